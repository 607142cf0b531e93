#include "engine/scenario/schema.h"

#include <algorithm>

namespace inselwerk {
namespace {

/// The authored value of a field, or its fallback. Asking for a field that the schema lacks is a slip of the program
/// and yields an empty value of the type.
template <class T>
const T& valueOf(const Section& section, const Schema& schema, std::string_view name)
{
    static const T none{};
    if (const auto found = section.values.find(name); found != section.values.end())
        if (const T* value = std::get_if<T>(&found->second)) return *value;
    const Field* field = schema.find(name);
    const T* fallback = field ? std::get_if<T>(&field->fallback) : nullptr;
    return fallback ? *fallback : none;
}

}  // namespace

const Field* Schema::find(std::string_view name) const
{
    const auto at = std::find_if(fields.begin(), fields.end(), [name](const Field& f) { return f.name == name; });
    return at == fields.end() ? nullptr : &*at;
}

std::int64_t Section::integer(const Schema& s, std::string_view name) const
{
    return valueOf<std::int64_t>(*this, s, name);
}

bool Section::flag(const Schema& s, std::string_view name) const { return valueOf<bool>(*this, s, name); }

const std::string& Section::choice(const Schema& s, std::string_view name) const
{
    return valueOf<std::string>(*this, s, name);
}

std::vector<std::int64_t> Section::integers(const Schema& s, std::string_view name) const
{
    return valueOf<std::vector<std::int64_t>>(*this, s, name);
}

std::vector<std::string> Section::choices(const Schema& s, std::string_view name) const
{
    return valueOf<std::vector<std::string>>(*this, s, name);
}

std::map<std::string, std::int64_t> Section::counts(const Schema& s, std::string_view name) const
{
    return valueOf<std::map<std::string, std::int64_t>>(*this, s, name);
}

const Text& Section::text(const Schema& s, std::string_view name) const { return valueOf<Text>(*this, s, name); }

const std::vector<Section>& Section::sections(const Schema& s, std::string_view name) const
{
    return valueOf<std::vector<Section>>(*this, s, name);
}

void Section::set(const Field& field, FieldValue value)
{
    change(field, std::move(value));
    const auto at = values.find(field.name);
    if (!field.required && at->second == field.fallback) values.erase(at);
}

void Section::change(const Field& field, FieldValue value)
{
    if (auto* counts = std::get_if<std::map<std::string, std::int64_t>>(&value))
        std::erase_if(*counts, [](const auto& entry) { return entry.second == 0; });
    values.insert_or_assign(std::string{field.name}, std::move(value));
}

}  // namespace inselwerk
