#include "app/common/painting/palette.h"

#include <QRectF>

namespace inselwerk {

const WindowPalette& windowPalette(bool dark)
{
    static const WindowPalette light{
        .window = rgb(0xE6DBC4),
        .panel = rgb(0xFBF6EA),
        .panel2 = rgb(0xF2E8D3),
        .line = rgb(0xCBBA97),
        .line2 = rgb(0x93805C),
        .ink = rgb(0x2B2118),
        .ink2 = rgb(0x64543F),
        .accent = rgb(0x1F5B6E),
        .onAccent = rgb(0xFFFFFF),
        .accentSoft = rgb(0xD8E6E6),
        .highlight = rgb(0xFFF1BE),
        .warn = rgb(0x96470F),
        .bad = rgb(0xA3261C),
        .ok = rgb(0x2C6A3A),
        .award = rgb(0x7F5708)};
    static const WindowPalette night{
        .window = rgb(0x1D1915),
        .panel = rgb(0x2A251F),
        .panel2 = rgb(0x363028),
        .line = rgb(0x4D4438),
        .line2 = rgb(0x8C7D68),
        .ink = rgb(0xF3EADA),
        .ink2 = rgb(0xC3B59D),
        .accent = rgb(0x84C3D2),
        .onAccent = rgb(0x0E2026),
        .accentSoft = rgb(0x25414A),
        .highlight = rgb(0x4A3E1E),
        .warn = rgb(0xF0B27A),
        .bad = rgb(0xFF9C8C),
        .ok = rgb(0x9CD3A4),
        .award = rgb(0xEBC56A)};
    return dark ? night : light;
}

const BoardPalette& boardPalette(bool dark)
{
    static const BoardPalette light{
        .seaMiddle = rgb(0xA9C9CE),
        .seaRim = rgb(0x90B6BF),
        .wave = rgb(0x7DA5AF),
        .shallowsOuter = rgb(0xA9CBCF),
        .shallowsInner = rgb(0xB9D6D5),
        .beach = rgb(0xEAD9AE),
        .veil = Qt::transparent};
    static const BoardPalette night{
        .seaMiddle = rgb(0x456873),
        .seaRim = rgb(0x2C4750),
        .wave = rgb(0x527784),
        .shallowsOuter = rgb(0x4F747D),
        .shallowsInner = rgb(0x64898F),
        .beach = rgb(0xCDBB8F),
        .veil = QColor::fromRgba(rgb(0x1D1915, .13))};
    return dark ? night : light;
}

const TerrainColours& terrainColours(Terrain terrain)
{
    static const std::array<TerrainColours, terrainCount> colours{{
        {rgb(0xA9C8CD), rgb(0x96BAC1), rgb(0x6F99A3)},  // sea
        {rgb(0xF1E3BC), rgb(0xE4D09C), rgb(0xB79C62)},  // desert
        {rgb(0x5F9059), rgb(0x3F7144), rgb(0x24492B)},  // forest
        {rgb(0xE09E74), rgb(0xCC7A51), rgb(0x8C4527)},  // hills
        {rgb(0xC5DB8B), rgb(0xA8C76A), rgb(0x6F9340)},  // pasture
        {rgb(0xF0CF74), rgb(0xE0B348), rgb(0xB98722)},  // fields
        {rgb(0xC6C2BE), rgb(0xA39E9B), rgb(0x625E5F)},  // mountains
        {rgb(0x8A7150), rgb(0x6B5539), rgb(0x42331F)},  // gold
        {rgb(0x7B6A63), rgb(0x5A4B46), rgb(0x32282A)},  // volcano
    }};
    return colours[static_cast<std::size_t>(terrain)];
}

const TerrainColours& chanceColours()
{
    static const TerrainColours colours{rgb(0xE9E1D0), rgb(0xE1D8C4), rgb(0xC3B697)};
    return colours;
}

QBrush printBrush(const TerrainColours& colours, const QRectF& box)
{
    QLinearGradient gradient(box.topLeft(), QPointF(box.left() + .25 * box.width(), box.bottom()));
    gradient.setColorAt(0, colours.top);
    gradient.setColorAt(1, colours.bottom);
    return gradient;
}

const PlayerColours& playerColours(Colour colour)
{
    static const std::array<PlayerColours, colourCount> colours{{
        {rgb(0xC8402F), rgb(0xE06A57), rgb(0x8A241B), rgb(0xFFF6E8), SeatMark::Circle},    // red
        {rgb(0x2F62B0), rgb(0x5C8AD0), rgb(0x1D417C), rgb(0xFFF6E8), SeatMark::Square},    // blue
        {rgb(0xF4EFE3), rgb(0xFFFFFF), rgb(0xC9BFA9), rgb(0x3A3026), SeatMark::Triangle},  // white
        {rgb(0xEC9A2C), rgb(0xF8BE68), rgb(0xB26A12), rgb(0x3A2208), SeatMark::Diamond},   // orange
        {rgb(0x35A886), rgb(0x6FC9AE), rgb(0x1B6E55), rgb(0x08281E), SeatMark::Cross},     // green
        {rgb(0x4F3020), rgb(0x7A5540), rgb(0x301B10), rgb(0xFFF0D8), SeatMark::Star},      // brown
    }};
    return colours[static_cast<std::size_t>(colour)];
}

QColor cardHeadColour(Card card)
{
    switch (card) {
        case Card::Knight: return rgb(0x7A3B46);
        case Card::RoadBuilding: return rgb(0x8A5A26);
        case Card::YearOfPlenty: return rgb(0x2F6571);
        case Card::Monopoly: return rgb(0x5A5286);
        case Card::VictoryPoint: return rgb(0x8A6A14);
    }
    return {};
}

}  // namespace inselwerk
