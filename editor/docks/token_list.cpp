#include "editor/docks/token_list.h"

#include "app/common/painting/line_icons.h"
#include "app/common/painting/number_disc.h"
#include "app/common/painting/palette.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace inselwerk {
namespace {

constexpr int numberRole = Qt::UserRole;
constexpr int noteRole = Qt::UserRole + 1;
constexpr int chanceRole = Qt::UserRole + 2;
constexpr int rowHeight = 27;
constexpr int textsFrom = 72;  ///< before it handle, place and disc
constexpr int textsGap = 6;
constexpr int endMargin = 5;
constexpr qint64 longestPause = 1500;  // milliseconds between the digits of a number

/// A row: handle, place, disc, note, chance.
class TokenDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {110, rowHeight}; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const WindowPalette& colours = windowPalette(option.palette.color(QPalette::Base).lightnessF() < .5);
        const QRectF row = QRectF(option.rect).adjusted(1, 1, -1, -1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & QStyle::State_Selected) {
            painter->setPen(QPen(colours.accent, option.state & QStyle::State_HasFocus ? 2 : 1));
            painter->setBrush(colours.accentSoft);
            painter->drawRoundedRect(row, 5, 5);
        } else if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(colours.accent, 1, Qt::DashLine));
            painter->drawRoundedRect(row, 5, 5);
        }
        paintIcon(
            *painter, QRectF(row.left() + 2, row.top() + 4, 16, row.height() - 8), Icon::DragHandle, colours.ink2);
        painter->setPen(colours.ink2);
        painter->setFont(option.font);
        painter->drawText(
            QRectF(row.left() + 18, row.top(), 22, row.height()), Qt::AlignRight | Qt::AlignVCenter,
            QString::number(index.row() + 1));
        paintNumberDisc(
            *painter, {row.left() + 56, row.center().y()}, (rowHeight - 5) / 2., index.data(numberRole).toInt());
        paintTexts(*painter, option, row, index, colours);
        painter->restore();
    }

private:
    static void paintTexts(
        QPainter& painter, const QStyleOptionViewItem& option, const QRectF& row, const QModelIndex& index,
        const WindowPalette& colours)
    {
        const QString chance = index.data(chanceRole).toString();
        const QRectF texts = row.adjusted(textsFrom, 0, -endMargin, 0);
        painter.setPen(colours.ink2);
        painter.drawText(texts, Qt::AlignRight | Qt::AlignVCenter, chance);
        painter.setPen(colours.ink);
        const int left = static_cast<int>(texts.width()) - option.fontMetrics.horizontalAdvance(chance) - textsGap;
        painter.drawText(
            texts, Qt::AlignLeft | Qt::AlignVCenter,
            option.fontMetrics.elidedText(index.data(noteRole).toString(), Qt::ElideRight, left));
    }
};

bool isOwnKey(const QKeyEvent& key)
{
    if (key.modifiers() == Qt::AltModifier) return key.key() == Qt::Key_Up || key.key() == Qt::Key_Down;
    if (key.modifiers() != Qt::NoModifier && key.modifiers() != Qt::KeypadModifier) return false;
    return key.key() == Qt::Key_Delete || key.key() == Qt::Key_Backspace ||
           (key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9);
}

}  // namespace

TokenList::TokenList(QWidget* parent) : QListWidget(parent)
{
    setItemDelegate(new TokenDelegate(this));
    setSelectionMode(ExtendedSelection);
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Lets a press on one of several selected rows keep them; the drag itself is done here.
    setDragEnabled(true);
}

void TokenList::setRows(const std::vector<Row>& rows)
{
    stopDrag();
    const bool follows = m_next.has_value();
    const Places wanted = follows ? *m_next : chosen();
    const int current = m_next && !m_next->empty() ? static_cast<int>(*m_next->begin()) : currentRow();
    m_next.reset();
    const int scrolled = verticalScrollBar()->value();
    while (count() > static_cast<int>(rows.size())) delete takeItem(count() - 1);
    while (count() < static_cast<int>(rows.size())) addItem(new QListWidgetItem);
    for (int i = 0; i < count(); ++i) {
        const Row& row = rows[static_cast<std::size_t>(i)];
        QListWidgetItem* entry = item(i);
        entry->setData(numberRole, row.number);
        entry->setData(noteRole, row.note);
        entry->setData(chanceRole, row.chance);
        entry->setData(Qt::AccessibleTextRole, row.spoken);
        entry->setToolTip(row.spoken);
    }
    if (count() > 0) setCurrentRow(std::clamp(current, 0, count() - 1), QItemSelectionModel::NoUpdate);
    choose(wanted);
    verticalScrollBar()->setValue(scrolled);
    if (follows && count() > 0) scrollToItem(currentItem());
    updateGeometry();
}

