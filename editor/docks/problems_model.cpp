#include "editor/docks/problems_model.h"

#include "app/common/text/messages.h"
#include "editor/common/line_icon.h"
#include "editor/common/place_sentence.h"
#include "editor/common/plain_text.h"

namespace inselwerk {
namespace {

QString sentenceOf(const Problem& problem)
{
    const QString sentence = translate(problem.sentence);
    if (problem.at.line == 0) return sentence;
    //: %1: line of the file, %2: column, %3: what is wrong there
    return fill(
        ProblemsModel::tr("Line %1:%2: %3"),
        {QString::number(problem.at.line), QString::number(problem.at.column), sentence});
}

/// Offered where there is no fix, and something to be seen.
QString actionOf(const Problem& problem, const Place& place)
{
    if (problem.fix) return translate(problem.fix.title);
    return place.kind == Place::Kind::File ? QString() : ProblemsModel::tr("Show");
}

}  // namespace

ProblemsModel::ProblemsModel(Document& document, ProblemWatch& watch, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_watch(watch)
{
    connect(&watch, &ProblemWatch::changed, this, &ProblemsModel::refresh);
    refresh();
}

void ProblemsModel::setShown(Severity severity, bool on)
{
    (severity == Severity::Error ? m_errors : m_warnings) = on;
    refresh();
}

void ProblemsModel::setNarrow(bool narrow)
{
    if (narrow == m_narrow) return;
    beginResetModel();
    m_narrow = narrow;
    endResetModel();
}

int ProblemsModel::rowOf(const Problem& wanted) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Problem& problem = m_rows[i].problem;
        if (problem.path == wanted.path && problem.sentence.source == wanted.sentence.source)
            return static_cast<int>(i);
    }
    return -1;
}

void ProblemsModel::retranslate() { refresh(); }

std::vector<ProblemsModel::Row> ProblemsModel::rows() const
{
    Problems problems;
    for (const Problem& problem : m_watch.problems())
        if (shown(problem.severity)) problems.push_back(problem);
    cutFloods(problems);
    std::vector<Row> rows;
    for (Problem& problem : problems) {
        const Place place = m_watch.placeOf(problem);
        Row& row = rows.emplace_back();
        row.texts = {
            problem.severity == Severity::Error ? tr("Error") : tr("Warning"),
            placeSentence(place, m_document.scenario()), sentenceOf(problem), actionOf(problem, place)};
        row.problem = std::move(problem);
    }
    return rows;
}

void ProblemsModel::refresh()
{
    std::vector<Row> fresh = rows();
    const bool same = std::equal(
        fresh.begin(), fresh.end(), m_rows.begin(), m_rows.end(),
        [](const Row& a, const Row& b) { return a.texts == b.texts; });
    if (same) {  // their fixes may be others
        m_rows = std::move(fresh);
        return;
    }
    beginResetModel();
    m_rows = std::move(fresh);
    endResetModel();
}

int ProblemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QVariant ProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString& text = row.texts[static_cast<std::size_t>(index.column())];
    switch (role) {
        case Qt::DisplayRole:
            if (m_narrow && index.column() == SeverityColumn) return {};
            if (m_narrow && index.column() == SentenceColumn)
                //: %1: a place such as "Hex [0, -2]", %2: what is wrong there
                return fill(tr("%1: %2"), {row.texts[PlaceColumn], text});
            return text;
        case Qt::ToolTipRole: return plainTip(text);
        case Qt::TextAlignmentRole: return int(Qt::AlignVCenter | Qt::AlignLeft);
        case Qt::DecorationRole:
            if (index.column() != SeverityColumn) return {};
            return row.problem.severity == Severity::Error ? lineIcon(Icon::Error, &WindowPalette::bad)
                                                           : lineIcon(Icon::Warning, &WindowPalette::warn);
        case Qt::AccessibleTextRole:
            if (index.column() != SeverityColumn) return text;
            //: For screen readers: %1 is "Error" or "Warning", %2 the place, %3 what is wrong, %4 the fix or nothing
            return fill(tr("%1, %2: %3 %4"), {row.texts[0], row.texts[1], row.texts[2], row.texts[3]});
        default: return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const std::array texts{tr("Kind"), tr("Place"), tr("What is wrong"), tr("What to do")};
    return texts[static_cast<std::size_t>(section)];
}

}  // namespace inselwerk
