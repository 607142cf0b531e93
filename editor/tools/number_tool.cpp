#include "editor/tools/number_tool.h"

namespace inselwerk {

QString NumberTool::name() const { return tr("Number"); }

QString NumberTool::help() const
{
    return tr(
        "Click a hex to lay the chosen number, or type a number while the pointer or the cursor is on it; a click "
        "on the same number or Delete takes it away. Where hexes are selected, a typed number is for all of them.");
}

QString NumberTool::status() const
{
    return tr("Number: click lays the chosen number, 2 to 12 can be typed, Delete takes it away.");
}

//: Step of history
StepName NumberTool::step() const
{
    return [away = m_remove] { return away ? tr("Take a number away") : tr("Lay a number"); };
}

bool NumberTool::begin(const Spot& spot)
{
    m_keys.forget();
    const NumberPlace place = judgeNumber(*board(), spot.hex, brush().number());
    if (place != NumberPlace::Fits) {
        emit said(NumberKeys::reason(place));
        return false;
    }
    m_remove = numberOn(*board()->find(spot.hex)) == brush().number();
    return true;
}

void NumberTool::lay(Board& board, const std::vector<HexCoord>& hexes)
{
    layNumber(board, hexes, m_remove ? NumberChoice() : brush().number());
}

void NumberTool::hover(const Spot& spot)
{
    if (hovered() && hovered()->hex != spot.hex) m_keys.forget();
    StrokeTool::hover(spot);
}

void NumberTool::deactivate()
{
    m_keys.forget();
    StrokeTool::deactivate();
}

std::vector<HexCoord> NumberTool::hexesFor(const Spot& spot) const
{
    const auto& selection = focus().selection();
    if (selection.contains(spot.hex)) return {selection.begin(), selection.end()};
    return imagesOf(std::vector{spot.hex}, motions());
}

bool NumberTool::key(QKeyEvent& event, const Spot& spot)
{
    const std::vector<HexCoord> hexes = hexesFor(spot);
    QString sentence;
    const bool digit = m_keys.key(event, hexes, sentence);
    if (!digit && !claims(event.key())) return false;
    if (!digit) m_keys.remove(hexes);
    emit said(sentence);
    return true;
}

}  // namespace inselwerk
