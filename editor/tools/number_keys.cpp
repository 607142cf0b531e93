#include "editor/tools/number_keys.h"

#include <algorithm>

namespace inselwerk {

bool NumberKeys::key(const QKeyEvent& event, const std::vector<HexCoord>& hexes, QString& sentence)
{
    const int digit = event.key() - Qt::Key_0;
    if (digit < 0 || digit > 9 || (event.modifiers() & ~Qt::KeypadModifier)) {
        // A modifier key alone, such as Shift on its way to something else, does not disturb.
        if (event.key() < Qt::Key_Shift || event.key() > Qt::Key_ScrollLock) m_typing.forget();
        return false;
    }
    const NumberTyping::Answer answer = m_typing.type(digit);
    switch (answer.kind) {
        case NumberTyping::Kind::Waits: sentence = tr("1 …: type 0, 1 or 2 for the number 10, 11 or 12."); break;
        case NumberTyping::Kind::Refused: sentence = tr("There is no number token with a 7."); break;
        case NumberTyping::Kind::None: remove(hexes); break;
        case NumberTyping::Kind::Number: sentence = lay(hexes, {answer.number, {}, {}}); break;
    }
    return true;
}

QString NumberKeys::lay(const std::vector<HexCoord>& hexes, const NumberChoice& choice)
{
    const Board* board = m_focus.board();
    if (!board || hexes.empty()) return {};
    const auto fits = [&](HexCoord hex) { return judgeNumber(*board, hex, choice) == NumberPlace::Fits; };
    if (std::none_of(hexes.begin(), hexes.end(), fits)) return reason(judgeNumber(*board, hexes.front(), choice));
    //: Step of history
    m_focus.change([] { return tr("Lay a number"); }, [&](Board& b) { layNumber(b, hexes, choice); });
    return {};
}

void NumberKeys::remove(const std::vector<HexCoord>& hexes)
{
    //: Step of history
    m_focus.change([] { return tr("Take a number away"); }, [&](Board& b) { layNumber(b, hexes, {}); });
}

QString NumberKeys::reason(NumberPlace place)
{
    switch (place) {
        case NumberPlace::Fits: break;
        case NumberPlace::NoHex: return tr("There is no hex for a number.");
        case NumberPlace::Sea: return tr("The sea takes no number.");
        case NumberPlace::Desert: return tr("The desert takes no number: it yields nothing.");
        case NumberPlace::VolcanoTakesNoPool: return tr("A volcano takes a number or a stack, but none from a pool.");
    }
    return {};
}

}  // namespace inselwerk
