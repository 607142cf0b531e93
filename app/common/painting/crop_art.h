#pragma once

#include "app/common/painting/hex_layer.h"
#include "app/common/painting/drawing.h"

#include <QPointF>

#include <string_view>

class QPainter;

/// Crop tokens. Each kind has a picture of its own; the colour of the rim only helps.
namespace inselwerk {

/// In the order in which the rules count them.
enum class Crop : u8 { Wheat, Beans, Maize, Rice, Quinoa, Barley, Potatoes, Lentils };

inline constexpr std::size_t cropCount = 8;

/// Crop tokens on a field.
struct CropsPicture
{
    std::array<int, cropCount> tokens{};  ///< by Crop
    int places = 7;                       ///< with so many tokens nothing more is planted
    friend bool operator==(const CropsPicture&, const CropsPicture&) = default;
};

/// Name as files spell it: `wheat`.
std::string_view nameOf(Crop);
std::optional<Crop> cropFrom(std::string_view);

QColor cropColour(Crop);
/// The picture of a crop, in a box from -1 to 1.
const Drawing& cropDrawing(Crop);

/// A crop token. `picture`: false on thumbnails, where only its colour can be seen.
void paintCropToken(QPainter&, QPointF centre, qreal radius, Crop, bool picture = true);
/// The back of a crop token or an event token: a seed vial.
void paintSeedBack(QPainter&, QPointF centre, qreal radius);
/// A place where a token may lie.
void paintTokenPlace(QPainter&, QPointF centre, qreal radius);

/// The tokens of a field, in fixed places above and below its number. More than there are places for: each kind once,
/// with its count. R: hex radius.
void paintCrops(QPainter&, QPointF centre, qreal R, const CropsPicture&, Detail);

}  // namespace inselwerk
