#include "editor/docks/stack_places.h"

#include "app/common/text/messages.h"
#include "editor/common/plain_text.h"
#include "editor/model/stacks.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

QString placesText(const std::vector<HexCoord>& hexes)
{
    QStringList places;
    for (const HexCoord at : hexes) places << QStringLiteral("[%1, %2]").arg(at.q).arg(at.r);
    return joined(places);
}

}  // namespace

StackPlaces::StackPlaces(Focus& focus, QWidget* parent)
    : QWidget(parent),
      m_focus(focus),
      m_places(plainLabel()),
      m_lay(new QPushButton),
      m_takeOff(new QPushButton),
      m_select(new QPushButton)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_places);
    auto* row = new QHBoxLayout;
    m_lay->setObjectName(QStringLiteral("lay"));
    m_takeOff->setObjectName(QStringLiteral("take-off"));
    m_select->setObjectName(QStringLiteral("select"));
    for (QPushButton* button : {m_lay, m_takeOff, m_select}) {
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        row->addWidget(button);
    }
    column->addLayout(row);
    connect(m_lay, &QPushButton::clicked, this, &StackPlaces::lay);
    connect(m_takeOff, &QPushButton::clicked, this, &StackPlaces::takeOff);
    connect(m_select, &QPushButton::clicked, this, &StackPlaces::select);
}

void StackPlaces::lay()
{
    m_focus.change(
        [id = QString::fromStdString(m_stack)] { return fill(tr("Lay stack “%1”"), {id}); },
        [this](Board& board) { layStack(board, m_focus.selection(), m_stack); });
}

void StackPlaces::takeOff()
{
    m_focus.change(
        [] { return tr("Take stack off"); }, [this](Board& board) { layStack(board, m_focus.selection(), {}); });
}

void StackPlaces::select()
{
    if (!m_focus.board()) return;
    const std::vector<HexCoord> hexes = hexesOfStack(*m_focus.board(), m_stack);
    m_focus.select({hexes.begin(), hexes.end()});
}

void StackPlaces::setStack(const std::string& id)
{
    m_stack = id;
    refresh();
}

void StackPlaces::refresh()
{
    const Board* board = m_focus.board();
    if (!board || !board->findStack(m_stack)) return;
    const std::vector<HexCoord> hexes = hexesOfStack(*board, m_stack);
    //: %1: hexes, "[0, 0] and [1, 2]"
    m_places->setText(
        hexes.empty()
            ? tr("It lies on no hex.")
            : fill(tr("It lies on %n hex(es): %1", nullptr, static_cast<int>(hexes.size())), {placesText(hexes)}));
    bool bearable = false, bearing = false;
    for (const HexCoord at : m_focus.selection()) {
        const HexEntry* hex = board->find(at);
        if (!hex) continue;
        bearable |= canBearStack(*hex) && hex->stack != m_stack;
        bearing |= !hex->stack.empty();
    }
    m_lay->setEnabled(bearable);
    m_takeOff->setEnabled(bearing);
    m_select->setEnabled(!hexes.empty());
}

void StackPlaces::retranslate()
{
    m_lay->setText(tr("Lay here"));
    m_lay->setToolTip(tr("Lays the stack on the selected hexes"));
    m_lay->setAccessibleName(m_lay->toolTip());
    m_takeOff->setText(tr("Take off"));
    m_takeOff->setToolTip(tr("Takes stacks off the selected hexes"));
    m_takeOff->setAccessibleName(m_takeOff->toolTip());
    //: Button that selects the hexes on which a stack lies
    m_select->setText(tr("Its hexes"));
    m_select->setToolTip(tr("Selects the hexes on which the stack lies"));
    m_select->setAccessibleName(m_select->toolTip());
}

}  // namespace inselwerk
