#pragma once

#include "engine/table/turn.h"

/// Rules of the base game. Each file holds one group of actions: its options (for the list of legal actions), its
/// refusals and its effects. They name no module.
namespace inselwerk::base {

// phases.cpp: set-up, the course of a turn, the end
void begin(Turn&);
void setupOptions(const View&, const Task&, Actions&);
Refusal refuseSetup(const View&, const Task&, const Action&);
void placeInSetup(Turn&, const Action&);
void runSetupStep(Turn&, int step);
void roll(Turn&);
void endTurn(Turn&, Seat);
void nextTurn(Turn&);
/// The special building phase: build, buy, or end it.
void specialBuildOptions(const View&, Seat, Actions&);
void mainOptions(const View&, Actions&);
/// Is there something to choose? A choice without options is passed over.
bool hasOptions(const View&, const Task&);
void passOver(Turn&, const Task&);

// building.cpp
Refusal refuseRoad(const View&, Seat, u32 edge, bool free);
/// Road building: no road piece left, or no place for one.
bool refuseRoadAnywhere(const View&, Seat);
Refusal refuseSettlement(const View&, Seat, u32 corner);
Refusal refuseCity(const View&, Seat, u32 corner);
void buildOptions(const View&, Seat, Actions&);
/// Is there anything that the seat can build or buy?
bool mayBuild(const View&, Seat);
void freeRoadOptions(const View&, Seat, Actions&);
void build(Turn&, const Action&);
void buildFreeRoad(Turn&, const Action&);

// development_cards.cpp
Refusal refuseBuyCard(const View&, Seat);
Refusal refusePlay(const View&, const Action&);
void cardOptions(const View&, Seat, Actions&);
void buyCard(Turn&, Seat);
void playCard(Turn&, const Action&);
void ripenCards(Turn&, Seat);

// robber.cpp: sevens, discards, robber, cards of one's choice
void callRobber(Turn&, Seat, bool knight);
void seven(Turn&);
void discardOptions(const View&, u8 seats, Actions&);
Refusal refuseDiscard(const View&, const Action&);
void discard(Turn&, const Action&);
void robberOptions(const View&, Seat, Actions&);
Refusal refuseMoveRobber(const View&, const Action&);
void moveRobber(Turn&, const Action&);
void chooseOptions(const View&, u8 seats, Actions&);
Refusal refuseChoose(const View&, const Action&);
void choose(Turn&, const Action&);

// pick_seat.cpp: another player of one's choice, for modules
void pickSeatOptions(const View&, const Task&, Actions&);
Refusal refusePickSeat(const View&, const Task&, const Action&);
void pickSeat(Turn&, const Action&);

// trade.cpp: with the bank and with other players
void bankOptions(const View&, Seat, Actions&);
Refusal refuseBankTrade(const View&, const Action&);
void bankTrade(Turn&, const Action&);
Refusal refuseOffer(const View&, const Action&);
void offer(Turn&, const Action&);
void answerOptions(const View&, const Task&, Actions&);
Refusal refuseAnswer(const View&, const Action&);
void answer(Turn&, const Action&);
void endOffer(Turn&);

}  // namespace inselwerk::base
