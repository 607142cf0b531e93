#include "engine/rules/registry.h"
#include "engine/setup/table.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace inselwerk;

namespace {

/// Tables to play at: every board of the scenarios that the build names.
const std::vector<Table>& tables()
{
    static const std::vector<Table> all = [] {
        std::vector<Table> out;
        for (const char* name :
             {"base", "catakatoa", "crop-trust", "gifts-for-the-robber", "smoking-crescent", "ebbing-isles"}) {
            const auto file = std::filesystem::path(INSELWERK_SOURCE_DIR) / "scenarios" / (std::string(name) + ".yaml");
            const Reading reading = readScenarioFile(file, descriptionsOf(moduleTypes()));
            for (const Board& board : reading.scenario.boards)
                out.push_back(compile(reading.scenario, board, Seating::usual(board, board.maxPlayers), moduleTypes()));
        }
        return out;
    }();
    return all;
}

void complain(const std::string& what)
{
    if (what.empty()) return;
    std::fprintf(stderr, "%s\n", what.c_str());
    std::abort();
}

/// Reads the input from front to back; zeros follow its end.
class Bytes
{
public:
    Bytes(const std::uint8_t* data, std::size_t size) : m_at(data), m_left(size) {}
    bool empty() const { return m_left == 0; }
    std::uint8_t next() { return m_left ? (--m_left, *m_at++) : std::uint8_t{0}; }
    Action action()
    {
        std::uint8_t raw[sizeof(Action)];
        for (std::uint8_t& byte : raw) byte = next();
        Action a;
        std::memcpy(&a, raw, sizeof a);
        return a;
    }

private:
    const std::uint8_t* m_at;
    std::size_t m_left;
};

/// Applies an action; refused, it must change nothing, and what is listed is not refused.
void attempt(const Table& table, const Deal& deal, State& state, const Action& a, bool listed)
{
    const State before = state;
    const Refusal no = apply(*table.rules, deal, state, a);
    if (no && listed) complain("listed but refused: " + std::string(no.name()));
    if (no && no.name().empty()) complain("refused without a reason");
    if (no && !same(before, state)) complain("refused, but the game changed");
    if (!no) complain(brokenInvariant(View(*table.rules, deal, state)));
}

}  // namespace

/// Random bytes as actions at a random table: each is applied legally or refused with a reason. The first byte chooses
/// the table, the second the seed; then each byte below 192 chooses a legal action, and one from there on is followed
/// by the bytes of any action at all.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::uint8_t anything = 192;
    Bytes bytes(data, size);
    const Table& table = tables()[bytes.next() % tables().size()];
    const Deal deal = table.deal(bytes.next());
    State state;
    start(*table.rules, deal, state);
    Actions legal;
    while (!bytes.empty() && state.pub.phase != Phase::Over) {
        const std::uint8_t byte = bytes.next();
        if (byte >= anything) {
            attempt(table, deal, state, bytes.action(), false);
            continue;
        }
        legalActions(View(*table.rules, deal, state), legal);
        if (legal.empty()) complain("nothing is legal, and the game is not over");
        attempt(table, deal, state, legal[byte % legal.size()], true);
    }
    return 0;
}
