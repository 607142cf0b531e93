#include "editor/docks/properties_dock.h"

#include "app/common/text/messages.h"
#include "editor/docks/pages.h"
#include "editor/docks/properties_board.h"
#include "editor/docks/properties_hex.h"

#include <QVBoxLayout>

namespace inselwerk {
namespace {

QWidget* atTop(QWidget* content)
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(content);
    column->addStretch();
    return page;
}

}  // namespace

PropertiesDock::PropertiesDock(const Studio& studio)
    : Dock(QStringLiteral("properties"), Icon::Info, studio),
      m_pages(new Pages),
      m_hexes(new HexProperties(studio)),
      m_board(new BoardProperties(studio))
{
    m_pages->addWidget(atTop(m_board));
    m_pages->addWidget(atTop(m_hexes));
    setWidget(m_pages);
    connect(&focus(), &Focus::boardChanged, this, &PropertiesDock::refresh);
    connect(&focus(), &Focus::selectionChanged, this, &PropertiesDock::refresh);
    connect(&document(), &Document::changed, this, &PropertiesDock::refresh);
    connect(m_hexes, &HexProperties::said, this, &Dock::said);
}

void PropertiesDock::editBoard()
{
    show();
    raise();
    m_board->begin();
}

QWidget* PropertiesDock::comeTo(const Place& place)
{
    using Kind = Place::Kind;
    const bool hex = place.kind == Kind::Hex || place.kind == Kind::Harbour || place.kind == Kind::Region;
    if (hex && place.hex) return m_hexes->fieldFor(place);
    const bool board = place.kind == Kind::Board || place.kind == Kind::Robber || place.kind == Kind::Pieces;
    QWidget* field = board ? m_board->fieldFor(place) : nullptr;
    if (field) focus().select({});  // else the dock shows the hexes
    return field;
}

void PropertiesDock::refresh()
{
    const auto& selection = focus().selection();
    const bool hexes = focus().board() && !selection.empty();
    m_pages->showPage(hexes ? 1 : 0);
    if (hexes)
        m_hexes->refresh();
    else
        m_board->refresh();
    setTitles(tr("Properties"), titleFor(hexes ? selection : std::set<HexCoord>{}));
}

QString PropertiesDock::titleFor(const std::set<HexCoord>& hexes)
{
    if (hexes.empty()) return tr("Properties: board");
    if (hexes.size() > 1) return tr("Properties: %n hex(es)", nullptr, static_cast<int>(hexes.size()));
    const HexCoord at = *hexes.begin();
    //: Title of the dock. %1 and %2: coordinates
    return fill(tr("Properties: hex [%1, %2]"), {QString::number(at.q), QString::number(at.r)});
}

void PropertiesDock::retranslate()
{
    setWhatsThis(
        tr("All that is on the selected hexes. Without a selection the board itself: its names, its players, the "
           "robber’s start."));
    m_hexes->retranslate();
    m_board->retranslate();
    refresh();
}

}  // namespace inselwerk
