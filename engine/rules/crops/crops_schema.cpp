#include "engine/rules/crops/crops_module.h"
#include "engine/scenario/format_keys.h"

namespace inselwerk::crops {

const std::vector<std::string_view>& kindNames()
{
    static const std::vector<std::string_view> names{"wheat",  "beans",  "maize",    "rice",
                                                     "quinoa", "barley", "potatoes", "lentils"};
    return names;
}

namespace {

const Schema& startSchema()
{
    static const Schema s{
        "start",
        {"Crops at the start", "Kulturpflanzen zu Beginn"},
        {{.name = "numbers",
          .type = Field::Type::IntegerList,
          .low = 2,
          .high = 12,
          .fallback = std::vector<std::int64_t>{},
          .minItems = 1,
          .maxItems = 10,
          .required = true,
          .label = {"Numbers", "Zahlen"},
          .explanation = {"The fields with these numbers …", "Die Felder mit diesen Zahlen …"}},
         {.name = "crops",
          .type = Field::Type::Counts,
          .low = 0,
          .high = mostTokensOnHex,
          .fallback = std::map<std::string, std::int64_t>{},
          .choices = kindNames(),
          .required = true,
          .label = {"Crop tokens", "Pflanzenplättchen"},
          .explanation = {"… begin with these tokens.", "… beginnen mit diesen Plättchen."}}}};
    return s;
}

const Schema& vaultSchema()
{
    static const Schema s{
        "vault_colours",
        {"Vault by colour", "Tresor nach Farbe"},
        {{.name = "colour",
          .type = Field::Type::Choice,
          .fallback = std::string(),
          .choices = colourNames(),
          .required = true,
          .label = {"Colour", "Farbe"},
          .explanation = {"The player of this colour …", "Wer mit dieser Farbe spielt, …"}},
         {.name = "crop",
          .type = Field::Type::Choice,
          .fallback = std::string(),
          .choices = kindNames(),
          .required = true,
          .label = {"Crop", "Kulturpflanze"},
          .explanation = {"… begins with this crop in the vault.", "… hat zu Beginn diese Kulturpflanze im Tresor."}}}};
    return s;
}

Section startOn(std::vector<std::int64_t> numbers, std::initializer_list<std::string_view> kinds)
{
    std::map<std::string, std::int64_t> crops;
    for (const std::string_view kind : kinds) crops.emplace(kind, 1);
    return {"start", {{"numbers", std::move(numbers)}, {"crops", std::move(crops)}}};
}

Section vaultOf(const char* colour, const char* crop)
{
    return {"vault_colours", {{"colour", std::string{colour}}, {"crop", std::string{crop}}}};
}

}  // namespace

const Schema& schema()
{
    using Words = std::vector<std::string>;
    static const Schema s{
        "crops",
        {"Crops", "Kulturpflanzen"},
        {{.name = "kinds",
          .type = Field::Type::ChoiceList,
          .fallback = Words{"wheat", "beans", "maize", "rice", "quinoa"},
          .choices = kindNames(),
          .minItems = 1,
          .maxItems = maxKinds,
          .label = {"Crops of the game", "Kulturpflanzen des Spiels"},
          .explanation = {"The crops of the game.", "Die Kulturpflanzen des Spiels."}},
         {.name = "tokens_per_kind",
          .low = 1,
          .high = 60,
          .fallback = std::int64_t{18},
          .label = {"Tokens of each crop", "Plättchen jeder Kulturpflanze"},
          .explanation = {"Crop tokens of each kind.", "Pflanzenplättchen jeder Kulturpflanze."}},
         {.name = "field_limit",
          .low = 1,
          .high = mostTokensOnHex,
          .fallback = std::int64_t{7},
          .label = {"Most tokens when planting", "Höchstens so viele beim Pflanzen"},
          .explanation =
              {"A field with so many tokens takes no more when planting.",
               "Auf ein Feld mit so vielen Plättchen wird nichts mehr gepflanzt."}},
         {.name = "deposit_cost",
          .type = Field::Type::Counts,
          .low = 0,
          .high = 10,
          .fallback = std::map<std::string, std::int64_t>{{"lumber", 1}, {"ore", 1}},
          .choices = resourceNames(),
          .label = {"Cost of a seed deposit", "Kosten einer Einlagerung"},
          .explanation = {"Cards that a seed deposit costs.", "Karten, die eine Einlagerung kostet."}},
         {.name = "rewards",
          .type = Field::Type::ChoiceList,
          .fallback = Words{"none", "card", "point", "point", "point"},
          .choices = {"none", "card", "point"},
          .minItems = 1,
          .maxItems = maxKinds,
          .label = {"Rewards of a row", "Belohnungen einer Reihe"},
          .explanation =
              {"What each place of a row of the storage record earns; a row has as many places.",
               "Was jeder Platz einer Reihe der Belohnungstafel einbringt; so viele Plätze hat eine Reihe."},
          .choiceLabels =
              {{"nothing", "nichts"},
               {"a development card", "eine Entwicklungskarte"},
               {"a victory point", "ein Siegpunkt"}}},
         {.name = "vault_size",
          .low = 1,
          .high = 12,
          .fallback = std::int64_t{4},
          .label = {"Tokens in a space of the vault", "Plättchen je Platz im Tresor"},
          .explanation =
              {"Tokens that a space of the seed vault takes.", "Plättchen, die ein Platz im Saatgut-Tresor fasst."}},
         {.name = "empty_fields",
          .low = 0,
          .high = maxFields,
          .fallback = std::int64_t{3},
          .label = {"Empty fields that end the game", "Leere Äcker bis zum Spielende"},
          .explanation =
              {"The game ends when so many fields bear no token; 0: never.",
               "Die Partie endet, wenn so viele Äcker leer sind; 0: nie."}},
         {.name = "extinct_crops",
          .low = 0,
          .high = maxKinds,
          .fallback = std::int64_t{2},
          .label = {"Extinct crops that end the game", "Ausgestorbene bis zum Spielende"},
          .explanation =
              {"The game ends when so many crops are extinct; 0: never.",
               "Die Partie endet, wenn so viele Kulturpflanzen ausgestorben sind; 0: nie."}},
         {.name = "start",
          .type = Field::Type::Sections,
          .fallback =
              std::vector<Section>{
                  startOn({2, 12}, {"quinoa"}), startOn({3, 11}, {"quinoa", "maize"}),
                  startOn({4, 10}, {"quinoa", "maize", "wheat"}),
                  startOn({5, 9}, {"quinoa", "maize", "wheat", "beans"}),
                  startOn({6, 8}, {"quinoa", "maize", "wheat", "beans", "rice"})},
          .maxItems = 20,
          .element = &startSchema(),
          .label = {"Crops at the start", "Kulturpflanzen zu Beginn"},
          .explanation =
              {"Crops of the fields by number, on boards whose hexes name no tokens themselves.",
               "Kulturpflanzen der Äcker nach Zahl, auf Brettern, deren Felder selbst keine Plättchen nennen."}},
         {.name = "vault",
          .type = Field::Type::ChoiceList,
          .fallback = Words{"rice", "beans", "wheat", "maize"},
          .choices = kindNames(),
          .maxItems = maxSeats,
          .label = {"Vault by seat", "Tresor nach Sitz"},
          .explanation =
              {"Crops in the vault at the start, in the order of seats.",
               "Kulturpflanzen im Tresor zu Beginn, nach Sitzreihenfolge."}},
         {.name = "vault_colours",
          .type = Field::Type::Sections,
          .fallback =
              std::vector<Section>{
                  vaultOf("red", "rice"), vaultOf("white", "beans"), vaultOf("orange", "maize"),
                  vaultOf("blue", "quinoa")},
          .maxItems = maxSeats,
          .element = &vaultSchema(),
          .label = {"Vault by colour", "Tresor nach Farbe"},
          .explanation =
              {"The same by colour, on boards with fixed starting pieces.",
               "Dasselbe nach Farbe, auf Brettern mit festen Startfiguren."}}},
        {"Crop tokens grow on the fields, are harvested, stored in a vault and may die out.",
         "Auf den Äckern wachsen Kulturpflanzen, die geerntet, im Tresor eingelagert werden und aussterben können."}};
    return s;
}

}  // namespace inselwerk::crops
