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

/// Puts the centre of a symmetry where it can be that is nearest to a point of the plane; without one, to the middle of
/// the board.
Symmetry centred(Symmetry, const Board&, std::optional<Point> = {});

}  // namespace inselwerk
