#include "editor/docks/number_pool_page.h"

#include "app/common/text/messages.h"
#include "editor/docks/number_discs.h"
#include "editor/docks/token_commands.h"
#include "editor/model/pools.h"

#include <QFormLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace inselwerk {

NumberPoolPage::NumberPoolPage(Focus& focus, QWidget* parent)
    : QWidget(parent),
      m_focus(focus),
      m_tokens(new TokenList),
      m_discs(new NumberDiscs),
      m_commands(new TokenCommands(
          *m_tokens, *m_discs, maxHexes, "-pool",
          [this](const StepName& name, const auto& edit) {
              change(name, [&](NumberPool& pool) { edit(pool.tokens); });
          },
          this)),
      m_layLabel(new QLabel),
      m_startLabel(new QLabel)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(makeTokens());
    column->addWidget(m_discs);
    column->addWidget(makeLaying());
}

QWidget* NumberPoolPage::makeTokens()
{
    auto* all = new QWidget;
    auto* row = new QHBoxLayout(all);
    row->setContentsMargins(0, 0, 0, 0);
    m_tokens->setObjectName(QStringLiteral("pool-tokens"));
    row->addWidget(m_tokens, 1);
    auto* commands = new QVBoxLayout;
    for (QToolButton* button : m_commands->buttons()) commands->addWidget(button);
    commands->addStretch();
    row->addLayout(commands);
    return all;
}

QWidget* NumberPoolPage::makeLaying()
{
    auto* all = new QWidget;
    auto* form = new QFormLayout(all);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_lay = new ChoiceBox<NumberPool::Lay>("pool-lay", [this](const NumberPool::Lay& lay) {
        change(
            [] { return tr("Change how numbers are laid"); },
            [lay](NumberPool& pool) {
                pool.lay = lay;
                if (lay == NumberPool::Lay::Shuffled) pool.start.reset();
            });
    });
    m_start = new ChoiceBox<std::optional<HexCoord>>("pool-start", [this](const std::optional<HexCoord>& start) {
        change([] { return tr("Change where the spiral begins"); }, [start](NumberPool& pool) { pool.start = start; });
    });
    m_layLabel->setBuddy(m_lay);
    m_startLabel->setBuddy(m_start);
    form->addRow(m_layLabel, m_lay);
    form->addRow(m_startLabel, m_start);
    return all;
}

bool NumberPoolPage::change(const StepName& name, const std::function<void(NumberPool&)>& edit)
{
    return m_focus.change(name, [&](Board& board) {
        if (NumberPool* pool = findNumberPool(board, m_pool)) edit(*pool);
    });
}

QWidget* NumberPoolPage::fieldFor(const Place& place) const
{
    if (place.field == "lay") return m_lay;
    if (place.field == "start") return m_start->isHidden() ? static_cast<QWidget*>(m_lay) : m_start;
    if (place.index) m_tokens->setCurrentRow(static_cast<int>(*place.index), QItemSelectionModel::ClearAndSelect);
    return m_tokens;
}

void NumberPoolPage::setPool(const NumberPool& pool)
{
    m_pool = pool.id;
    showTokens(pool.tokens);
    showLaying(pool);
}

void NumberPoolPage::showTokens(const std::vector<int>& tokens)
{
    std::vector<TokenList::Row> rows;
    std::map<int, int> counts;
    for (const int token : tokens) {
        ++counts[token];
        rows.push_back(
            {token,
             {},
             {},
             //: A number token of a pool. %1: place, %2: number
             fill(tr("Token %1: number %2"), {QString::number(rows.size() + 1), QString::number(token)})});
    }
    m_tokens->setRows(rows);
    for (const int number : NumberDiscs::numbers())
        //: How often a number is in a pool. %1: a count
        m_discs->setCaption(number, fill(tr("%1×"), {QString::number(counts[number])}));
}

void NumberPoolPage::showLaying(const NumberPool& pool)
{
    m_lay->offer(
        {{NumberPool::Lay::Shuffled, tr("shuffled")}, {NumberPool::Lay::Spiral, tr("in this order, as a spiral")}},
        pool.lay);
    std::vector<ChoiceBox<std::optional<HexCoord>>::Choice> starts{{std::nullopt, tr("at a random corner hex")}};
    std::set<HexCoord> hexes;
    if (pool.start) hexes.insert(*pool.start);
    if (m_focus.selection().size() == 1) hexes.insert(*m_focus.selection().begin());
    for (const HexCoord at : hexes)
        //: %1 and %2: coordinates
        starts.push_back({at, fill(tr("at hex [%1, %2]"), {QString::number(at.q), QString::number(at.r)})});
    m_start->offer(starts, std::optional(pool.start));
    const bool spiral = pool.lay == NumberPool::Lay::Spiral;
    m_start->setVisible(spiral);
    m_startLabel->setVisible(spiral);
}

void NumberPoolPage::retranslate()
{
    m_commands->retranslate();
    m_tokens->setAccessibleName(tr("Number tokens of the pool, in their order"));
    m_layLabel->setText(tr("Laid"));
    m_lay->setAccessibleName(tr("How the numbers are laid"));
    m_startLabel->setText(tr("Begins"));
    m_start->setAccessibleName(tr("Where the spiral begins"));
}

}  // namespace inselwerk
