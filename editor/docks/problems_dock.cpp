#include "editor/docks/problems_dock.h"

#include "app/common/text/messages.h"
#include "editor/canvas/board_canvas.h"
#include "editor/common/line_icon.h"
#include "editor/common/look.h"
#include "editor/common/plain_text.h"
#include "editor/docks/action_delegate.h"
#include "editor/document/document_file.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace inselwerk {
namespace {

/// Places take a quarter of the table at most, and wrap: the sentences need the room.
class PlaceDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QSize whole = QStyledItemDelegate::sizeHint(option, index);
        return option.widget ? QSize(std::min(whole.width(), option.widget->width() / 4), whole.height()) : whole;
    }
};

}  // namespace

ProblemsDock::ProblemsDock(const Studio& studio)
    : Dock(QStringLiteral("problems"), Icon::Warning, studio),
      m_watch(new ProblemWatch(document(), this)),
      m_model(new ProblemsModel(document(), *m_watch, this)),
      m_marks(new ProblemMarks(focus(), *m_watch, this)),
      m_view(new QTableView),
      m_errors(makeFilter(Severity::Error)),
      m_warnings(makeFilter(Severity::Warning)),
      m_button(new QPushButton),
      m_next(new QAction(this))
{
    setWidget(makePanel());
    studio.canvas.addOverlay(m_marks);
    m_next->setShortcut(Qt::Key_F8);
    addAction(m_next);
    connect(m_next, &QAction::triggered, this, &ProblemsDock::jumpToNext);
    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == ProblemsModel::ActionColumn)
            act(index.row());
        else
            jump(index.row());
    });
    connect(m_button, &QPushButton::clicked, this, [this] { act(m_view->currentIndex().row()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        if (index.isValid()) m_current = m_model->problem(index.row());
        updateButton();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &ProblemsDock::rowsChanged);
    connect(m_watch, &ProblemWatch::changed, this, &ProblemsDock::updateCounts);
    connect(&studio.file, &DocumentFile::readingProblemsChanged, this, &ProblemsDock::takeReadingProblems);
    takeReadingProblems();
    recolour();
    rowsChanged();
}

QWidget* ProblemsDock::makePanel()
{
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    auto* filters = new QHBoxLayout;
    filters->setContentsMargins(8, 0, 8, 0);
    filters->addWidget(m_errors);
    filters->addWidget(m_warnings);
    filters->addStretch();
    column->addLayout(filters);
    column->addWidget(m_view);
    column->addWidget(m_button);
    m_button->hide();
    m_view->setModel(m_model);
    m_view->setItemDelegateForColumn(ProblemsModel::PlaceColumn, new PlaceDelegate(this));
    m_view->setItemDelegateForColumn(ProblemsModel::ActionColumn, new ActionDelegate(this));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setShowGrid(false);
    m_view->setWordWrap(true);
    m_view->setTabKeyNavigation(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setIconSize({18, 18});
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->verticalHeader()->setMinimumSectionSize(34);
    QHeaderView* header = m_view->horizontalHeader();
    header->hide();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ProblemsModel::SentenceColumn, QHeaderView::Stretch);
    m_view->installEventFilter(this);
    return panel;
}

QToolButton* ProblemsDock::makeFilter(Severity severity)
{
    auto* button = new QToolButton;
    button->setIcon(
        severity == Severity::Error ? lineIcon(Icon::Error, &WindowPalette::bad)
                                    : lineIcon(Icon::Warning, &WindowPalette::warn));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setCheckable(true);
    button->setChecked(true);
    connect(button, &QToolButton::toggled, this, [this, severity](bool on) { m_model->setShown(severity, on); });
    return button;
}

void ProblemsDock::rowsChanged()
{
    // The same problem stays the current one; when it is gone, the one that took its place.
    const int before = m_view->currentIndex().row();
    int row = m_current ? m_model->rowOf(*m_current) : -1;
    if (row < 0) row = std::min(std::max(before, 0), m_model->rowCount() - 1);
    if (row >= 0) m_view->setCurrentIndex(m_model->index(row, ProblemsModel::SentenceColumn));
    updateButton();
    updateCounts();
}

void ProblemsDock::updateRoom()
{
    constexpr int enough = 720;  // else one button below the list, on which a whole fix can be read
    const bool narrow = m_view->width() < enough;
    if (narrow == m_model->isNarrow()) return;
    m_model->setNarrow(narrow);
    m_view->setColumnHidden(ProblemsModel::PlaceColumn, narrow);
    m_view->setColumnHidden(ProblemsModel::ActionColumn, narrow);
    m_button->setVisible(narrow);
    updateButton();
}

void ProblemsDock::updateButton()
{
    const QModelIndex current = m_view->currentIndex();
    const QString text = current.siblingAtColumn(ProblemsModel::ActionColumn).data().toString();
    m_button->setEnabled(!text.isEmpty());
    constexpr int frame = 40;
    const QString shown = m_button->fontMetrics().elidedText(text, Qt::ElideRight, m_view->width() - frame);
    m_button->setText(text.isEmpty() ? tr("Show") : asButtonText(shown));
    m_button->setToolTip(plainTip(text));
    m_button->setAccessibleName(text);
}

void ProblemsDock::takeReadingProblems() { m_watch->setReadingProblems(studio().file.readingProblems()); }

void ProblemsDock::updateCounts()
{
    const ProblemWatch::Count count = m_watch->count();
    m_errors->setText(tr("%n error(s)", nullptr, count.errors));
    m_warnings->setText(tr("%n warning(s)", nullptr, count.warnings));
    //: Title of the panel; %1: such as "1 error, 3 warnings"
    const QString pattern = tr("Problems: %1");
    setTitles(tr("Problems"), fill(pattern, {countSentence()}));
}

/// A quiet colour for the chosen row, so that the icons in it can be seen.
void ProblemsDock::recolour()
{
    const WindowPalette& colours = windowPalette(studio().look.dark());
    m_view->setStyleSheet(QStringLiteral("QTableView { selection-background-color: %1; selection-color: %2; }"
                                         "QTableView::item { padding: 2px 6px; }")
                              .arg(colours.accentSoft.name(), colours.ink.name()));
}

QString ProblemsDock::countSentence() const
{
    const ProblemWatch::Count count = m_watch->count();
    QStringList parts;
    if (count.errors > 0) parts << tr("%n error(s)", nullptr, count.errors);
    if (count.warnings > 0) parts << tr("%n warning(s)", nullptr, count.warnings);
    //: Number of problems
    return parts.isEmpty() ? tr("none") : parts.join(QStringLiteral(", "));
}

void ProblemsDock::bringForward()
{
    show();
    raise();
    m_view->setFocus();
}

void ProblemsDock::jump(int row)
{
    if (row < 0 || row >= m_model->rowCount()) return;
    const Problems problems = m_model->problems(row);
    // Of equal problems all hexes are selected, and one jump after the other goes from hex to hex.
    std::set<HexCoord> hexes;
    for (const Problem& problem : problems)
        if (const auto hex = m_watch->placeOf(problem).hex) hexes.insert(*hex);
    const bool again = problems.size() > 1 && focus().selection() == hexes;
    m_stop = again ? (m_stop + 1) % problems.size() : 0;
    focus().want(m_watch->placeOf(problems[m_stop]));
    if (problems.size() > 1) focus().select(hexes);
}

void ProblemsDock::act(int row)
{
    if (row < 0 || row >= m_model->rowCount()) return;
    if (m_model->problem(row).fix)
        fix(row);
    else
        jump(row);
}

void ProblemsDock::fix(int row)
{
    if (row < 0 || row >= m_model->rowCount() || !m_model->problem(row).fix) return;
    const StepName name = m_model->fixName(row);
    m_watch->fix(m_model->problems(row), name);
}

void ProblemsDock::jumpToNext()
{
    const int rows = m_model->rowCount();
    if (rows == 0) return;
    const int next = (m_view->currentIndex().row() + 1) % rows;
    m_view->setCurrentIndex(m_model->index(next, ProblemsModel::SentenceColumn));
    jump(next);
}

bool ProblemsDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::Resize) updateRoom();
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            const int row = m_view->currentIndex().row();
            if (key->modifiers() & Qt::AltModifier)
                fix(row);
            else
                jump(row);
            return true;
        }
    }
    return Dock::eventFilter(watched, event);
}

void ProblemsDock::retranslate()
{
    setWhatsThis(
        tr("What is wrong with the scenario, checked while you work. A click leads to where it can be changed; the "
           "button puts it right."));
    m_next->setText(tr("Next problem"));
    m_view->setAccessibleName(tr("Problems of the scenario"));
    m_view->setAccessibleDescription(tr("Enter goes to the place, Alt+Enter puts the problem right."));
    m_view->setToolTip(tr("Enter goes to the place, Alt+Enter puts the problem right."));
    m_errors->setToolTip(tr("Show errors"));
    m_warnings->setToolTip(tr("Show warnings"));
    m_model->retranslate();
    updateButton();
    updateCounts();
}

}  // namespace inselwerk
