#pragma once

#include "editor/model/hex_tokens.h"
#include "editor/tools/tool.h"

namespace inselwerk {

/// Lays tokens of rule modules on hexes, such as crops on fields: whatever the modules of the scenario have.
class TokenTool : public Tool
{
    Q_OBJECT

public:
    explicit TokenTool(const Workbench&, QObject* parent = nullptr);

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Leaf; }
    QKeySequence shortcut() const override { return Qt::Key_T; }
    QString status() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

    void press(const Spot&) override;
    void drag(const Spot&) override;
    void release(const Spot&) override;
    void hover(const Spot&) override;
    void leave() override;
    bool key(QKeyEvent&, const Spot&) override;
    void paint(QPainter&, const BoardGeometry&) const override;

    /// The kinds that the scenario has, in the order of the keys 1 to 9.
    std::vector<HexTokenKind> kinds() const;
    /// The kind of the brush, else the first one.
    std::optional<HexTokenKind> kind() const;

private:
    void lay(HexCoord, bool away);

    ModuleDescriptions m_modules;
    std::optional<HexCoord> m_last;
    bool m_away = false;     ///< the stroke takes tokens away
    bool m_written = false;  ///< it wrote out those that came by number
};

}  // namespace inselwerk
