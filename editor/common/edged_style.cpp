#include "editor/common/edged_style.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

namespace inselwerk {

EdgedStyle::EdgedStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void EdgedStyle::setColours(const QColor& edges, const QColor& chosen)
{
    m_chosen = chosen;
    constexpr int darker = 140;  // as Fusion takes them
    m_window = edges.lighter(darker);
    m_made.clear();
}

QPalette EdgedStyle::edged(const QPalette& palette) const
{
    constexpr std::size_t most = 64;
    if (const auto made = m_made.find(palette.cacheKey()); made != m_made.end()) return made->second;
    if (m_made.size() >= most) m_made.clear();
    QPalette fresh = palette;
    fresh.setColor(QPalette::Window, m_window);
    return m_made.emplace(palette.cacheKey(), fresh).first->second;
}

void EdgedStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawControl(element, option, painter, widget);
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    if (element != CE_TabBarTabShape || !tab || !tab->state.testFlag(State_Selected)) return;
    constexpr int thick = 3;
    const QRect r = tab->rect.adjusted(1, 0, -1, 0);
    const bool below = tab->shape == QTabBar::RoundedSouth || tab->shape == QTabBar::TriangularSouth;
    painter->fillRect(QRect(r.left(), below ? r.bottom() - thick + 1 : r.top(), r.width(), thick), m_chosen);
}

void EdgedStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const auto draw = [&](auto copy) {
        copy.palette = edged(copy.palette);
        QProxyStyle::drawPrimitive(element, &copy, painter, widget);
    };
    switch (element) {
        case PE_IndicatorCheckBox:
        case PE_IndicatorRadioButton:
        case PE_PanelButtonCommand:
            if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) return draw(*button);
            break;
        case PE_FrameLineEdit:
        case PE_PanelLineEdit:
        case PE_Frame:
            if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option)) return draw(*frame);
            break;
        default: break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void EdgedStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    const auto draw = [&](auto copy) {
        copy.palette = edged(copy.palette);
        QProxyStyle::drawComplexControl(control, &copy, painter, widget);
    };
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option); box && control == CC_ComboBox)
        return draw(*box);
    if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option); box && control == CC_SpinBox)
        return draw(*box);
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

}  // namespace inselwerk
