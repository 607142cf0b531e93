#include "editor/forms/word_picture.h"

#include "app/common/painting/crop_art.h"
#include "app/common/painting/marks.h"
#include "app/common/painting/resource_icons.h"
#include "app/common/painting/tile.h"
#include "app/common/text/messages.h"
#include "editor/common/painted_icon.h"

#include <QPainter>

#include <algorithm>

namespace inselwerk {
bool hasPicture(std::string_view word)
{
    return cropFrom(word) || resourceFrom(word) || terrainFrom(word) || colourFrom(word);
}

void paintWord(QPainter& painter, const QRectF& box, std::string_view word)
{
    const qreal half = std::min(box.width(), box.height()) / 2;
    if (const auto crop = cropFrom(word))
        paintCropToken(painter, box.center(), .94 * half, *crop);
    else if (const auto resource = resourceFrom(word))
        paintResource(painter, box.center(), half, *resource);
    else if (const auto terrain = terrainFrom(word))
        paintTile(painter, box.center(), .96 * half, Orientation::Pointy, *terrain);
    else if (const auto colour = colourFrom(word))
        paintSeatChip(painter, box.center(), .9 * half, *colour);
}

QIcon wordIcon(std::string_view word)
{
    if (!hasPicture(word)) return {};
    return paintedIcon([word = std::string{word}](QPainter& painter, const QRectF& box, QIcon::Mode mode) {
        if (mode == QIcon::Disabled) painter.setOpacity(.5);
        paintWord(painter, box, word);
    });
}

QString choiceLabel(const Field& field, std::string_view word)
{
    const auto at = std::find(field.choices.begin(), field.choices.end(), word);
    const auto index = static_cast<std::size_t>(at - field.choices.begin());
    if (index < field.choiceLabels.size()) return translate(field.choiceLabels[index]);
    return translateWord(word);
}

}  // namespace inselwerk
