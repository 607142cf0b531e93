#include "editor/common/edged_style.h"

#include <QMainWindow>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

#include <algorithm>

namespace inselwerk {
namespace {

/// The tabs of panels, once all have their icons.
const QTabBar* withIcons(const QWidget* widget)
{
    const auto* bar = qobject_cast<const QTabBar*>(widget);
    if (!bar || bar->count() == 0 || !qobject_cast<const QMainWindow*>(bar->parentWidget())) return nullptr;
    for (int i = 0; i < bar->count(); ++i)
        if (bar->tabIcon(i).isNull()) return nullptr;
    return bar;
}

int textWidth(const QTabBar& bar, int tab)
{
    const int frame = bar.style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, &bar);
    return bar.fontMetrics().size(Qt::TextShowMnemonic, bar.tabText(tab)).width() + frame;
}

bool hasRoomForTexts(const QTabBar& bar)
{
    int wanted = 0;
    for (int i = 0; i < bar.count(); ++i) wanted += textWidth(bar, i);
    return wanted <= bar.width();
}

}  // namespace

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

QSize EdgedStyle::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& contents, const QWidget* widget) const
{
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    const QTabBar* bar = type == CT_TabBarTab && tab ? withIcons(widget) : nullptr;
    if (!bar) return size;
    // As high and as wide as without an icon, which QTabBar has counted in.
    constexpr int gap = 4;
    constexpr int widest = 52;
    const int height = bar->fontMetrics().height() + pixelMetric(PM_TabBarTabVSpace, option, widget);
    if (hasRoomForTexts(*bar)) return {size.width() - tab->iconSize.width() - gap, height};
    return {std::min(bar->width() / bar->count(), widest), height};
}

void EdgedStyle::drawTabLabel(const QStyleOptionTab& tab, QPainter& painter, const QTabBar& bar) const
{
    QStyleOptionTab bare = tab;
    bare.icon = {};
    if (!hasRoomForTexts(bar)) {
        constexpr int side = 20;
        QRect icon(0, 0, side, side);
        icon.moveCenter(tab.rect.center());
        tab.icon.paint(&painter, icon);
        bare.text.clear();
    }
    QProxyStyle::drawControl(CE_TabBarTabLabel, &bare, &painter, &bar);
}

void EdgedStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    if (element == CE_TabBarTabLabel && tab)
        if (const QTabBar* bar = withIcons(widget)) return drawTabLabel(*tab, *painter, *bar);
    QProxyStyle::drawControl(element, option, painter, widget);
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
