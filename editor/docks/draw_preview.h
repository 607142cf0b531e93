#pragma once

#include "editor/docks/studio.h"
#include "editor/model/draws.h"

#include <QTimer>

namespace inselwerk {

/// Shows on the canvas what a game with a certain seed would begin with. Every edit is drawn anew with the same seed,
/// so that one can edit with the preview on; another board in sight ends it. No part of the scenario.
class DrawPreview : public QObject
{
    Q_OBJECT

public:
    /// The preview of the window's canvas.
    static DrawPreview& of(const Studio&);

    bool isActive() const { return m_active; }
    void setActive(bool);
    std::uint64_t seed() const { return m_seed; }
    /// Below 2^53. Turns the preview on.
    void setSeed(std::uint64_t);
    void next();
    void previous();

    /// Can what is shown be made fixed?
    bool canFix() const;
    /// Writes it into the board, in one step, and ends the preview.
    void fix();
    /// What there is to say of the draw: which error keeps the board from being drawn, which constraint was not met.
    QString sentence() const;
    bool isTroubled() const;

signals:
    void changed();

private:
    explicit DrawPreview(const Studio&);
    void draw();
    QString unmetSentence() const;

    Studio m_studio;
    bool m_active = false;
    std::uint64_t m_seed = 1;
    Draw m_draw;
    QTimer m_soon;
    bool m_slow = false;  ///< the last draw took long
};

}  // namespace inselwerk
