#pragma once

#include "app/common/painting/palette.h"

#include <QPainterPath>
#include <QRectF>

class QPainter;

/// Icons of lines in one colour, on a grid of 24 × 24.
namespace inselwerk {

enum class Icon : u8 {
    Menu,
    Undo,
    Redo,
    Rules,
    Settings,
    Trade,
    Check,
    Cross,
    Plus,
    Minus,
    Wait,
    Knight,
    LongestRoad,
    Star,
    Cards,
    Card,
    Bot,
    Person,
    Log,
    Chart,
    Dice,
    Warning,
    Error,
    Info,
    Eye,
    EndTurn,
    Globe,
    Clock,
    People,
    Lava,
    Invention,
    Monopoly,
    Hex,
    Open,
    Save,
    Play,
    Robber,
    House,
    Up,
    Down,
    Right,
    Leaf,
    Vial,
    Token,
    Gift,
    Select,
    Pan,
    Brush,
    Fill,
    Line,
    Number,
    Anchor,
    Chance,
    Pipette,
    Rotate,
    Mirror,
    Symmetry,
    NewFile,
    Fit,
    DragHandle,
    Copy,
    Delete,
    Sort,
    Shuffle,
    Balance,
    Flag
};
inline constexpr int iconCount = 66;

/// Name of an icon for markup: `end-turn`.
std::string_view nameOf(Icon);
std::optional<Icon> iconFrom(std::string_view);

/// The lines of an icon on its 24 × 24 grid, to be stroked.
const QPainterPath& iconPath(Icon);

/// Paints an icon into the largest square in the middle of `box`. `width`: of the lines on the 24 grid.
void paintIcon(QPainter&, const QRectF& box, Icon, const QColor&, qreal width = 1.9);

/// The icon of a development card.
Icon iconOf(Card);

}  // namespace inselwerk
