#include "editor/docks/numbers_dock.h"

#include "app/common/painting/number_disc.h"
#include "app/common/text/messages.h"
#include "editor/common/look.h"
#include "editor/common/painted_icon.h"
#include "editor/common/plain_text.h"
#include "editor/docks/choice_button.h"
#include "editor/docks/pool_sentences.h"
#include "editor/forms/hint_line.h"
#include "editor/tools/number_tool.h"
#include "editor/tools/tool_set.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

constexpr int side = 26;
constexpr int perRow = 5;

std::vector<NumberChoice> pilesOf(const Board* board)
{
    std::vector<NumberChoice> piles;
    if (!board) return piles;
    for (const NumberPool& pool : board->numberPools) piles.push_back({0, pool.id, {}});
    for (const NumberStack& stack : board->stacks) piles.push_back({0, {}, stack.id});
    return piles;
}

std::vector<int> tokensShown(const Board* board)
{
    std::vector<int> shown;
    if (!board) return shown;
    for (const NumberStack& stack : board->stacks) {
        shown.push_back(stack.tokens.empty() ? 0 : stack.tokens.front());
        shown.push_back(static_cast<int>(stack.tokens.size()));
    }
    return shown;
}

}  // namespace

NumbersDock::NumbersDock(const Studio& studio) : Dock(QStringLiteral("numbers"), Icon::Number, studio)
{
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(6, 4, 6, 6);
    m_legend = new QLabel;
    m_legend->setWordWrap(true);
    column->addWidget(m_legend);
    m_missing = new HintLine;
    column->addWidget(m_missing);
    m_grid = new QGridLayout;
    m_grid->setSpacing(1);
    column->addLayout(m_grid);
    m_chips = new QVBoxLayout;
    m_chips->setSpacing(2);
    column->addLayout(m_chips);
    column->addStretch();
    for (int number = 2; number <= 12; ++number) {
        if (pips(number) == 0) continue;
        auto* button = makeChoice(side, Qt::ToolButtonTextUnderIcon);
        button->setIcon(paintedIcon(side, [number](QPainter& painter, const QRectF& box) {
            paintNumberDisc(painter, box.center() - QPointF(0, 1), .44 * side, number);
        }));
        // With counts of pools the text is longer: that makes no panel wider.
        QFont small = font();
        small.setPointSizeF(small.pointSizeF() * .8);
        button->setFont(small);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        button->setMinimumWidth(side + 10);
        const int at = static_cast<int>(m_numbers.size());
        m_grid->addWidget(button, at / perRow, at % perRow);
        m_numbers.push_back({{number, {}, {}}, button});
        addEntry(m_numbers.back().choice, button);
    }
    setWidget(asPalette(panel));
    connect(&focus(), &Focus::boardChanged, this, &NumbersDock::rebuild);
    connect(&document(), &Document::changed, this, &NumbersDock::rebuild);
    connect(&studio.bench.brush, &Brush::changed, this, &NumbersDock::check);
    rebuild();
    check();
}

void NumbersDock::addEntry(const NumberChoice& choice, QToolButton* button)
{
    connect(button, &QToolButton::clicked, this, [this, choice] { choose(choice); });
}

void NumbersDock::choose(const NumberChoice& choice)
{
    studio().bench.brush.setNumber(choice);
    studio().tools.choose(studio().tools.find<NumberTool>());
    check();
}

void NumbersDock::check()
{
    const NumberChoice& chosen = studio().bench.brush.number();
    for (const auto* list : {&m_numbers, &m_piles})
        for (const auto& [choice, button] : *list) button->setChecked(choice == chosen);
}

