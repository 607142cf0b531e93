#include "editor/docks/stacks_dock.h"

#include "app/common/text/messages.h"
#include "editor/common/line_icon.h"
#include "editor/common/plain_text.h"
#include "editor/docks/id_row.h"
#include "editor/docks/number_discs.h"
#include "editor/docks/stack_places.h"
#include "editor/docks/stack_rules.h"
#include "editor/docks/stacks_curve.h"
#include "editor/docks/stacks_pile.h"
#include "editor/docks/token_commands.h"
#include "editor/docks/token_icons.h"
#include "editor/model/fresh_names.h"
#include "editor/model/stacks.h"

#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

/// The rolls that curves tell of: no game sees more.
constexpr int fewestRolls = 40;
constexpr int mostRolls = 300;
constexpr int pileSize = 46;

QString nameText(const std::string& id) { return QString::fromStdString(id); }

}  // namespace

StacksDock::StacksDock(const Studio& studio)
    : Dock(QStringLiteral("stacks"), Icon::Token, studio),
      m_tokens(new TokenList),
      m_discs(new NumberDiscs),
      m_commands(new TokenCommands(
          *m_tokens, *m_discs, maxStackTokens, "",
          [this](const StepName& name, const auto& edit) {
              changeStack(name, [&](NumberStack& stack) { edit(stack.tokens); });
          },
          this))
{
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(8, 6, 8, 8);
    column->setSpacing(6);
    column->addWidget(makeCommands());
    m_piles = new QListWidget;
    m_piles->setObjectName(QStringLiteral("piles"));
    m_piles->setViewMode(QListView::IconMode);
    m_piles->setFlow(QListView::LeftToRight);
    m_piles->setWrapping(false);
    m_piles->setMovement(QListView::Static);
    m_piles->setIconSize({pileSize, pileSize});
    m_piles->setFixedHeight(pileSize + 2 * fontMetrics().height());
    m_piles->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_piles->installEventFilter(this);
    column->addWidget(m_piles);
    m_none = plainLabel();
    column->addWidget(m_none);
    m_detail = makeStack();
    column->addWidget(m_detail, 1);
    column->addStretch();
    setWidget(panel);

    connect(m_piles, &QListWidget::currentRowChanged, this, [this](int row) {
        const Board* board = focus().board();
        if (board && row >= 0 && static_cast<std::size_t>(row) < board->stacks.size())
            choose(board->stacks[static_cast<std::size_t>(row)].id);
    });
    connect(&focus(), &Focus::boardChanged, this, &StacksDock::refresh);
    connect(&focus(), &Focus::selectionChanged, this, &StacksDock::followSelection);
    connect(&document(), &Document::changed, this, [this](const Touched& touched) {
        if (!touched.board(focus().boardIndex())) return;
        const bool same = focus().board() && focus().board()->stacks == m_seen;
        same ? m_places->refresh() : refresh();  // a brush leaves the stacks alone, and must be quick
    });
    refresh();
}

QToolButton* StacksDock::makeCommand(Icon icon, const char* name, void (StacksDock::*command)())
{
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setIcon(lineIcon(icon));
    button->setIconSize({18, 18});
    connect(button, &QToolButton::clicked, this, command);
    return button;
}

QWidget* StacksDock::makeCommands()
{
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    m_add = makeCommand(Icon::Plus, "add", &StacksDock::add);
    m_duplicate = makeCommand(Icon::Copy, "duplicate", &StacksDock::duplicate);
    m_remove = makeCommand(Icon::Delete, "remove", &StacksDock::remove);
    for (QToolButton* button : {m_add, m_duplicate, m_remove}) row->addWidget(button);
    row->addSpacing(8);
    for (QToolButton* button : m_commands->buttons()) row->addWidget(button);
    row->addStretch();
    return bar;
}

QWidget* StacksDock::makeStack()
{
    auto* detail = new QWidget;
    auto* column = new QVBoxLayout(detail);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_name = new IdRow("name");
    column->addWidget(m_name);

    auto* middle = new QHBoxLayout;
    auto* left = new QVBoxLayout;
    m_pile = new StackPile;
    m_curve = new StackCurve;
    m_curve->setObjectName(QStringLiteral("curve"));
    left->addWidget(m_pile, 1);
    left->addWidget(m_curve, 1);
    m_tokens->setObjectName(QStringLiteral("tokens"));
    middle->addLayout(left, 2);
    middle->addWidget(m_tokens, 3);
    column->addLayout(middle, 1);
    column->addWidget(m_discs);
    m_rules = new StackRules(focus());
    m_places = new StackPlaces(focus());
    column->addWidget(m_rules);
    column->addWidget(m_places);

    connect(&m_name->field(), &IdField::renamed, this, [this](const std::string& to) {
        const std::string from = m_chosen;
        m_chosen = to;
        document().change(
            [to] { return fill(tr("Rename stack to “%1”"), {nameText(to)}); },
            [from, to, board = focus().boardIndex()](Scenario& scenario) { renameStack(scenario, board, from, to); });
    });
    connect(m_tokens, &QListWidget::currentRowChanged, this, &StacksDock::refreshCurve);
    return detail;
}

