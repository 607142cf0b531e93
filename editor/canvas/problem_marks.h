#pragma once

#include "editor/canvas/board_canvas.h"
#include "editor/document/problem_watch.h"

namespace inselwerk {

/// A filled circle (error) or triangle (warning) with an exclamation mark.
void paintProblemMark(QPainter&, QPointF centre, qreal radius, Severity);

/// Marks on the hexes of the board in sight that have problems.
class ProblemMarks : public Overlay
{
    Q_OBJECT

public:
    ProblemMarks(const Focus&, const ProblemWatch&, QObject* parent = nullptr);

    void paint(QPainter&, const BoardGeometry&) const override;
    const std::map<HexCoord, Severity>& marks() const { return m_marks; }

private:
    void refresh();

    const Focus& m_focus;
    const ProblemWatch& m_watch;
    std::map<HexCoord, Severity> m_marks;
};

}  // namespace inselwerk
