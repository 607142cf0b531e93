#include "editor/docks/events_dock.h"

#include "app/common/text/messages.h"
#include "editor/common/plain_text.h"
#include "editor/docks/event_form.h"
#include "editor/docks/event_table.h"
#include "editor/forms/field_editor.h"
#include "editor/forms/small_button.h"
#include "editor/model/event_tokens.h"
#include "engine/rules/registry.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace inselwerk {
namespace {

QToolButton* worded(Icon icon)
{
    QToolButton* button = smallButton(icon);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

}  // namespace

EventsDock::EventsDock(const Studio& studio)
    : Dock(QStringLiteral("events"), Icon::Cards, studio),
      m_modules(descriptionsOf(moduleTypes())),
      m_context{document(), m_modules},
      m_table(new EventTable(focus(), this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_view(new QTableView),
      m_filter(new QLineEdit),
      m_add(worded(Icon::Plus)),
      m_duplicate(worded(Icon::Copy)),
      m_remove(smallButton(Icon::Delete)),
      m_up(smallButton(Icon::Up)),
      m_down(smallButton(Icon::Down)),
      m_totals(plainLabel()),
      m_assumption(plainLabel()),
      m_form(new EventForm(m_context))
{
    auto* halves = new QSplitter(Qt::Horizontal);
    halves->setObjectName(QStringLiteral("eventHalves"));
    halves->setChildrenCollapsible(false);
    halves->installEventFilter(this);
    halves->addWidget(makeTableSide());
    halves->addWidget(m_form);
    halves->setStretchFactor(0, 1);
    halves->setStretchFactor(1, 1);
    halves->setSizes({560, 520});
    setWidget(halves);
    connect(m_table, &EventTable::dropped, this, &EventsDock::moveTo);
    connect(&document(), &Document::changed, this, [this](const Touched& touched) {
        // Most changes of a board - every move of a brush - say nothing about events.
        const bool board = touched.board(focus().boardIndex()) && !(estimateNow() == m_estimate);
        if (touched.head || touched.modules || board) refresh();
    });
    connect(&focus(), &Focus::boardChanged, this, &EventsDock::refresh);
    refresh();
}

QWidget* EventsDock::makeTableSide()
{
    m_sorted->setSourceModel(m_table);
    m_sorted->setSortRole(EventTable::SortRole);
    m_sorted->setSortLocaleAware(true);
    m_sorted->setFilterKeyColumn(-1);
    m_sorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_view->setObjectName(QStringLiteral("eventTokens"));
    m_view->setModel(m_sorted);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setTabKeyNavigation(false);
    m_view->setShowGrid(false);
    m_view->setIconSize({28, 28});
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setDragDropOverwriteMode(false);
    m_view->setDropIndicatorShown(true);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->verticalHeader()->setMinimumSectionSize(34);
    QHeaderView* header = m_view->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(EventTable::Effect, QHeaderView::Stretch);
    header->setHighlightSections(false);
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);
    m_view->installEventFilter(this);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &EventsDock::showChosen);
    connect(header, &QHeaderView::sortIndicatorChanged, this, [this](int column) {
        m_view->setDragEnabled(column < 0);  // another order than the file's cannot be changed by hand
        showChosen();
    });
    connect(m_filter, &QLineEdit::textChanged, m_sorted, &QSortFilterProxyModel::setFilterFixedString);
    m_filter->setObjectName(QStringLiteral("eventFilter"));
    m_filter->setClearButtonEnabled(true);

    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(8, 6, 4, 6);
    column->setSpacing(4);
    column->addWidget(m_totals);
    column->addWidget(m_view, 1);
    column->addWidget(makeButtons());
    column->addWidget(m_assumption);
    QFont small = m_assumption->font();
    small.setPointSizeF(small.pointSizeF() * .85);
    m_assumption->setFont(small);
    m_assumption->setForegroundRole(QPalette::PlaceholderText);
    return side;
}

QWidget* EventsDock::makeButtons()
{
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2);
    for (QToolButton* button : {m_add, m_duplicate, m_up, m_down, m_remove}) line->addWidget(button);
    line->addWidget(m_filter, 1);
    m_add->setObjectName(QStringLiteral("addEvent"));
    m_duplicate->setObjectName(QStringLiteral("duplicateEvent"));
    m_remove->setObjectName(QStringLiteral("removeEvent"));
    m_up->setObjectName(QStringLiteral("eventUp"));
    m_down->setObjectName(QStringLiteral("eventDown"));
    connect(m_add, &QToolButton::clicked, this, &EventsDock::add);
    connect(m_duplicate, &QToolButton::clicked, this, &EventsDock::duplicate);
    connect(m_remove, &QToolButton::clicked, this, &EventsDock::remove);
    connect(m_up, &QToolButton::clicked, this, [this] { moveBy(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { moveBy(1); });
    return row;
}

std::optional<std::size_t> EventsDock::chosen() const
{
    const QModelIndex at = m_sorted->mapToSource(m_view->currentIndex());
    if (!at.isValid()) return std::nullopt;
    return static_cast<std::size_t>(at.row());
}

std::vector<std::size_t> EventsDock::selected() const
{
    std::vector<std::size_t> rows;
    const QModelIndexList indices = m_view->selectionModel()->selectedRows();
    for (const QModelIndex& index : indices)
        rows.push_back(static_cast<std::size_t>(m_sorted->mapToSource(index).row()));
    return rows;
}

void EventsDock::choose(std::size_t index)
{
    QModelIndex at = m_sorted->mapFromSource(m_table->index(static_cast<int>(index), EventTable::Effect));
    if (!at.isValid()) {  // the filter hides it
        m_filter->clear();
        at = m_sorted->mapFromSource(m_table->index(static_cast<int>(index), EventTable::Effect));
    }
    m_view->setCurrentIndex(at);
    showChosen();
}

QWidget* EventsDock::comeTo(const Place& place)
{
    if (place.section != event_tokens::moduleKey || place.field != event_tokens::listField().name) return nullptr;
    if (!place.index || *place.index >= event_tokens::of(document().scenario()).size()) return m_view;
    choose(*place.index);
    QWidget* field = m_form->fieldFor(place);
    return field ? field : m_view;
}

void EventsDock::refresh()
{
    const auto before = chosen();
    m_table->refresh();
    const std::size_t count = event_tokens::of(document().scenario()).size();
    if (count > 0 && (!chosen() || chosen() != before)) choose(std::min(before.value_or(0), count - 1));
    refreshTotals();
    showChosen();
}

chances::Estimate EventsDock::estimateNow() const
{
    const Board* board = focus().board();
    return board ? chances::estimate(document().scenario(), *board) : chances::Estimate{};
}

void EventsDock::refreshTotals()
{
    QStringList parts;
    int all = 0;
    const auto totals = event_tokens::totals(document().scenario());
    const bool grouped = totals.size() > 1 || (!totals.empty() && !totals.front().first.empty());
    for (const auto& [category, count] : totals) {
        all += count;
        if (!grouped) continue;
        //: Event tokens of a category: %1 is the category, %2 how many
        parts << fill(tr("%1 %2"), {categoryInWords(category), QString::number(count)});
    }
    const QString sum = tr("%n event token(s)", nullptr, all);
    //: %1: "41 event tokens", %2: how many of each category
    m_totals->setText(parts.isEmpty() ? sum : fill(tr("%1: %2"), {sum, parts.join(QStringLiteral(" · "))}));
    m_estimate = estimateNow();
    m_assumption->setVisible(all > 0 && focus().board());
    m_assumption->setText(fill(
        //: How the column "Seen" comes about. %1: tokens turned over, %2: turns of each player, %3: players,
        //: %4: settlements, %5: cities, %6: knights
        tr("“Seen” is an estimate: about %1 tokens are turned over in a game, with %2 turns for each of %3 players, "
           "who "
           "each build %4 settlements and %5 cities and play %6 knights."),
        {QLocale().toString(qRound(m_estimate.revealed)), QString::number(chances::turnsOfEach),
         QString::number(m_estimate.players), QString::number(chances::settlementsOfEach),
         QString::number(chances::citiesOfEach), QString::number(chances::knightsOfEach)}));
}

void EventsDock::showChosen()
{
    const auto index = chosen();
    const auto& tokens = event_tokens::of(document().scenario());
    const bool token = index && *index < tokens.size();
    m_form->showToken(index);
    const bool inOrder = m_view->horizontalHeader()->sortIndicatorSection() < 0;
    m_duplicate->setEnabled(token && fitsList(event_tokens::listField(), tokens.size() + 1));
    m_add->setEnabled(fitsList(event_tokens::listField(), tokens.size() + 1));
    m_remove->setEnabled(token);
    m_up->setEnabled(token && inOrder && *index > 0);
    m_down->setEnabled(token && inOrder && *index + 1 < tokens.size());
}

void EventsDock::add()
{
    const auto index = chosen();
    std::size_t fresh = 0;
    const std::size_t at = index ? *index + 1 : event_tokens::of(document().scenario()).size();
    //: Step of history
    document().change(
        [] { return tr("Add event token"); },
        [&](Scenario& scenario) { fresh = event_tokens::add(scenario, at, m_modules); });
    choose(fresh);
    if (QWidget* effect = m_form->firstEffect()) effect->setFocus();
}

void EventsDock::duplicate()
{
    const auto index = chosen();
    if (!index) return;
    //: Step of history
    document().change(
        [] { return tr("Duplicate event token"); },
        [&](Scenario& scenario) { event_tokens::duplicate(scenario, *index); });
    choose(*index + 1);
}

void EventsDock::remove()
{
    const auto indices = selected();
    if (indices.empty()) return;
    //: Step of history
    document().change(
        [count = static_cast<int>(indices.size())] { return tr("Remove %n event token(s)", nullptr, count); },
        [&](Scenario& scenario) { event_tokens::remove(scenario, indices); });
    const std::size_t left = event_tokens::of(document().scenario()).size();
    if (left > 0) choose(std::min(*std::min_element(indices.begin(), indices.end()), left - 1));
    m_view->setFocus();
}

void EventsDock::moveBy(int steps)
{
    const auto index = chosen();
    const auto to = static_cast<std::ptrdiff_t>(index.value_or(0)) + steps;
    if (index && to >= 0) moveTo(*index, static_cast<std::size_t>(to));
}

void EventsDock::moveTo(std::size_t from, std::size_t to)
{
    if (to >= event_tokens::of(document().scenario()).size()) return;
    //: Step of history
    document().change(
        [] { return tr("Move event token"); }, [&](Scenario& scenario) { event_tokens::move(scenario, from, to); });
    choose(to);
}

void EventsDock::count(int more)
{
    const auto index = chosen();
    if (!index) return;
    const Field& field = event_tokens::field("count");
    const int now = event_tokens::countOf(event_tokens::of(document().scenario())[*index]);
    const auto count = std::clamp<std::int64_t>(now + more, field.low, field.high);
    const SectionPath path = event_tokens::path(*index);
    document().change(
        //: Step of history
        [] { return tr("Change the count of event tokens"); },
        [&](Scenario& scenario) { setValue(scenario, path, field, count); },
        QString::fromStdString(path.name() + "/count/"));
}

QToolButton* EventsDock::buttonFor(const QKeyEvent& key) const
{
    const bool alt = key.modifiers() == Qt::AltModifier;
    if (key.key() == Qt::Key_Delete) return m_remove;
    if (key.key() == Qt::Key_Insert) return m_add;
    if (key.key() == Qt::Key_D && key.modifiers() == Qt::ControlModifier) return m_duplicate;
    if (key.key() == Qt::Key_Up && alt) return m_up;
    return key.key() == Qt::Key_Down && alt ? m_down : nullptr;
}

bool EventsDock::eventFilter(QObject* watched, QEvent* event)
{
    if (auto* halves = qobject_cast<QSplitter*>(watched); halves && event->type() == QEvent::Resize) {
        constexpr int roomForBoth = 600;
        halves->setOrientation(halves->width() >= roomForBoth ? Qt::Horizontal : Qt::Vertical);
    }
    if (watched == m_view && event->type() == QEvent::Resize) {
        constexpr int roomForCategory = 460;
        m_view->setColumnHidden(EventTable::Category, m_view->width() < roomForCategory);
    }
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_view || !isKey) return Dock::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    QToolButton* button = buttonFor(*key);
    const int more = key->key() == Qt::Key_Plus ? 1 : key->key() == Qt::Key_Minus ? -1 : 0;
    if (!button && (more == 0 || key->modifiers().testFlag(Qt::ControlModifier)))
        return Dock::eventFilter(watched, event);
    event->accept();  // here these keys are for tokens, whatever a menu does with them
    if (event->type() == QEvent::ShortcutOverride) return true;
    if (button)
        button->click();  // nothing happens while it cannot
    else
        count(more);
    return true;
}

void EventsDock::recolour()
{
    for (FieldEditor* editor : findChildren<FieldEditor*>()) editor->applyColours();
}

void EventsDock::retranslate()
{
    setWhatsThis(
        tr("The event tokens: a table of all, the form of the chosen one with its sentence in both languages, and "
           "when tokens are turned over."));
    //: Tab of the panel “Event tokens”
    setTitles(tr("Events"), tr("Event tokens"));
    m_table->retranslate();
    m_view->setAccessibleName(tr("Event tokens"));
    m_view->setWhatsThis(tr(
        "Every kind of event token. Click a column to sort; in the file's own order, drag rows or press Alt with an "
        "arrow to move them. Insert adds a token, Ctrl+D duplicates it, Delete removes it, + and - change the count."));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter event tokens"));
    m_add->setText(tr("New"));
    setNames(*m_add, tr("New event token"));
    m_duplicate->setText(tr("Duplicate"));
    setNames(*m_duplicate, tr("Duplicate the event token"));
    setNames(*m_remove, tr("Remove the chosen event tokens"));
    setNames(*m_up, tr("Move the event token up"));
    setNames(*m_down, tr("Move the event token down"));
    m_form->retranslate();
    refreshTotals();
    showChosen();
}

}  // namespace inselwerk
