#pragma once

#include "tests/engine/drawn/lot.h"
#include "tests/engine/tst_property_boards.h"

#include <algorithm>
#include <set>

namespace inselwerk::test {

/// Land of any shape.
class LandDrawer
{
public:
    explicit LandDrawer(Lot& lot) : m_lot(lot) {}

    std::vector<HexCoord> draw()
    {
        static const std::vector<std::pair<int, int>> sizes{{1, 6}, {7, 19}, {20, 40}, {20, 40}, {41, 80}, {81, 127}};
        const auto [low, high] = m_lot.of(sizes);
        const int count = m_lot.between(low, high);
        switch (m_lot.between(0, 5)) {
            case 0: round(count); break;
            case 1: grow(count, {0, 0}); break;
            case 2: archipelago(count); break;
            case 3: scatter(count); break;
            case 4: walk(count); break;
            default: pierce(count); break;
        }
        std::vector<HexCoord> land(m_land.begin(), m_land.end());
        if (m_lot.percent(10)) {
            const HexCoord away{m_lot.between(-300, 300), m_lot.between(-100, 100)};
            for (HexCoord& at : land) at = {at.q + away.q, at.r + away.r};
        }
        m_lot.shuffle(land);
        return land;
    }

private:
    static constexpr int widest = 9;

    std::vector<HexCoord> nearest(int count)
    {
        std::vector<HexCoord> disc = roundLand(widest);
        m_lot.shuffle(disc);
        std::stable_sort(disc.begin(), disc.end(), [](HexCoord a, HexCoord b) {
            return distance(a, {0, 0}) < distance(b, {0, 0});
        });
        disc.resize(static_cast<std::size_t>(count));
        return disc;
    }

    void round(int count)
    {
        for (const HexCoord at : nearest(count)) m_land.insert(at);
    }

    /// Hex by hex beside one that is there.
    void grow(int count, HexCoord from)
    {
        std::vector<HexCoord> island{from};
        m_land.insert(from);
        while (count > 1) {
            const HexCoord next = neighbour(m_lot.of(island), m_lot.between(0, 5), Orientation::Pointy);
            island.push_back(next);
            count -= m_land.insert(next).second;
        }
    }

    void archipelago(int count)
    {
        const int islands = m_lot.between(2, 6);
        for (int i = 0; i < islands; ++i)
            grow(std::max(1, count / islands), {m_lot.between(-widest, widest), m_lot.between(-widest, widest)});
    }

    void scatter(int count)
    {
        auto places = nearest(std::min(250, count * m_lot.between(12, 25) / 10 + 1));
        m_lot.shuffle(places);
        places.resize(std::min(places.size(), static_cast<std::size_t>(count)));
        m_land.insert(places.begin(), places.end());
    }

    /// A long line with bends.
    void walk(int count)
    {
        HexCoord at{0, 0};
        int side = m_lot.between(0, 5);
        while (static_cast<int>(m_land.size()) < count) {
            m_land.insert(at);
            if (m_lot.percent(30)) side = (side + (m_lot.percent(50) ? 1 : 5)) % 6;
            at = neighbour(at, side, Orientation::Pointy);
        }
    }

    /// A round island with lakes.
    void pierce(int count)
    {
        for (const HexCoord at : nearest(count))
            if (m_land.empty() || !m_lot.percent(25)) m_land.insert(at);
    }

    Lot& m_lot;
    std::set<HexCoord> m_land;
};

}  // namespace inselwerk::test
