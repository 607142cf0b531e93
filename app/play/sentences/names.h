#pragma once

#include "app/play/table/position.h"

#include <QCoreApplication>
#include <QString>

namespace inselwerk {

/// How persons, things and places of a table are called in the language in use. Names that the scenario replaces come
/// in the form a sentence needs; names of persons are returned as they were typed.
class Names
{
    Q_DECLARE_TR_FUNCTIONS(Names)

public:
    enum class Case { Nominative, Accusative, Dative };

    explicit Names(const Position& p) : m_position(p) {}
    const Position& position() const { return m_position; }

    /// A player's name; for an empty one the word for the colour.
    QString player(Seat) const;
    QString players(u8 seats) const;
    QString colour(Seat) const;  ///< `red`
    QString resource(Resource) const;
    QString card(Card) const;
    QString cardText(Card) const;  ///< what it does, as printed on it
    QString terrain(Terrain) const;
    QString harbour(Harbour) const;
    /// Cards as in "2 lumber and 1 ore"; "nothing" when there are none.
    QString cards(Cards) const;

    /// The robber for the middle of a sentence: without article in English ("Witch-Doctor"), with it in German.
    QString robber(Case) const;
    /// The robber at the start of a sentence, after "The" in English; German: nominative with article.
    QString robberFirst() const;
    /// The same as a title, without article.
    QString robberTitle() const;

    /// A place by what lies around it: "forest 9", "forest 9, hills 6 and pasture".
    QString hex(int) const;
    QString corner(int) const;
    QString edge(int) const;
    QString piece(int kind) const;  ///< as What::Built counts: 0 road, 1 settlement, 2 city

    static QString capitalised(const QString&);
    static bool german();

private:
    const ThingName* replaced(std::string_view key) const;
    QString thing(std::string_view key, std::string_view word) const;

    const Position& m_position;
};

}  // namespace inselwerk