const NumberStack* StacksDock::stack() const
{
    const Board* board = focus().board();
    return board ? board->findStack(m_chosen) : nullptr;
}

void StacksDock::choose(const std::string& id)
{
    if (id == m_chosen) return;
    m_chosen = id;
    m_tokens->chooseNext({0});
    refresh();
}

QWidget* StacksDock::comeTo(const Place& place)
{
    if (place.kind != Place::Kind::Stack) return nullptr;
    const Board* board = focus().board();
    if (!board || !board->findStack(place.id)) return m_add;
    choose(place.id);
    if (QWidget* choice = m_rules->fieldFor(place.field)) return choice;
    if (place.field != "tokens") return &m_name->field();
    if (place.index) m_tokens->setCurrentRow(static_cast<int>(*place.index), QItemSelectionModel::ClearAndSelect);
    return m_tokens;
}

bool StacksDock::changeStack(const StepName& name, const std::function<void(NumberStack&)>& edit)
{
    return focus().change(name, [&](Board& board) {
        if (NumberStack* stack = findStack(board, m_chosen)) edit(*stack);
    });
}

void StacksDock::add()
{
    if (!focus().board()) return;
    const auto& numbers = NumberDiscs::numbers();
    const std::vector<int> each(numbers.begin(), numbers.end());
    m_chosen = freshId("stack", stackIds(*focus().board()));
    focus().change([] { return tr("Add stack"); }, [&](Board& board) { addStack(board, m_chosen, each); });
    m_name->edit();
}

void StacksDock::duplicate()
{
    if (!stack()) return;
    const std::string copy = freshId(m_chosen, stackIds(*focus().board()));
    const std::string from = m_chosen;
    m_chosen = copy;
    focus().change([] { return tr("Duplicate stack"); }, [&](Board& board) { duplicateStack(board, from); });
}

void StacksDock::remove()
{
    focus().change(
        [id = m_chosen] { return fill(tr("Remove stack “%1”"), {nameText(id)}); },
        [this](Board& board) { removeStack(board, m_chosen); });
}

void StacksDock::moveStackBy(int places)
{
    const int from = m_piles->currentRow();
    const int to = from + places;
    if (from < 0 || to < 0 || to >= m_piles->count()) return;
    focus().change(
        [] { return tr("Reorder stacks"); },
        [&](Board& board) { moveStack(board, static_cast<std::size_t>(from), static_cast<std::size_t>(to)); });
}

void StacksDock::followSelection()
{
    const Board* board = focus().board();
    if (board && !focus().selection().empty()) {
        const HexEntry* hex = board->find(*focus().selection().begin());
        if (hex && board->findStack(hex->stack)) choose(hex->stack);
    }
    m_places->refresh();
}

void StacksDock::refresh()
{
    const Board* board = focus().board();
    if (!stack()) {
        // What stands in its place now, if it was renamed or removed.
        const auto row = static_cast<std::size_t>(std::max(m_piles->currentRow(), 0));
        const bool none = !board || board->stacks.empty();
        m_chosen = none ? std::string() : board->stacks[std::min(row, board->stacks.size() - 1)].id;
    }
    m_seen = board ? board->stacks : std::vector<NumberStack>();
    const bool any = stack() != nullptr;
    m_none->setVisible(!any);
    m_piles->setVisible(any);
    m_detail->setVisible(any);
    m_add->setEnabled(board != nullptr);
    for (QToolButton* button : {m_duplicate, m_remove}) button->setEnabled(any);
    for (QToolButton* button : m_commands->buttons()) button->setEnabled(any);
    refreshPiles();
    refreshStack();
}

void StacksDock::refreshPiles()
{
    const QSignalBlocker quiet(m_piles);
    const std::vector<NumberStack> none;
    const std::vector<NumberStack>& stacks = focus().board() ? focus().board()->stacks : none;
    while (m_piles->count() > static_cast<int>(stacks.size())) delete m_piles->takeItem(m_piles->count() - 1);
    while (m_piles->count() < static_cast<int>(stacks.size())) m_piles->addItem(new QListWidgetItem);
    for (int i = 0; i < m_piles->count(); ++i) {
        const NumberStack& each = stacks[static_cast<std::size_t>(i)];
        QListWidgetItem* item = m_piles->item(i);
        item->setText(nameText(each.id));
        item->setIcon(pileIcon(each));
        const QString tokens = tr("%n number token(s)", nullptr, static_cast<int>(each.tokens.size()));
        //: A stack in a list. %1: its name, %2: "10 number tokens"
        const QString spoken = fill(tr("Stack “%1”, %2"), {nameText(each.id), tokens});
        item->setData(Qt::AccessibleTextRole, spoken);
        item->setToolTip(plainTip(spoken));
        if (each.id == m_chosen) m_piles->setCurrentRow(i);
    }
}

