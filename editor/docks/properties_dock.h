#pragma once

#include "editor/docks/dock.h"

namespace inselwerk {

class BoardProperties;
class HexProperties;
class Pages;

/// Properties of the selected hexes; of the board when nothing is selected.
class PropertiesDock : public Dock
{
    Q_OBJECT

public:
    explicit PropertiesDock(const Studio&);

    Qt::DockWidgetArea homeArea() const override { return Qt::RightDockWidgetArea; }
    void retranslate() override;
    QWidget* comeTo(const Place&) override;

    /// Shows the dock with the keyboard in the names of the board.
    void editBoard();

private:
    void refresh();
    static QString titleFor(const std::set<HexCoord>&);

    Pages* m_pages;
    HexProperties* m_hexes;
    BoardProperties* m_board;
};

}  // namespace inselwerk
