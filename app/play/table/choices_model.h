#pragma once

#include "app/play/table/picker.h"
#include "app/play/table/row_model.h"

#include "engine/table/action.h"

namespace inselwerk {

class GameSession;

/// What may be chosen now that is not a place on the board: victims, resources, options, actions of modules. Made from
/// the forms of the legal actions alone, so a module plays before it has any QML.
///
/// Roles:
///   key       unique: "seat 2", "resource 4", "action 65" …
///   kind      `seat`, `resource`, `option`, or `action` (a button that acts at once or begins a choice)
///   text      what to write: the name, "Ore", "Nobody"
///   seat      -1 unless a seat;  colour: of the seat
///   resource  `ore`, or empty
///   detail    "3 cards", "12 in the bank"
///   picture   name of a token (ShapeItem.Token), or empty
class ChoicesModel : public RowModel
{
    Q_OBJECT
    /// What is asked, as a sentence; empty when there is nothing to choose here.
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    /// How many cards are still to be chosen (gold, volcano); 0: does not apply.
    Q_PROPERTY(int left READ left NOTIFY changed)
    Q_PROPERTY(bool canCancel READ canCancel NOTIFY changed)
    /// All that can be chosen are resources, and nothing is to be read about them: they may be shown as cards.
    Q_PROPERTY(bool onlyResources READ onlyResources NOTIFY changed)
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

public:
    explicit ChoicesModel(GameSession&);

    QString prompt() const { return m_prompt; }
    int left() const { return m_left; }
    bool canCancel() const;
    bool onlyResources() const;
    Q_INVOKABLE bool choose(const QString& key);
    /// Takes back the first half of a choice (the hex before the victim), or leaves it altogether.
    Q_INVOKABLE bool cancel();

signals:
    void changed();

private:
    void refresh();
    Row rowOf(Operand, u32 value, const Action& sample) const;
    bool begunElsewhere(const Picker::Candidate&) const;
    QString explanation(const Action& sample, u32 value) const;

    GameSession& m_session;
    QString m_prompt;
    int m_left = 0;
    bool m_explained = false;  ///< a module says what follows from a choice
};

}  // namespace inselwerk
