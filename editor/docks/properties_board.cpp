#include "editor/docks/properties_board.h"

#include "app/common/text/messages.h"
#include "editor/docks/id_field.h"
#include "editor/docks/number_discs.h"
#include "editor/docks/pieces_box.h"
#include "editor/forms/field_guard.h"
#include "editor/model/boards.h"
#include "editor/model/fresh_names.h"
#include "editor/model/motion.h"
#include "engine/board/reach.h"

#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace inselwerk {

BoardProperties::BoardProperties(const Studio& studio) : m_studio(studio), m_form(new QFormLayout)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(4);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    column->addLayout(m_form);
    m_id = new IdField;
    m_id->setObjectName(QStringLiteral("board-id"));
    m_idLabel = addRow(m_id);
    m_refusal = new QLabel;
    m_refusal->setTextFormat(Qt::PlainText);
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    m_form->addRow(m_refusal);
    m_english = makeName("name-en", &Text::en);
    m_englishLabel = addRow(m_english);
    m_german = makeName("name-de", &Text::de);
    m_germanLabel = addRow(m_german);
    m_playersLabel = addRow(makePlayers());
    m_playersLabel->setBuddy(m_least);
    m_orientation = new ChoiceBox<Orientation>("orientation", [this](const Orientation& orientation) {
        focus().change(
            [] { return tr("Turn the hexes of the board"); },
            [&](Board& board) { setOrientation(board, orientation); });
    });
    m_orientationLabel = addRow(m_orientation);
    m_robberLabel = addRow(makeRobber());
    m_robberLabel->setBuddy(m_robber);
    m_counts = new QLabel;
    m_counts->setWordWrap(true);
    m_counts->setTextFormat(Qt::PlainText);
    m_counts->setObjectName(QStringLiteral("counts"));
    column->addWidget(m_counts);
    m_pieces = new PiecesBox(studio);
    column->addWidget(m_pieces);
    connect(m_id, &IdField::refused, this, [this](const QString& sentence) {
        m_refusal->setText(sentence);
        m_refusal->setVisible(!sentence.isEmpty());
    });
    connect(m_id, &IdField::renamed, this, [this](const std::string& to) {
        focus().change([] { return tr("Change the board’s id"); }, [&](Board& board) { board.id = to; });
    });
}

QLabel* BoardProperties::addRow(QWidget* field)
{
    auto* label = new QLabel;
    label->setBuddy(field);
    m_form->addRow(label, field);
    return label;
}

QLineEdit* BoardProperties::makeName(const char* name, std::string Text::*language)
{
    auto* field = new QLineEdit;
    field->setObjectName(QLatin1String(name));
    field->setMaxLength(static_cast<int>(longestName));
    connect(field, &QLineEdit::textEdited, this, [this, name, language](const QString& text) {
        focus().change(
            [] { return tr("Rename board"); }, [&](Board& board) { board.name.*language = text.toStdString(); },
            QLatin1String(name));
    });
    new FieldGuard(*field, m_studio.document());
    return field;
}

QWidget* BoardProperties::makePlayers()
{
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    const auto make = [&](const char* name, int Board::*value, int Board::*other, int sign) {
        auto* box = new QSpinBox;
        box->setObjectName(QLatin1String(name));
        box->setRange(minSeats, maxSeats);
        connect(box, &QSpinBox::valueChanged, this, [this, value, other, sign](int n) {
            // Least and most push each other along.
            const auto edit = [=](Board& board) {
                board.*value = n;
                if (sign * (board.*other - n) < 0) board.*other = n;
            };
            focus().change([] { return tr("Change the number of players"); }, edit, QStringLiteral("players"));
        });
        new FieldGuard(*box, m_studio.document());
        return box;
    };
    m_least = make("players-least", &Board::minPlayers, &Board::maxPlayers, 1);
    m_most = make("players-most", &Board::maxPlayers, &Board::minPlayers, -1);
    m_toLabel = new QLabel;
    row->addWidget(m_least, 1);
    row->addWidget(m_toLabel);
    row->addWidget(m_most, 1);
    return both;
}

QWidget* BoardProperties::makeRobber()
{
    auto* all = new QWidget;
    auto* row = new QHBoxLayout(all);
    row->setContentsMargins(0, 0, 0, 0);
    m_robber = new ChoiceBox<RobberStart::Kind>("robber", [this](const RobberStart::Kind& kind) {
        changeRobber([kind](RobberStart& robber) {
            robber = {};
            robber.kind = kind;
            if (kind == RobberStart::Kind::Number) robber.number = NumberDiscs::numbers().front();
        });
    });
    m_robberNumber = new ChoiceBox<int>("robber-number", [this](const int& number) {
        changeRobber([number](RobberStart& robber) { robber.number = number; });
    });
    m_robberNumber->setMinimumContentsLength(2);
    const auto coordinate = [&](const char* name, int HexCoord::*axis) {
        auto* box = new QSpinBox;
        box->setObjectName(QLatin1String(name));
        box->setRange(-farthest, farthest);
        connect(box, &QSpinBox::valueChanged, this, [this, axis](int n) {
            changeRobber([=](RobberStart& robber) { robber.hex.*axis = n; }, QStringLiteral("robber"));
        });
        new FieldGuard(*box, m_studio.document());
        return box;
    };
    m_robberQ = coordinate("robber-q", &HexCoord::q);
    m_robberR = coordinate("robber-r", &HexCoord::r);
    row->addWidget(m_robber, 2);
    row->addWidget(m_robberNumber, 1);
    row->addWidget(m_robberQ);
    row->addWidget(m_robberR);
    return all;
}

