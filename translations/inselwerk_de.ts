<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>BankPanel</name>
    <message>
        <source>In the bank</source>
        <translation>In der Bank</translation>
    </message>
</context>
<context>
    <name>BankRate</name>
    <message>
        <source>%1 to 1, %2</source>
        <comment>rate of the bank; %2: resource</comment>
        <translation>%1 zu 1, %2</translation>
    </message>
    <message>
        <source>%1 · best rate</source>
        <comment>%1: 3:1 harbour</comment>
        <translation>%1 · bester Kurs</translation>
    </message>
    <message>
        <source>Get this card from the bank.</source>
        <translation>Diese Karte von der Bank nehmen.</translation>
    </message>
    <message>
        <source>Get 1 %1 from the bank</source>
        <comment>%1: resource</comment>
        <translation>1 %1 von der Bank nehmen</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Only bots play at this table: their hands stay hidden.</source>
        <translation>An diesem Tisch spielen nur Bots: Ihre Handkarten bleiben verdeckt.</translation>
    </message>
</context>
<context>
    <name>BuildButtons</name>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
</context>
<context>
    <name>ChoiceView</name>
    <message numerus="yes">
        <source>%n more card(s) to choose</source>
        <translation>
            <numerusform>noch eine Karte zu wählen</numerusform>
            <numerusform>noch %n Karten zu wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>DevelopmentCards</name>
    <message>
        <source>Development cards</source>
        <translation>Entwicklungskarten</translation>
    </message>
    <message>
        <source>You have none.</source>
        <translation>Du hast keine.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Where the points came from</source>
        <translation>Woher die Punkte kommen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Siedlungen</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <translation>Größte Rittermacht</translation>
    </message>
    <message>
        <source>Point cards</source>
        <translation>Siegpunktkarten</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstige</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>%1: a player</comment>
        <translation>
            <numerusform>%1: ein Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the gallery</source>
        <translation>Zurück zur Auswahl</translation>
    </message>
    <message>
        <source>Same table again</source>
        <translation>Noch einmal am selben Tisch</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>The scenario has no board for %1 players.</source>
        <translation>Das Szenario hat keinen Plan für %1 Spieler.</translation>
    </message>
    <message>
        <source>The scenario has no board “%1”.</source>
        <translation>Das Szenario hat keinen Plan „%1“.</translation>
    </message>
</context>
<context>
    <name>HandCover</name>
    <message>
        <source>The hand of %1 is covered. Pass the screen on, then say that you are there.</source>
        <translation>Die Handkarten von %1 sind verdeckt. Gib den Platz am Bildschirm weiter und sag dann, dass du da bist.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Ich bin da</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Your hand</source>
        <translation>Deine Handkarten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Press to give one away, Backspace takes it back.</source>
        <translation>Drücken gibt eine Karte ab, die Rücktaste nimmt sie zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <comment>a stack of the hand; %1: resource</comment>
        <translation>
            <numerusform>%1: eine Karte</numerusform>
            <numerusform>%1: %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncomingOffer</name>
    <message>
        <source>You get</source>
        <translation>Du bekommst</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>an offer</comment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>an offer</comment>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Counter-offer</source>
        <translation>Gegenangebot</translation>
    </message>
    <message>
        <source>No more offers this turn</source>
        <translation>Keine Angebote mehr in diesem Zug</translation>
    </message>
</context>
<context>
    <name>LavaRoll</name>
    <message>
        <source>Lava roll</source>
        <translation>Lavawurf</translation>
    </message>
    <message>
        <source>Corners of the volcano</source>
        <translation>Ecken des Vulkans</translation>
    </message>
</context>
<context>
    <name>LeftColumn</name>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Deine Wahl</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The last two items of a list: lumber and ore</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A number of resource cards: %1 is the number, %2 the resource</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>No resource cards at all</extracomment>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A number of cards: %1 is the number, %2 the resource</extracomment>
        <translation type="obsolete">%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>No cards at all</extracomment>
        <translation type="obsolete">nichts</translation>
    </message>
    <message>
        <source>robber</source>
        <comment>German: with article, nominative</comment>
        <translation type="obsolete">Räuber</translation>
    </message>
    <message>
        <source>robber</source>
        <comment>German: with article, accusative</comment>
        <translation type="obsolete">Räuber</translation>
    </message>
    <message>
        <source>robber</source>
        <comment>German: with article, dative</comment>
        <translation type="obsolete">Räuber</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>hex</comment>
        <extracomment>A hex: %1 is its terrain, %2 its number</extracomment>
        <translation type="obsolete">%1 %2</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>/ %1</source>
        <comment>points of a player / points that win</comment>
        <translation>/ %1</translation>
    </message>
