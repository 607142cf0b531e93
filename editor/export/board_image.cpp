#include "editor/export/board_image.h"

#include "app/common/painting/board_painter.h"
#include "editor/document/file_store.h"

#include <QBuffer>
#include <QCoreApplication>

#include <algorithm>

namespace inselwerk {

QImage boardImage(BoardPicture picture, QSize size, bool water)
{
    picture.sea = water;
    return render(picture, size, 1);
}

int heightFor(const BoardPicture& picture, int width)
{
    if (picture.hexes.empty()) return width;
    std::vector<Point> centres;
    for (const HexPicture& hex : picture.hexes) centres.push_back(centreOf(hex.at, picture.orientation));
    const auto [left, right] = std::ranges::minmax_element(centres, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax_element(centres, {}, &Point::y);
    constexpr qreal around = 3.5;  // hex radii: half a hex and a harbour on either side
    const qreal ratio = (bottom->y - top->y + around) / (right->x - left->x + around);
    return std::clamp(qRound(width * ratio), smallestImage, largestImage);
}

QString writeBoardImage(const QImage& image, const QString& file)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return QCoreApplication::translate("BoardImage", "There is not enough memory for a picture of that size.");
    return FileStore::write(file, bytes);
}

}  // namespace inselwerk
