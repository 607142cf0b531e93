#pragma once

#include "editor/canvas/board_canvas.h"

namespace inselwerk {

/// A quiet line around the hexes beside which players found their first settlements. The tool for them fills them.
class SetupOverlay : public Overlay
{
    Q_OBJECT

public:
    explicit SetupOverlay(const Focus&, QObject* parent = nullptr);

    void setShown(bool);

    void paint(QPainter&, const BoardGeometry&) const override;

private:
    void refresh();

    const Focus& m_focus;
    std::set<HexCoord> m_hexes;
    bool m_shown = true;
};

}  // namespace inselwerk
