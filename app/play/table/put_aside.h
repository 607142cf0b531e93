#pragma once

#include "engine/scenario/message.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace inselwerk {

/// What became of a file in whose place a game is to be written. A game in it that is not over goes among the saved
/// games under a name of its own; one that this program cannot read as a whole (damaged, or of a newer version) goes
/// there as it is, as `….broken.yaml`. Nothing is ever written over.
class PutAside
{
    Q_DECLARE_TR_FUNCTIONS(PutAside)

public:
    PutAside() = default;
    static PutAside of(const QString& file);

    /// The file is still where it was, and holds something that must not be lost.
    bool failed() const { return m_outcome == Outcome::Failed; }
    /// What the player has to know, in the language in use; empty: nothing.
    QString sentence() const;

private:
    enum class Outcome { NothingToLose, Kept, KeptBroken, Failed };

    Outcome m_outcome = Outcome::NothingToLose;
    QString m_from;
    QString m_to;
    std::optional<Message> m_flaw;  ///< why the game cannot be read as a whole
    QString m_error;                ///< why the file cannot be moved
};

}  // namespace inselwerk
