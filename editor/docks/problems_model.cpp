#include "editor/docks/problems_model.h"

#include "app/common/text/messages.h"
#include "editor/common/line_icon.h"
#include "editor/common/place_sentence.h"
#include "editor/common/plain_text.h"
#include "editor/docks/problem_sentence.h"

#include <map>
#include <tuple>

namespace inselwerk {
namespace {

QString sentenceOf(const Problem& problem)
{
    const QString sentence = problemSentence(problem);
    if (problem.at.line == 0) return sentence;
    //: %1: line of the file, %2: column, %3: what is wrong there
    return fill(
        ProblemsModel::tr("Line %1:%2: %3"),
        {QString::number(problem.at.line), QString::number(problem.at.column), sentence});
}

QString titleOfFix(const Problems& problems)
{
    if (!problems.front().fix) return {};
    const QString one = fixTitle(problems.front());
    if (problems.size() == 1) return one;
    //: A quick fix of equal problems on several hexes; %1: what it does at each, such as "Remove the number"
    return fill(ProblemsModel::tr("%1 (on %n hex(es))", nullptr, static_cast<int>(problems.size())), {one});
}

/// Offered where there is no fix, and something to be seen.
QString actionOf(const Problems& problems, const Place& place)
{
    if (problems.front().fix) return titleOfFix(problems);
    return place.kind == Place::Kind::File ? QString() : ProblemsModel::tr("Show");
}

/// Equal problems of hexes share a row, at the place of the first.
std::vector<Problems> grouped(const Problems& problems, const ProblemWatch& watch)
{
    std::vector<Problems> groups;
    std::map<std::tuple<Severity, std::size_t, std::string, std::string>, std::size_t> group;
    for (const Problem& problem : problems) {
        const Place place = watch.placeOf(problem);
        const auto key = std::tuple(
            problem.severity, place.board.value_or(0), english(problem.sentence), english(problem.fix.title));
        const bool joins = place.kind == Place::Kind::Hex && problem.at.line == 0;
        const auto [at, isNew] = joins ? group.try_emplace(key, groups.size()) : std::pair(group.end(), true);
        if (isNew)
            groups.push_back({problem});
        else
            groups[at->second].push_back(problem);
    }
    return groups;
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
        const Problem& problem = m_rows[i].problems.front();
        if (problem.path == wanted.path && problem.sentence.source == wanted.sentence.source)
            return static_cast<int>(i);
    }
    return -1;
}

void ProblemsModel::retranslate() { refresh(); }

StepName ProblemsModel::fixName(int row) const
{
    return [problems = problems(row)] { return titleOfFix(problems); };
}

std::vector<ProblemsModel::Row> ProblemsModel::rows() const
{
    Problems problems;
    for (const Problem& problem : m_watch.problems())
        if (shown(problem.severity)) problems.push_back(problem);
    std::map<std::string, Problems> together;
    Problems firsts;
    for (const Problems& group : grouped(problems, m_watch)) {
        firsts.push_back(group.front());
        if (group.size() > 1) together[group.front().path + english(group.front().sentence)] = group;
    }
    cutFloods(firsts);
    std::vector<Row> rows;
    for (const Problem& problem : firsts) {
        const auto group = together.find(problem.path + english(problem.sentence));
        rows.push_back(rowFor(group == together.end() ? Problems{problem} : group->second));
    }
    return rows;
}

ProblemsModel::Row ProblemsModel::rowFor(Problems problems) const
{
    const Problem& first = problems.front();
    const Place place = m_watch.placeOf(first);
    const auto more = static_cast<int>(problems.size()) - 1;
    const QString where = placeSentence(place, m_document.scenario(), more);
    const QString severity = first.severity == Severity::Error ? tr("Error") : tr("Warning");
    return {problems, {severity, where, sentenceOf(first), actionOf(problems, place)}};
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
            return row.problems.front().severity == Severity::Error ? lineIcon(Icon::Error, &WindowPalette::bad)
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
