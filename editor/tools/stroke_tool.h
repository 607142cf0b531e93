#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

/// A tool that does something with every hex it is drawn over, in one step from press to release, and with the images
/// of these hexes. With Shift it goes straight from where the last stroke ended.
class StrokeTool : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
    bool uses(Option option) const override { return option == Option::Symmetry; }

    void press(const Spot&) override;
    void drag(const Spot&) override;
    void release(const Spot&) override;
    void hover(const Spot&) override;
    void leave() override;
    void boardChanged() override { m_last.reset(); }
    void paint(QPainter&, const BoardGeometry&) const override;

protected:
    /// The name of the step of history.
    virtual StepName step() const = 0;
    /// A stroke begins at a hex; false: not there.
    virtual bool begin(const Spot&) { return true; }
    virtual void lay(Board&, const std::vector<HexCoord>&) = 0;
    /// The stroke is done: what is to be said of it.
    virtual QString finish(Board&) { return {}; }
    /// Steps around the pointer that belong to the stroke too.
    virtual int reach() const { return 0; }

private:
    void layBetween(HexCoord from, HexCoord to);

    std::optional<HexCoord> m_last;
};

}  // namespace inselwerk
