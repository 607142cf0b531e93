#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

/// Says where the robber begins.
class RobberTool : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Robber; }
    QKeySequence shortcut() const override { return Qt::Key_R; }
    QString status() const override;

    void press(const Spot&) override;
    void hover(const Spot&) override;
    void leave() override;
    bool key(QKeyEvent&, const Spot&) override;
    bool claims(int key) const override { return key == Qt::Key_Delete || key == Qt::Key_Backspace; }
    void paint(QPainter&, const BoardGeometry&) const override;
};

}  // namespace inselwerk
