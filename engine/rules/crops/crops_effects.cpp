#include "engine/rules/crops/crops_module.h"
#include "engine/scenario/say.h"
#include "engine/table/effect.h"

#include <algorithm>

/// Effects of event tokens on crops. Crop Trust, "Effects of Growth".
namespace inselwerk::crops {
namespace {

int kindOf(const Section& s, const Schema& schema)
{
    const auto& names = kindNames();
    const auto at = std::find(names.begin(), names.end(), s.choice(schema, "crop"));
    return static_cast<int>(at - names.begin());
}

Field cropField()
{
    return {
        .name = "crop",
        .type = Field::Type::Choice,
        .fallback = std::string(),
        .choices = kindNames(),
        .required = true,
        .label = {"Crop", "Kulturpflanze"},
        .explanation = {"The crop that suffers.", "Die Kulturpflanze, die leidet."}};
}

const Crops* module(const View& v) { return static_cast<const Crops*>(find(v.rules())); }

/// The crop must be one of the game's.
void checkCrop(const Section& args, const Schema& schema, const Scenario& s, const std::string& path, Findings& found)
{
    const Section* section = s.findModule("crops");
    if (!section) return;
    const auto kinds = section->choices(crops::schema(), "kinds");
    const std::string& crop = args.choice(schema, "crop");
    if (std::find(kinds.begin(), kinds.end(), crop) == kinds.end())
        found.error(
            path + ".crop",
            sayBoth(
                INSELWERK_TEXT(
                    "Scenario",
                    "The crop “%1” is not in the game. Add it to `kinds` of the section “crops”, or name another."),
                INSELWERK_TEXT(
                    "Scenario",
                    "The crop `%1` is not in the game. Add it to `kinds` in the panel “Rules”, or choose another."),
                {crop}));
}

/// What the effects on crops have in common: without the module, and once their crop is extinct, they mean nothing.
class CropEffect : public Effect
{
public:
    std::string_view module() const override { return "crops"; }
    bool outdated(const View& v, const Section& args) const override
    {
        const Crops* crops = crops::module(v);
        return crops && crops->tokens(v).isExtinct(kindOf(args, schema()));
    }
    void check(const Section& args, const Scenario& s, const std::string& path, Findings& found) const override
    {
        checkCrop(args, schema(), s, path, found);
    }
    /// Fields that bear the crop, and one of the numbers where it names any.
    bool concerns(const View& v, const Section& args, HexId hex) const override
    {
        const Crops* crops = crops::module(v);
        const int field = crops ? FieldList(v.deal(), v.topology()).indexOf(hex) : -1;
        if (field < 0 || !crops->tokens(v).on(field, kindOf(args, schema()))) return false;
        return !schema().find("numbers") || Effect::concerns(v, args, hex);
    }
};

/// All tokens of a crop leave the fields with some numbers (Crop Trust, "Regional Crop Loss").
class RegionalLoss final : public CropEffect
{
public:
    const Schema& schema() const override
    {
        static const Schema s{
            "crops.regional-loss",
            {"Regional crop loss", "Regionaler Verlust"},
            {cropField(),
             {.name = "numbers",
              .type = Field::Type::IntegerList,
              .low = 2,
              .high = 12,
              .fallback = std::vector<std::int64_t>{},
              .minItems = 1,
              .maxItems = 10,
              .required = true,
              .label = {"Fields", "Äcker"},
              .explanation = {"Numbers of the fields that lose it.", "Zahlen der Äcker, die sie verlieren."}}}};
        return s;
    }

    void check(const Section& args, const Scenario& s, const std::string& path, Findings& found) const override
    {
        CropEffect::check(args, s, path, found);
        for (const std::int64_t n : args.integers(schema(), "numbers")) {
            const auto bears = [n](const Board& b) { return b.mayBear(static_cast<int>(n)); };
            if (n == 7)
                found.error(
                    path + ".numbers",
                    say(INSELWERK_TEXT("Scenario", "There is no number token 7. Use 2 to 6 or 8 to 12.")));
            else if (std::none_of(s.boards.begin(), s.boards.end(), bears))
                found.warning(path + ".numbers", say(INSELWERK_TEXT("Scenario", "No board has the number %1."), {n}));
        }
    }

