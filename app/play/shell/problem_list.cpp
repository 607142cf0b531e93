#include "app/play/shell/problem_list.h"

#include "app/common/text/messages.h"

#include <algorithm>

namespace inselwerk {

void ProblemList::set(Problems problems)
{
    beginResetModel();
    m_problems = std::move(problems);
    endResetModel();
    emit changed();
}

int ProblemList::errors() const
{
    return static_cast<int>(std::ranges::count(m_problems, Severity::Error, &Problem::severity));
}

void ProblemList::retranslate()
{
    if (!m_problems.empty()) emit dataChanged(index(0), index(count() - 1));
}

int ProblemList::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant ProblemList::data(const QModelIndex& at, int role) const
{
    if (!checkIndex(at, CheckIndexOption::IndexIsValid)) return {};
    const Problem& problem = m_problems[static_cast<std::size_t>(at.row())];
    switch (role) {
    case SentenceRole: return translate(problem.sentence);
    case PlaceRole:
        if (problem.at.line <= 0) return QString();
        //: A place in a file
        return tr("Line %1, column %2").arg(QString::number(problem.at.line), QString::number(problem.at.column));
    case PathRole: return QString::fromStdString(problem.path);
    case ErrorRole: return problem.severity == Severity::Error;
    default: return {};
    }
}

QHash<int, QByteArray> ProblemList::roleNames() const
{
    return {{SentenceRole, "sentence"}, {PlaceRole, "place"}, {PathRole, "path"}, {ErrorRole, "isError"}};
}

}  // namespace inselwerk
