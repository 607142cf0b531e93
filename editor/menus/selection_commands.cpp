#include "editor/menus/selection_commands.h"

#include "editor/canvas/board_canvas.h"
#include "editor/model/clipboard.h"
#include "editor/model/selection.h"
#include "editor/tools/loss_sentence.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/tool_set.h"

#include <QClipboard>
#include <QGuiApplication>

namespace inselwerk {

bool SelectionCommands::nothingSelected()
{
    if (focus().board() && !focus().selection().empty()) return false;
    emit said(tr("Nothing is selected."));
    return true;
}

void SelectionCommands::selectAll()
{
    if (const Board* board = focus().board()) focus().select(allHexes(*board));
}

void SelectionCommands::selectSameTerrain()
{
    if (!nothingSelected()) focus().select(hexesOfSameGround(*focus().board(), focus().selection()));
}

void SelectionCommands::selectOthers()
{
    if (const Board* board = focus().board()) focus().select(otherHexes(*board, focus().selection()));
}

void SelectionCommands::cut()
{
    copy();
    remove();
}

void SelectionCommands::copy()
{
    if (nothingSelected()) return;
    const Board part = cutOut(*focus().board(), focus().selection());
    if (part.hexes.empty()) return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(clippingText(part)));
    emit said(tr("%n hex(es) are on the clipboard.", nullptr, static_cast<int>(part.hexes.size())));
}

void SelectionCommands::paste()
{
    auto* tool = m_studio.tools.find<SelectTool>();
    m_studio.tools.choose(tool);
    tool->carry(QGuiApplication::clipboard()->text(), m_studio.canvas.cursorHex());
    m_studio.canvas.setFocus();
}

void SelectionCommands::remove()
{
    if (nothingSelected()) return;
    Loss loss;
    const auto hexes = focus().selection();
    //: Step of history
    if (!focus().change([] { return tr("Delete hexes"); }, [&](Board& b) { loss = takeAway(b, hexes); })) return;
    focus().select({});
    if (loss.any()) emit said(lossSentence(loss));
}

void SelectionCommands::turn(int sixths)
{
    //: Step of history
    moveAll([] { return tr("Rotate"); }, [sixths](HexCoord middle) { return Motion::turn(sixths, pointOf(middle)); });
}

void SelectionCommands::mirror(Motion::Axis axis)
{
    const Board* board = focus().board();
    if (!board) return;
    //: Step of history
    moveAll(
        [] { return tr("Mirror"); },
        [axis, o = board->orientation](HexCoord middle) { return Motion::mirror(axis, pointOf(middle), o); });
}

void SelectionCommands::moveAll(const StepName& step, const std::function<Motion(HexCoord)>& motionAbout)
{
    const Board* board = focus().board();
    if (!board || m_studio.tools.find<SelectTool>()->moveCarried(motionAbout)) return;
    const std::set<HexCoord> hexes = focus().selection();
    const bool whole = hexes.empty();
    const Motion motion = motionAbout(middleHex(whole ? allHexes(*board) : hexes, board->orientation));
    Loss loss;
    const bool changed = focus().change(step, [&](Board& b) {
        if (whole)
            moveBoard(b, motion);
        else
            loss = moveHexes(b, hexes, motion);
    });
    if (changed)
        focus().selectMoved(hexes, moved(hexes, motion));
    else
        focus().select(moved(hexes, motion));
    if (whole) emit said(tr("Nothing is selected, so the whole board was turned or mirrored."));
    if (loss.any()) emit said(lossSentence(loss));
}

}  // namespace inselwerk
