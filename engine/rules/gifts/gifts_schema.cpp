#include "engine/rules/gifts/gifts_module.h"

namespace inselwerk::gifts {

const std::vector<std::string_view>& boxNames()
{
    static const std::vector<std::string_view> names{"big", "small"};
    return names;
}

const Schema& schema()
{
    using Numbers = std::vector<std::int64_t>;
    static const Schema s{
        "gifts",
        {"Gifts for the robber", "Geschenke für den Räuber"},
        {{.name = "track_length",
          .low = 2,
          .high = 40,
          .fallback = std::int64_t{10},
          .label = {"Length of the gift track", "Länge der Geschenkleiste"},
          .explanation =
              {"Spaces of the gift track, the start among them; it goes round and round.",
               "Felder der Geschenkleiste, mit dem Start; danach beginnt sie von vorn."}},
         {.name = "big_numbers",
          .type = Field::Type::IntegerList,
          .low = 2,
          .high = 12,
          .fallback = Numbers{2, 3, 4, 5, 6},
          .maxItems = 10,
          .label = {"Numbers of the big gift box", "Zahlen des großen Geschenkfelds"},
          .explanation =
              {"Rolls at which what the robber blocks goes to whoever gave the last big gift.",
               "Würfe, bei denen das Blockierte bekommt, wer das letzte große Geschenk gemacht hat."}},
         {.name = "small_numbers",
          .type = Field::Type::IntegerList,
          .low = 2,
          .high = 12,
          .fallback = Numbers{8, 9, 10, 11, 12},
          .maxItems = 10,
          .label = {"Numbers of the small gift box", "Zahlen des kleinen Geschenkfelds"},
          .explanation = {"The same for the last small gift.", "Dasselbe für das letzte kleine Geschenk."}},
         {.name = "big_steps",
          .low = 0,
          .high = 10,
          .fallback = std::int64_t{2},
          .label = {"Steps for a big gift", "Schritte für ein großes Geschenk"},
          .explanation = {"Steps on the track for a big gift.", "Schritte auf der Leiste für ein großes Geschenk."}},
         {.name = "small_steps",
          .low = 0,
          .high = 10,
          .fallback = std::int64_t{1},
          .label = {"Steps for a small gift", "Schritte für ein kleines Geschenk"},
          .explanation = {"Steps on the track for a small gift.", "Schritte auf der Leiste für ein kleines Geschenk."}},
         {.name = "points",
          .low = 0,
          .high = 10,
          .fallback = std::int64_t{1},
          .label = {"Points for the Greatest Giver", "Punkte für den Größten Gönner"},
          .explanation = {"Points for the Greatest Giver.", "Siegpunkte für den Größten Gönner."}}},
        {"Players give the robber presents, walk along a track and get what he blocks.",
         "Wer dem Räuber etwas schenkt, zieht auf einer Leiste voran und bekommt, was er blockiert."}};
    return s;
}

}  // namespace inselwerk::gifts
