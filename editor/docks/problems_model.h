#pragma once

#include "editor/document/problem_watch.h"

#include <QAbstractTableModel>

namespace inselwerk {

/// The problems of a document as rows: severity, place, sentence, and what to do about them.
class ProblemsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { SeverityColumn, PlaceColumn, SentenceColumn, ActionColumn, columns };

    ProblemsModel(Document&, ProblemWatch&, QObject* parent = nullptr);

    bool shown(Severity severity) const { return severity == Severity::Error ? m_errors : m_warnings; }
    void setShown(Severity, bool);

    /// In little room the place stands before its sentence, and an icon for the severity.
    void setNarrow(bool);
    bool isNarrow() const { return m_narrow; }

    /// The problem of a row; of equal ones on hexes of a board, which share a row, the first.
    const Problem& problem(int row) const { return problems(row).front(); }
    const Problems& problems(int row) const { return m_rows[static_cast<std::size_t>(row)].problems; }
    Place place(int row) const { return m_watch.placeOf(problem(row)); }
    /// What its quick fix does, for all of them. It must have one.
    StepName fixName(int row) const;
    /// The row of a problem that was listed before, or -1.
    int rowOf(const Problem&) const;
    /// Texts anew, in the language in use.
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex&, int role) const override;
    QVariant headerData(int section, Qt::Orientation, int role) const override;

private:
    struct Row
    {
        Problems problems;
        std::array<QString, columns> texts;
    };
    void refresh();
    std::vector<Row> rows() const;
    Row rowFor(Problems) const;

    Document& m_document;
    ProblemWatch& m_watch;
    std::vector<Row> m_rows;
    bool m_errors = true;
    bool m_warnings = true;
    bool m_narrow = false;
};

}  // namespace inselwerk
