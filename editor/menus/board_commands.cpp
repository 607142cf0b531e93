#include "editor/menus/board_commands.h"

#include "app/common/text/messages.h"
#include "editor/canvas/board_canvas.h"
#include "editor/docks/properties_dock.h"
#include "editor/model/motion.h"
#include "engine/rules/registry.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

namespace inselwerk {
namespace {

/// A file cannot be larger either.
constexpr qsizetype longestText = 1 << 20;

QString titleOf(const Text& name, const std::string& id)
{
    const QString title = translate(name);
    return title.isEmpty() ? QString::fromStdString(id) : title;
}

}  // namespace

void BoardCommands::add()
{
    std::size_t place = 0;
    m_studio.document().change(
        [] { return tr("Add board"); },
        [&](Scenario& scenario) { place = insertBoard(scenario, focus().boardIndex(), emptyBoard(scenario)); });
    focus().setBoardIndex(place);
}

void BoardCommands::addFrom(Template kind)
{
    const Scenario whole = scenarioFrom(kind);
    std::size_t place = 0;
    m_studio.document().change(
        [] { return tr("Add board"); },
        [&](Scenario& scenario) { place = insertNewBoard(scenario, focus().boardIndex(), whole.boards.front()); });
    focus().setBoardIndex(place);
    for (const ModuleType& type : moduleTypes())
        if (whole.findModule(type.schema->key) && !m_studio.scenario().findModule(type.schema->key))
            //: %1: title of a rule module, such as "Volcano"
            emit said(fill(
                tr("This board is made for the rules “%1”, which the scenario lacks. The panel “Rules” adds them."),
                {translate(type.schema->title)}));
}

void BoardCommands::duplicate()
{
    if (!focus().board()) return;
    std::size_t place = 0;
    m_studio.document().change(
        [] { return tr("Duplicate board"); },
        [&](Scenario& scenario) { place = duplicateBoard(scenario, focus().boardIndex()); });
    focus().setBoardIndex(place);
}

void BoardCommands::remove()
{
    if (!focus().board()) return;
    //: %1: name of a board
    m_studio.document().change(
        [name = focus().board()->name, id = focus().board()->id] {
            return fill(tr("Remove board “%1”"), {titleOf(name, id)});
        },
        [this](Scenario& scenario) { removeBoard(scenario, focus().boardIndex()); });
}

void BoardCommands::copy()
{
    const Board* board = focus().board();
    if (!board) return;
    const std::string text = boardText(m_studio.scenario(), *board, descriptionsOf(moduleTypes()));
    QGuiApplication::clipboard()->setText(QString::fromStdString(text));
    //: %1: name of a board
    emit said(fill(tr("Board “%1” is on the clipboard as text."), {titleOf(board->name, board->id)}));
}

void BoardCommands::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    std::vector<Board> boards;
    if (text.size() <= longestText) boards = boardsInText(text.toStdString(), descriptionsOf(moduleTypes()));
    if (boards.empty()) {
        emit said(tr("There is no board on the clipboard."));
        return;
    }
    std::size_t place = focus().boardIndex();
    m_studio.document().change(
        [count = static_cast<int>(boards.size())] { return tr("Paste %n board(s)", nullptr, count); },
        [&](Scenario& scenario) {
            for (const Board& board : boards) place = insertBoard(scenario, place, board);
        });
    focus().setBoardIndex(place);
}

void BoardCommands::move(std::size_t from, std::size_t to)
{
    const std::size_t count = m_studio.scenario().boards.size();
    if (from == to || from >= count || to >= count) return;
    m_studio.document().change(
        [] { return tr("Reorder boards"); }, [&](Scenario& scenario) { moveBoard(scenario, from, to); });
    focus().setBoardIndex(to);
}

void BoardCommands::moveBy(int places)
{
    const auto to = static_cast<int>(focus().boardIndex()) + places;
    if (to >= 0) move(focus().boardIndex(), static_cast<std::size_t>(to));
}

void BoardCommands::showProperties()
{
    focus().select({});
    if (auto* dock = m_studio.canvas.window()->findChild<PropertiesDock*>()) dock->editBoard();
}

void BoardCommands::orient(Orientation orientation)
{
    focus().change(
        [] { return tr("Turn the hexes of the board"); },
        [orientation](Board& board) { setOrientation(board, orientation); });
}

void BoardCommands::grow(const Ground& ground)
{
    focus().change(
        [] { return tr("Grow the board by a ring"); }, [&ground](Board& board) { growByRing(board, ground); });
}

void BoardCommands::shrink()
{
    if (!focus().board() || !mayShrink()) return;
    focus().change([] { return tr("Shrink the board by a ring"); }, shrinkByRing);
    focus().select({});
}

bool BoardCommands::mayShrink() const
{
    const ShrinkLoss loss = lossOfShrinking(*focus().board());
    if (!loss.any()) return true;
    QMessageBox question(m_studio.canvas.window());
    question.setObjectName(QStringLiteral("shrink"));
    question.setIcon(QMessageBox::Warning);
    question.setTextFormat(Qt::PlainText);
    question.setWindowTitle(tr("Shrink the board"));
    question.setText(tr("The outer ring of the board goes, and with it:"));
    question.setInformativeText(linesOf(loss).join(QLatin1Char('\n')));
    QPushButton* shrink = question.addButton(tr("&Shrink"), QMessageBox::DestructiveRole);
    shrink->setObjectName(QStringLiteral("shrink-anyway"));
    QPushButton* keep = question.addButton(tr("&Keep the board"), QMessageBox::RejectRole);
    keep->setObjectName(QStringLiteral("keep"));
    question.setDefaultButton(keep);
    question.exec();
    return question.clickedButton() == shrink;
}

QStringList BoardCommands::linesOf(const ShrinkLoss& loss)
{
    QStringList lines;
    if (loss.land > 0) lines << tr("%n hex(es) of land", nullptr, loss.land);
    if (loss.sea > 0) lines << tr("%n hex(es) of sea", nullptr, loss.sea);
    if (loss.numbers > 0) lines << tr("%n number(s) or stack(s) on them", nullptr, loss.numbers);
    if (loss.tokens > 0) lines << tr("%n crop token(s) on them", nullptr, loss.tokens);
    if (loss.beside.harbours > 0) lines << tr("%n harbour(s)", nullptr, loss.beside.harbours);
    if (loss.beside.pieces > 0) lines << tr("%n starting piece(s)", nullptr, loss.beside.pieces);
    if (loss.beside.robber) lines << tr("the place where the robber starts");
    return lines;
}

void BoardCommands::centre()
{
    if (!focus().board()) return;
    const HexCoord by = wayToCentre(*focus().board());
    const bool changed = focus().change(
        [] { return tr("Shift the board to the centre"); },
        [by](Board& board) { moveBoard(board, Motion::shift(by)); });
    std::set<HexCoord> moved;
    for (const HexCoord at : focus().selection()) moved.insert({at.q + by.q, at.r + by.r});
    if (changed) focus().selectMoved(focus().selection(), moved);
    m_studio.canvas.fit();
}

}  // namespace inselwerk