void StacksDock::refreshStack()
{
    const NumberStack* shown = stack();
    if (!shown) {
        setTitles(tr("Stacks"));
        return;
    }
    const QString tokens = tr("%n number token(s)", nullptr, static_cast<int>(shown->tokens.size()));
    //: Title of the dock. %1: name of the stack, %2: "10 number tokens"
    const QString pattern = tr("Stack: %1, %2");
    setTitles(tr("Stacks"), fill(pattern, {nameText(shown->id), tokens}));
    m_name->field().setId(shown->id, stackIds(*focus().board()));
    m_pile->setPile(shown->tokens.empty() ? 0 : shown->tokens.front(), static_cast<int>(shown->tokens.size()));
    m_pile->setAccessibleName(title());
    m_rules->setStack(*shown);
    m_places->setStack(shown->id);
    const bool full = shown->tokens.size() >= static_cast<std::size_t>(maxStackTokens);
    m_discs->setEnabled(!full);
    refreshTokens();
}

void StacksDock::refreshTokens()
{
    const NumberStack* shown = stack();
    if (!shown) return;
    std::vector<TokenList::Row> rows;
    const bool ends = shown->afterRoll == AfterRoll::Leaves && shown->whenEmpty == WhenEmpty::Spent;
    for (std::size_t i = 0; i < shown->tokens.size(); ++i) {
        TokenList::Row row;
        row.number = shown->tokens[i];
        if (!shown->shuffled && i == 0) row.note = tr("live first");
        if (!shown->shuffled && ends && i > 0 && i + 1 == shown->tokens.size()) row.note = tr("last");
        row.chance = QStringLiteral("%1/36").arg(pips(row.number));
        //: A token of a stack. %1: place from the top, %2: its number, %3: ways in 36 to roll it
        row.spoken = fill(
            tr("Token %1: number %2, rolled in %3 of 36 cases"),
            {QString::number(i + 1), QString::number(row.number), QString::number(pips(row.number))});
        if (!row.note.isEmpty())
            //: %1: a sentence about a token, %2: "live first" or "last"
            row.spoken = fill(tr("%1, %2"), {row.spoken, row.note});
        rows.push_back(std::move(row));
    }
    m_tokens->setRows(rows);
    refreshCurve();
}

void StacksDock::refreshCurve()
{
    const NumberStack* shown = stack();
    const auto row = static_cast<std::size_t>(std::max(m_tokens->currentRow(), 0));
    if (!shown || row >= shown->tokens.size()) {
        m_curve->setChances(0, {});
        return;
    }
    const StackOdds& odds = m_odds.of(*shown, tellingRolls(*shown, fewestRolls, mostRolls));
    const int number = shown->tokens[row];
    std::vector<std::vector<double>> others;
    for (const int other : std::set<int>(shown->tokens.begin(), shown->tokens.end()))
        if (other != number) others.push_back(liveOdds(*shown, odds, other));
    m_curve->setChances(number, liveOdds(*shown, odds, number), std::move(others));
}

bool StacksDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_piles && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool moves =
            key->modifiers() == Qt::AltModifier && (key->key() == Qt::Key_Left || key->key() == Qt::Key_Right);
        const bool removes = key->modifiers() == Qt::NoModifier && key->key() == Qt::Key_Delete;
        if (!moves && !removes) return false;
        event->accept();
        if (event->type() == QEvent::ShortcutOverride) return true;
        if (moves)
            moveStackBy(key->key() == Qt::Key_Left ? -1 : 1);
        else
            remove();
        return true;
    }
    return Dock::eventFilter(watched, event);
}

void StacksDock::retranslate()
{
    setWhatsThis(
        tr("The stacks of number tokens on this board: their order, what happens after a roll, where they lie, and "
           "when each number is likely to be live."));
    const auto name = [](QToolButton* button, const QString& text) {
        button->setAccessibleName(text);
        button->setToolTip(text);
    };
    name(m_add, tr("New stack"));
    name(m_duplicate, tr("Duplicate the stack"));
    name(m_remove, tr("Remove the stack"));
    m_commands->retranslate();
    m_piles->setAccessibleName(tr("Stacks of this board"));
    m_piles->setToolTip(tr("Alt with ← and → changes the order of the stacks."));
    m_none->setText(
        tr("This board has no stack of number tokens. A stack lies on a hex in place of a number; its top "
           "token is the live number."));
    m_name->setTexts(tr("Name"), tr("Name of the stack"));
    m_tokens->setAccessibleName(tr("Number tokens of the stack, top first"));
    m_rules->retranslate();
    m_places->retranslate();
    m_curve->retranslate();
    refresh();
}

}  // namespace inselwerk
