#pragma once

#include "app/common/painting/board_picture.h"

#include <QImage>

namespace inselwerk {

/// A picture of a board for a file: of that many pixels, with water around it or transparent.
QImage boardImage(BoardPicture, QSize, bool water);
/// The height that fits a width, so that little is wasted.
int heightFor(const BoardPicture&, int width);
/// Empty, or why it could not be written, as a sentence.
QString writeBoardImage(const QImage&, const QString& file);

inline constexpr int smallestImage = 64;
inline constexpr int largestImage = 8192;

}  // namespace inselwerk
