#include "app/play/shapes/shape_item.h"

#include "app/common/painting/cards.h"
#include "app/common/painting/dice.h"
#include "app/common/painting/event_art.h"
#include "app/common/painting/line_icons.h"
#include "app/common/painting/logo.h"
#include "app/common/painting/marks.h"
#include "app/common/painting/number_disc.h"
#include "app/common/painting/pieces.h"
#include "app/common/painting/resource_icons.h"
#include "app/common/painting/spots.h"
#include "app/common/painting/volcano_art.h"

#include <QPainter>

#include <algorithm>

namespace inselwerk {
namespace {

QSize usualSize(ShapeItem::Kind kind)
{
    switch (kind) {
    case ShapeItem::ResourceCard:
    case ShapeItem::DevelopmentCard:
    case ShapeItem::ResourceBack:
    case ShapeItem::DevelopmentBack: return {66, 92};
    case ShapeItem::CostChip: return {20, 20};
    case ShapeItem::Die: return {44, 44};
    case ShapeItem::SeatChip: return {22, 22};
    case ShapeItem::RoadIcon:
    case ShapeItem::SettlementIcon:
    case ShapeItem::CityIcon: return {34, 34};
    default: return {20, 20};
    }
}

Colour seatColour(const QString& name) { return colourFrom(name.toStdString()).value_or(Colour::Red); }

std::optional<Colour> seatIfAny(const QString& name) { return colourFrom(name.toStdString()); }

qreal halfOf(const QRectF& box) { return std::min(box.width(), box.height()) / 2; }

}  // namespace

ShapeItem::ShapeItem(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(true); }

template <class T>
void ShapeItem::set(T& member, const T& value)
{
    if (member == value) return;
    member = value;
    update();
    emit changed();
}

void ShapeItem::setKind(Kind kind)
{
    setImplicitSize(usualSize(kind).width(), usualSize(kind).height());
    set(m_kind, kind);
}

void ShapeItem::setName(const QString& name) { set(m_name, name); }
void ShapeItem::setSeat(const QString& seat) { set(m_seat, seat); }
void ShapeItem::setLabel(const QString& label) { set(m_label, label); }
void ShapeItem::setNumber(int number) { set(m_number, number); }
void ShapeItem::setCount(int count) { set(m_count, count); }
void ShapeItem::setCornerNumbers(const QList<int>& numbers) { set(m_cornerNumbers, numbers); }
void ShapeItem::setNumbers(const QList<int>& numbers) { set(m_numbers, numbers); }
void ShapeItem::setInk(const QColor& ink) { set(m_ink, ink); }
void ShapeItem::setLineWidth(qreal width) { set(m_lineWidth, width); }
void ShapeItem::setHexRadius(qreal radius) { set(m_hexRadius, radius); }
void ShapeItem::setAngle(qreal angle) { set(m_angle, angle); }
void ShapeItem::setFlat(bool flat) { set(m_flat, flat); }
void ShapeItem::setSpot(Spot spot) { set(m_spot, spot); }
void ShapeItem::setDieColour(DieColour colour) { set(m_dieColour, colour); }
void ShapeItem::setStrength(qreal strength) { set(m_strength, strength); }

void ShapeItem::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickPaintedItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged) update();
}

void ShapeItem::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box(0, 0, width(), height());
    if (m_kind < Road)
        paintThing(*painter, box);
    else
        paintOnBoard(*painter, box);
}

