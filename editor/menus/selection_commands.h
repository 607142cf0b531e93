#pragma once

#include "editor/docks/studio.h"
#include "editor/model/motion.h"

#include <functional>

namespace inselwerk {

/// What can be done with selected hexes, from the menu. What changes the board is one step of history.
class SelectionCommands : public QObject
{
    Q_OBJECT

public:
    explicit SelectionCommands(const Studio& studio, QObject* parent = nullptr) : QObject(parent), m_studio(studio) {}

    void selectAll();
    void selectSameTerrain();
    void selectOthers();
    void cut();
    void copy();
    /// Lets the pointer carry the hexes of the clipboard until a click puts them down.
    void paste();
    void remove();
    /// Turns or mirrors what the pointer carries, or else the selection, or else the whole board.
    void turn(int sixths);
    void mirror(Motion::Axis);

signals:
    /// A sentence for the status bar.
    void said(const QString&);

private:
    Focus& focus() const { return m_studio.focus(); }
    bool nothingSelected();
    void moveAll(const StepName&, const std::function<Motion(HexCoord middle)>&);

    Studio m_studio;
};

}  // namespace inselwerk
