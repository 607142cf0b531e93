#include "editor/docks/pieces_box.h"

#include "app/common/painting/marks.h"
#include "app/common/text/messages.h"
#include "editor/common/painted_icon.h"
#include "editor/common/plain_text.h"
#include "editor/docks/kind_counts.h"
#include "editor/forms/small_button.h"
#include "editor/forms/word_picture.h"
#include "editor/model/starting_pieces.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QToolButton>

namespace inselwerk {
namespace {

constexpr int pictureSize = 20;
/// As many as a file may name.
constexpr int mostCards = 200;

std::vector<QIcon> cardPictures()
{
    std::vector<QIcon> pictures;
    for (const Resource resource : allResources) pictures.push_back(wordIcon(nameOf(resource)));
    return pictures;
}

}  // namespace

PiecesBox::PiecesBox(const Studio& studio)
    : m_studio(studio),
      m_head(plainLabel()),
      m_colours(new QListWidget),
      m_up(smallButton(Icon::Up)),
      m_down(smallButton(Icon::Down)),
      m_remove(smallButton(Icon::Delete)),
      m_cardsLabel(plainLabel()),
      m_cards(new KindCounts("card", cardPictures(), mostCards, studio.document())),
      m_optional(new QCheckBox)
{
    m_colours->setObjectName(QStringLiteral("colours"));
    m_up->setObjectName(QStringLiteral("colour-up"));
    m_down->setObjectName(QStringLiteral("colour-down"));
    m_remove->setObjectName(QStringLiteral("remove-colour"));
    m_optional->setObjectName(QStringLiteral("optional"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(4);
    QFont bold = m_head->font();
    bold.setBold(true);
    m_head->setFont(bold);
    column->addWidget(m_head);
    column->addWidget(makeColours());
    column->addWidget(m_cardsLabel);
    column->addWidget(m_cards);
    column->addWidget(m_optional);
    connect(m_cards, &KindCounts::countChanged, this, [this](int kind, int count) {
        setCards(allResources[static_cast<std::size_t>(kind)], count);
    });
    connect(m_optional, &QCheckBox::clicked, this, [this](bool on) {
        const auto row = static_cast<std::size_t>(m_colours->currentRow());
        focus().change(
            [] { return tr("Change who stays out"); }, [=](Board& board) { board.pieces[row].optional = on; });
    });
}

QWidget* PiecesBox::makeColours()
{
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    m_colours->setIconSize({pictureSize, pictureSize});
    m_colours->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_colours->installEventFilter(this);
    row->addWidget(m_colours, 1);
    auto* moves = new QVBoxLayout;
    moves->addWidget(m_up);
    moves->addWidget(m_down);
    moves->addWidget(m_remove);
    moves->addStretch();
    row->addLayout(moves);
    connect(m_up, &QToolButton::clicked, this, [this] { moveBy(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { moveBy(1); });
    connect(m_remove, &QToolButton::clicked, this, &PiecesBox::remove);
    connect(m_colours, &QListWidget::currentRowChanged, this, &PiecesBox::refresh);
    return both;
}

const StartingPieces* PiecesBox::chosen() const
{
    const Board* board = focus().board();
    const auto row = static_cast<std::size_t>(std::max(m_colours->currentRow(), 0));
    return board && row < board->pieces.size() ? &board->pieces[row] : nullptr;
}

void PiecesBox::moveBy(int places)
{
    const int from = m_colours->currentRow();
    const int to = from + places;
    if (from < 0 || to < 0 || to >= m_colours->count()) return;
    m_colours->setCurrentRow(to);
    focus().change(
        [] { return tr("Reorder the colours"); },
        [&](Board& board) { moveColour(board, static_cast<std::size_t>(from), static_cast<std::size_t>(to)); });
}

void PiecesBox::remove()
{
    if (!chosen()) return;
    const Colour colour = chosen()->colour;
    //: Step of history; %1: a colour of players
    focus().change(
        [colour] { return fill(tr("Remove starting pieces: %1"), {translateWord(nameOf(colour))}); },
        [colour](Board& board) {
            std::erase_if(board.pieces, [colour](const StartingPieces& pieces) { return pieces.colour == colour; });
        });
}

void PiecesBox::setCards(Resource resource, int count)
{
    const StartingPieces* pieces = chosen();
    if (!pieces) return;
    const auto place = static_cast<std::size_t>(pieces - focus().board()->pieces.data());
    focus().change(
        [] { return tr("Change the cards at the start"); },
        [=](Board& board) { board.pieces[place].cards[static_cast<std::size_t>(resource)] = count; },
        QStringLiteral("cards %1 %2").arg(place).arg(static_cast<int>(resource)));
}

void PiecesBox::refresh()
{
    const Board* board = focus().board();
    setVisible(board && !board->pieces.empty());
    if (!board || board->pieces.empty()) return;
    refreshColours(*board);
    const StartingPieces& pieces = *chosen();
    m_cards->setCounts({pieces.cards.begin(), pieces.cards.end()});
    m_optional->setChecked(pieces.optional);
    m_up->setEnabled(m_colours->currentRow() > 0);
    m_down->setEnabled(m_colours->currentRow() + 1 < m_colours->count());
    const QString colour = translateWord(nameOf(pieces.colour));
    //: %1: a colour of players
    m_cardsLabel->setText(fill(tr("Cards in hand at the start: %1"), {colour}));
}

void PiecesBox::refreshColours(const Board& board)
{
    const QSignalBlocker quiet(m_colours);
    const int count = static_cast<int>(board.pieces.size());
    while (m_colours->count() > count) delete m_colours->takeItem(m_colours->count() - 1);
    while (m_colours->count() < count) m_colours->addItem(new QListWidgetItem);
    for (int i = 0; i < count; ++i) {
        const StartingPieces& pieces = board.pieces[static_cast<std::size_t>(i)];
        QListWidgetItem* item = m_colours->item(i);
        const QString colour = translateWord(nameOf(pieces.colour));
        //: A colour in a list. %1: the colour
        item->setText(pieces.optional ? fill(tr("%1, stays out first"), {colour}) : colour);
        item->setIcon(paintedIcon(pictureSize, [colour = pieces.colour](QPainter& painter, const QRectF& box) {
            paintSeatChip(painter, box.center(), .45 * pictureSize, colour);
        }));
    }
    m_colours->setCurrentRow(std::clamp(m_colours->currentRow(), 0, count - 1));
    m_colours->setFixedHeight(
        count * std::max(m_colours->sizeHintForRow(0), pictureSize) + 2 * m_colours->frameWidth() + 2);
}

bool PiecesBox::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_colours && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool moves =
            key->modifiers() == Qt::AltModifier && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down);
        const bool removes = key->modifiers() == Qt::NoModifier && key->key() == Qt::Key_Delete;
        if (!moves && !removes) return false;
        event->accept();
        if (event->type() == QEvent::ShortcutOverride) return true;
        if (moves)
            moveBy(key->key() == Qt::Key_Up ? -1 : 1);
        else
            remove();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QWidget* PiecesBox::fieldFor(const Place& place)
{
    refresh();
    const int row = place.index ? static_cast<int>(*place.index) : 0;
    if (row >= m_colours->count()) return nullptr;
    m_colours->setCurrentRow(row);
    return m_colours;
}

void PiecesBox::retranslate()
{
    m_head->setText(tr("Starting pieces, in the order of the seats"));
    m_colours->setAccessibleName(tr("Colours of the starting pieces"));
    m_colours->setToolTip(tr("Players take the colours in this order. Alt with ↑ and ↓ changes it."));
    setNames(*m_up, tr("Move the colour up"));
    setNames(*m_down, tr("Move the colour down"));
    setNames(*m_remove, tr("Remove all pieces and cards of the colour"));
    QStringList names;
    for (const Resource resource : allResources) names << translateWord(nameOf(resource));
    m_cards->setNames(names);
    m_optional->setText(tr("Stays out first when fewer play"));
    m_optional->setAccessibleName(m_optional->text());
    m_optional->setToolTip(tr("Otherwise the colours at the end of the list stay out."));
    refresh();
}

}  // namespace inselwerk
