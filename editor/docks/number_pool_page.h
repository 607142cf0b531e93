#pragma once

#include "editor/docks/choice_box.h"
#include "editor/document/focus.h"

class QLabel;

namespace inselwerk {

class NumberDiscs;
class TokenCommands;
class TokenList;

/// What a pool of number tokens of the board in sight holds, in its order, and how that is laid.
class NumberPoolPage : public QWidget
{
    Q_OBJECT

public:
    explicit NumberPoolPage(Focus&, QWidget* parent = nullptr);

    void setPool(const NumberPool&);
    void retranslate();
    /// The field of a place in this pool.
    QWidget* fieldFor(const Place&) const;

private:
    QWidget* makeTokens();
    QWidget* makeLaying();
    bool change(const StepName&, const std::function<void(NumberPool&)>&);
    void showTokens(const std::vector<int>&);
    void showLaying(const NumberPool&);

    Focus& m_focus;
    std::string m_pool;  ///< its id
    TokenList* m_tokens;
    NumberDiscs* m_discs;
    TokenCommands* m_commands;
    QLabel *m_layLabel, *m_startLabel;
    ChoiceBox<NumberPool::Lay>* m_lay;
    ChoiceBox<std::optional<HexCoord>>* m_start;
};

}  // namespace inselwerk
