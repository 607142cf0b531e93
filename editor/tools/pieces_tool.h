#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

/// Puts starting pieces down: only where the rules would let them be built, and no more than there are.
class PiecesTool : public Tool
{
    Q_OBJECT

public:
    PiecesTool(const Workbench&, QObject* parent);

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::House; }
    QKeySequence shortcut() const override { return Qt::Key_S; }
    QString status() const override;
    Target target() const override { return roads() ? Target::Edges : Target::Corners; }
    bool uses(Option option) const override { return option == Option::Pieces; }

    void activate() override;
    void deactivate() override;
    void press(const Spot&) override;
    void hover(const Spot&) override;
    void leave() override;
    bool key(QKeyEvent&, const Spot&) override;
    bool claims(int key) const override { return key == Qt::Key_Delete || key == Qt::Key_Backspace; }
    void paint(QPainter&, const BoardGeometry&) const override;

private:
    bool roads() const { return brush().piece() == PieceKind::Road; }
    /// Finds the places that are free now.
    void judge();
    void refuse(PiecePlace);
    void pressCorner(CornerName);
    void pressEdge(EdgeName);
    void paintHover(QPainter&, const BoardGeometry&) const;

    bool m_active = false;
    std::vector<CornerName> m_corners;
    std::vector<EdgeName> m_edges;
};

}  // namespace inselwerk
