#include "app/common/painting/line_icons.h"

#include "app/common/painting/svg_path.h"

#include <QPainter>
#include <QPen>

namespace inselwerk {
namespace {

struct IconShape
{
    std::string_view name;
    const char* d;
};

/// By Icon.
constexpr std::array<IconShape, iconCount> shapes{{
    {"menu", "M4 6h16M4 12h16M4 18h16"},
    {"undo", "M4 9h10a6 6 0 0 1 0 12H8M8 4L3.5 9L8 14"},
    {"redo", "M20 9H10a6 6 0 0 0 0 12h6M16 4l4.5 5L16 14"},
    {"rules", "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14"},
    {"settings",
     "M8.8 12a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1 -6.4 0zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1"
     "M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1"},
    {"trade", "M4 8h14M14 4l4.5 4L14 12M20 16H6M10 12l-4.5 4L10 20"},
    {"check", "M4 13l5 5L20 6"},
    {"cross", "M5 5l14 14M19 5L5 19"},
    {"plus", "M12 4v16M4 12h16"},
    {"minus", "M4 12h16"},
    {"wait", "M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9"},
    {"knight", "M12 2l7 3v6c0 5-3 8.5-7 11c-4-2.5-7-6-7-11V5zM12 7v9M8.5 10.5h7"},
    {"longest-road",
     "M3 20L9 14L8 9L15 6L20 3M2 20a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0zM18.5 3.5a1.5 1.5 0 1 1 3 0a1.5 1.5 0 "
     "1 1 -3 0z"},
    {"star", "M12 3l2.7 5.8l6.3.8l-4.6 4.3l1.2 6.2L12 17l-5.6 3.1l1.2-6.2L3 9.6l6.3-.8z"},
    {"cards", "M5 6h7a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2zM8 3h10a2 2 0 0 1 2 2v13"},
    {"card", "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z"},
    {"bot",
     "M8 8h8a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3h-8a3 3 0 0 1 -3 -3v-5a3 3 0 0 1 3 -3zM12 4v4M2.5 13v3M21.5 13v3"
     "M8.7 13a0.8 0.8 0 1 1 1.6 0a0.8 0.8 0 1 1 -1.6 0zM13.7 13a0.8 0.8 0 1 1 1.6 0a0.8 0.8 0 1 1 -1.6 0z"},
    {"person", "M8 8a4 4 0 1 1 8 0a4 4 0 1 1 -8 0zM4 21c0-5 4-7 8-7s8 2 8 7"},
    {"log", "M5 4h14v16H5zM8 8h8M8 12h8M8 16h5"},
    {"chart", "M4 20V4M4 20h16M8 20v-6M12 20V9M16 20v-9"},
    {"dice",
     "M7 3.5h10a3.5 3.5 0 0 1 3.5 3.5v10a3.5 3.5 0 0 1 -3.5 3.5h-10a3.5 3.5 0 0 1 -3.5 -3.5v-10a3.5 3.5 0 0 1 "
     "3.5 -3.5zM7.5 8.5a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM14.5 15.5a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM11 12a1 1 0 1 1 "
     "2 0a1 1 0 1 1 -2 0z"},
    {"warning", "M12 3L22 20H2zM12 10v5M12 17.5v.5"},
    {"error", "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM12 7v6M12 16v.5"},
    {"info", "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM12 11v6M12 7v.5"},
    {"eye", "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM9 12a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z"},
    {"end-turn", "M4 12h13M12 6l6 6l-6 6M21 5v14"},
    {"globe", "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM3 12h18M12 3c5 5 5 13 0 18c-5-5-5-13 0-18z"},
    {"clock", "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM12 7v5l4 2"},
    {"people",
     "M5.5 8a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0zM2.5 20c0-4.5 3-6 6.5-6s6.5 1.5 6.5 6M16 5a3.5 3.5 0 0 1 0 "
     "6.5M18 14.5c2.5.5 3.5 2.5 3.5 5.5"},
    {"lava", "M3 20l6-11h6l6 11zM9 9c1 2 2 0 3 2s2 0 3-2M12 6V2M8 6L6.5 3M16 6l1.5-3"},
    {"invention", "M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM9.5 20.5h5"},
    {"monopoly", "M4 10l8-6l8 6M6 10v8M10 10v8M14 10v8M18 10v8M3 21h18"},
    {"hex", "M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5z"},
    {"open", "M3 19V5h6l2 3h9v3M3 19l3-8h16l-3 8z"},
    {"save", "M4 4h13l3 3v13H4zM8 4v6h8V4M8 20v-6h8v6"},
    {"play", "M7 4l12 8l-12 8z"},
    {"robber", "M12 3a4 4 0 0 1 3 7c2.5 2 2 5 1.5 6.5L18 21H6l1.5-4.5C7 15 6.5 12 9 10A4 4 0 0 1 12 3z"},
    {"house", "M5 20V11l7-7l7 7v9z"},
    {"up", "M5 15l7-7l7 7"},
    {"down", "M5 9l7 7l7-7"},
    {"right", "M9 5l7 7l-7 7"},
    {"leaf", "M5 20c0-10 5-15 15-16c0 10-4 15-12 14M5 20c2-5 5-8 9-10"},
    {"vial", "M7 3h10M9 3v14a3 3 0 0 0 6 0V3M9 12h6"},
    {"token", "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM6.5 12a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1 -11 0z"},
    {"gift", "M4 11h16v10H4zM3 7h18v4H3zM12 7v14M12 7c-2-5-7-5-6-1c.3 1 3 1 6 1c3 0 5.7 0 6-1c1-4-4-4-6 1"},
    {"select", "M5 3l13 9l-6 1.5L9 20z"},
    {"pan", "M12 3v18M3 12h18M9 6l3-3l3 3M9 18l3 3l3-3M6 9l-3 3l3 3M18 9l3 3l-3 3"},
    {"brush", "M20 4L11 13M11 13c2 0 3 1 2.5 3C13 19 9 21 4 20c2-1 2-2 2.5-4S9 13 11 13z"},
    {"fill", "M4 12l8-8l8 8l-8 8zM4 12h16M20 16c1.5 2 2 3 1 4s-2.5 0-2-1.5z"},
    {"line",
     "M5 19L19 5M2.7 19.5a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1 -3.6 0z"
     "M17.7 4.5a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1 -3.6 0z"},
    {"number", "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM10 9l2.5-1.5V16"},
    {"anchor", "M10 5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0zM12 7v14M8 11h8M4 14c0 5 4 7 8 7s8-2 8-7"},
    {"chance", "M8 9c0-5 8-5 8 0c0 3-4 3-4 6M12 19v.5"},
    {"pipette", "M14 6l4 4M12.5 7.5L5 15l-1.5 5.5L9 19l7.5-7.5M15 5c1.5-2 3-2 4-1s1 2.5-1 4"},
    {"rotate", "M19 12a7 7 0 1 1-2.5-5.4M17 2v5h-5"},
    {"mirror", "M12 3v18M9 6L3 18h6zM15 6l6 12h-6z"},
    {"symmetry", "M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5zM12 12V2.5M12 12l8.2 4.75M12 12l-8.2 4.75"},
    {"new", "M6 3h8l5 5v13H6zM14 3v5h5"},
    {"fit", "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"},
    {"drag-handle", "M9 5v.1M9 12v.1M9 19v.1M15 5v.1M15 12v.1M15 19v.1"},
    {"copy", "M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM16 5V4H4v12h1"},
    {"delete", "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14"},
    {"sort", "M4 6h10M4 12h7M4 18h4M18 5v14M14.5 15.5L18 19l3.5-3.5"},
    {"shuffle", "M3 7h4l9 10h5M3 17h4l3-3.3M13 10.3L16 7h5M18 4l3 3l-3 3M18 14l3 3l-3 3"},
    {"balance", "M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z"},
    {"flag", "M6 21V4h12l-3 4l3 4H6"},
}};

}  // namespace

std::string_view nameOf(Icon icon) { return shapes[static_cast<std::size_t>(icon)].name; }

std::optional<Icon> iconFrom(std::string_view name)
{
    for (std::size_t i = 0; i < shapes.size(); ++i)
        if (shapes[i].name == name) return static_cast<Icon>(i);
    return std::nullopt;
}

const QPainterPath& iconPath(Icon icon)
{
    static const std::array<QPainterPath, iconCount> paths = [] {
        std::array<QPainterPath, iconCount> all;
        for (std::size_t i = 0; i < shapes.size(); ++i) all[i] = svgPath(shapes[i].d);
        return all;
    }();
    return paths[static_cast<std::size_t>(icon)];
}

void paintIcon(QPainter& painter, const QRectF& box, Icon icon, const QColor& colour, qreal width)
{
    const qreal scale = std::min(box.width(), box.height()) / 24;
    const QTransform before = painter.transform();
    painter.translate(box.center());
    painter.scale(scale, scale);
    painter.translate(-12, -12);
    painter.strokePath(iconPath(icon), QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setTransform(before);
}

Icon iconOf(Card card)
{
    switch (card) {
        case Card::Knight: return Icon::Knight;
        case Card::RoadBuilding: return Icon::LongestRoad;
        case Card::YearOfPlenty: return Icon::Invention;
        case Card::Monopoly: return Icon::Monopoly;
        case Card::VictoryPoint: return Icon::Star;
    }
    return Icon::Card;
}

}  // namespace inselwerk