void BoardProperties::changeRobber(const std::function<void(RobberStart&)>& edit, const QString& mergeKey)
{
    focus().change([] { return tr("Change the robber’s start"); }, [&](Board& board) { edit(board.robber); }, mergeKey);
}

void BoardProperties::begin()
{
    m_english->setFocus();
    m_english->selectAll();
}

QWidget* BoardProperties::fieldFor(const Place& place) const
{
    if (place.kind == Place::Kind::Robber) return m_robberQ->isHidden() ? static_cast<QWidget*>(m_robber) : m_robberQ;
    if (place.kind == Place::Kind::Pieces) return m_pieces->fieldFor(place);
    if (place.field == "id") return m_id;
    if (place.field == "players") return m_least;
    if (place.field == "orientation") return m_orientation;
    if (place.field != "name") return nullptr;
    const bool german = place.part == "de" || (place.part.empty() && m_german->text().isEmpty());
    return german ? m_german : m_english;
}

void BoardProperties::refresh()
{
    const Board* board = focus().board();
    setEnabled(board != nullptr);
    if (!board) return;
    std::set<std::string> ids;
    for (const Board& each : m_studio.scenario().boards) ids.insert(each.id);
    m_id->setId(board->id, ids);
    const auto show = [](QLineEdit* field, const std::string& text) {
        const QString value = QString::fromStdString(text);
        if (field->text() != value) field->setText(value);
    };
    show(m_english, board->name.en);
    show(m_german, board->name.de);
    for (const auto& [box, value] : {std::pair{m_least, board->minPlayers}, {m_most, board->maxPlayers}}) {
        const QSignalBlocker quiet(box);
        box->setValue(value);
    }
    m_orientation->offer(
        {{Orientation::Pointy, tr("pointy top")}, {Orientation::Flat, tr("flat top")}}, board->orientation);
    refreshRobber(*board);
    refreshCounts(*board);
    m_pieces->refresh();
}

void BoardProperties::refreshRobber(const Board& board)
{
    using Kind = RobberStart::Kind;
    m_robber->offer(
        {{Kind::Desert, tr("on the desert")},
         {Kind::Volcano, tr("on the volcano")},
         {Kind::Number, tr("on the number")},
         {Kind::Hex, tr("on the hex")},
         {Kind::None, tr("nowhere")}},
        board.robber.kind);
    std::vector<ChoiceBox<int>::Choice> numbers;
    for (const int number : NumberDiscs::numbers()) numbers.push_back({number, QString::number(number)});
    m_robberNumber->offer(numbers, board.robber.number);
    m_robberNumber->setVisible(board.robber.kind == Kind::Number);
    for (const auto& [box, value] : {std::pair{m_robberQ, board.robber.hex.q}, {m_robberR, board.robber.hex.r}}) {
        const QSignalBlocker quiet(box);
        box->setValue(value);
        box->setVisible(board.robber.kind == Kind::Hex);
    }
}

void BoardProperties::refreshCounts(const Board& board)
{
    const BoardCounts counts = countsOf(board);
    const auto of = [](const QString& pattern, int count, int most) {
        return fill(pattern, {QString::number(count), QString::number(most)});
    };
    QStringList lines;
    //: %1: how many there are, %2: how many there can be
    lines << of(tr("Land hexes: %1 of at most %2"), counts.land, maxHexes);
    //: %1: how many there are
    if (counts.sea > 0) lines << fill(tr("Hexes of sea: %1"), {QString::number(counts.sea)});
    //: %1: how many there are, %2: how many there can be
    lines << of(tr("Corners: %1 of at most %2"), counts.corners, maxCorners);
    //: %1: how many there are, %2: how many there can be
    lines << of(tr("Edges: %1 of at most %2"), counts.edges, maxEdges);
    //: %1: how many there are, %2: how many there can be
    lines << of(tr("Harbours: %1 of at most %2"), counts.harbours, maxHarbours);
    m_counts->setText(lines.join(QLatin1Char('\n')));
}

void BoardProperties::retranslate()
{
    m_idLabel->setText(tr("Id"));
    m_id->setAccessibleName(tr("Id of the board in the file"));
    m_id->setToolTip(m_id->accessibleName());
    m_englishLabel->setText(tr("Name, English"));
    m_english->setAccessibleName(tr("Name of the board in English"));
    m_germanLabel->setText(tr("Name, German"));
    m_german->setAccessibleName(tr("Name of the board in German"));
    m_playersLabel->setText(tr("Players"));
    m_least->setAccessibleName(tr("Fewest players"));
    //: Between two numbers of players: "3 to 4"
    m_toLabel->setText(tr("to"));
    m_most->setAccessibleName(tr("Most players"));
    m_orientationLabel->setText(tr("Hexes"));
    m_orientation->setAccessibleName(tr("How the hexes of the board stand"));
    m_orientation->setToolTip(tr("Turns the whole board by 30°. All that lies on it and at its coast goes along."));
    m_robberLabel->setText(tr("Robber starts"));
    m_robber->setAccessibleName(tr("Where the robber starts"));
    m_robberNumber->setAccessibleName(tr("Number on which the robber starts"));
    m_robberQ->setAccessibleName(tr("First coordinate of the robber’s hex"));
    m_robberR->setAccessibleName(tr("Second coordinate of the robber’s hex"));
    m_pieces->retranslate();
    refresh();
}

}  // namespace inselwerk
