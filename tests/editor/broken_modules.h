#pragma once

#include "tests/editor/broken.h"

/// Broken sections of rule modules, and event tokens.
namespace inselwerk::test {

inline const std::vector<Broken>& moduleRows()
{
    static const std::vector<Broken> rows{
        {"volcano asleep", "catakatoa",
         [](Scenario& s) {
             hexAt(s.boards[0], {0, 0}).stack.clear();
         },
         "This volcano has neither a stack nor a number", "Lay the stack “volcano” here"},
        {"volcano asleep without stacks", "catakatoa",
         [](Scenario& s) {
             hexAt(s.boards[0], {0, 0}).stack.clear();
             s.boards[0].stacks.clear();
         },
         "This volcano has neither a stack nor a number", "Lay a stack with every number here"},
        {"no volcano", "base",
         [](Scenario& s) {
             s.modules.push_back({"volcano", {}});
         },
         "The scenario uses the volcano, but", "Remove `volcano`"},
        {"volcano without its section", "catakatoa", [](Scenario& s) { s.modules.clear(); },
         "This volcano does nothing", "Add `volcano`"},
        {"a corner twice", "catakatoa",
         [](Scenario& s) { module(s, "volcano").values["corner_numbers"] = Words{"NW", "NW", "E", "SE", "SW", "W"}; },
         "A corner stands here twice", "Use the usual corners"},
        {"a corner that is none", "catakatoa",
         [](Scenario& s) { module(s, "volcano").values["corner_numbers"] = Words{"N", "NE", "SE", "S", "SW", "NW"}; },
         "“N” is no corner of board", "Use the usual corners"},
        {"crops without their section", "base",
         [](Scenario& s) {
             hexAt(beginner(s), {0, 1}).tokens["wheat"] = 1;
         },
         "Tokens lie here, but", "Add `crops`"},
        {"unknown tokens", "base",
         [](Scenario& s) {
             hexAt(beginner(s), {0, 1}).tokens["gems"] = 1;
         },
         "Tokens lie here, but", "Take the tokens away"},
        {"crops on a forest", "crop-trust",
         [](Scenario& s) {
             for (HexEntry& h : s.boards[0].hexes)
                 if (h.terrain == Terrain::Forest) h.tokens["wheat"] = 1;
         },
         "Crops grow on fields only", "Take the tokens away"},
        {"unknown crop", "crop-trust",
         [](Scenario& s) {
             for (HexEntry& h : s.boards[0].hexes)
                 if (h.terrain == Terrain::Fields) h.tokens["barley"] = 1;
         },
         "`barley` is no crop of this game", "Take `barley` away"},
        {"too few fields", "crop-trust",
         [](Scenario& s) { module(s, "crops").values["empty_fields"] = std::int64_t{19}; },
         "The game is to end when 19 fields are empty", "End the game at 5 empty fields"},
        {"too few crop tokens", "crop-trust",
         [](Scenario& s) { module(s, "crops").values["tokens_per_kind"] = std::int64_t{3}; },
         "The start needs 4 tokens of", "Make it 9 tokens of each"},
        {"crop twice", "crop-trust",
         [](Scenario& s) {
             module(s, "crops").values["kinds"] = Words{"wheat", "beans", "maize", "rice", "quinoa", "rice"};
         },
         "`rice` stands here twice", "Take the second `rice` away"},
        {"unknown crop in the vault", "crop-trust",
         [](Scenario& s) {
             module(s, "crops").values["vault"] = Words{"rice", "barley"};
         },
         "`barley` is not among the", "Take `barley` away"},
        {"unknown crop at the start", "crop-trust",
         [](Scenario& s) {
             module(s, "crops").values["start"] = std::vector<Section>{
                 {"start", {{"numbers", Numbers{2, 12}}, {"crops", Counts{{"barley", 1}, {"rice", 1}}}}}};
         },
         "`barley` is not among the", "Take `barley` away"},
        {"a number with two starts", "crop-trust",
         [](Scenario& s) {
             const Section start{"start", {{"numbers", Numbers{2}}, {"crops", Counts{{"rice", 1}}}}};
             module(s, "crops").values["start"] = std::vector<Section>{start, start};
         },
         "`2` stands here twice", "Take the second `2` away"},
        {"unknown crop of a colour", "crop-trust",
         [](Scenario& s) {
             module(s, "crops").values["vault_colours"] = std::vector<Section>{
                 {"vault_colours", {{"colour", std::string("red")}, {"crop", std::string("barley")}}}};
         },
         "`barley` is not among the", "Take `barley` away"},
        {"a colour with two vaults", "crop-trust",
         [](Scenario& s) {
             const Section vault{"vault_colours", {{"colour", std::string("red")}, {"crop", std::string("rice")}}};
             module(s, "crops").values["vault_colours"] = std::vector<Section>{vault, vault};
         },
         "`red` stands here twice", "Take the second `red` away"},
        {"seven at a gift box", "gifts-for-the-robber",
         [](Scenario& s) { module(s, "gifts").values["big_numbers"] = Numbers{2, 3, 4, 5, 6, 7}; },
         "No hex pays on a 7", "Take the 7 away"},
        {"a number twice at a box", "gifts-for-the-robber",
         [](Scenario& s) { module(s, "gifts").values["big_numbers"] = Numbers{2, 3, 4, 5, 6, 6}; },
         "`6` stands here twice", "Take the second `6` away"},
        {"a number at both boxes", "gifts-for-the-robber",
         [](Scenario& s) { module(s, "gifts").values["small_numbers"] = Numbers{6, 8, 9, 10, 11, 12}; },
         "The 6 stands at both gift boxes", "Take the 6 away"},
        {"a number at no big box", "gifts-for-the-robber",
         [](Scenario& s) {
             module(s, "gifts").values["big_numbers"] = Numbers{2, 3, 5, 6};
         },
         "The 4 stands at no gift box", "Put the 4 to the big gift box"},
        {"a number at no small box", "gifts-for-the-robber",
         [](Scenario& s) {
             module(s, "gifts").values["small_numbers"] = Numbers{8, 9, 10, 11};
         },
         "The 12 stands at no gift box", "Put the 12 to the small gift box"},
    };
    return rows;
}

inline const std::vector<Broken>& eventRows()
{
    static const std::vector<Broken> rows{
        {"id of a token", "smoking-crescent", [](Scenario& s) { tokens(s)[0].values["id"] = std::string("Ash Rain"); },
         "“Ash Rain” is no name", "Call it “ash-rain”"},
        {"category of tokens", "smoking-crescent",
         [](Scenario& s) {
             for (Section& token : tokens(s)) token.values["category"] = std::string("All of them");
         },
         "“All of them” is no name", "Call it “all-of-them”"},
        {"a token called none", "smoking-crescent",
         [](Scenario& s) { tokens(s)[0].values["id"] = std::string("none"); }, "“none” stands for no token",
         "Call it “none-2”"},
        {"two tokens with one id", "smoking-crescent",
         [](Scenario& s) { tokens(s)[1].values["id"] = std::string("ash-rain"); }, "A second token has the id",
         "Call it “ash-rain-2”"},
        {"a trigger twice", "smoking-crescent",
         [](Scenario& s) {
             module(s, "events").values["draw_on"] = Words{"seven", "seven"};
         },
         "`seven` stands here twice", "Take the second `seven` away"},
        {"a roll twice", "smoking-crescent",
         [](Scenario& s) {
             module(s, "events").values["draw_on_rolls"] = Numbers{2, 2};
         },
         "`2` stands here twice", "Take the second `2` away"},
        {"no tokens", "base",
         [](Scenario& s) {
             s.modules.push_back({"events", {}});
         },
         "The scenario uses events, but there are no tokens", "Remove `events`"},
        {"no trigger", "smoking-crescent", [](Scenario& s) { module(s, "events").values.erase("draw_on"); },
         "No token is ever turned over", "Draw one on every 7"},
        {"a trigger that never comes", "crop-trust",
         [](Scenario& s) { module(s, "events").values["draw_on"] = Words{"stack-token"}; }, "This can never happen",
         "Take `stack-token` away"},
        {"an effect without its section", "crop-trust",
         [](Scenario& s) { std::erase_if(s.modules, [](const Section& m) { return m.key == "crops"; }); },
         "The effect “crops.regional-loss” needs", "Add `crops`"},
        {"an effect with nothing to do", "smoking-crescent",
         [](Scenario& s) {
             auto& effects = std::get<std::vector<Section>>(tokens(s)[0].values.find("effects")->second);
             effects.push_back({"stack-token", {{"stack", std::string("pile")}}});
         },
         "No board has a stack “pile”", "Take the effect away"},
    };
    return rows;
}

}  // namespace inselwerk::test
