<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ChoiceView</name>
    <message numerus="yes">
        <source>%n more card(s) to choose</source>
        <translation>
            <numerusform>%n more card to choose</numerusform>
            <numerusform>%n more cards to choose</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CropsSentences</name>
    <message numerus="yes">
        <source>Into the seed vault of %1: %n token(s) of %2.</source>
        <extracomment>%1 is a player, %2 a crop; %n tokens of it</extracomment>
        <translation>
            <numerusform>Into the seed vault of %1: one token of %2.</numerusform>
            <numerusform>Into the seed vault of %1: %n tokens of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of %1 find no field and go back to the supply.</source>
        <extracomment>%1 is a crop; %n tokens of it</extracomment>
        <translation>
            <numerusform>One token of %1 finds no field and goes back to the supply.</numerusform>
            <numerusform>%n tokens of %1 find no field and go back to the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) are empty: most tokens on the storage record win (%1).</source>
        <extracomment>Why the game ended; %1 are players with the number of their tokens: &quot;Anna 4 and Benno 2&quot;</extracomment>
        <translation>
            <numerusform>One field is empty: most tokens on the storage record win (%1).</numerusform>
            <numerusform>%n fields are empty: most tokens on the storage record win (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crop(s) are extinct: most tokens on the storage record win (%1).</source>
        <extracomment>Why the game ended; %1 are players with the number of their tokens: &quot;Anna 4 and Benno 2&quot;</extracomment>
        <translation>
            <numerusform>One crop is extinct: most tokens on the storage record win (%1).</numerusform>
            <numerusform>%n crops are extinct: most tokens on the storage record win (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: choose a field that loses %2 (%n more).</source>
        <extracomment>%1 is the player, %2 a crop; %n tokens of it have still to be lost</extracomment>
        <translation>
            <numerusform>%1: choose a field that loses %2 (one more).</numerusform>
            <numerusform>%1: choose a field that loses %2 (%n more).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n here</source>
        <extracomment>Crop tokens on the field that is spoken of</extracomment>
        <translation>
            <numerusform>%n here</numerusform>
            <numerusform>%n here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message numerus="yes">
        <source>%n token(s) of %1 leave the fields, from your own ones first.</source>
        <translation>
            <numerusform>One token of %1 leaves the fields, from your own ones first.</numerusform>
            <numerusform>%n tokens of %1 leave the fields, from your own ones first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n more token(s).</source>
        <translation>
            <numerusform>Draw one more token.</numerusform>
            <numerusform>Draw %n more tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s).</source>
        <translation>
            <numerusform>%1: %n victory point.</numerusform>
            <numerusform>%1: %n victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) of one’s choice from the bank.</source>
        <translation>
            <numerusform>%1: %n card of one’s choice from the bank.</numerusform>
            <numerusform>%1: %n cards of one’s choice from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) by chance from the bank.</source>
        <translation>
            <numerusform>%1: %n card by chance from the bank.</numerusform>
            <numerusform>%1: %n cards by chance from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) of one’s choice back to the bank.</source>
        <translation>
            <numerusform>%1: %n card of one’s choice back to the bank.</numerusform>
            <numerusform>%1: %n cards of one’s choice back to the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) by chance back to the bank.</source>
        <translation>
            <numerusform>%1: %n card by chance back to the bank.</numerusform>
            <numerusform>%1: %n cards by chance back to the bank.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: a player</comment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventsPanel</name>
    <message numerus="yes">
        <source>%1, used %n time(s): %2</source>
        <extracomment>Event tokens of a kind that were used: %1 is its name, %2 what it did; %n is how often</extracomment>
        <translation>
            <numerusform>%1, used once: %2</numerusform>
            <numerusform>%1, used %n times: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventsSentences</name>
    <message numerus="yes">
        <source>%n discarded event token(s) are shuffled and form the new stack.</source>
        <translation>
            <numerusform>One discarded event token forms the new stack.</numerusform>
            <numerusform>%n discarded event tokens are shuffled and form the new stack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An event brings %1 %n victory point(s).</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>An event brings %1 one victory point.</numerusform>
            <numerusform>An event brings %1 %n victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the event lets you choose %n card(s) from the bank.</source>
        <extracomment>An event lets somebody choose cards: %1 is the player</extracomment>
        <translation>
            <numerusform>%1: the event lets you choose one card from the bank.</numerusform>
            <numerusform>%1: the event lets you choose %n cards from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n card(s) from the bank by the event.</source>
        <extracomment>An event lets somebody choose cards: %1 is the player</extracomment>
        <translation>
            <numerusform>%1 chooses one card from the bank by the event.</numerusform>
            <numerusform>%1 chooses %n cards from the bank by the event.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldWords</name>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>one entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GiftsSentences</name>
    <message numerus="yes">
        <source>%1 gives the %2 a big gift: %3. That makes %n step(s).</source>
        <extracomment>%1 is a player, %2 the robber (German: dative with article), %3 a card (&quot;1 wool&quot;); %n steps in all</extracomment>
        <translation>
            <numerusform>%1 gives the %2 a big gift: %3. That makes %n step.</numerusform>
            <numerusform>%1 gives the %2 a big gift: %3. That makes %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives the %2 a small gift: %3. That makes %n step(s).</source>
        <extracomment>%1 is a player, %2 the robber (German: dative with article), %3 a card (&quot;1 wool&quot;); %n steps in all</extracomment>
        <translation>
            <numerusform>%1 gives the %2 a small gift: %3. That makes %n step.</numerusform>
            <numerusform>%1 gives the %2 a small gift: %3. That makes %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Big gift: %n step(s), then %1 in all.</source>
        <extracomment>What a gift would do: %n steps on the track, then %1 in all</extracomment>
        <translation>
            <numerusform>Big gift: %n step, then %1 in all.</numerusform>
            <numerusform>Big gift: %n steps, then %1 in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Small gift: %n step(s), then %1 in all.</source>
        <extracomment>What a gift would do: %n steps on the track, then %1 in all</extracomment>
        <translation>
            <numerusform>Small gift: %n step, then %1 in all.</numerusform>
            <numerusform>Small gift: %n steps, then %1 in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the gift track</source>
        <translation>
            <numerusform>%n step on the gift track</numerusform>
            <numerusform>%n steps on the gift track</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <comment>a stack of the hand; %1: resource</comment>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogSentences</name>
    <message numerus="yes">
        <source>%1 takes all %2 from the others: %n card(s).</source>
        <extracomment>%1 is a player, %2 a resource; %n cards of it</extracomment>
        <translation>
            <numerusform>%1 takes all %2 from the others: %n card.</numerusform>
            <numerusform>%1 takes all %2 from the others: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must discard %n card(s).</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 must discard %n card.</numerusform>
            <numerusform>%1 must discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the Longest Road: %n road(s).</source>
        <extracomment>%1 is a player; the road is %n long</extracomment>
        <translation>
            <numerusform>%1 takes the Longest Road: %n road.</numerusform>
            <numerusform>%1 takes the Longest Road: %n roads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the Longest Road from %2: %n road(s).</source>
        <extracomment>%1 and %2 are players; the road is %n long</extracomment>
        <translation>
            <numerusform>%1 takes the Longest Road from %2: %n road.</numerusform>
            <numerusform>%1 takes the Longest Road from %2: %n roads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the Largest Army: %n knight(s).</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 takes the Largest Army: %n knight.</numerusform>
            <numerusform>%1 takes the Largest Army: %n knights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the Largest Army from %2: %n knight(s).</source>
        <extracomment>%1 and %2 are players</extracomment>
        <translation>
            <numerusform>%1 takes the Largest Army from %2: %n knight.</numerusform>
            <numerusform>%1 takes the Largest Army from %2: %n knights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top number token leaves its stack; now it is %1 (%n token(s) left).</source>
        <extracomment>%1 is a hex with the number that counts from now on: &quot;volcano 8&quot;; %n tokens are left in its stack</extracomment>
        <translation>
            <numerusform>The top number token leaves its stack; now it is %1 (%n token left).</numerusform>
            <numerusform>The top number token leaves its stack; now it is %1 (%n tokens left).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 wins with %n point.</numerusform>
            <numerusform>%1 wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever reaches %n victory point(s) in their own turn wins.</source>
        <extracomment>Why the game ended</extracomment>
        <translation>
            <numerusform>Whoever reaches %n victory point in their own turn wins.</numerusform>
            <numerusform>Whoever reaches %n victory points in their own turn wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossSentence</name>
    <message numerus="yes">
        <source>%n hex(es) of land were replaced.</source>
        <translation>
            <numerusform>One hex of land was replaced.</numerusform>
            <numerusform>%n hexes of land were replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harbour(s) had no coast any more or made room.</source>
        <translation>
            <numerusform>One harbour had no coast any more or made room.</numerusform>
            <numerusform>%n harbours had no coast any more or made room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starting piece(s) had no place any more.</source>
        <translation>
            <numerusform>One starting piece had no place any more.</numerusform>
            <numerusform>%n starting pieces had no place any more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceSentence</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>Where the same is wrong; %1: the first place, such as &quot;Hex [0, -2]&quot;</extracomment>
        <translation>
            <numerusform>%1 and one more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceSentences</name>
    <message numerus="yes">
        <source>This place yields %1 – %n of 36 rolls.</source>
        <translation>
            <numerusform>This place yields %1 – %n of 36 rolls.</numerusform>
            <numerusform>This place yields %1 – %n of 36 rolls.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PoolSentence</name>
    <message numerus="yes">
        <source>%1: %2 for %n harbour(s)</source>
        <extracomment>Row of a list of pools. %1: name, %2: pieces in it, %n: harbours that are drawn from it</extracomment>
        <translation>
            <numerusform>%1: %2 for 1 harbour</numerusform>
            <numerusform>%1: %2 for %n harbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 for %n hex(es)</source>
        <extracomment>Row of a list of pools. %1: name, %2: pieces in it, %n: hexes that are drawn from it</extracomment>
        <translation>
            <numerusform>%1: %2 for 1 hex</numerusform>
            <numerusform>%1: %2 for %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintSheets</name>
    <message numerus="yes">
        <source>on %n hex(es)</source>
        <translation>
            <numerusform>on one hex</numerusform>
            <numerusform>on %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsSheet</name>
    <message numerus="yes">
        <source>%n error(s) must be put right before this scenario can be played.</source>
        <translation>
            <numerusform>%n error must be put right before this scenario can be played.</numerusform>
            <numerusform>%n errors must be put right before this scenario can be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s). The scenario can be played all the same.</source>
        <translation>
            <numerusform>%n hint. The scenario can be played all the same.</numerusform>
            <numerusform>%n hints. The scenario can be played all the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonSentences</name>
    <message numerus="yes">
        <source>needs %n more %1</source>
        <extracomment>Something cannot be paid: %n cards of the resource %1 are missing</extracomment>
        <translation>
            <numerusform>needs %n more %1</numerusform>
            <numerusform>needs %n more %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollHistogram</name>
    <message numerus="yes">
        <source>%1 was rolled %n time(s).</source>
        <translation>
            <numerusform>%1 was rolled %n time.</numerusform>
            <numerusform>%1 was rolled %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message numerus="yes">
        <source>… and %n more problem(s) of this kind from here on.</source>
        <translation>
            <numerusform>… and %n more problem of this kind from here on.</numerusform>
            <numerusform>… and %n more problems of this kind from here on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n 3:1 harbour(s) to the pool</source>
        <translation>
            <numerusform>Add %n 3:1 harbour to the pool</numerusform>
            <numerusform>Add %n 3:1 harbours to the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n harbour(s) out of the pool</source>
        <translation>
            <numerusform>Take %n harbour out of the pool</numerusform>
            <numerusform>Take %n harbours out of the pool</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScenarioCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s): cannot be played</source>
        <translation>
            <numerusform>%n error: cannot be played</numerusform>
            <numerusform>%n errors: cannot be played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message numerus="yes">
        <source>This board needs %n player(s).</source>
        <translation>
            <numerusform>This board needs %n player.</numerusform>
            <numerusform>This board needs %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message numerus="yes">
        <source>This board has room for %n player(s).</source>
        <translation>
            <numerusform>This board has room for %n player.</numerusform>
            <numerusform>This board has room for %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusSentences</name>
    <message numerus="yes">
        <source>%1: choose %n card(s) to discard.</source>
        <extracomment>%1 is the player</extracomment>
        <translation>
            <numerusform>%1: choose %n card to discard.</numerusform>
            <numerusform>%1: choose %n cards to discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever has more than %n card(s) loses half of them on a seven.</source>
        <translation>
            <numerusform>Whoever has more than %n card loses half of them on a seven.</numerusform>
            <numerusform>Whoever has more than %n cards loses half of them on a seven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: place %n free road(s).</source>
        <translation>
            <numerusform>%1: place %n free road.</numerusform>
            <numerusform>%1: place %n free roads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n card(s) from the bank.</source>
        <translation>
            <numerusform>%1: choose %n card from the bank.</numerusform>
            <numerusform>%1: choose %n cards from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n card(s) from the bank.</source>
        <translation>
            <numerusform>%1 chooses %n card from the bank.</numerusform>
            <numerusform>%1 chooses %n cards from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discards %n card(s)</source>
        <translation>
            <numerusform>discards %n card</numerusform>
            <numerusform>discards %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chooses %n card(s)</source>
        <translation>
            <numerusform>chooses %n card</numerusform>
            <numerusform>chooses %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message numerus="yes">
        <source>%n mirror(s)</source>
        <extracomment>Of a symmetry, on a button</extracomment>
        <translation>
            <numerusform>mirror</numerusform>
            <numerusform>%n mirrors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TradeCard</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <comment>on a side of an offer; %1: resource</comment>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VolcanoSentences</name>
    <message numerus="yes">
        <source>%1: choose %n card(s) from the gifts of the natives.</source>
        <extracomment>Gifts of the volcano: %1 is the player who chooses</extracomment>
        <translation>
            <numerusform>%1: choose %n card from the gifts of the natives.</numerusform>
            <numerusform>%1: choose %n cards from the gifts of the natives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n card(s) from the gifts of the natives.</source>
        <extracomment>Gifts of the volcano: %1 is the player who chooses</extracomment>
        <translation>
            <numerusform>%1 chooses %n card from the gifts of the natives.</numerusform>
            <numerusform>%1 chooses %n cards from the gifts of the natives.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::BankModel</name>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <translation>
            <numerusform>%n development card</numerusform>
            <numerusform>%n development cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::BoardChoices</name>
    <message numerus="yes">
        <source>for %n player(s)</source>
        <translation>
            <numerusform>for %n player</numerusform>
            <numerusform>for %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::BoardCommands</name>
    <message numerus="yes">
        <source>Paste %n board(s)</source>
        <translation>
            <numerusform>Paste a board</numerusform>
            <numerusform>Paste %n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) of land</source>
        <translation>
            <numerusform>one hex of land</numerusform>
            <numerusform>%n hexes of land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) of sea</source>
        <translation>
            <numerusform>one hex of sea</numerusform>
            <numerusform>%n hexes of sea</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) or stack(s) on them</source>
        <translation>
            <numerusform>one number or stack on them</numerusform>
            <numerusform>%n numbers or stacks on them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crop token(s) on them</source>
        <translation>
            <numerusform>one crop token on them</numerusform>
            <numerusform>%n crop tokens on them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harbour(s)</source>
        <translation>
            <numerusform>one harbour</numerusform>
            <numerusform>%n harbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starting piece(s)</source>
        <translation>
            <numerusform>one starting piece</numerusform>
            <numerusform>%n starting pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::BuildModel</name>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Pieces or cards left in the supply</extracomment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::ChoiceListEditor</name>
    <message numerus="yes">
        <source>At most %n entry(s).</source>
        <translation>
            <numerusform>At most one entry.</numerusform>
            <numerusform>At most %n entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n entry(s).</source>
        <translation>
            <numerusform>At least one entry.</numerusform>
            <numerusform>At least %n entries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::ChoicesModel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the bank</source>
        <extracomment>Cards of a resource that the bank holds</extracomment>
        <translation>
            <numerusform>%n in the bank</numerusform>
            <numerusform>%n in the bank</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::DiscRow</name>
    <message numerus="yes">
        <source>At most %n number(s).</source>
        <translation>
            <numerusform>At most one number.</numerusform>
            <numerusform>At most %n numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n number(s).</source>
        <translation>
            <numerusform>At least one number.</numerusform>
            <numerusform>At least %n numbers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::EventsDock</name>
    <message numerus="yes">
        <source>%n event token(s)</source>
        <translation>
            <numerusform>one event token</numerusform>
            <numerusform>%n event tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n event token(s)</source>
        <extracomment>Step of history</extracomment>
        <translation>
            <numerusform>Remove event token</numerusform>
            <numerusform>Remove %n event tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::EventsModel</name>
    <message numerus="yes">
        <source>%n in the stack</source>
        <extracomment>Event tokens that lie face down in the stack</extracomment>
        <translation>
            <numerusform>one in the stack</numerusform>
            <numerusform>%n in the stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <extracomment>Event tokens that were used and lie open</extracomment>
        <translation>
            <numerusform>one discarded</numerusform>
            <numerusform>%n discarded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::FairnessDock</name>
    <message numerus="yes">
        <source>All numbers are the means of %n draw(s).</source>
        <translation>
            <numerusform>All numbers come from %n draw.</numerusform>
            <numerusform>All numbers are the means of %n draws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>The end of a list of pairs of hexes; %1: the first ones, %n: how many are not shown</extracomment>
        <translation>
            <numerusform>%1 and one more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s) miss(es) what a draw must satisfy, so all numbers are uncertain. The preview in the panel “Chance” names what cannot be met.</source>
        <translation>
            <numerusform>1 draw misses what a draw must satisfy, so all numbers are uncertain. The preview in the panel “Chance” names what cannot be met.</numerusform>
            <numerusform>%n draws miss what a draw must satisfy, so all numbers are uncertain. The preview in the panel “Chance” names what cannot be met.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::GiftsModel</name>
    <message numerus="yes">
        <source>%n space(s) forward on the gift track</source>
        <extracomment>On the gift track</extracomment>
        <translation>
            <numerusform>%n space forward on the gift track</numerusform>
            <numerusform>%n spaces forward on the gift track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n step(s)</source>
        <extracomment>On the gift track: %1 is a player; %n steps in all</extracomment>
        <translation>
            <numerusform>%1 with %n step</numerusform>
            <numerusform>%1 with %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads: %n step(s)</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 leads: %n step</numerusform>
            <numerusform>%1 leads: %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads: lap %2, %n step(s)</source>
        <extracomment>%1 is a player, %2 the lap on the track</extracomment>
        <translation>
            <numerusform>%1 leads: lap %2, %n step</numerusform>
            <numerusform>%1 leads: lap %2, %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Belongs to %1, who is furthest along with %n step(s).</source>
        <extracomment>Greatest Giver; %1 is a player</extracomment>
        <translation>
            <numerusform>Belongs to %1, who is furthest along with %n step.</numerusform>
            <numerusform>Belongs to %1, who is furthest along with %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>victory point(s)</source>
        <comment>of a tile</comment>
        <extracomment>Below the number of victory points of a tile</extracomment>
        <translation>
            <numerusform>victory point</numerusform>
            <numerusform>victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Greatest Giver: %1, %n step(s)</source>
        <extracomment>Where there is little room; %1 is a player, who has gone %n steps</extracomment>
        <translation>
            <numerusform>Greatest Giver: %1, %n step</numerusform>
            <numerusform>Greatest Giver: %1, %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::HandModel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to discard.</source>
        <translation>
            <numerusform>Choose %n more card to discard.</numerusform>
            <numerusform>Choose %n more cards to discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard these %n card(s).</source>
        <translation>
            <numerusform>Discard these %n card.</numerusform>
            <numerusform>Discard these %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::HarbourTool</name>
    <message numerus="yes">
        <source>A board has room for %n harbour(s).</source>
        <translation>
            <numerusform>A board has room for one harbour.</numerusform>
            <numerusform>A board has room for %n harbours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::ListEditor</name>
    <message numerus="yes">
        <source>At most %n entry(s).</source>
        <translation>
            <numerusform>At most one entry.</numerusform>
            <numerusform>At most %n entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n entry(s).</source>
        <translation>
            <numerusform>At least one entry.</numerusform>
            <numerusform>At least %n entries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::Notices</name>
    <message numerus="yes">
        <source>%n place(s) in %1 could not be understood; the problems list them.</source>
        <extracomment>%1: a file name</extracomment>
        <translation>
            <numerusform>One place in %1 could not be understood; the problems list it.</numerusform>
            <numerusform>%n places in %1 could not be understood; the problems list them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::NumbersDock</name>
    <message numerus="yes">
        <source>%n hex(es) without a number</source>
        <translation>
            <numerusform>One hex without a number</numerusform>
            <numerusform>%n hexes without a number</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::PiecesTool</name>
    <message numerus="yes">
        <source>All %n piece(s) of this kind and colour stand on the board.</source>
        <translation>
            <numerusform>The only piece of this kind and colour stands on the board.</numerusform>
            <numerusform>All %n pieces of this kind and colour stand on the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::PlayMenu</name>
    <message numerus="yes">
        <source>… and %n more, listed by the problems.</source>
        <translation>
            <numerusform>… and one more, listed by the problems.</numerusform>
            <numerusform>… and %n more, listed by the problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::PlayersModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <translation>
            <numerusform>%n development card</numerusform>
            <numerusform>%n development cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::ProblemsDock</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::ProblemsModel</name>
    <message numerus="yes">
        <source>%1 (on %n hex(es))</source>
        <extracomment>A quick fix of equal problems on several hexes; %1: what it does at each, such as &quot;Remove the number&quot;</extracomment>
        <translation>
            <numerusform>%1 (on one hex)</numerusform>
            <numerusform>%1 (on %n hexes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::PropertiesDock</name>
    <message numerus="yes">
        <source>Properties: %n hex(es)</source>
        <translation>
            <numerusform>Properties: one hex</numerusform>
            <numerusform>Properties: %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::RollsModel</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::RulesDock</name>
    <message numerus="yes">
        <source>“%1” went, with %n thing(s) that it held. Undo brings it back.</source>
        <extracomment>%1: a rule module. %n: fields that were set and tokens that were made</extracomment>
        <translation>
            <numerusform>“%1” went, with one thing that it held. Undo brings it back.</numerusform>
            <numerusform>“%1” went, with %n things that it held. Undo brings it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::SelectionCommands</name>
    <message numerus="yes">
        <source>%n hex(es) are on the clipboard.</source>
        <translation>
            <numerusform>One hex is on the clipboard.</numerusform>
            <numerusform>%n hexes are on the clipboard.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::SheetsDialog</name>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>one sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::StackPlaces</name>
    <message numerus="yes">
        <source>It lies on %n hex(es): %1</source>
        <translation>
            <numerusform>It lies on one hex: %1</numerusform>
            <numerusform>It lies on %n hexes: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::StacksDock</name>
    <message numerus="yes">
        <source>%n number token(s)</source>
        <translation>
            <numerusform>one number token</numerusform>
            <numerusform>%n number tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::StatusFacts</name>
    <message numerus="yes">
        <source>%n land hex(es)</source>
        <translation>
            <numerusform>%n land hex</numerusform>
            <numerusform>%n land hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harbour(s)</source>
        <translation>
            <numerusform>%n harbour</numerusform>
            <numerusform>%n harbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safety copy %n s ago</source>
        <translation>
            <numerusform>Safety copy %n s ago</numerusform>
            <numerusform>Safety copy %n s ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safety copy %n min ago</source>
        <translation>
            <numerusform>Safety copy %n min ago</numerusform>
            <numerusform>Safety copy %n min ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::TokenCommands</name>
    <message numerus="yes">
        <source>Remove %n number token(s)</source>
        <translation>
            <numerusform>Remove a number token</numerusform>
            <numerusform>Remove %n number tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::VolcanoModel</name>
    <message numerus="yes">
        <source>%n of 36 rolls</source>
        <translation>
            <numerusform>%n of 36 rolls</numerusform>
            <numerusform>%n of 36 rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
