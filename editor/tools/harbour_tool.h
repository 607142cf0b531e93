#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

/// Lays harbours on the edges of the coast.
class HarbourTool : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Anchor; }
    QKeySequence shortcut() const override { return Qt::Key_F; }
    QString status() const override;
    Target target() const override { return Target::Edges; }
    bool uses(Option option) const override { return option == Option::Harbours || option == Option::Symmetry; }

    void press(const Spot&) override;
    void hover(const Spot&) override;
    void leave() override;
    bool key(QKeyEvent&, const Spot&) override;
    bool claims(int key) const override { return key == Qt::Key_Delete || key == Qt::Key_Backspace; }
    void paint(QPainter&, const BoardGeometry&) const override;

private:
    void remove(EdgeName);
    std::vector<EdgeName> images(EdgeName) const;
};

}  // namespace inselwerk
