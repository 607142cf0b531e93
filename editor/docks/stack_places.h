#pragma once

#include "editor/document/focus.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace inselwerk {

/// Where a stack of number tokens lies on the board in sight, with buttons to lay it on the selected hexes, to take
/// stacks off them, and to select its hexes.
class StackPlaces : public QWidget
{
    Q_OBJECT

public:
    explicit StackPlaces(Focus&, QWidget* parent = nullptr);

    void setStack(const std::string& id);
    /// What lies where, or what is selected, has changed.
    void refresh();
    void retranslate();

private:
    void lay();
    void takeOff();
    void select();

    Focus& m_focus;
    std::string m_stack;  ///< its id
    QLabel* m_places;
    QPushButton* m_lay;
    QPushButton* m_takeOff;
    QPushButton* m_select;
};

}  // namespace inselwerk
