#pragma once

#include "editor/canvas/board_canvas.h"

namespace inselwerk {

/// The centre and the axes of the brush's symmetry; keeps the centre in a place that the symmetry can have, whatever
/// board is in sight.
class SymmetryOverlay : public Overlay
{
    Q_OBJECT

public:
    SymmetryOverlay(const Workbench&, QObject* parent);

    void paint(QPainter&, const BoardGeometry&) const override;

private:
    void keepCentre();

    Workbench m_bench;
};

}  // namespace inselwerk
