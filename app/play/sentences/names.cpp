#include "app/play/sentences/names.h"

#include "app/common/text/messages.h"

#include <QLocale>

namespace inselwerk {
namespace {

QString withoutArticle(const std::string& german)
{
    const QString text = QString::fromStdString(german);
    const qsizetype space = text.indexOf(QLatin1Char(' '));
    static const QStringList articles{"der", "die", "das", "den", "dem"};
    return space > 0 && articles.contains(text.left(space).toLower()) ? text.mid(space + 1) : text;
}

}  // namespace

bool Names::german() { return QLocale().language() == QLocale::German; }

QString Names::capitalised(const QString& text) { return text.isEmpty() ? text : text.left(1).toUpper() + text.mid(1); }

const ThingName* Names::replaced(std::string_view key) const
{
    if (m_position.empty()) return nullptr;
    const auto found = m_position.rules->names.find(key);
    return found == m_position.rules->names.end() ? nullptr : &found->second;
}

QString Names::thing(std::string_view key, std::string_view word) const
{
    if (const ThingName* name = replaced(key))
        return german() ? withoutArticle(name->deNominative) : QString::fromStdString(name->en);
    return translateWord(word);
}

QString Names::player(Seat s) const
{
    if (s >= m_position.setup.seats.size()) return {};
    const QString name = QString::fromStdString(m_position.setup.seats[s].name);
    return name.trimmed().isEmpty() ? capitalised(translateWord(nameOf(m_position.setup.seats[s].colour))) : name;
}

QString Names::players(u8 seats) const
{
    QStringList names;
    for (Seat s = 0; s < m_position.seats(); ++s)
        if (seats >> s & 1) names << player(s);
    return joined(names);
}

QString Names::colour(Seat s) const
{
    if (s >= m_position.seats()) return {};
    const std::string_view name = nameOf(m_position.rules->colours[s]);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString Names::resource(Resource r) const { return thing(nameOf(r), nameOf(r)); }
QString Names::terrain(Terrain t) const { return thing(nameOf(t), nameOf(t)); }

QString Names::card(Card c) const
{
    switch (c) {
        case Card::Knight: return capitalised(translateWord("knight"));
        case Card::RoadBuilding: return translateWord("Road Building");
        case Card::YearOfPlenty: return translateWord("Year of Plenty");
        case Card::Monopoly: return translateWord("Monopoly");
        case Card::VictoryPoint: return capitalised(translateWord("victory point"));
    }
    return {};
}

QString Names::cardText(Card c) const
{
    switch (c) {
        case Card::Knight:
            //: Text of the knight card; %1 is the robber (German: accusative with article)
            return fill(tr("Move the %1 and steal one card."), {robber(Case::Accusative)});
        case Card::RoadBuilding: return tr("Build two roads for free.");
        case Card::YearOfPlenty: return tr("Take any two cards from the bank.");
        case Card::Monopoly: return tr("Name a resource: all others give you theirs.");
        case Card::VictoryPoint: return tr("Counts one victory point, hidden until the end.");
    }
    return {};
}

QString Names::harbour(Harbour h) const
{
    if (h == Harbour::Any) return tr("3:1 harbour");
    //: A harbour for one resource, %1
    return fill(tr("2:1 harbour for %1"), {resource(static_cast<Resource>(h))});
}

QString Names::cards(Cards c) const
{
    QStringList items;
    for (const Resource r : allResources)
        if (c[r])
            //: A number of cards: %1 is the number, %2 the resource
            items << fill(tr("%1 %2"), {QString::number(c[r]), resource(r)});
    //: No cards at all
    return items.isEmpty() ? tr("nothing") : joined(items);
}

QString Names::robber(Case form) const
{
    if (const ThingName* name = replaced("robber")) {
        if (!german()) return QString::fromStdString(name->en);
        return QString::fromStdString(
            form == Case::Nominative   ? name->deNominative
            : form == Case::Accusative ? name->deAccusative
                                       : name->deDative);
    }
    switch (form) {
        case Case::Nominative: return tr("robber", "German: with article, nominative");
        case Case::Accusative: return tr("robber", "German: with article, accusative");
        case Case::Dative: return tr("robber", "German: with article, dative");
    }
    return {};
}

QString Names::robberFirst() const
{
    const QString name = robber(Case::Nominative);
    return german() ? capitalised(name) : name;
}

QString Names::robberTitle() const { return capitalised(thing("robber", "robber")); }

QString Names::hex(int id) const
{
    const auto at = static_cast<std::size_t>(id);
    const QString land = terrain(m_position.deal.terrain[at]);
    const int number = m_position.pub().number[at];
    //: A hex: %1 is its terrain, %2 its number
    return number ? fill(tr("%1 %2", "hex"), {land, QString::number(number)}) : land;
}

QString Names::corner(int id) const
{
    const Topology::Corner& c = m_position.rules->topology.corner(id);
    QStringList hexes;
    for (u8 i = 0; i < c.hexCount; ++i) hexes << hex(c.hexes[i]);
    return joined(hexes);
}

QString Names::edge(int id) const
{
    const Topology::Edge& e = m_position.rules->topology.edge(id);
    QStringList hexes;
    for (const HexId h : e.hexes)
        if (h != noHex) hexes << hex(h);
    //: A path at the coast: %1 is the land beside it
    if (hexes.size() == 1) return fill(tr("%1 at the sea"), hexes);
    return joined(hexes);
}

QString Names::piece(int kind) const { return translateWord(kind == 0 ? "road" : kind == 1 ? "settlement" : "city"); }

}  // namespace inselwerk