</context>
<context>
    <name>PlayersList</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>RollHistogram</name>
    <message numerus="yes">
        <source>%1 was rolled %n time(s).</source>
        <translation>
            <numerusform>Die %1 wurde einmal gewürfelt.</numerusform>
            <numerusform>Die %1 wurde %n-mal gewürfelt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollsView</name>
    <message>
        <source>expected</source>
        <comment>how often each number is to be rolled</comment>
        <translation>erwartet</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>This volcano has neither a stack nor a number, so it never erupts. Give it a stack of number tokens.</source>
        <translation>Dieser Vulkan hat weder einen Stapel noch eine Zahl und bricht daher nie aus. Gib ihm einen Stapel Zahlenchips.</translation>
    </message>
    <message>
        <source>The scenario uses the volcano, but this board has no volcano hex.</source>
        <translation>Das Szenario verwendet den Vulkan, aber dieser Plan hat kein Vulkanfeld.</translation>
    </message>
    <message>
        <source>This volcano does nothing, because the scenario has no section “volcano”. Add `volcano: {}`.</source>
        <translation>Dieser Vulkan tut nichts, denn das Szenario hat keinen Abschnitt „volcano“. Ergänze `volcano: {}`.</translation>
    </message>
    <message>
        <source>A corner stands here twice. Name six different corners, for the faces 1 to 6 of the die.</source>
        <translation>Eine Ecke steht hier zweimal. Nenne sechs verschiedene Ecken, für die Augen 1 bis 6 des Würfels.</translation>
    </message>
    <message>
        <source>“%1” is no corner of board “%2”: pointy hexes have N NE SE S SW NW, flat ones NE E SE SW W NW.</source>
        <translation>„%1“ ist keine Ecke des Plans „%2“: Felder mit der Spitze nach oben (pointy) haben N NE SE S SW NW, solche mit der Seite nach oben (flat) NE E SE SW W NW.</translation>
    </message>
    <message>
        <source>The constraint `%1` stands here twice. Remove one.</source>
        <translation>Die Bedingung `%1` steht hier zweimal. Entferne eine.</translation>
    </message>
    <message>
        <source>This can never be met: the hexes %1 and %2, which are not drawn, break it.</source>
        <translation>Das ist nie zu erfüllen: Die Felder %1 und %2, die nicht gezogen werden, verletzen es.</translation>
    </message>
    <message>
        <source>This can never be met: %1 hexes would have to lie apart from each other, but the island has room for %2 at most.</source>
        <translation>Das ist nie zu erfüllen: %1 Felder müssten getrennt voneinander liegen, aber die Insel hat höchstens für %2 Platz.</translation>
    </message>
    <message>
        <source>“%1” is no name: use up to 64 small letters a–z, digits, `-` and `_`.</source>
        <translation>„%1“ ist kein Name: Nimm bis zu 64 kleine Buchstaben a–z, Ziffern, `-` und `_`.</translation>
    </message>
    <message>
        <source>The name “%1” is used twice. Rename one.</source>
        <translation>Der Name „%1“ ist zweimal vergeben. Ändere einen.</translation>
    </message>
    <message>
        <source>Two boards have the id “%1”. Rename one.</source>
        <translation>Zwei Pläne haben die Kennung „%1“. Ändere eine.</translation>
    </message>
    <message>
        <source>The scenario has no board. Add one.</source>
        <translation>Das Szenario hat keinen Plan. Füge einen hinzu.</translation>
    </message>
    <message>
        <source>The name is empty. Players see nothing here.</source>
        <translation>Der Name ist leer. Spieler sehen hier nichts.</translation>
    </message>
    <message>
        <source>The German text (`de`) is missing.</source>
        <translation>Der deutsche Text (`de`) fehlt.</translation>
    </message>
    <message>
        <source>The English text (`en`) is missing.</source>
        <translation>Der englische Text (`en`) fehlt.</translation>
    </message>
    <message>
        <source>The text has %1 bytes; at most %2 are allowed here. Shorten it.</source>
        <translation>Der Text hat %1 Byte; höchstens %2 sind hier erlaubt. Kürze ihn.</translation>
    </message>
    <message>
        <source>Every form of the name is needed, with at most %1 bytes.</source>
        <translation>Jede Form des Namens wird gebraucht, mit höchstens %1 Byte.</translation>
    </message>
    <message>
        <source>There is no land hex at %1.</source>
        <translation>Bei %1 liegt kein Landfeld.</translation>
    </message>
    <message>
        <source>A harbour must face water, but the hex at %1 beyond this side is land.</source>
        <translation>Ein Hafen muss am Wasser liegen, aber das Feld %1 jenseits dieser Seite ist Land.</translation>
    </message>
    <message>
        <source>The board has %1 harbours; at most %2 are possible.</source>
        <translation>Der Plan hat %1 Häfen; höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>Number %1 in the list lies on this edge already. Remove one of the two harbours.</source>
        <translation>Nummer %1 der Liste liegt schon an dieser Kante. Entferne einen der beiden Häfen.</translation>
    </message>
    <message>
        <source>This harbour shares a corner with number %1 in the list.</source>
        <translation>Dieser Hafen teilt sich eine Ecke mit Nummer %1 der Liste.</translation>
    </message>
    <message>
        <source>There is already a hex at %1, number %2 in the list. Remove one or move it.</source>
        <translation>Bei %1 liegt schon ein Feld, Nummer %2 der Liste. Entferne oder verschiebe eines.</translation>
    </message>
    <message>
        <source>%1 is too far out; coordinates go from %2 to %3.</source>
        <translation>%1 liegt zu weit außen; Koordinaten gehen von %2 bis %3.</translation>
    </message>
    <message>
        <source>The board has no land. Add hexes that are not sea.</source>
        <translation>Der Plan hat kein Land. Füge Felder hinzu, die nicht Meer sind.</translation>
    </message>
    <message>
        <source>The board has %1 land hexes; at most %2 are possible. Sea does not count.</source>
        <translation>Der Plan hat %1 Landfelder; höchstens %2 sind möglich. Meer zählt nicht.</translation>
    </message>
    <message>
        <source>The land has %1 corners and %2 edges; at most %3 and %4 are possible. Bring the hexes closer together or remove some.</source>
        <translation>Das Land hat %1 Ecken und %2 Kanten; höchstens %3 und %4 sind möglich. Rücke die Felder enger zusammen oder entferne welche.</translation>
    </message>
    <message>
        <source>%1 is no number token. Use 2 to 6 or 8 to 12.</source>
        <translation>%1 ist kein Zahlenchip. Nimm 2 bis 6 oder 8 bis 12.</translation>
    </message>
    <message>
        <source>This hex has a number and a stack as well. Keep one of them.</source>
        <translation>Dieses Feld hat eine Zahl und auch einen Stapel. Behalte eines von beiden.</translation>
    </message>
    <message>
        <source>Sea cannot have a number. Remove it or change the terrain.</source>
        <translation>Meer kann keine Zahl haben. Entferne sie oder ändere die Landschaft.</translation>
    </message>
    <message>
        <source>A number on a desert has no effect: a desert yields nothing.</source>
        <translation>Eine Zahl auf einer Wüste bewirkt nichts: Eine Wüste bringt keinen Ertrag.</translation>
    </message>
    <message>
        <source>A volcano takes no number from a pool. Give it a number or a stack of its own.</source>
        <translation>Ein Vulkan nimmt keine Zahl aus einem Vorrat. Gib ihm eine eigene Zahl oder einen eigenen Stapel.</translation>
    </message>
    <message>
        <source>This hex has neither a number nor a stack, so it never yields anything.</source>
        <translation>Dieses Feld hat weder eine Zahl noch einen Stapel und bringt daher nie Ertrag.</translation>
    </message>
    <message>
        <source>The red numbers %1 here and %2 at %3 lie side by side, which makes their corner very strong.</source>
        <translation>Die roten Zahlen %1 hier und %2 bei %3 liegen nebeneinander, was ihre gemeinsame Ecke sehr stark macht.</translation>
    </message>
    <message>
        <source>Colours with starting pieces: %1; players: up to %2. Add the missing colours or allow fewer players.</source>
        <translation>Farben mit Startfiguren: %1; Spieler: bis zu %2. Ergänze die fehlenden Farben oder erlaube weniger Spieler.</translation>
    </message>
    <message>
        <source>The colour `%1` has starting pieces already. Put all its pieces into one entry.</source>
        <translation>Die Farbe `%1` hat schon Startfiguren. Schreibe alle ihre Figuren in einen Eintrag.</translation>
    </message>
    <message>
        <source>The colour `%1` has no settlement and no city, so it could never build anything.</source>
        <translation>Die Farbe `%1` hat keine Siedlung und keine Stadt und könnte daher nie etwas bauen.</translation>
    </message>
    <message>
        <source>The corner %1 touches no land.</source>
        <translation>Die Ecke %1 berührt kein Land.</translation>
    </message>
    <message>
        <source>Another building stands on the corner %1 already.</source>
        <translation>Auf der Ecke %1 steht schon ein anderes Gebäude.</translation>
    </message>
    <message>
        <source>The distance rule: the building on %1 is only one edge away from the one on %2.</source>
        <translation>Abstandsregel: Das Gebäude auf %1 ist nur eine Kante von dem auf %2 entfernt.</translation>
    </message>
    <message>
        <source>The edge %1 touches no land.</source>
        <translation>Die Kante %1 berührt kein Land.</translation>
    </message>
    <message>
        <source>Another road lies on the edge %1 already.</source>
        <translation>Auf der Kante %1 liegt schon eine andere Straße.</translation>
    </message>
    <message>
        <source>The road on %1 is not connected to a settlement or city of its colour.</source>
        <translation>Die Straße auf %1 ist mit keiner Siedlung oder Stadt ihrer Farbe verbunden.</translation>
    </message>
    <message>
        <source>Pieces here: %1; a player has only %2. Remove some or raise the number under `rules`.</source>
        <translation>Figuren hier: %1; ein Spieler hat nur %2. Entferne welche oder erhöhe die Anzahl unter `rules`.</translation>
    </message>
    <message>
        <source>Cards of `%2` in all starting hands: %1; the bank has only %3.</source>
        <translation>Karten `%2` auf allen Starthänden: %1; die Bank hat nur %3.</translation>
    </message>
    <message>
        <source>There is no pool “%1” to draw this from. Add it under `pools` or name another.</source>
        <translation>Es gibt keinen Vorrat „%1“, aus dem dies zu ziehen wäre. Ergänze ihn unter `pools` oder nenne einen anderen.</translation>
    </message>
    <message>
        <source>Nothing is drawn from the pool “%1”.</source>
        <translation>Aus dem Vorrat „%1“ wird nichts gezogen.</translation>
    </message>
    <message>
        <source>Sea cannot be drawn: the coast must be known before the game. Remove `sea` from the pool.</source>
        <translation>Meer kann nicht gezogen werden: Die Küste muss vor dem Spiel feststehen. Entferne `sea` aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Tiles in the pool: %1; hexes to be drawn from it: %2. Make the numbers equal.</source>
        <translation>Plättchen im Vorrat: %1; Felder, die daraus gezogen werden: %2. Gleiche die Anzahlen an.</translation>
    </message>
    <message>
        <source>Tokens in the pool: %1; hexes that take one: %2 (desert and volcano take none). Make the numbers equal.</source>
        <translation>Chips im Vorrat: %1; Felder, die einen bekommen: %2 (Wüste und Vulkan bekommen keinen). Gleiche die Anzahlen an.</translation>
    </message>
    <message>
        <source>Tokens in the pool: %1; hexes that take one: from %2 to %3 (desert and volcano take none). Use %3.</source>
        <translation>Chips im Vorrat: %1; Felder, die einen bekommen: von %2 bis %3 (Wüste und Vulkan bekommen keinen). Nimm %3.</translation>
    </message>
    <message>
        <source>Tokens in the pool: %1; hexes that take one: up to %2. Some hexes may stay without a number.</source>
        <translation>Chips im Vorrat: %1; Felder, die einen bekommen: bis zu %2. Manche Felder bleiben vielleicht ohne Zahl.</translation>
    </message>
    <message>
        <source>Shuffled tokens have no start. Write `lay: spiral` or remove it.</source>
        <translation>Gemischte Chips haben keinen Anfang. Schreibe `lay: spiral` oder entferne ihn.</translation>
    </message>
    <message>
        <source>Pieces in the pool: %1; harbours to be drawn from it: %2. Make the numbers equal.</source>
        <translation>Teile im Vorrat: %1; Häfen, die daraus gezogen werden: %2. Gleiche die Anzahlen an.</translation>
    </message>
    <message>
        <source>The development deck has %1 cards; at most %2 are allowed.</source>
        <translation>Der Stapel der Entwicklungskarten hat %1 Karten; höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>The start `settlement-and-city` needs at least one city for each player.</source>
        <translation>Der Start `settlement-and-city` braucht mindestens eine Stadt für jeden Spieler.</translation>
    </message>
    <message>
        <source>Nobody can reach %1 points: all pieces, awards and cards together give %2.</source>
        <translation>Niemand kann %1 Punkte erreichen: Alle Figuren, Sonderkarten und Karten zusammen bringen %2.</translation>
    </message>
    <message>
        <source>This can never be paid: it costs %1 cards of one kind, and the bank has %2.</source>
        <translation>Das ist nie zu bezahlen: Es kostet %1 Karten einer Art, und die Bank hat %2.</translation>
    </message>
    <message>
        <source>The stack is empty. Give it number tokens.</source>
        <translation>Der Stapel ist leer. Gib ihm Zahlenchips.</translation>
    </message>
    <message>
        <source>The stack has %1 tokens; at most %2 are possible.</source>
        <translation>Der Stapel hat %1 Chips; höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>There is no stack “%1”. Add it under `stacks` or name another.</source>
        <translation>Es gibt keinen Stapel „%1“. Ergänze ihn unter `stacks` oder nenne einen anderen.</translation>
    </message>
    <message>
        <source>A stack cannot lie on sea. Remove it or change the terrain.</source>
        <translation>Ein Stapel kann nicht auf Meer liegen. Entferne ihn oder ändere die Landschaft.</translation>
    </message>
    <message>
        <source>A stack on a desert has no effect: a desert yields nothing.</source>
        <translation>Ein Stapel auf einer Wüste bewirkt nichts: Eine Wüste bringt keinen Ertrag.</translation>
    </message>
    <message>
        <source>%1 hexes have a stack; at most %2 can.</source>
        <translation>%1 Felder haben einen Stapel; höchstens %2 können einen haben.</translation>
    </message>
    <message>
        <source>All stacks together have %1 tokens; at most %2 are possible.</source>
        <translation>Alle Stapel zusammen haben %1 Chips; höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>No hex uses the stack “%1”.</source>
        <translation>Kein Feld verwendet den Stapel „%1“.</translation>
    </message>
    <message>
        <source>A board is for %1 to %2 players, the smaller number first; found %3 to %4.</source>
        <translation>Ein Plan ist für %1 bis %2 Spieler, die kleinere Zahl zuerst; gefunden: %3 bis %4.</translation>
    </message>
    <message>
        <source>The robber cannot start at %1: there is no land hex.</source>
        <translation>Der Räuber kann nicht bei %1 beginnen: Dort liegt kein Landfeld.</translation>
    </message>
    <message>
        <source>The robber is to start on the number %1, but no hex has it.</source>
        <translation>Der Räuber soll auf der Zahl %1 beginnen, aber kein Feld hat sie.</translation>
    </message>
    <message>
        <source>The robber is to start on a desert, but the board has none. Name a hex such as `robber: [0, 0]`, or `none`.</source>
        <translation>Der Räuber soll auf einer Wüste beginnen, aber der Plan hat keine. Nenne ein Feld, etwa `robber: [0, 0]`, oder `none`.</translation>
    </message>
    <message>
        <source>The robber is to start on a volcano, but the board has none. Name a hex such as `robber: [0, 0]`, or `none`.</source>
        <translation>Der Räuber soll auf einem Vulkan beginnen, aber der Plan hat keinen. Nenne ein Feld, etwa `robber: [0, 0]`, oder `none`.</translation>
    </message>
    <message>
        <source>%1 players need room for %2 settlements in the set-up phase, but there is room for %3. Allow fewer players or add land.</source>
        <translation>%1 Spieler brauchen in der Gründungsphase Platz für %2 Siedlungen, aber es ist nur Platz für %3. Erlaube weniger Spieler oder füge Land hinzu.</translation>
    </message>
    <message>
        <source>The set-up phase may get tight: %1 corners for %2 settlements. Unlucky choices can leave a player without a place.</source>
        <translation>In der Gründungsphase kann es eng werden: %1 Ecken für %2 Siedlungen. Wird ungünstig gewählt, bleibt jemand ohne Platz.</translation>
    </message>
    <message>
        <source>The smallest and the largest number of players are expected, such as [3, 4], found %1.</source>
        <translation>Erwartet werden die kleinste und die größte Zahl der Spieler, etwa [3, 4], gefunden: %1.</translation>
    </message>
    <message>
        <source>The smallest number of players (%1) is larger than the largest (%2). Swap them.</source>
        <translation>Die kleinste Zahl der Spieler (%1) ist größer als die größte (%2). Vertausche sie.</translation>
    </message>
    <message>
        <source>The list must have %1 elements, found %2.</source>
        <translation>Die Liste muss %1 Elemente haben, gefunden: %2.</translation>
    </message>
    <message>
        <source>The list must have from %1 to %2 elements, found %3.</source>
        <translation>Die Liste muss %1 bis %2 Elemente haben, gefunden: %3.</translation>
    </message>
    <message>
        <source>A hex `[q, r]` is expected, such as [0, -2], found %1.</source>
        <translation>Erwartet wird ein Feld `[q, r]`, etwa [0, -2], gefunden: %1.</translation>
    </message>
    <message>
        <source>A corner `[q, r, NAME]` is expected, such as [0, -2, SE], found %1.</source>
        <translation>Erwartet wird eine Ecke `[q, r, NAME]`, etwa [0, -2, SE], gefunden: %1.</translation>
    </message>
    <message>
        <source>An edge `[q, r, SIDE]` is expected, such as [0, -2, SE], found %1.</source>
        <translation>Erwartet wird eine Kante `[q, r, SEITE]`, etwa [0, -2, SE], gefunden: %1.</translation>
    </message>
    <message>
        <source>A text in both languages is expected, `{en: &quot;…&quot;, de: &quot;…&quot;}`, found %1.</source>
        <translation>Erwartet wird ein Text in beiden Sprachen, `{en: &quot;…&quot;, de: &quot;…&quot;}`, gefunden: %1.</translation>
    </message>
    <message>
        <source>There is no number token 7: a rolled 7 moves the robber. Use 2 to 6 or 8 to 12.</source>
        <translation>Es gibt keinen Zahlenchip 7: Eine gewürfelte 7 versetzt den Räuber. Nimm 2 bis 6 oder 8 bis 12.</translation>
    </message>
    <message>
        <source>The key “format” is missing. A scenario begins with `format: %1`.</source>
        <translation type="vanished">Der Schlüssel „format“ fehlt. Ein Szenario beginnt mit `format: %1`.</translation>
    </message>
    <message>
        <source>The scenario has format %1, but this program reads format %2. It was made for a newer version of the program.</source>
        <translation>Das Szenario hat Format %1, aber dieses Programm liest Format %2. Es wurde für eine neuere Fassung des Programms gemacht.</translation>
    </message>
    <message>
        <source>There is no format %1. This program reads format %2.</source>
        <translation>Es gibt kein Format %1. Dieses Programm liest Format %2.</translation>
    </message>
    <message>
        <source>… and %n more problem(s) of this kind from here on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>A whole number is expected, found the text %1. Write the number without quotes.</source>
        <translation>Erwartet wird eine ganze Zahl, gefunden: der Text %1. Schreibe die Zahl ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>Numbers are decimal and have no leading zero, found %1. Leave the zero out.</source>
        <translation>Zahlen sind dezimal und haben keine führende Null, gefunden: %1. Lass die Null weg.</translation>
    </message>
    <message>
        <source>A whole number in decimal digits is expected, such as 8, found %1. Signs (+), points, exponents, underscores and other bases are not allowed.</source>
        <translation>Erwartet wird eine ganze Zahl in Dezimalziffern, etwa 8, gefunden: %1. Vorzeichen (+), Punkte, Exponenten, Unterstriche und andere Zahlensysteme sind nicht erlaubt.</translation>
    </message>
    <message>
        <source>A whole number is expected, found %1.</source>
        <translation>Erwartet wird eine ganze Zahl, gefunden: %1.</translation>
    </message>
    <message>
        <source>A mapping (`key: value`) is expected, found %1.</source>
        <translation>Erwartet wird eine Zuordnung (`Schlüssel: Wert`), gefunden: %1.</translation>
    </message>
    <message>
        <source>A list is expected, found %1.</source>
        <translation>Erwartet wird eine Liste, gefunden: %1.</translation>
    </message>
    <message>
        <source>The key “%1” is missing here. Add it.</source>
        <translation>Hier fehlt der Schlüssel „%1“. Ergänze ihn.</translation>
    </message>
    <message>
        <source>The key “%1” is unknown here and has no value. If it belongs to the text before it, put the whole text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” is unknown here. Known keys: %2.</source>
        <translation>Der Schlüssel „%1“ ist hier unbekannt. Bekannte Schlüssel: %2.</translation>
    </message>
    <message>
        <source>The key “%1” is unknown here. Did you mean “%2”?</source>
        <translation>Der Schlüssel „%1“ ist hier unbekannt. Meintest du „%2“?</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2, found %3.</source>
        <translation>Die Zahl muss zwischen %1 und %2 liegen, gefunden: %3.</translation>
    </message>
    <message>
        <source>`true` or `false` is expected, found %1.</source>
        <translation>Erwartet wird `true` oder `false`, gefunden: %1.</translation>
    </message>
    <message>
        <source>A text in quotes is expected, found %1.</source>
        <translation>Erwartet wird ein Text in Anführungszeichen, gefunden: %1.</translation>
    </message>
    <message>
        <source>The text ends before “%1”, because ` #` begins a comment. If it belongs to the text, put the whole text in quotes.</source>
        <translation>Der Text endet vor „%1“, weil ` #` einen Kommentar beginnt. Gehört es zum Text, setze den ganzen Text in Anführungszeichen.</translation>
    </message>
    <message>
        <source>One of %1 is expected, found %2. Did you mean “%3”?</source>
        <translation>Erwartet wird eines von %1, gefunden: %2. Meintest du „%3“?</translation>
    </message>
    <message>
        <source>One of %1 is expected, found %2.</source>
        <translation>Erwartet wird eines von %1, gefunden: %2.</translation>
    </message>
    <message>
        <source>A name such as `full-stack` is expected, found %1.</source>
        <translation>Erwartet wird ein Name, etwa `full-stack`, gefunden: %1.</translation>
    </message>
    <message>
        <source>The file is stored as UTF-16. Save it as UTF-8.</source>
        <translation>Die Datei ist als UTF-16 gespeichert. Speichere sie als UTF-8.</translation>
    </message>
    <message>
        <source>Here stands a zero byte. A scenario is plain text; remove it.</source>
        <translation>Hier steht ein Nullbyte. Ein Szenario ist reiner Text; entferne es.</translation>
    </message>
    <message>
        <source>This line ends in a lone carriage return. Save the file with Unix (LF) or Windows (CR LF) line ends.</source>
        <translation>Diese Zeile endet mit einem einzelnen Wagenrücklauf. Speichere die Datei mit Zeilenenden von Unix (LF) oder Windows (CR LF).</translation>
    </message>
    <message>
        <source>Here stands the control character number %1. Remove it.</source>
        <translation>Hier steht das Steuerzeichen Nummer %1. Entferne es.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8 from here on. Save the file as UTF-8.</source>
        <translation>Von hier an ist der Text kein gültiges UTF-8. Speichere die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>This line is indented with a tab. Indent with spaces.</source>
        <translation>Diese Zeile ist mit einem Tabulator eingerückt. Rücke mit Leerzeichen ein.</translation>
    </message>
    <message>
        <source>Aliases (`*name`) are not allowed. Write the value out, or put quotes around a text that begins with `*`.</source>
        <translation>Verweise (`*name`) sind nicht erlaubt. Schreibe den Wert aus, oder setze einen Text, der mit `*` beginnt, in Anführungszeichen.</translation>
    </message>
    <message>
        <source>The file holds more than %1 values. That is more than any scenario needs; make the board smaller.</source>
        <translation>Die Datei enthält mehr als %1 Werte. Das ist mehr, als ein Szenario braucht; verkleinere den Plan.</translation>
    </message>
    <message>
        <source>Anchors (`&amp;name`) are not allowed. Write the value out where it is needed, or put quotes around a text that begins with `&amp;`.</source>
        <translation>Anker (`&amp;name`) sind nicht erlaubt. Schreibe den Wert dort aus, wo er gebraucht wird, oder setze einen Text, der mit `&amp;` beginnt, in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Tags (`!name`) are not allowed. Leave the tag out, or put quotes around a text that begins with `!`.</source>
        <translation>Typangaben (`!name`) sind nicht erlaubt. Lass sie weg, oder setze einen Text, der mit `!` beginnt, in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Lists and mappings are nested more than %1 deep here.</source>
        <translation>Listen und Zuordnungen sind hier mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>A key must be a plain word.</source>
        <translation>Ein Schlüssel muss ein einfaches Wort sein.</translation>
    </message>
    <message>
        <source>Merge keys (`&lt;&lt;`) are not allowed. Write the values out.</source>
        <translation>Einfügeschlüssel (`&lt;&lt;`) sind nicht erlaubt. Schreibe die Werte aus.</translation>
    </message>
    <message>
        <source>The key “%1” stands twice here, in line %2 and in line %3. Remove one.</source>
        <translation>Der Schlüssel „%1“ steht hier zweimal, in Zeile %2 und in Zeile %3. Entferne einen.</translation>
    </message>
    <message>
        <source>The quote that opens here in line %1 is never closed. Close it, or put a text that holds quotes into the other kind of quotes.</source>
        <translation>Das Anführungszeichen, das hier in Zeile %1 öffnet, wird nie geschlossen. Schließe es, oder setze einen Text, der Anführungszeichen enthält, in die andere Art.</translation>
    </message>
    <message>
        <source>Here stands a `:` where none can be. If it belongs to a text, put the whole text in quotes; else check the indentation.</source>
        <translation>Hier steht ein `:`, wo keiner sein kann. Gehört er zu einem Text, setze den ganzen Text in Anführungszeichen; sonst prüfe die Einrückung.</translation>
    </message>
    <message>
        <source>A value cannot begin like this. Put a text that begins with `-` or `?` in quotes, and begin a list on its own line.</source>
        <translation>So kann ein Wert nicht beginnen. Setze einen Text, der mit `-` oder `?` beginnt, in Anführungszeichen, und beginne eine Liste in einer eigenen Zeile.</translation>
    </message>
    <message>
        <source>Anchors and aliases (`&amp;name`, `*name`) are not allowed. Put a text that begins with `&amp;` or `*` in quotes.</source>
        <translation>Anker und Verweise (`&amp;name`, `*name`) sind nicht erlaubt. Setze einen Text, der mit `&amp;` oder `*` beginnt, in Anführungszeichen.</translation>
    </message>
    <message>
        <source>A value cannot begin with “%1”. Put the text in quotes.</source>
        <translation>Ein Wert kann nicht mit „%1“ beginnen. Setze den Text in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Tags (`!name`) are not allowed. Put a text that begins with `!` in quotes.</source>
        <translation>Typangaben (`!name`) sind nicht erlaubt. Setze einen Text, der mit `!` beginnt, in Anführungszeichen.</translation>
    </message>
    <message>
        <source>After a backslash in double quotes only certain letters may follow. Write `\\` for a backslash, or use single quotes.</source>
        <translation>Nach einem Rückstrich in doppelten Anführungszeichen dürfen nur bestimmte Zeichen folgen. Schreibe `\\` für einen Rückstrich, oder nimm einfache Anführungszeichen.</translation>
    </message>
    <message>
        <source>A list that opened with `[` is not closed here. A `,` or `]` is missing, or a quote before it.</source>
        <translation>Eine Liste, die mit `[` geöffnet wurde, ist hier nicht geschlossen. Es fehlt ein `,` oder `]`, oder ein Anführungszeichen davor.</translation>
    </message>
    <message>
        <source>A mapping that opened with `{` is not closed here. A `,` or `}` is missing, or a quote before it.</source>
        <translation>Eine Zuordnung, die mit `{` geöffnet wurde, ist hier nicht geschlossen. Es fehlt ein `,` oder `}`, oder ein Anführungszeichen davor.</translation>
    </message>
    <message>
        <source>Here stands a closing bracket that nothing opened.</source>
        <translation>Hier steht eine schließende Klammer, die nichts geöffnet hat.</translation>
    </message>
    <message>
        <source>The line does not fit to the lines above it. Check the indentation, the `- ` and the `: `.</source>
        <translation>Die Zeile passt nicht zu den Zeilen darüber. Prüfe die Einrückung, die `- ` und die `: `.</translation>
    </message>
    <message>
        <source>Lists and mappings are nested too deep here.</source>
        <translation>Listen und Zuordnungen sind hier zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>This is not YAML that can be read (%1).</source>
        <translation>Das ist kein lesbares YAML (%1).</translation>
    </message>
    <message>
        <source>The quote that opens here in line %1 runs over the end of the line and the text breaks in line %2. Probably the closing quote is missing.</source>
        <translation>Das Anführungszeichen, das hier in Zeile %1 öffnet, reicht über das Zeilenende hinaus, und der Text bricht in Zeile %2 ab. Wahrscheinlich fehlt das schließende Anführungszeichen.</translation>
    </message>
    <message>
        <source>Here ` #` begins a comment and hides the rest of the line within brackets. If it belongs to a text, put the whole text in quotes.</source>
        <translation>Hier beginnt ` #` einen Kommentar und verdeckt den Rest der Zeile innerhalb der Klammern. Gehört es zu einem Text, setze den ganzen Text in Anführungszeichen.</translation>
    </message>
    <message>
        <source>A second document begins here. A file holds one; remove what follows `---` or `...`.</source>
        <translation>Hier beginnt ein zweites Dokument. Eine Datei enthält eines; entferne, was auf `---` oder `...` folgt.</translation>
    </message>
    <message>
        <source>The document has ended before this text. Check the indentation of this line and of those above it.</source>
        <translation>Das Dokument war vor diesem Text zu Ende. Prüfe die Einrückung dieser Zeile und der Zeilen darüber.</translation>
    </message>
    <message>
        <source>The file is larger than the %1 bytes that are allowed.</source>
        <translation>Die Datei ist größer als die erlaubten %1 Byte.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Board “%1” is for %2 to %3 players, not for %4.</source>
        <translation>Der Plan „%1“ ist für %2 bis %3 Spieler, nicht für %4.</translation>
    </message>
    <message>
        <source>Two seats have the colour %1.</source>
        <translation>Zwei Plätze haben die Farbe %1.</translation>
    </message>
    <message>
        <source>Board “%1” has no starting pieces for the colour %2.</source>
        <translation>Der Plan „%1“ hat keine Startfiguren für die Farbe %2.</translation>
    </message>