    Message sentence(const Section& args) const override
    {
        std::string numbers;
        for (const std::int64_t n : args.integers(schema(), "numbers"))
            numbers.append(numbers.empty() ? "" : ", ").append(std::to_string(n));
        return {
            "Effects",
            INSELWERK_TEXT("Effects", "All %1 on the fields with these numbers is lost: %2."),
            {Argument::word(args.choice(schema(), "crop")), numbers}};
    }

    bool apply(Turn& t, const Section& args, Seat) const override
    {
        const Crops* crops = crops::module(t);
        if (!crops) return false;
        const FieldList fields(t.deal(), t.topology());
        const int kind = kindOf(args, schema());
        const auto numbers = args.integers(schema(), "numbers");
        Tokens tokens = crops->tokens(t);
        bool any = false;
        for (int i = 0; i < fields.count; ++i) {
            const u8 number = t.pub().number[fields.hex[static_cast<std::size_t>(i)]];
            if (std::find(numbers.begin(), numbers.end(), number) == numbers.end()) continue;
            for (; tokens.on(i, kind); any = true) crops->lose(t, tokens, fields, i, kind);
        }
        if (any) crops->judge(t);
        return any;
    }
};

/// The revealing player chooses fields that lose one token each time, own ones first (Crop Trust, "Small-scale Crop
/// Loss", "Large-scale Crop Loss").
class Loss final : public CropEffect
{
public:
    const Schema& schema() const override
    {
        static const Schema s{
            "crops.loss",
            {"Crop loss", "Verlust"},
            {cropField(),
             {.name = "amount",
              .low = 1,
              .high = 20,
              .fallback = std::int64_t{2},
              .label = {"Amount", "Menge"},
              .explanation = {"How many tokens are lost.", "Wie viele Plättchen verloren gehen."}}}};
        return s;
    }

    Message sentence(const Section& args) const override
    {
        return {
            "Effects",
            INSELWERK_TEXT_N("Effects", "%n token(s) of %1 leave the fields, from your own ones first."),
            {Argument::word(args.choice(schema(), "crop"))},
            static_cast<int>(args.integer(schema(), "amount"))};
    }

    bool apply(Turn& t, const Section& args, Seat revealer) const override
    {
        const Crops* crops = crops::module(t);
        const int kind = kindOf(args, schema());
        if (!crops) return false;
        const FieldList fields(t.deal(), t.topology());
        const Tokens tokens = crops->tokens(t);
        int left = 0;
        for (int i = 0; i < fields.count; ++i) left += tokens.on(i, kind);
        if (left == 0) return false;
        const auto amount = static_cast<int>(args.integer(schema(), "amount"));
        crops->queueLosses(t, revealer, kind, std::min(left, amount));
        return true;
    }
};

/// Fields that bear one crop only lose everything, all at once (Crop Trust, "Monoculture").
class Monoculture final : public Effect
{
public:
    std::string_view module() const override { return "crops"; }
    const Schema& schema() const override
    {
        static const Schema s{"crops.monoculture", {"Monoculture", "Monokultur"}};
        return s;
    }

    Message sentence(const Section&) const override
    {
        return {"Effects", INSELWERK_TEXT("Effects", "Every field that bears only one crop loses all of it.")};
    }

    bool apply(Turn& t, const Section&, Seat) const override
    {
        const Crops* crops = crops::module(t);
        if (!crops) return false;
        const FieldList fields(t.deal(), t.topology());
        Tokens tokens = crops->tokens(t);
        bool any = false;
        for (int i = 0; i < fields.count; ++i)
            for (int kind = 0; kind < maxKinds; ++kind) {
                if (!tokens.on(i, kind) || tokens.on(i, kind) != tokens.on(i)) continue;
                for (; tokens.on(i, kind); any = true) crops->lose(t, tokens, fields, i, kind);
            }
        if (any) crops->judge(t);
        return any;
    }
};

}  // namespace

std::span<const Effect* const> effects()
{
    static const RegionalLoss regional;
    static const Loss loss;
    static const Monoculture monoculture;
    static const std::array<const Effect*, 3> all{&regional, &loss, &monoculture};
    return all;
}

}  // namespace inselwerk::crops
