#include "engine/scenario/format_keys.h"

namespace inselwerk {
namespace {

template <class E>
std::vector<std::string_view> allNames(int count)
{
    std::vector<std::string_view> names;
    for (int i = 0; i < count; ++i) names.push_back(nameOf(static_cast<E>(i)));
    return names;
}

}  // namespace

const std::vector<std::string_view>& terrainNames()
{
    static const auto names = allNames<Terrain>(terrainCount);
    return names;
}

const std::vector<std::string_view>& resourceNames()
{
    static const auto names = allNames<Resource>(resourceCount);
    return names;
}

const std::vector<std::string_view>& harbourNames()
{
    static const auto names = allNames<Harbour>(harbourCount);
    return names;
}

const std::vector<std::string_view>& colourNames()
{
    static const auto names = allNames<Colour>(colourCount);
    return names;
}

const std::vector<std::string_view>& constraintNames()
{
    static const auto names = allNames<Constraint>(3);
    return names;
}

std::vector<std::string_view> sideNames(Orientation o)
{
    std::vector<std::string_view> names;
    for (int i = 0; i < 6; ++i) names.push_back(sideName(i, o));
    return names;
}

std::vector<std::string_view> cornerNames(Orientation o)
{
    std::vector<std::string_view> names;
    for (int i = 0; i < 6; ++i) names.push_back(cornerName(i, o));
    return names;
}

const std::vector<std::string_view>& nameableThings()
{
    static const auto names = [] {
        std::vector<std::string_view> all{"robber"};
        all.insert(all.end(), resourceNames().begin(), resourceNames().end());
        all.insert(all.end(), terrainNames().begin(), terrainNames().end());
        return all;
    }();
    return names;
}

}  // namespace inselwerk