</context>
<context>
    <name>StackOrder</name>
    <message>
        <source>Order of the stack</source>
        <translation>Reihenfolge im Stapel</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Strg+,</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Strg+Q</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>Spieltisch</translation>
    </message>
</context>
<context>
    <name>TradeAnswer</name>
    <message>
        <source>Take</source>
        <comment>an answer to an offer</comment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>at a counter-offer</comment>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Du bekommst</translation>
    </message>
    <message>
        <source>Take this counter-offer</source>
        <translation>Gegenangebot annehmen</translation>
    </message>
</context>
<context>
    <name>TradeCard</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <comment>on a side of an offer; %1: resource</comment>
        <translation>
            <numerusform>%1: eine Karte</numerusform>
            <numerusform>%1: %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TradeView</name>
    <message>
        <source>You give</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>click to add, right-click to take back</source>
        <translation>Klick: mehr, Rechtsklick: weniger</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Du bekommst</translation>
    </message>
    <message>
        <source>Offer this instead</source>
        <translation>Das anbieten</translation>
    </message>
    <message>
        <source>Offer to all</source>
        <translation>Allen anbieten</translation>
    </message>
    <message>
        <source>Offer to those chosen</source>
        <translation>Den Gewählten anbieten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>the offer</comment>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>You offer %1.</source>
        <comment>%1: 2 wool for 1 brick</comment>
        <translation>Du bietest %1.</translation>
    </message>
    <message>
        <source>Take the offer back</source>
        <translation>Angebot zurücknehmen</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Bank and harbours</source>
        <translation>Bank und Häfen</translation>
    </message>
    <message>
        <source>None to trade: %1.</source>
        <comment>%1: resources</comment>
        <translation>Keine zum Tauschen: %1.</translation>
    </message>
    <message>
        <source>In the bank</source>
        <translation>In der Bank</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
