#pragma once

#include "app/common/painting/board_geometry.h"
#include "app/common/painting/line_icons.h"
#include "editor/document/focus.h"
#include "editor/tools/brush.h"

#include <QKeyEvent>
#include <QKeySequence>

class QPainter;

namespace inselwerk {

/// Where the pointer or the keyboard cursor is on the board.
struct Spot
{
    QPointF point;                     ///< in the canvas
    HexCoord hex;                      ///< the one around the point, whether the board has it or not
    std::optional<CornerName> corner;  ///< of the land within reach
    std::optional<EdgeName> edge;      ///< of the land within reach
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    const BoardGeometry* geometry = nullptr;  ///< where everything lies now; the canvas has it
};

/// What tools work with.
struct Workbench
{
    Focus& focus;
    Brush& brush;
    Document& document() const { return focus.document(); }
};

/// A tool of the canvas. The canvas tells it what pointer and keys do; it changes the document by a gesture or a single
/// step. A new tool is one class, and one line in tool_set.cpp.
class Tool : public QObject
{
    Q_OBJECT

public:
    /// What keyboard arrows walk over while the tool is in use.
    enum class Target { Hexes, Corners, Edges };

    /// What of the brush a tool can use: what it lays down, and how.
    enum class Option { Terrain, Number, Token, Harbours, Pieces, Chance, Size, Symmetry };

    explicit Tool(const Workbench& bench, QObject* parent = nullptr) : QObject(parent), m_bench(bench)
    {
        connect(&bench.focus, &Focus::boardChanged, this, [this] { boardChanged(); });
    }

    virtual QString name() const = 0;
    /// Two or three sentences for "What's this?".
    virtual QString help() const = 0;
    virtual Icon icon() const = 0;
    virtual QKeySequence shortcut() const = 0;
    /// What a click or a drag does right now: one sentence in the status bar.
    virtual QString status() const = 0;
    virtual Target target() const { return Target::Hexes; }
    virtual Qt::CursorShape cursor() const { return Qt::ArrowCursor; }
    virtual bool uses(Option) const { return false; }
    /// The left button moves the board.
    virtual bool pans() const { return false; }

    virtual void activate() {}
    /// Another tool was chosen. Must leave no gesture open.
    virtual void deactivate() { cancel(); }

    /// The left button went down, or Enter was pressed at the keyboard cursor (then `release` follows at once).
    virtual void press(const Spot&) = 0;
    /// The pointer moved with the button down.
    virtual void drag(const Spot&) {}
    virtual void release(const Spot&) {}
    /// The pointer moved with no button down.
    virtual void hover(const Spot& spot) { m_hovered = spot; }
    /// It left the canvas.
    virtual void leave() { m_hovered.reset(); }
    virtual void doubleClick(const Spot&) {}
    /// True: the key was taken.
    virtual bool key(QKeyEvent&, const Spot&) { return false; }
    /// Is the key one that `key` wants although a menu has it (Delete)?
    virtual bool claims(int) const { return false; }
    /// Is something under way although no button is down? Then Esc is for that, not for the selection.
    virtual bool busy() const { return false; }
    /// Esc, undo, loss of the focus: takes back what is under way.
    virtual void cancel() { document().cancelGesture(); }
    /// The keyboard went elsewhere: keys that come later have nothing to do with those before.
    virtual void keyboardLeft() {}
    /// Another board is in sight: places remembered of the old one mean nothing on it.
    virtual void boardChanged() {}

    /// Paints above the board: what a click would do, handles.
    virtual void paint(QPainter&, const BoardGeometry&) const {}

signals:
    /// What `paint` shows, or `status` says, is different now.
    void lookChanged();
    /// The tool did something that a designer should know of: a sentence for the status bar; empty: all is said.
    void said(const QString& sentence);

protected:
    Focus& focus() const { return m_bench.focus; }
    Brush& brush() const { return m_bench.brush; }
    Document& document() const { return m_bench.document(); }
    const Board* board() const { return focus().board(); }
    /// The motions of the symmetry in use.
    std::vector<Motion> motions() const
    {
        return board() ? motionsOf(brush().symmetry(), board()->orientation) : std::vector<Motion>();
    }
    const std::optional<Spot>& hovered() const { return m_hovered; }

private:
    Workbench m_bench;
    std::optional<Spot> m_hovered;
};

}  // namespace inselwerk
