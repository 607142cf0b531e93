#pragma once

#include "editor/canvas/board_canvas.h"
#include "editor/model/fairness.h"

namespace inselwerk {

/// Pips at every corner as badges in four colours, with the number written, and a legend at the edge of the canvas.
class FairnessOverlay : public Overlay
{
    Q_OBJECT

public:
    using Overlay::Overlay;

    void setShown(bool);
    void setFairness(const Fairness&);
    /// A corner with a ring around it, or none.
    void setChosen(std::optional<CornerName>);
    const std::optional<CornerName>& chosen() const { return m_chosen; }
    /// The texts are in another language now.
    void retranslate();

    void paint(QPainter&, const BoardGeometry&) const override;

private:
    void paintLegend(QPainter&, const QRectF& area) const;

    std::vector<Fairness::Corner> m_corners;
    std::optional<CornerName> m_chosen;
    bool m_shown = false;
};

}  // namespace inselwerk
