#pragma once

#include <QColor>
#include <QPalette>
#include <QProxyStyle>

#include <map>

class QStyleOptionTab;
class QTabBar;

namespace inselwerk {

/// Fusion, with edges around what one can press or fill in that are seen on dark windows too - Fusion takes them darker
/// than the window - and with a plain mark on the tab in front. Where the tabs of panels have no room for all their
/// texts, they show their icons alone, so that all of them are in sight.
class EdgedStyle : public QProxyStyle
{
    Q_OBJECT

public:
    EdgedStyle();

    /// `chosen`: marks the tab in front.
    void setColours(const QColor& edges, const QColor& chosen);

    QSize sizeFromContents(ContentsType, const QStyleOption*, const QSize&, const QWidget*) const override;
    void drawControl(ControlElement, const QStyleOption*, QPainter*, const QWidget*) const override;
    void drawPrimitive(PrimitiveElement, const QStyleOption*, QPainter*, const QWidget*) const override;
    void drawComplexControl(ComplexControl, const QStyleOptionComplex*, QPainter*, const QWidget*) const override;

private:
    QPalette edged(const QPalette&) const;
    void drawTabLabel(const QStyleOptionTab&, QPainter&, const QTabBar&) const;

    QColor m_chosen;
    QColor m_window;                         ///< of which Fusion makes the edges
    mutable std::map<qint64, QPalette> m_made;  ///< by the palette that each was made of: Fusion keeps pictures by it
};

}  // namespace inselwerk
