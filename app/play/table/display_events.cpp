#include "app/play/table/display_events.h"

#include "app/play/sentences/log_sentences.h"
#include "app/play/table/panels/registry.h"

namespace inselwerk {
namespace {

constexpr int pieceTime = 220;
constexpr int travelTime = 350;
constexpr int diceTime = 600;
constexpr int tokenTime = 300;
constexpr int apart = 60;
constexpr int readingTime = 500;  ///< an award changes hands

void place(QVariantMap& e, HexCoord at, int index = 0)
{
    e[QStringLiteral("q")] = at.q;
    e[QStringLiteral("r")] = at.r;
    e[QStringLiteral("index")] = index;
}

QVariantList numbers(Cards c)
{
    QVariantList list;
    for (const Resource r : allResources) list << c[r];
    return list;
}

/// Cards travel; `from` and `to` are seats or −1 for the bank.
int travel(QVariantMap& e, const Happening& h, Cards cards, int from, int to, const Position& p)
{
    const bool known = h.audience == 0xff || (p.viewer != nobody && (h.audience >> p.viewer & 1));
    e[QStringLiteral("kind")] = QStringLiteral("cards");
    e[QStringLiteral("from")] = from;
    e[QStringLiteral("to")] = to;
    e[QStringLiteral("cards")] = known && !cards.empty() ? numbers(cards) : QVariantList();
    e[QStringLiteral("count")] = known && !cards.empty() ? cards.total() : 1;
    return travelTime;
}

int piece(QVariantMap& e, const Happening& h, const Position& p)
{
    static const char* const names[] = {"road", "settlement", "city"};
    const Topology& t = p.rules->topology;
    e[QStringLiteral("kind")] = h.is(What::Built) ? QStringLiteral("pieceSet") : QStringLiteral("pieceLost");
    e[QStringLiteral("piece")] = QString::fromLatin1(names[h.b < 3 ? h.b : 2]);
    e[QStringLiteral("colour")] = Names(p).colour(h.seat);
    if (h.b == 0)
        place(e, t.edge(h.a).name.hex, t.edge(h.a).name.side);
    else
        place(e, t.corner(h.a).name.hex, t.corner(h.a).name.corner);
    return pieceTime;
}

int baseEvent(QVariantMap& e, const Happening& h, const Position& p, const State& before)
{
    const Topology& t = p.rules->topology;
    const auto kind = [&e](const char* name) { e[QStringLiteral("kind")] = QString::fromLatin1(name); };
    switch (static_cast<What>(h.what)) {
        case What::Rolled:
            kind("dice");
            e[QStringLiteral("first")] = h.a;
            e[QStringLiteral("second")] = h.b;
            return diceTime;
        case What::Produced:
        case What::StartingCards:
        case What::TookFromBank: return travel(e, h, h.cards, -1, h.seat, p);
        case What::Discarded: return travel(e, h, h.cards, h.seat, -1, p);
        case What::Stole: return travel(e, h, h.cards, h.other, h.seat, p);
        case What::Traded: return travel(e, h, h.cards, h.seat, h.other, p);
        case What::BankTraded: return travel(e, h, h.got, -1, h.seat, p);
        case What::Built:
        case What::Returned: return piece(e, h, p);
        case What::RobberMoved:
            kind("robber");
            place(e, t.hex(h.a).at);
            if (before.pub.robber < t.hexCount()) {
                e[QStringLiteral("fromQ")] = t.hex(before.pub.robber).at.q;
                e[QStringLiteral("fromR")] = t.hex(before.pub.robber).at.r;
            }
            return travelTime;
        case What::TokenMoved:
            kind("token");
            place(e, t.hex(h.a).at);
            e[QStringLiteral("left")] = h.b;
            e[QStringLiteral("number")] = before.pub.number[h.a];
            return tokenTime;
        case What::LongestRoad:
        case What::LargestArmy:
            kind("award");
            e[QStringLiteral("award")] =
                h.is(What::LongestRoad) ? QStringLiteral("longestRoad") : QStringLiteral("largestArmy");
            e[QStringLiteral("from")] = h.other == nobody ? -1 : int{h.other};
            return readingTime;
        case What::PlayedCard:
        case What::BlockedByRobber:
        case What::ShortSupply: kind("notice"); return travelTime;
        default: return 0;
    }
}

/// What an event sets off is seen beforehand: the places of all that follows from it become its own.
void gatherPlaces(std::vector<Scene>& scenes)
{
    const QString hexes = QStringLiteral("hexes");
    QVariantMap* about = nullptr;
    for (Scene& scene : scenes) {
        QVariantMap& e = scene.event;
        if (e.contains(hexes)) {
            about = &e;
        } else if (about && e.contains(QStringLiteral("q"))) {
            const QVariantMap at{
                {QStringLiteral("q"), e[QStringLiteral("q")]}, {QStringLiteral("r"), e[QStringLiteral("r")]}};
            QVariantList list = about->value(hexes).toList();
            if (!list.contains(at)) (*about)[hexes] = list << at;
        }
    }
}

}  // namespace

void direct(std::vector<Scene>& scenes, const Position& before, Pace pace)
{
    if (pace == Pace::None) return;
    Position p = before;
    State earlier = before.state;
    for (std::size_t i = 0; i < scenes.size(); ++i) {
        Scene& scene = scenes[i];
        const Happening& h = scene.happening;
        p.state = scene.state;
        const Module* m = p.rules->ownerOfHappening(h.what);
        QVariantMap e;
        int duration = 0;
        if (!m) {
            duration = baseEvent(e, h, p, earlier);
        } else if (faceOf(*m).display) {
            duration = faceOf(*m).display(*m, h, p, e);
            const std::string_view key = faceOf(*m).key;
            if (!e.isEmpty() && !e.contains(QStringLiteral("module")))
                e[QStringLiteral("module")] = QString::fromLatin1(key.data(), static_cast<int>(key.size()));
        }
        earlier = scene.state;
        if (e.isEmpty()) continue;
        // What a roll pays comes nearly at once for all.
        if (h.is(What::Produced) && i + 1 < scenes.size() && scenes[i + 1].happening.is(What::Produced))
            duration = apart;
        if (pace == Pace::Quick) duration /= 2;
        if (pace == Pace::Still) duration = 0;
        e[QStringLiteral("seat")] = h.seat == nobody ? -1 : int{h.seat};
        e[QStringLiteral("text")] = LogSentences::of(h, Names(p));
        e[QStringLiteral("duration")] = duration;
        scene.event = e;
        scene.duration = duration;
    }
    gatherPlaces(scenes);
}

}  // namespace inselwerk
