#pragma once

#include "app/common/painting/line_icons.h"
#include "editor/docks/token_list.h"
#include "editor/document/step_name.h"

#include <functional>

class QToolButton;

namespace inselwerk {

class NumberDiscs;

/// What can be done to number tokens that lie in an order, those of a stack or of a pool: what their list asks for, a
/// click on a disc, and the buttons that sort, reverse and shuffle.
class TokenCommands : public QObject
{
    Q_OBJECT

public:
    /// Makes an edit of the tokens one step of history.
    using Change = std::function<void(const StepName&, const std::function<void(std::vector<int>&)>&)>;

    /// `most`: so many tokens there may be. `suffix`: of the object names of the buttons.
    TokenCommands(TokenList&, NumberDiscs&, std::size_t most, const char* suffix, Change, QObject* parent);

    /// Sort, reverse, shuffle: whoever makes these commands gives them a place.
    const std::array<QToolButton*, 3>& buttons() const { return m_buttons; }
    void retranslate();

private:
    QToolButton* makeButton(Icon, const char* name, const char* suffix);
    void remove(const TokenList::Places&);
    void add(int number);
    void shuffle();

    TokenList& m_list;
    NumberDiscs& m_discs;
    std::size_t m_most;
    Change m_change;
    std::array<QToolButton*, 3> m_buttons;
};

}  // namespace inselwerk
