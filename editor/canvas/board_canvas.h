#pragma once

#include "editor/canvas/board_layer.h"
#include "editor/tools/tool.h"

#include <QWidget>

namespace inselwerk {

/// Something drawn over the board between it and the tool: the fairness badges, the marks of problems.
class Overlay : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void paint(QPainter&, const BoardGeometry&) const = 0;

signals:
    void changed();
};

/// The board in sight: pans, zooms and tells the tool in use what pointer and keys do.
///
/// Keys: arrows move the cursor, Enter and Space press and release there, Esc cancels; the wheel zooms at the pointer;
/// the middle or right button, or Space while dragging, moves the board.
class BoardCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit BoardCanvas(Focus&, QWidget* parent = nullptr);

    void setTool(Tool*);
    Tool* tool() const { return m_tool; }
    /// Shown as long as it lives.
    void addOverlay(Overlay*);
    void setDark(bool);
    /// A picture to be shown instead of the authored board (a draw of what is left to chance), or none.
    void setPreview(std::optional<BoardPicture>);

    /// Where everything lies now.
    const BoardGeometry& boardGeometry() const { return m_layer.geometry(); }
    const BoardPicture& picture() const { return m_layer.picture(); }
    /// The whole board in the middle of the canvas, whatever its size becomes, until somebody zooms or pans.
    void fit();
    /// Zoom in percent: 100 is a hex of `plainRadius` pixels.
    int zoom() const;
    void setZoom(int percent);
    void zoomBy(qreal factor, QPointF fixed);
    void zoomIn();
    void zoomOut();
    /// Brings a hex into sight.
    void bringIntoSight(HexCoord);

    /// The cursor: where the pointer was last, or where the arrow keys went since.
    const Spot& cursor() const { return m_cursor; }
    HexCoord cursorHex() const { return m_cursor.hex; }
    void setCursorHex(HexCoord);
    Spot spotAt(QPointF, Qt::KeyboardModifiers = Qt::NoModifier) const;

    /// Takes back a drag of the tool that is under way; false: there is none. Commands of menus that change the board
    /// ask this first and are content with it.
    bool cancelDrag();

    static constexpr qreal plainRadius = 60;

    QSize sizeHint() const override { return {760, 560}; }

signals:
    void zoomChanged(int percent);
    /// The hex under the pointer or the keyboard cursor; none: the pointer left.
    void pointedAt(std::optional<HexCoord>);

protected:
    bool event(QEvent*) override;
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void mouseDoubleClickEvent(QMouseEvent*) override;
    void wheelEvent(QWheelEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void keyReleaseEvent(QKeyEvent*) override;
    void leaveEvent(QEvent*) override;
    void focusInEvent(QFocusEvent*) override;
    void focusOutEvent(QFocusEvent*) override;
    void changeEvent(QEvent*) override;

private:
    void boardChanged();
    /// Makes the picture anew and repaints where it differs.
    void refresh();
    void place(qreal radius, QPointF origin);
    void moveBy(QPointF);
    bool walk(int key);
    Tool::Target target() const;
    void press();
    /// Press and release at the cursor.
    void click(Qt::KeyboardModifiers);
    /// Tells where the cursor is now.
    void point();
    void describe();
    /// Says anew what is in sight at the pointer or the cursor.
    void sayAgain() { m_pointed || m_cursorShown ? point() : describe(); }
    void stopDrag();
    /// Fits the board if the canvas was resized during a drag.
    void catchUp();

    Focus& m_focus;
    Tool* m_tool = nullptr;
    std::vector<Overlay*> m_overlays;
    BoardLayer m_layer;
    std::optional<BoardPicture> m_preview;
    bool m_dark = false;
    bool m_fitted = true;
    bool m_late = false;  ///< it would be fitted anew, but for the drag

    enum class Drag { None, Tool, Pan };
    Drag m_drag = Drag::None;
    QPointF m_panFrom;
    bool m_spaceHeld = false;
    bool m_spaceUsed = false;  ///< the board was moved while it was held
    Spot m_cursor;
    bool m_cursorShown = false;
    bool m_pointed = false;  ///< the cursor is where the mouse is; else it is a place of the board and moves along
};

}  // namespace inselwerk