void ShapeItem::paintThing(QPainter& painter, const QRectF& box) const
{
    const std::string name = m_name.toStdString();
    const auto resource = resourceFrom(name).value_or(inselwerk::Resource::Lumber);
    const Card card = cardFrom(name).value_or(Card::Knight);
    switch (m_kind) {
    case LineIcon:
        if (const auto icon = iconFrom(name)) paintIcon(painter, box, *icon, m_ink, m_lineWidth);
        break;
    case Logo: paintLogo(painter, box); break;
    case Resource: paintResource(painter, box.center(), halfOf(box), resource); break;
    case ResourceCard: paintResourceCard(painter, box, resource, m_label); break;
    case CostChip: paintCostChip(painter, box, resource); break;
    case DevelopmentCard: paintDevelopmentCard(painter, box, card, m_label); break;
    case CardHead: paintCardHead(painter, box, card, m_strength); break;
    case ResourceBack: paintCardBack(painter, box, CardBack::Resource, seatIfAny(m_seat)); break;
    case DevelopmentBack: paintCardBack(painter, box, CardBack::Development, seatIfAny(m_seat)); break;
    case Die:
        paintDie(painter, box, std::clamp(m_number, 1, 6), static_cast<inselwerk::DieColour>(m_dieColour));
        break;
    case SeatChip: paintSeatChip(painter, box.center(), halfOf(box) - 1, seatColour(m_seat)); break;
    case NumberDisc:
        if (m_number > 0)
            paintNumberDisc(painter, box.center(), halfOf(box) * .93, m_number);
        else
            paintChanceDisc(painter, box.center(), halfOf(box) * .93);
        break;
    case Token:
        if (const auto crop = cropFrom(name))
            paintCropToken(painter, box.center(), halfOf(box) * .88, *crop);
        else if (name.empty())
            paintTokenPlace(painter, box.center(), halfOf(box) * .88);
        else
            paintSeedBack(painter, box.center(), halfOf(box) * .88);
        break;
    case EventToken:
        paintEventToken(painter, box.center(), halfOf(box) * .9,
                        {m_name, cropFrom(m_label.toStdString()), m_count, m_numbers});
        break;
    case SidePile: paintSidePile(painter, box, m_number, m_count); break;
    case VolcanoDiagram: {
        std::array<int, 6> numbers{};
        std::copy_n(m_cornerNumbers.begin(), std::min<qsizetype>(6, m_cornerNumbers.size()), numbers.begin());
        paintVolcanoDiagram(painter, box.center(), halfOf(box) * .98,
                            m_flat ? Orientation::Flat : Orientation::Pointy, numbers, m_count);
        break;
    }
    case RoadIcon: paintPieceIcon(painter, box, PieceIcon::Road, seatColour(m_seat), m_strength); break;
    case SettlementIcon: paintPieceIcon(painter, box, PieceIcon::Settlement, seatColour(m_seat), m_strength); break;
    case CityIcon: paintPieceIcon(painter, box, PieceIcon::City, seatColour(m_seat), m_strength); break;
    default: break;
    }
}

void ShapeItem::paintOnBoard(QPainter& painter, const QRectF& box) const
{
    const QPointF at = box.center();
    const qreal R = m_hexRadius;
    const Colour colour = seatColour(m_seat);
    const auto state = static_cast<SpotState>(m_spot);
    const Orientation orientation = m_flat ? Orientation::Flat : Orientation::Pointy;
    switch (m_kind) {
    case Road: paintRoad(painter, at, m_angle, R, colour, m_strength); break;
    case Settlement: paintSettlement(painter, at, R, colour, m_strength); break;
    case City: paintCity(painter, at, R, colour, m_strength); break;
    case Robber: paintRobber(painter, at, R, m_strength); break;
    case Pile: paintNumberPile(painter, at, .255 * R, m_number, std::max(1, m_count), true, m_strength); break;
    case CornerSpot: paintCornerSpot(painter, at, R, state, colour); break;
    case EdgeSpot: paintEdgeSpot(painter, at, m_angle, R, state, colour); break;
    case CitySpot: paintCitySpot(painter, at, R, state, colour); break;
    case HexSpot: paintHexSpot(painter, at, R, orientation, state); break;
    case SpotFocus: paintFocusRing(painter, at, R); break;
    case HexFocus: paintHexFocus(painter, at, R, orientation); break;
    default: break;
    }
}

}  // namespace inselwerk
