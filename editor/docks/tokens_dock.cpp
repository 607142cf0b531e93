#include "editor/docks/tokens_dock.h"

#include "app/common/text/messages.h"
#include "editor/forms/word_picture.h"
#include "editor/tools/token_tool.h"
#include "editor/tools/tool_set.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace inselwerk {

TokensDock::TokensDock(const Studio& studio)
    : Dock(QStringLiteral("tokens"), Icon::Leaf, studio),
      m_tool(studio.tools.find<TokenTool>()),
      m_grid(new QGridLayout),
      m_none(new QLabel)
{
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(8, 8, 8, 8);
    m_none->setTextFormat(Qt::PlainText);
    m_none->setWordWrap(true);
    m_grid->setSpacing(2);
    column->addWidget(m_none);
    column->addLayout(m_grid);
    column->addStretch();
    setWidget(panel);
    connect(&document(), &Document::changed, this, [this](const Touched& touched) {
        if (touched.modules) rebuild();
    });
    connect(&studio.bench.brush, &Brush::changed, this, &TokensDock::showChosen);
    rebuild();
}

void TokensDock::rebuild()
{
    std::vector<HexTokenKind> kinds;
    for (const Entry& entry : m_entries) kinds.push_back(entry.kind);
    if (kinds == m_tool->kinds() && !kinds.empty()) return;
    for (const Entry& entry : m_entries) {
        entry.button->hide();
        entry.button->deleteLater();
    }
    m_entries.clear();
    for (const HexTokenKind& kind : m_tool->kinds()) {
        auto* button = new QToolButton;
        button->setIcon(wordIcon(kind.name));
        button->setIconSize({26, 26});
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QToolButton::clicked, this, [this, name = kind.name] {
            this->studio().bench.brush.setToken(name);
            this->studio().tools.choose(m_tool);
            showChosen();
        });
        const int at = static_cast<int>(m_entries.size());
        m_grid->addWidget(button, at / 2, at % 2);
        m_entries.push_back({kind, button});
    }
    m_none->setVisible(m_entries.empty());
    showChosen();
    retranslate();
}

void TokensDock::showChosen()
{
    const auto chosen = m_tool->kind();
    for (const auto& [kind, button] : m_entries) button->setChecked(chosen && kind == *chosen);
}

void TokensDock::retranslate()
{
    setWhatsThis(tr("What rule modules put on hexes, such as crops, for the tool “Tokens”."));
    //: Tab of the panel “Tokens on hexes”
    setTitles(tr("Tokens"), tr("Tokens on hexes"));
    m_none->setText(tr("No rule module of this scenario has tokens for hexes. The panel “Rules” adds modules."));
    for (const auto& [kind, button] : m_entries) {
        const QString word = translateWord(kind.name);
        button->setText(word);
        button->setAccessibleName(word);
        //: Tooltip of a kind of token; %1: the terrain where it may lie
        button->setToolTip(fill(tr("Only on: %1"), {translateWord(nameOf(kind.terrain))}));
    }
}

}  // namespace inselwerk
