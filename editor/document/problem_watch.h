#pragma once

#include "editor/document/document.h"
#include "editor/model/place_of_path.h"
#include "engine/scenario/problem.h"

#include <QTimer>

namespace inselwerk {

/// What is wrong with a document, found anew a moment after every change.
class ProblemWatch : public QObject
{
    Q_OBJECT

public:
    struct Count
    {
        int errors = 0;
        int warnings = 0;
        friend bool operator==(const Count&, const Count&) = default;
    };

    explicit ProblemWatch(Document&, QObject* parent = nullptr);

    /// Problems of reading the file first, then errors, then warnings.
    const Problems& problems() const { return m_problems; }
    const Count& count() const { return m_count; }
    /// Of one board.
    Count countOn(std::size_t board) const;
    std::optional<Severity> worstOn(std::size_t board) const;
    /// The place of a problem in the scenario.
    Place placeOf(const Problem&) const;

    /// What could not be read of the file; what the checks find as well is left out. None: nothing, or saved since.
    void setReadingProblems(Problems);

    /// Checks now, if anything changed since the last time.
    void refresh();
    /// Puts equal problems right, in one step of the document's history. False: they are gone already.
    bool fix(const Problems&, const StepName&);

    /// Checks at most this long after a change.
    static constexpr int delay = 80;

signals:
    void changed();

private:
    void check();

    Document& m_document;
    QTimer m_timer;
    Problems m_reading;
    Problems m_problems;
    Count m_count;
};

}  // namespace inselwerk