void NumbersDock::rebuild()
{
    const Board* board = focus().board();
    const std::vector<NumberChoice> piles = pilesOf(board);
    const bool same = std::equal(
        piles.begin(), piles.end(), m_piles.begin(), m_piles.end(),
        [](const NumberChoice& choice, const Entry& entry) { return choice == entry.choice; });
    if (!same || tokensShown(board) != m_shown) {
        m_shown = tokensShown(board);
        for (const Entry& entry : m_piles) delete entry.button;
        m_piles.clear();
        std::size_t stack = 0;
        for (const NumberChoice& choice : piles) {
            auto* button = makeNamedChoice(20);
            const int top = choice.stack.empty() ? 0 : m_shown[stack++];
            const int tokens = choice.stack.empty() ? 0 : m_shown[stack++];
            button->setIcon(paintedIcon(20, [top, tokens](QPainter& painter, const QRectF& box) {
                if (top > 0)
                    paintNumberPile(painter, box.center() - QPointF(0, 3), 7, top, tokens, false);
                else
                    paintChanceDisc(painter, box.center(), 8);
            }));
            m_chips->addWidget(button);
            m_piles.push_back({choice, button});
            addEntry(choice, button);
        }
        const NumberChoice& chosen = studio().bench.brush.number();
        const bool gone = chosen.token == 0 && std::find(piles.begin(), piles.end(), chosen) == piles.end();
        if (gone) studio().bench.brush.setNumber({6, {}, {}});
        check();
    }
    updateCounts();
    updateChips();
}

void NumbersDock::updateCounts()
{
    const Board* board = focus().board();
    const auto counts = board ? countNumbers(*board) : std::array<NumberCount, 13>{};
    const bool pools = board && !board->numberPools.empty();
    const int missing = board ? landWithoutNumber(*board) : 0;
    m_missing->setText(missing > 0 ? tr("%n hex(es) without a number", nullptr, missing) : QString());
    m_legend->setVisible(missing == 0);
    for (const auto& [choice, button] : m_numbers) {
        const NumberCount count = counts[static_cast<std::size_t>(choice.token)];
        const QString onHexes = QString::number(count.onHexes), inPools = QString::number(count.inPools);
        //: Below a number disc: %1 is how many lie on hexes, %2 how many are in pools
        button->setText(pools ? fill(tr("%1 + %2"), {onHexes, inPools}) : onHexes);
        //: %1: a number, %2 and %3: how many there are
        const QString sentence =
            fill(tr("Number %1: %2 on hexes, %3 in pools"), {QString::number(choice.token), onHexes, inPools});
        button->setToolTip(sentence);
        button->setAccessibleName(sentence);
    }
}

void NumbersDock::updateChips()
{
    const Board* board = focus().board();
    if (!board) return;
    std::size_t at = 0;
    for (const NumberPool& pool : board->numberPools) {
        if (at >= m_piles.size()) return;
        QToolButton& button = *m_piles[at++].button;
        const PoolName name{PoolKind::Numbers, pool.id};
        const PoolCount count = countOf(*board, name);
        button.setText(asButtonText(poolRow(name, count)));
        //: A pool of number tokens. %1: its name, %2: a sentence about it
        const QString sentence =
            fill(tr("Pool “%1”. %2"), {QString::fromStdString(pool.id), poolSentence(PoolKind::Numbers, count)});
        button.setToolTip(plainTip(sentence));
        button.setAccessibleName(sentence);
        QPalette colours = palette();
        if (!count.fits()) colours.setColor(QPalette::ButtonText, windowPalette(studio().look.dark()).warn);
        button.setPalette(colours);
    }
    for (const NumberStack& stack : board->stacks) {
        if (at >= m_piles.size()) return;
        QToolButton& button = *m_piles[at++].button;
        const QString name = QString::fromStdString(stack.id);
        //: A stack of number tokens: %1 is its name
        button.setText(asButtonText(fill(tr("Stack “%1”"), {name})));
        const QString sentence =
            fill(tr("Stack “%1”, tokens: %2"), {name, QString::number(static_cast<int>(stack.tokens.size()))});
        button.setToolTip(plainTip(sentence));
        button.setAccessibleName(sentence);
    }
}

void NumbersDock::retranslate()
{
    setWhatsThis(
        tr("Number tokens, pools and stacks for the tool “Number”. Below each number: how often it lies on the "
           "board, and how often it is in a pool. On the board a dashed disc with “?” takes its number from a "
           "pool."));
    setTitles(tr("Numbers"));
    m_legend->setText(tr("on hexes + in pools"));
    m_legend->setToolTip(tr("How often each number lies on the board, and how often it is in a pool."));
    updateCounts();
    updateChips();
}

}  // namespace inselwerk
