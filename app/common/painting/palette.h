#pragma once

#include "engine/board/types.h"

#include <QBrush>
#include <QColor>

/// Every colour of the programs, by what it is for.
namespace inselwerk {

/// A colour by its six hex digits (`0xRRGGBB`) and its opacity (0–1).
constexpr QRgb rgb(unsigned digits, double opacity = 1.0)
{
    return (static_cast<unsigned>(qRound(opacity * 255)) << 24) | (digits & 0xffffffU);
}

/// Colours of windows, panels and texts. Text roles keep 4.5:1 on every background role.
struct WindowPalette
{
    QColor window;      ///< behind the panels
    QColor panel;       ///< panels, cards of players, buttons
    QColor panel2;      ///< panel heads, sentence boxes, menu and status bar
    QColor line;        ///< edges of panels, separators (decoration only)
    QColor line2;       ///< edges of things one can press
    QColor ink;         ///< text
    QColor ink2;        ///< secondary text, quiet icons
    QColor accent;      ///< main button, selection edge, focus
    QColor onAccent;    ///< text on the main button
    QColor accentSoft;  ///< selected row, whose turn
    QColor highlight;   ///< leading row, special tile
    QColor warn;        ///< "needs one more brick", warnings
    QColor bad;         ///< errors, red numbers in panels
    QColor ok;          ///< agrees, done
    QColor award;       ///< holder of an award
};
const WindowPalette& windowPalette(bool dark);

/// What surrounds the land. Terrains and pieces are the same in light and dark.
struct BoardPalette
{
    QColor seaMiddle;
    QColor seaRim;
    QColor wave;
    QColor shallowsOuter;
    QColor shallowsInner;
    QColor beach;
    QColor veil;  ///< one layer over the finished board; transparent in the light palette
};
const BoardPalette& boardPalette(bool dark);

/// A printed hex: gradient from `top` (left) to `bottom` (right), and its inner edge.
struct TerrainColours
{
    QColor top;
    QColor bottom;
    QColor edge;
};
const TerrainColours& terrainColours(Terrain);
/// The hex whose terrain is left to chance.
const TerrainColours& chanceColours();

/// The gradient of a printed area that fills `box`.
QBrush printBrush(const TerrainColours&, const QRectF& box);

/// The shape that tells players apart where colour cannot.
enum class SeatMark : u8 { Circle, Square, Triangle, Diamond, Cross, Star };

struct PlayerColours
{
    QColor fill;
    QColor light;
    QColor shade;
    QColor mark;
    SeatMark shape = SeatMark::Circle;
};
const PlayerColours& playerColours(Colour);

/// Head of a development card.
QColor cardHeadColour(Card);

inline constexpr QRgb outlineColour = rgb(0x20170F);   ///< around pieces and spots
inline constexpr QRgb haloColour = rgb(0xFFF4D8, .8);  ///< around the outline
inline constexpr QRgb spotColour = rgb(0xFFF6CF);      ///< places one may choose
inline constexpr QRgb printInk = rgb(0x2B2118);        ///< text on printed things, in both palettes
inline constexpr QRgb printCream = rgb(0xFBF3DF);      ///< face of printed things, in both palettes
inline constexpr QRgb redNumber = rgb(0xB3261E);       ///< 6 and 8
inline constexpr QRgb discEdge = rgb(0x5A4528);        ///< edge of number discs

}  // namespace inselwerk
