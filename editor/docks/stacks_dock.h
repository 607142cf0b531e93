#pragma once

#include "editor/docks/dock.h"
#include "editor/docks/token_list.h"
#include "editor/model/stack_odds.h"

class QLabel;
class QListWidget;
class QToolButton;

namespace inselwerk {

class IdRow;
class NumberDiscs;
class StackCurve;
class StackPile;
class StackPlaces;
class StackRules;
class TokenCommands;

/// The stacks of number tokens of the board in sight: every one as a pile, and of the chosen one its tokens in order,
/// what becomes of them, where it lies, and how likely they are to be live.
class StacksDock : public Dock
{
    Q_OBJECT

public:
    explicit StacksDock(const Studio&);

    Qt::DockWidgetArea homeArea() const override { return Qt::RightDockWidgetArea; }
    void retranslate() override;
    QWidget* comeTo(const Place&) override;

    /// The stack that is shown; empty: the board has none.
    const std::string& chosen() const { return m_chosen; }
    void choose(const std::string& id);
    const KeptOdds& odds() const { return m_odds; }

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    QWidget* makeCommands();
    QWidget* makeStack();
    QToolButton* makeCommand(Icon, const char* name, void (StacksDock::*command)());

    const NumberStack* stack() const;
    bool changeStack(const StepName&, const std::function<void(NumberStack&)>&);

    void add();
    void duplicate();
    void remove();
    void moveStackBy(int places);

    void followSelection();
    void refresh();
    void refreshPiles();
    void refreshStack();
    void refreshTokens();
    void refreshCurve();

    std::string m_chosen;
    std::vector<NumberStack> m_seen;  ///< the stacks that are shown
    KeptOdds m_odds;                  ///< of the chosen stack
    QListWidget* m_piles;
    QLabel* m_none;
    QWidget* m_detail;
    IdRow* m_name;
    StackPile* m_pile;
    StackCurve* m_curve;
    TokenList* m_tokens;
    NumberDiscs* m_discs;
    TokenCommands* m_commands;
    StackRules* m_rules;
    StackPlaces* m_places;
    QToolButton *m_add, *m_duplicate, *m_remove;
};

}  // namespace inselwerk
