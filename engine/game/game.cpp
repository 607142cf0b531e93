#include "engine/game/game.h"

namespace inselwerk {
namespace {

Message say(const char* source, std::vector<Argument> arguments = {})
{
    return {"Game", source, std::move(arguments), -1};
}

/// Did an action leave everything alone that is hidden from the seat that acted?
bool nothingRevealed(const Hidden& before, const Hidden& after, Seat s)
{
    Hidden masked = after;
    masked.seat[s] = before.seat[s];
    return std::memcmp(&before, &masked, sizeof(Hidden)) == 0;
}

}  // namespace

std::unique_ptr<Game> Game::begin(GameSetup setup, const ModuleTypes& types, Message* problem)
{
    auto game = undealt(std::move(setup), types, problem);
    if (game) game->redeal(game->m_table.deal(game->m_setup.seed));
    return game;
}

std::unique_ptr<Game> Game::undealt(GameSetup setup, const ModuleTypes& types, Message* problem)
{
    const int players = static_cast<int>(setup.seats.size());
    const Board* board =
        setup.board.empty() ? defaultBoard(*setup.scenario, players) : setup.scenario->findBoard(setup.board);
    if (!board) {
        if (problem)
            *problem = setup.board.empty()
                           ? say(INSELWERK_TEXT("Game", "The scenario has no board for %1 players."), {players})
                           : say(INSELWERK_TEXT("Game", "The scenario has no board “%1”."), {setup.board});
        return nullptr;
    }
    Seating seating;
    for (const SeatSetup& s : setup.seats) seating.colours.push_back(s.colour);
    std::unique_ptr<Game> game(new Game);
    game->m_descriptions = descriptionsOf(types);
    game->m_table = compile(*setup.scenario, *board, seating, types, problem);
    if (!game->m_table.rules) return nullptr;
    setup.board = board->id;
    game->m_setup = std::move(setup);
    return game;
}

Message Game::notice() const
{
    std::vector<Argument> names;
    for (const Constraint c : m_table.unmetBy(m_deal)) names.push_back(Argument::word(wordOf(c)));
    if (names.empty()) return {};
    return say(
        INSELWERK_TEXT(
            "Game",
            "No draw was found that meets all constraints of this board. This one is played as it is; it does not "
            "meet: %1."),
        {Argument::list(std::move(names))});
}

Refusal Game::apply(const Action& a, Listener* listener, std::vector<Outcome> given)
{
    Chance chance;
    chance.given = std::move(given);
    return apply(a, chance, listener);
}

Refusal Game::apply(const Action& a, Chance& chance, Listener* listener)
{
    if (const Refusal r = refuse(a)) return r;
    const Hidden before = m_state.hidden;
    if (!m_steps.empty() && m_steps.size() % keptEvery == 0) m_kept.push_back(m_state);
    applyLegal(rules(), m_deal, m_state, a, listener, &chance);
    const bool reversible = chance.happened.empty() && !over() && (view().deciders() >> a.seat & 1) &&
                            nothingRevealed(before, m_state.hidden, a.seat);
    m_steps.push_back({a, chance.happened, reversible});
    m_undone.clear();
    return {};
}

void Game::replayTo(std::size_t step)
{
    const std::size_t kept = step == 0 ? 0 : (step - 1) / keptEvery;
    m_state = m_kept[kept];
    for (std::size_t i = kept * keptEvery; i < step; ++i) {
        Chance chance;
        chance.given = m_steps[i].outcomes;
        applyLegal(rules(), m_deal, m_state, m_steps[i].action, nullptr, &chance);
    }
    m_kept.resize(kept + 1);
}

bool Game::takeBack()
{
    if (m_steps.empty()) return false;
    replayTo(m_steps.size() - 1);
    m_undone.push_back(std::move(m_steps.back()));
    m_steps.pop_back();
    return true;
}

bool Game::redo(Listener* listener)
{
    if (m_undone.empty()) return false;
    std::vector<Step> left = std::move(m_undone);
    const Step next = std::move(left.back());
    left.pop_back();
    apply(next.action, listener, next.outcomes);
    m_undone = std::move(left);
    return true;
}

void Game::redeal(const Deal& deal)
{
    m_deal = deal;
    start(rules(), m_deal, m_state);
    m_fromPosition = false;
    forget();
}

void Game::startFrom(const Deal& deal, const State& state)
{
    m_deal = deal;
    m_state = state;
    settle(rules(), m_deal, m_state);
    m_fromPosition = true;
    forget();
}

void Game::forget()
{
    m_steps.clear();
    m_undone.clear();
    m_kept.assign(1, m_state);
}

}  // namespace inselwerk
