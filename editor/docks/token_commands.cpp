#include "editor/docks/token_commands.h"

#include "app/common/text/messages.h"
#include "editor/common/line_icon.h"
#include "editor/docks/number_discs.h"
#include "editor/model/stacks.h"

#include <QRandomGenerator>
#include <QToolButton>

#include <algorithm>

namespace inselwerk {

TokenCommands::TokenCommands(
    TokenList& list, NumberDiscs& discs, std::size_t most, const char* suffix, Change change, QObject* parent)
    : QObject(parent),
      m_list(list),
      m_discs(discs),
      m_most(most),
      m_change(std::move(change)),
      m_buttons{
          makeButton(Icon::Sort, "sort", suffix), makeButton(Icon::Mirror, "reverse", suffix),
          makeButton(Icon::Shuffle, "shuffle", suffix)}
{
    connect(&list, &TokenList::moveAsked, this, [this](const TokenList::Places& places, std::size_t to) {
        m_change(
            [] { return tr("Reorder number tokens"); },
            [&](std::vector<int>& tokens) { moveTokens(tokens, places, to); });
    });
    connect(&list, &TokenList::removeAsked, this, &TokenCommands::remove);
    connect(&list, &TokenList::addAsked, this, &TokenCommands::add);
    connect(&discs, &NumberDiscs::picked, this, &TokenCommands::add);
    const auto& [sort, reverse, shuffle] = m_buttons;
    connect(
        sort, &QToolButton::clicked, this, [this] { m_change([] { return tr("Sort number tokens"); }, sortTokens); });
    connect(reverse, &QToolButton::clicked, this, [this] {
        m_change([] { return tr("Reverse number tokens"); }, reverseTokens);
    });
    connect(shuffle, &QToolButton::clicked, this, &TokenCommands::shuffle);
}

QToolButton* TokenCommands::makeButton(Icon icon, const char* name, const char* suffix)
{
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(name) + QLatin1String(suffix));
    button->setIcon(lineIcon(icon));
    button->setIconSize({18, 18});
    return button;
}

void TokenCommands::remove(const TokenList::Places& places)
{
    if (!places.empty()) m_list.chooseNext({*places.begin()});
    m_change(
        [count = static_cast<int>(places.size())] { return tr("Remove %n number token(s)", nullptr, count); },
        [&](std::vector<int>& tokens) { removeTokens(tokens, places); });
}

void TokenCommands::add(int number)
{
    const auto tokens = static_cast<std::size_t>(m_list.count());
    if (tokens >= m_most) return;
    const std::size_t at = std::min(m_list.insertionPlace(), tokens);
    m_list.chooseNext({at});
    //: %1: number
    m_change(
        [number] { return fill(tr("Add number token %1"), {QString::number(number)}); },
        [=](std::vector<int>& all) { all.insert(all.begin() + static_cast<std::ptrdiff_t>(at), number); });
}

void TokenCommands::shuffle()
{
    const std::uint64_t seed = QRandomGenerator::global()->generate64();
    m_change(
        [] { return tr("Shuffle number tokens"); }, [seed](std::vector<int>& tokens) { shuffleTokens(tokens, seed); });
}

void TokenCommands::retranslate()
{
    const std::array<QString, 3> names{tr("Sort from 2 to 12"), tr("Reverse the order"), tr("Shuffle the tokens now")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        m_buttons[i]->setAccessibleName(names[i]);
        m_buttons[i]->setToolTip(names[i]);
    }
    m_list.setWhatsThis(
        tr("Drag tokens to change their order, or move them with Alt and the arrow keys. Type a number "
           "to add it behind the current token; Delete removes."));
    //: %1: number
    m_discs.setAction(tr("Add number token %1"));
}

}  // namespace inselwerk
