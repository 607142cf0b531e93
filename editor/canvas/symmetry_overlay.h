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

/// Changes the symmetry of the brush. A new one has its centre in the middle of the board; one that the change moves
/// away from where it can be goes as little as it must.
void changeSymmetry(const Workbench&, const std::function<void(Symmetry&)>&);

}  // namespace inselwerk
