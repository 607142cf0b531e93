#include "editor/forms/word_picture.h"

#include "app/common/painting/crop_art.h"
#include "app/common/painting/marks.h"
#include "app/common/painting/resource_icons.h"
#include "app/common/painting/tile.h"
#include "app/common/text/messages.h"

#include <QIconEngine>
#include <QPainter>

#include <algorithm>

namespace inselwerk {
namespace {

class WordIconEngine : public QIconEngine
{
public:
    explicit WordIconEngine(std::string word) : m_word(std::move(word)) {}

    void paint(QPainter* painter, const QRect& box, QIcon::Mode mode, QIcon::State) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        if (mode == QIcon::Disabled) painter->setOpacity(.5);
        paintWord(*painter, QRectF(box), m_word);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new WordIconEngine(m_word); }

private:
    std::string m_word;
};

}  // namespace

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
    return hasPicture(word) ? QIcon(new WordIconEngine(std::string{word})) : QIcon();
}

QString choiceLabel(const Field& field, std::string_view word)
{
    const auto at = std::find(field.choices.begin(), field.choices.end(), word);
    const auto index = static_cast<std::size_t>(at - field.choices.begin());
    if (index < field.choiceLabels.size()) return translate(field.choiceLabels[index]);
    return translateWord(word);
}

}  // namespace inselwerk
