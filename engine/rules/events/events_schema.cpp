#include "engine/rules/events/events_module.h"

namespace inselwerk::events {

const Schema& tokenSchema()
{
    static const Schema s{
        "tokens",
        {"Event token", "Ereignisplättchen"},
        {{.name = "id",
          .type = Field::Type::Name,
          .fallback = std::string(),
          .required = true,
          .label = {"Id", "Kennung"},
          .explanation = {"Names the token; unique among all.", "Benennt das Plättchen; einmalig unter allen."}},
         {.name = "count",
          .low = 1,
          .high = 60,
          .fallback = std::int64_t{1},
          .label = {"Count", "Anzahl"},
          .explanation = {"How many of it there are.", "Wie viele es davon gibt."}},
         {.name = "category",
          .type = Field::Type::Name,
          .fallback = std::string(),
          .label = {"Category", "Art"},
          .explanation = {"A word that groups tokens.", "Ein Wort, das Plättchen zusammenfasst."}},
         {.name = "name",
          .type = Field::Type::Text,
          .fallback = Text{},
          .label = {"Name", "Name"},
          .explanation = {"What people call it.", "Wie es heißt."}},
         {.name = "effects",
          .type = Field::Type::Effects,
          .fallback = std::vector<Section>{},
          .minItems = 1,
          .maxItems = 6,
          .required = true,
          .label = {"Effects", "Wirkungen"},
          .explanation = {"What it does, one after the other.", "Was es bewirkt, eins nach dem anderen."}}}};
    return s;
}

const Schema& schema()
{
    static const Schema s{
        "events",
        {"Event tokens", "Ereignisplättchen"},
        {{.name = "under_pieces",
          .type = Field::Type::Flag,
          .fallback = false,
          .label = {"Under settlements and cities", "Unter Siedlungen und Städten"},
          .explanation =
              {"A token lies under each settlement and city in the supplies and is turned over when it is built.",
               "Unter jeder Siedlung und Stadt im Vorrat liegt ein Plättchen, das beim Bau aufgedeckt wird."}},
         {.name = "on_cards",
          .type = Field::Type::Flag,
          .fallback = false,
          .label = {"On Longest Road and Largest Army", "Auf Handelsstraße und Rittermacht"},
          .explanation =
              {"A token lies on Longest Road and on Largest Army and is turned over when somebody receives the card.",
               "Auf der Längsten Handelsstraße und der Größten Rittermacht liegt je ein Plättchen, das aufgedeckt "
               "wird, wenn jemand die Karte erhält."}},
         {.name = "draw_on",
          .type = Field::Type::ChoiceList,
          .fallback = std::vector<std::string>{},
          .choices = {"seven", "turn-start", "knight", "stack-token", "city"},
          .maxItems = 5,
          .label = {"Drawn on", "Gezogen bei"},
          .explanation =
              {"When a token is drawn from the stack: a rolled 7, the start of a turn, a knight, a token that leaves "
               "a number stack, a city that is built.",
               "Wann ein Plättchen vom Stapel gezogen wird: bei einer 7, zu Beginn eines Zuges, bei einem Ritter, "
               "wenn ein Chip einen Zahlenstapel verlässt, beim Bau einer Stadt."},
          .choiceLabels =
              {{"a rolled 7", "einer gewürfelten 7"},
               {"the start of a turn", "Beginn eines Zuges"},
               {"a knight", "einem Ritter"},
               {"a token leaving a number stack", "einem Chip, der einen Zahlenstapel verlässt"},
               {"a city being built", "dem Bau einer Stadt"}}},
         {.name = "draw_on_rolls",
          .type = Field::Type::IntegerList,
          .low = 2,
          .high = 12,
          .fallback = std::vector<std::int64_t>{},
          .maxItems = 11,
          .label = {"Drawn on these rolls", "Gezogen bei diesen Würfen"},
          .explanation = {"Rolls on which a token is drawn.", "Würfe, bei denen ein Plättchen gezogen wird."}},
         {.name = "tokens",
          .type = Field::Type::Sections,
          .fallback = std::vector<Section>{},
          .maxItems = maxTypes,
          .element = &tokenSchema(),
          .label = {"Tokens", "Plättchen"},
          .explanation = {"The tokens of the supply.", "Die Plättchen des Vorrats."}}},
        {"Tokens under pieces and on cards, or drawn from a stack, with effects of your choice.",
         "Plättchen unter Figuren und auf Karten oder von einem Stapel gezogen, mit Wirkungen deiner Wahl."}};
    return s;
}

}  // namespace inselwerk::events