</context>
<context>
    <name>VolcanoCourse</name>
    <message>
        <source>Course of this roll</source>
        <translation>Ablauf dieses Wurfs</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a step</comment>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a step</comment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>later</source>
        <comment>a step</comment>
        <translation>später</translation>
    </message>
</context>
<context>
    <name>VolcanoGifts</name>
    <message>
        <source>Gifts of the natives</source>
        <translation>Gaben der Inselbewohner</translation>
    </message>
</context>
<context>
    <name>VolcanoPile</name>
    <message>
        <source>live now</source>
        <comment>the number on top of the stack</comment>
        <translation>gilt jetzt</translation>
    </message>
    <message>
        <source>exploded</source>
        <comment>the volcano</comment>
        <translation>explodiert</translation>
    </message>
    <message>
        <source>dormant</source>
        <comment>the volcano</comment>
        <translation>erloschen</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>resource</source>
        <translation>Rohstoff</translation>
    </message>
    <message>
        <source>lumber</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>Lehm</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>Wolle</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>Erz</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>Hügelland</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>Weideland</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>intersection</source>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <source>path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>number token</source>
        <translation>Zahlenchip</translation>
    </message>
    <message>
        <source>token stack</source>
        <translation>Zahlenchip-Stapel</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>resource card</source>
        <translation>Rohstoffkarte</translation>
    </message>
    <message>
        <source>development card</source>
        <translation>Entwicklungskarte</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>progress card</source>
        <translation>Fortschrittskarte</translation>
    </message>
    <message>
        <source>Road Building</source>
        <translation>Straßenbau</translation>
    </message>
    <message>
        <source>Year of Plenty</source>
        <translation>Erfindung</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopol</translation>
    </message>
    <message>
        <source>victory point</source>
        <translation>Siegpunkt</translation>
    </message>
    <message>
        <source>victory point card</source>
        <translation>Siegpunktkarte</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <translation>Größte Rittermacht</translation>
    </message>
    <message>
        <source>special card</source>
        <translation>Sonderkarte</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>active player</source>
        <translation>Spieler am Zug</translation>
    </message>
    <message>
        <source>starting player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>set-up phase</source>
        <translation>Gründungsphase</translation>
    </message>
    <message>
        <source>fixed set-up</source>
        <translation>Startaufstellung für Einsteiger</translation>
    </message>
    <message>
        <source>variable set-up</source>
        <translation>Variabler Aufbau</translation>
    </message>
    <message>
        <source>starting resources</source>
        <translation>Startrohstoffe</translation>
    </message>
    <message>
        <source>production</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>action phase</source>
        <translation>Aktionsphase</translation>
    </message>
    <message>
        <source>trade phase</source>
        <translation>Handelsphase</translation>
    </message>
    <message>
        <source>build phase</source>
        <translation>Bauphase</translation>
    </message>
    <message>
        <source>special building phase</source>
        <translation>Außerordentliche Bauphase</translation>
    </message>
    <message>
        <source>building costs</source>
        <translation>Baukosten</translation>
    </message>
    <message>
        <source>distance rule</source>
        <translation>Abstandsregel</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>domestic trade</source>
        <translation>Binnenhandel</translation>
    </message>
    <message>
        <source>maritime trade</source>
        <translation>Seehandel</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>offer</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>counter-offer</source>
        <translation>Gegenangebot</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>gemeinsamer Sieg</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>wish list</source>
        <translation>Wunschzettel</translation>
    </message>
    <message>
        <source>gift</source>
        <translation>Geschenk</translation>
    </message>
    <message>
        <source>big gift</source>
        <translation>großes Geschenk</translation>
    </message>
    <message>
        <source>small gift</source>
        <translation>kleines Geschenk</translation>
    </message>
    <message>
        <source>dislike space</source>
        <translation>Mag-ich-nicht-Feld</translation>
    </message>
    <message>
        <source>gift box</source>
        <translation>Geschenkfeld</translation>
    </message>
    <message>
        <source>gift marker</source>
        <translation>Geschenkmarker</translation>
    </message>
    <message>
        <source>gift track</source>
        <translation>Geschenkleiste</translation>
    </message>
    <message>
        <source>start row</source>
        <translation>Startfeld</translation>
    </message>
    <message>
        <source>hex mark</source>
        <translation>Sechseck-Markierung</translation>
    </message>
    <message>
        <source>lap</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Greatest Giver</source>
        <translation>Größter Gönner</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>blocked resources</source>
        <translation>blockierte Erträge</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>Vulkan</translation>
    </message>
    <message>
        <source>eruption</source>
        <translation>Ausbruch</translation>
    </message>
    <message>
        <source>lava</source>
        <translation>Lava</translation>
    </message>
    <message>
        <source>explosion</source>
        <translation>Explosion</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>gifts of the natives</source>
        <translation>Gaben der Inselbewohner</translation>
    </message>
    <message>
        <source>Witch-Doctor</source>
        <translation>Schamane</translation>
    </message>
    <message>
        <source>demon</source>
        <translation>Dämon</translation>
    </message>
    <message>
        <source>dormant</source>
        <translation>erloschen</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>crop token</source>
        <translation>Pflanzenplättchen</translation>
    </message>
    <message>
        <source>crop</source>
        <translation>Kulturpflanze</translation>
    </message>
    <message>
        <source>plant species</source>
        <translation>Pflanzenart</translation>
    </message>
    <message>
        <source>wheat</source>
        <translation>Weizen</translation>
    </message>
    <message>
        <source>beans</source>
        <translation>Bohnen</translation>
    </message>
    <message>
        <source>maize</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>Reis</translation>
    </message>
    <message>
        <source>quinoa</source>
        <translation>Quinoa</translation>
    </message>
    <message>
        <source>food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>harvest</source>
        <translation>Ernte</translation>
    </message>
    <message>
        <source>harvest round</source>
        <translation>Ernterunde</translation>
    </message>
    <message>
        <source>event token</source>
        <translation>Ereignisplättchen</translation>
    </message>
    <message>
        <source>regional crop loss</source>
        <translation>Regionaler Verlust</translation>
    </message>
    <message>
        <source>small-scale crop loss</source>
        <translation>Kleinflächiger Verlust</translation>
    </message>
    <message>
        <source>large-scale crop loss</source>
        <translation>Großflächiger Verlust</translation>
    </message>
    <message>
        <source>monoculture</source>
        <translation>Monokultur</translation>
    </message>
    <message>
        <source>extinction</source>
        <translation>Aussterben</translation>
    </message>
    <message>
        <source>extinct</source>
        <translation>ausgestorben</translation>
    </message>
    <message>
        <source>seed vault</source>
        <translation>Saatgut-Tresor</translation>
    </message>
    <message>
        <source>seed deposit</source>
        <translation>Saatgut-Einlagerung</translation>
    </message>
    <message>
        <source>storage costs</source>
        <translation>Lagerkosten</translation>
    </message>
    <message>
        <source>crop storage record</source>
        <translation>Belohnungstafel</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>seed vial</source>
        <translation>Reagenzglas</translation>
    </message>
    <message>
        <source>crop diversity</source>
        <translation>Pflanzenvielfalt</translation>
    </message>
    <message>
        <source>supply stack</source>
        <translation>Vorratsstapel</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation>eine Zuordnung</translation>
    </message>
</context>
</TS>
