#include "editor/common/place_sentence.h"

#include "app/common/text/messages.h"
#include "editor/model/event_tokens.h"
#include "engine/rules/registry.h"

#include <QCoreApplication>

namespace inselwerk {
namespace {

struct PlaceSentence
{
    Q_DECLARE_TR_FUNCTIONS(PlaceSentence)
};

QString coordinates(HexCoord at) { return QStringLiteral("[%1, %2]").arg(at.q).arg(at.r); }

QString plain(const std::string& text) { return QString::fromStdString(text); }

QString number(const std::optional<std::size_t>& index) { return QString::number(index.value_or(0) + 1); }

QString headPart(const std::string& field)
{
    if (field == "name") return PlaceSentence::tr("Name of the scenario");
    if (field == "summary") return PlaceSentence::tr("Summary");
    if (field == "rules_page") return PlaceSentence::tr("Rules page");
    if (field == "boards") return PlaceSentence::tr("Boards");
    return PlaceSentence::tr("Scenario");
}

QString boardPart(const std::string& field)
{
    if (field == "name") return PlaceSentence::tr("Name of the board");
    if (field == "players") return PlaceSentence::tr("Players");
    return {};
}

QString moduleTitle(const std::string& key)
{
    for (const ModuleType& type : moduleTypes())
        if (type.schema->key == key) return translate(type.schema->title);
    return plain(key);
}

QString tokenPart(const Place& place, const Scenario& scenario)
{
    const std::vector<Section>& tokens = event_tokens::of(scenario);
    const std::size_t index = place.index.value_or(0);
    const QString name = index < tokens.size() ? translate(event_tokens::nameOf(tokens[index])) : QString();
    //: %1: number in the list of event tokens
    if (name.isEmpty()) return fill(PlaceSentence::tr("Event token %1"), {number(place.index)});
    //: %1: number in the list of event tokens, %2: name of the token
    return fill(PlaceSentence::tr("Event token %1 (%2)"), {number(place.index), name});
}

QString elementPart(const Place& place, const Scenario& scenario)
{
    if (place.field == "tokens") return tokenPart(place, scenario);
    //: %1: title of a rule module such as "Crops", %2: number of an entry in one of its lists
    return fill(PlaceSentence::tr("%1, entry %2"), {moduleTitle(place.section), number(place.index)});
}

QString constraintPart(const Place& place, const Scenario& scenario)
{
    const std::size_t board = place.board.value_or(0);
    const std::size_t index = place.index.value_or(0);
    if (board >= scenario.boards.size() || index >= scenario.boards[board].constraints.size())
        return PlaceSentence::tr("Constraints");
    const Constraint constraint = scenario.boards[board].constraints[index];
    //: %1: what the constraint is called, such as "6 and 8 never side by side"
    return fill(PlaceSentence::tr("Constraint “%1”"), {translateWord(wordOf(constraint))});
}

/// The part without the board that it is on; empty: the whole board.
QString partOf(const Place& place, const Scenario& scenario)
{
    using Kind = Place::Kind;
    const QString id = plain(place.id);
    switch (place.kind) {
        case Kind::File: return PlaceSentence::tr("File");
        case Kind::Head: return headPart(place.field);
        //: %1: what the scenario gives a name of its own, such as "robber"
        case Kind::Name: return fill(PlaceSentence::tr("Name “%1”"), {translateWord(place.field)});
        case Kind::Rules: return PlaceSentence::tr("Rules");
        case Kind::Section: return moduleTitle(place.section);
        case Kind::Element: return elementPart(place, scenario);
        case Kind::Board: return boardPart(place.field);
        //: %1: coordinates
        case Kind::Hex: return fill(PlaceSentence::tr("Hex %1"), {coordinates(place.hex.value_or(HexCoord{}))});
        //: %1: coordinates
        case Kind::Harbour: return fill(PlaceSentence::tr("Harbour %1"), {coordinates(place.hex.value_or(HexCoord{}))});
        case Kind::TerrainPool:
        case Kind::NumberPool:
        case Kind::HarbourPool: return fill(PlaceSentence::tr("Pool “%1”"), {id});
        case Kind::Stack: return fill(PlaceSentence::tr("Stack “%1”"), {id});
        case Kind::Pieces: break;
        case Kind::Constraint: return constraintPart(place, scenario);
        case Kind::Region: return PlaceSentence::tr("Set-up region");
        case Kind::Robber: return PlaceSentence::tr("Robber");
    }
    if (!place.colour) return PlaceSentence::tr("Starting pieces");
    //: %1: a colour
    return fill(PlaceSentence::tr("Pieces: %1"), {translateWord(nameOf(*place.colour))});
}

}  // namespace

QString placeSentence(const Place& place, const Scenario& scenario, int more)
{
    QString part = partOf(place, scenario);
    if (more > 0)
        //: Where the same is wrong; %1: the first place, such as "Hex [0, -2]"
        part = fill(PlaceSentence::tr("%1 and %n more", nullptr, more), {part});
    if (!place.board) return part;
    const QString board = fill(PlaceSentence::tr("Board %1"), {number(place.board)});
    if (part.isEmpty()) return board;
    if (scenario.boards.size() < 2) return part;
    //: %1: a part of a board such as "Hex [0, -2]", %2: the board
    return fill(PlaceSentence::tr("%1 · %2"), {part, board});
}

}  // namespace inselwerk
