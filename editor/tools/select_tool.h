#pragma once

#include "editor/model/clipboard.h"
#include "editor/tools/number_keys.h"

#include <QPointF>

#include <functional>

namespace inselwerk {

/// Selects hexes, moves them, and puts down what was pasted.
class SelectTool : public Tool
{
    Q_OBJECT

public:
    explicit SelectTool(const Workbench& bench, QObject* parent);

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Select; }
    QKeySequence shortcut() const override { return Qt::Key_V; }
    QString status() const override;

    void deactivate() override;
    void press(const Spot&) override;
    void drag(const Spot&) override;
    void release(const Spot&) override;
    void hover(const Spot&) override;
    void leave() override;
    void keyboardLeft() override { m_nudge.reset(); }
    void boardChanged() override { m_drag = Drag::None; }
    bool key(QKeyEvent&, const Spot&) override;
    void cancel() override;
    void paint(QPainter&, const BoardGeometry&) const override;

    /// Takes the hexes that a text holds up; the pointer carries them until a click puts them down.
    void carry(const QString& text, HexCoord at);
    bool busy() const override { return m_carried.has_value(); }
    /// Turns or mirrors what is carried about its middle; false: nothing is.
    bool moveCarried(const std::function<Motion(HexCoord middle)>&);

private:
    enum class Drag { None, Band, Move };
    void changeBand(const Spot&);
    void previewMove(HexCoord to);
    void commitMove();
    void putCarriedDown();
    /// Moves the selection by keys. Presses that follow each other are one step and, like a drag, bring back what was
    /// passed over.
    void nudge(HexCoord by);
    Motion carriedMotion() const;
    void paintCarried(QPainter&, const BoardGeometry&) const;
    bool nothingSelected();

    /// A row of presses that move the selection.
    struct Nudge
    {
        Board before;
        std::set<HexCoord> hexes;
        HexCoord by;
        bool made = false;  ///< it is a step of history
    };

    NumberKeys m_numbers;
    std::optional<Nudge> m_nudge;
    Drag m_drag = Drag::None;
    bool m_moved = false;         ///< farther than a hand trembles
    bool m_begun = false;         ///< a move is shown
    std::set<HexCoord> m_before;  ///< selection when the button went down
    HexCoord m_from;
    QPointF m_bandFrom;
    QPointF m_bandTo;
    Loss m_loss;
    std::optional<Board> m_carried;
    HexCoord m_carriedTo;
};

}  // namespace inselwerk