QSize TokenList::minimumSizeHint() const
{
    int texts = 0;
    for (int i = 0; i < count(); ++i) {
        const QString note = item(i)->data(noteRole).toString(), chance = item(i)->data(chanceRole).toString();
        texts = std::max(texts, fontMetrics().horizontalAdvance(note) + fontMetrics().horizontalAdvance(chance));
    }
    constexpr int rowMargins = 2, rounding = 2;
    const int frame = 2 * frameWidth() + verticalScrollBar()->sizeHint().width();
    return {textsFrom + texts + textsGap + endMargin + rowMargins + rounding + frame, 5 * rowHeight};
}

TokenList::Places TokenList::chosen() const
{
    Places places;
    for (const QListWidgetItem* entry : selectedItems()) places.insert(static_cast<std::size_t>(row(entry)));
    return places;
}

void TokenList::choose(const Places& places)
{
    for (int i = 0; i < count(); ++i) item(i)->setSelected(places.contains(static_cast<std::size_t>(i)));
}

std::size_t TokenList::insertionPlace() const
{
    return currentRow() < 0 ? static_cast<std::size_t>(count()) : static_cast<std::size_t>(currentRow()) + 1;
}

bool TokenList::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();  // not for the tools of the canvas, which use these keys too
        return true;
    }
    return QListWidget::event(event);
}

void TokenList::keyPressEvent(QKeyEvent* key)
{
    if (key->key() == Qt::Key_Escape && m_gap) {
        stopDrag();
        return;
    }
    if (!isOwnKey(*key)) {
        QListWidget::keyPressEvent(key);
        return;
    }
    if (key->modifiers() == Qt::AltModifier)
        moveByKey(key->key() == Qt::Key_Up ? -1 : 1);
    else if (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace)
        emit removeAsked(chosen());
    else
        typeDigit(key->key() - Qt::Key_0);
}

void TokenList::typeDigit(int digit)
{
    if (!m_typed.isValid() || m_typed.elapsed() > longestPause) m_typing.forget();
    m_typed.start();
    const NumberTyping::Answer answer = m_typing.type(digit);
    if (answer.kind == NumberTyping::Kind::Number) emit addAsked(answer.number);
}

void TokenList::askToMove(std::size_t to)
{
    const Places places = chosen();
    if (places.empty()) return;
    Places after;
    for (std::size_t i = 0; i < places.size(); ++i) after.insert(to + i);
    m_next = after;
    emit moveAsked(places, to);
    m_next.reset();
}

void TokenList::moveByKey(int steps)
{
    const Places places = chosen();
    if (places.empty()) return;
    const int first = static_cast<int>(*places.begin());
    const int last = count() - static_cast<int>(places.size());
    askToMove(static_cast<std::size_t>(std::clamp(first + steps, 0, last)));
}

void TokenList::mousePressEvent(QMouseEvent* event)
{
    QListWidget::mousePressEvent(event);
    m_pressed = event->position().toPoint();
    m_mayDrag = event->button() == Qt::LeftButton && itemAt(m_pressed) && itemAt(m_pressed)->isSelected();
}

void TokenList::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    if (!m_mayDrag || !(event->buttons() & Qt::LeftButton)) return;
    if (!m_gap && (at - m_pressed).manhattanLength() < QApplication::startDragDistance()) return;
    m_gap = gapAt(at.y());
    if (at.y() < rowHeight / 2) verticalScrollBar()->setValue(verticalScrollBar()->value() - 1);
    if (at.y() > viewport()->height() - rowHeight / 2) verticalScrollBar()->setValue(verticalScrollBar()->value() + 1);
    viewport()->update();
}

void TokenList::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_gap) {
        m_mayDrag = false;
        QListWidget::mouseReleaseEvent(event);
        return;
    }
    const auto gap = static_cast<std::size_t>(*m_gap);
    stopDrag();
    std::size_t before = 0;
    for (const std::size_t place : chosen()) before += place < gap;
    askToMove(gap - before);
}

void TokenList::focusOutEvent(QFocusEvent* event)
{
    stopDrag();
    QListWidget::focusOutEvent(event);
}

void TokenList::paintEvent(QPaintEvent* event)
{
    QListWidget::paintEvent(event);
    if (!m_gap) return;
    const int rows = count();
    const int y = *m_gap < rows ? visualItemRect(item(*m_gap)).top() : visualItemRect(item(rows - 1)).bottom();
    QPainter painter(viewport());
    painter.setPen(QPen(palette().color(QPalette::Highlight), 3));
    painter.drawLine(2, y, viewport()->width() - 2, y);
}

int TokenList::gapAt(int y) const
{
    for (int i = 0; i < count(); ++i)
        if (y < visualItemRect(item(i)).center().y()) return i;
    return count();
}

void TokenList::stopDrag()
{
    m_mayDrag = false;
    if (!m_gap) return;
    m_gap.reset();
    viewport()->update();
}

}  // namespace inselwerk
