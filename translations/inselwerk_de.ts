<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Autosave</name>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <extracomment>A place in a file: %1 is its name, %4 a sentence</extracomment>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
</context>
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
    <name>BoardImage</name>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>Für ein Bild dieser Größe reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Bild des Bretts</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Click there again or press Enter to confirm.</source>
        <translation>Klicke noch einmal darauf oder drücke die Eingabetaste.</translation>
    </message>
    <message>
        <source>Enter confirms.</source>
        <translation>Die Eingabetaste bestätigt.</translation>
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
    <name>ChoiceWords</name>
    <message>
        <source>none</source>
        <extracomment>Instead of a word: it is not said</extracomment>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>drawn from “%1”</source>
        <extracomment>Terrain, number or harbour that is drawn; %1: name of the pool</extracomment>
        <translation>gezogen aus „%1“</translation>
    </message>
    <message>
        <source>no hex</source>
        <translation>kein Feld</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>stack “%1”</source>
        <extracomment>%1: name of a stack of number tokens</extracomment>
        <translation>Stapel „%1“</translation>
    </message>
    <message>
        <source>no harbour</source>
        <translation>kein Hafen</translation>
    </message>
    <message>
        <source>2:1 %1</source>
        <extracomment>Harbour; %1: a resource</extracomment>
        <translation>2:1 %1</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The window cannot be shown. Is the program installed completely?</source>
        <translation>Das Fenster kann nicht angezeigt werden. Ist das Programm vollständig installiert?</translation>
    </message>
    <message>
        <source>The picture %1 could not be written.</source>
        <translation>Das Bild %1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Plays hex-island settlement games.</source>
        <translation>Spielt Siedlungsspiele auf Inseln aus sechseckigen Feldern.</translation>
    </message>
    <message>
        <source>Scenario or saved game to open.</source>
        <translation>Szenario oder gespeichertes Spiel, das geöffnet wird.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Es kann nur eine Datei auf einmal geöffnet werden.</translation>
    </message>
    <message>
        <source>There is no page “%1”. Pages: %2</source>
        <translation>Die Seite „%1“ gibt es nicht. Seiten: %2</translation>
    </message>
    <message>
        <source>Bots play a game without a window; its result is printed.</source>
        <translation>Bots spielen ohne Fenster ein Spiel; das Ergebnis wird ausgegeben.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What the picture shows: gallery, setup, table, settings, rules or help.</source>
        <translation>Was das Bild zeigt: gallery, setup, table, settings, rules oder help.</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Begins a game of this scenario at once and leaves the game in progress alone: to try a scenario out.</source>
        <translation>Beginnt sofort eine Partie mit diesem Szenario und lässt die laufende Partie in Ruhe: zum Ausprobieren.</translation>
    </message>
    <message>
        <source>With --play: the id of the board.</source>
        <translation>Mit --play: die Kennung des Bretts.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>With --play: who plays, in turn order, such as human,one-ply,easy.</source>
        <translation>Mit --play: wer spielt, in Zugreihenfolge, etwa human,one-ply,easy.</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>With --play: the seed of the game.</source>
        <translation>Mit --play: die Startzahl der Partie.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Either a file is opened or one is played, not both.</source>
        <translation>Eine Datei wird entweder geöffnet oder gespielt, nicht beides.</translation>
    </message>
</context>
<context>
    <name>Compass</name>
    <message>
        <source>E</source>
        <extracomment>The letters stand for north, east, south and west</extracomment>
        <translation>O</translation>
    </message>
    <message>
        <source>NE</source>
        <extracomment>The letters stand for north, east, south and west</extracomment>
        <translation>NO</translation>
    </message>
    <message>
        <source>SE</source>
        <extracomment>The letters stand for north, east, south and west</extracomment>
        <translation>SO</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>The letters stand for north, east, south and west</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <source>NW</source>
        <extracomment>The letters stand for north, east, south and west</extracomment>
        <translation>NW</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>The letters stand for north, east, south and west</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>SW</source>
        <extracomment>The letters stand for north, east, south and west</extracomment>
        <translation>SW</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>The letters stand for north, east, south and west</extracomment>
        <translation>W</translation>
    </message>
</context>
<context>
    <name>Components</name>
    <message>
        <source>Tiles</source>
        <translation>Landteile</translation>
    </message>
    <message>
        <source>Number tokens</source>
        <translation>Zahlenchips</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>Pieces of every player</source>
        <translation>Figuren jedes Spielers</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>For all players</source>
        <translation>Für alle gemeinsam</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>Zahl %1</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Drawn from the pool “%1”</source>
        <extracomment>Head of a list of what a pool holds; %1: name of the pool</extracomment>
        <translation>Aus dem Topf „%1“ gezogen</translation>
    </message>
    <message>
        <source>The draw must satisfy</source>
        <translation>Die Ziehung muss erfüllen</translation>
    </message>
</context>
<context>
    <name>ContinuePanel</name>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Continue last game</source>
        <translation>Letztes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
</context>
<context>
    <name>CropEndings</name>
    <message>
        <source>Endings by collapse</source>
        <translation>Vorzeitiges Ende</translation>
    </message>
</context>
<context>
    <name>CropFields</name>
    <message>
        <source>Tokens on the fields</source>
        <translation>Plättchen auf den Äckern</translation>
    </message>
</context>
<context>
    <name>CropTable</name>
    <message>
        <source>Crops</source>
        <translation>Kulturpflanzen</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Pflanze</translation>
    </message>
    <message>
        <source>Fields</source>
        <comment>crop tokens there</comment>
        <translation>Äcker</translation>
    </message>
    <message>
        <source>Vaults</source>
        <comment>crop tokens there</comment>
        <translation>Tresor</translation>
    </message>
    <message>
        <source>Supply</source>
        <comment>crop tokens there</comment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>extinct</source>
        <comment>a crop</comment>
        <translation>ausgestorben</translation>
    </message>
</context>
<context>
    <name>CropsSentences</name>
    <message>
        <source>Crops</source>
        <translation>Pflanzen</translation>
    </message>
    <message>
        <source>%1 harvests: %2 from %3. That brings %4.</source>
        <extracomment>%1 is a player, %2 a crop, %3 a hex (&quot;fields 9&quot;), %4 the card for it (&quot;1 food&quot;)</extracomment>
        <translation>%1 erntet: %2 von %3. Das bringt %4.</translation>
    </message>
    <message>
        <source>%1 passes on the harvest: %2.</source>
        <extracomment>%1 is a player, %2 a hex (&quot;fields 9&quot;)</extracomment>
        <translation>%1 verzichtet auf die Ernte: %2.</translation>
    </message>
    <message>
        <source>%1 plants: %2 on %3.</source>
        <extracomment>%1 is a player, %2 a crop, %3 a hex (&quot;fields 9&quot;)</extracomment>
        <translation>%1 pflanzt: %2 auf %3.</translation>
    </message>
    <message>
        <source>A token is lost: %1 from %2.</source>
        <extracomment>%1 is a crop, %2 a hex (&quot;fields 9&quot;)</extracomment>
        <translation>Ein Plättchen geht verloren: %1 von %2.</translation>
    </message>
    <message>
        <source>A crop is extinct: %1. Its tokens leave the game.</source>
        <extracomment>%1 is a crop</extracomment>
        <translation>Eine Kulturpflanze ist ausgestorben: %1. Ihre Plättchen kommen aus dem Spiel.</translation>
    </message>
    <message>
        <source>%1 deposits seeds: %2 from %3.</source>
        <extracomment>%1 is a player, %2 a crop, %3 a hex (&quot;fields 9&quot;)</extracomment>
        <translation>%1 lagert Saatgut ein: %2 von %3.</translation>
    </message>
    <message>
        <source>The deposit earns %1 a development card.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Die Einlagerung bringt eine Entwicklungskarte: %1.</translation>
    </message>
    <message>
        <source>The deposit earns %1 a victory point.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Die Einlagerung bringt einen Siegpunkt: %1.</translation>
    </message>
    <message>
        <source>Nothing is left for the seed vault of %1: %2.</source>
        <extracomment>%1 is a player, %2 a crop</extracomment>
        <translation>Für den Saatgut-Tresor ist nichts mehr da (%1): %2.</translation>
    </message>
    <message numerus="yes">
        <source>Into the seed vault of %1: %n token(s) of %2.</source>
        <extracomment>%1 is a player, %2 a crop; %n tokens of it</extracomment>
        <translation>
            <numerusform>In den Saatgut-Tresor (%1) kommt ein Plättchen: %2.</numerusform>
            <numerusform>In den Saatgut-Tresor (%1) kommen %n Plättchen: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of %1 find no field and go back to the supply.</source>
        <extracomment>%1 is a crop; %n tokens of it</extracomment>
        <translation>
            <numerusform>Ein Plättchen findet keinen Acker und kommt zurück in den Vorrat: %1.</numerusform>
            <numerusform>%n Plättchen finden keinen Acker und kommen zurück in den Vorrat: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player and number of tokens</comment>
        <extracomment>How many tokens somebody has: %1 is a player, %2 the number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) are empty: most tokens on the storage record win (%1).</source>
        <extracomment>Why the game ended; %1 are players with the number of their tokens: &quot;Anna 4 and Benno 2&quot;</extracomment>
        <translation>
            <numerusform>Ein Acker ist leer: Die meisten Plättchen auf der Belohnungstafel gewinnen (%1).</numerusform>
            <numerusform>%n Äcker sind leer: Die meisten Plättchen auf der Belohnungstafel gewinnen (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crop(s) are extinct: most tokens on the storage record win (%1).</source>
        <extracomment>Why the game ended; %1 are players with the number of their tokens: &quot;Anna 4 and Benno 2&quot;</extracomment>
        <translation>
            <numerusform>Eine Kulturpflanze ist ausgestorben: Die meisten Plättchen auf der Belohnungstafel gewinnen (%1).</numerusform>
            <numerusform>%n Kulturpflanzen sind ausgestorben: Die meisten Plättchen auf der Belohnungstafel gewinnen (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The tie is broken by victory points.</source>
        <translation>Bei Gleichstand entscheiden die Siegpunkte.</translation>
    </message>
    <message>
        <source>%1 has brought this about by harvesting and cannot win.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 hat das durch Ernten herbeigeführt und kann nicht gewinnen.</translation>
    </message>
    <message>
        <source>%1: take one crop token from %2, or pass?</source>
        <extracomment>%1 is the player, %2 a hex (&quot;fields 9&quot;)</extracomment>
        <translation>%1: ein Pflanzenplättchen nehmen (%2) oder verzichten?</translation>
    </message>
    <message>
        <source>%1 may harvest: %2.</source>
        <extracomment>%1 is the player, %2 a hex (&quot;fields 9&quot;)</extracomment>
        <translation>%1 darf ernten: %2.</translation>
    </message>
    <message>
        <source>%1 plants anew: %2.</source>
        <extracomment>%1 is the player, %2 a crop</extracomment>
        <translation>%1 pflanzt nach: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: choose a field that loses %2 (%n more).</source>
        <extracomment>%1 is the player, %2 a crop; %n tokens of it have still to be lost</extracomment>
        <translation>
            <numerusform>%1: wähle einen Acker, der %2 verliert (noch ein Plättchen).</numerusform>
            <numerusform>%1: wähle einen Acker, der %2 verliert (noch %n Plättchen).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses which fields lose a crop: %2.</source>
        <extracomment>%1 is the player, %2 a crop</extracomment>
        <translation>%1 wählt, welche Äcker etwas verlieren: %2.</translation>
    </message>
    <message>
        <source>one deposit a turn</source>
        <translation>nur eine Einlagerung im Zug</translation>
    </message>
    <message>
        <source>no fields</source>
        <translation>kein Ackerland</translation>
    </message>
    <message>
        <source>none of your buildings is beside it</source>
        <translation>keines deiner Gebäude liegt daran</translation>
    </message>
    <message>
        <source>this crop is extinct</source>
        <translation>diese Kulturpflanze ist ausgestorben</translation>
    </message>
    <message>
        <source>this crop does not grow there</source>
        <translation>diese Kulturpflanze wächst dort nicht</translation>
    </message>
    <message>
        <source>it lies in both rows of your storage record</source>
        <translation>sie liegt schon in beiden Reihen deiner Belohnungstafel</translation>
    </message>
    <message>
        <source>this field has had its token</source>
        <translation>dieser Acker hat schon ein Plättchen bekommen</translation>
    </message>
    <message>
        <source>this field is full</source>
        <translation>dieser Acker ist voll</translation>
    </message>
    <message>
        <source>fields beside your own buildings come first</source>
        <translation>zuerst kommen Äcker an deinen eigenen Gebäuden</translation>
    </message>
    <message>
        <source>harvest</source>
        <translation>ernten</translation>
    </message>
    <message>
        <source>pass on the harvest</source>
        <translation>auf die Ernte verzichten</translation>
    </message>
    <message>
        <source>deposit seeds</source>
        <translation>Saatgut einlagern</translation>
    </message>
    <message>
        <source>plant a token</source>
        <translation>ein Plättchen pflanzen</translation>
    </message>
    <message>
        <source>lose a token</source>
        <translation>ein Plättchen verlieren</translation>
    </message>
    <message>
        <source>Deposit %1 for %2</source>
        <extracomment>The button that confirms a deposit: %1 is a crop, %2 the cards to be paid</extracomment>
        <translation>%1 einlagern für %2</translation>
    </message>
    <message numerus="yes">
        <source>%n here</source>
        <extracomment>Crop tokens on the field that is spoken of</extracomment>
        <translation>
            <numerusform>%n hier</numerusform>
            <numerusform>%n hier</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: deposit, step 4 of 4 – plant token %3 of %4 (%2) on a field.</source>
        <extracomment>The last step of a deposit: %1 is the player, %2 a crop, %3 which of its %4 tokens is to be planted</extracomment>
        <translation>%1: Einlagern, Schritt 4 von 4 – Plättchen %3 von %4 (%2) auf einen Acker pflanzen.</translation>
    </message>
    <message>
        <source>It costs %1. Nothing is paid yet: Escape takes back the last step.</source>
        <extracomment>While a deposit is being chosen; %1 are cards</extracomment>
        <translation>Kosten: %1. Noch ist nichts bezahlt: Esc nimmt den letzten Schritt zurück.</translation>
    </message>
    <message>
        <source>%1: deposit, step 1 of 4 – which field gives the seeds?</source>
        <extracomment>%1 is the player</extracomment>
        <translation>%1: Einlagern, Schritt 1 von 4 – von welchem Acker kommt das Saatgut?</translation>
    </message>
    <message>
        <source>%1: deposit, step 2 of 4 – which crop of %2?</source>
        <extracomment>%1 is the player, %2 a hex (&quot;fields 9&quot;)</extracomment>
        <translation>%1: Einlagern, Schritt 2 von 4 – welche Pflanze (%2)?</translation>
    </message>
    <message>
        <source>%1: deposit, step 3 of 4 – pay %2 for %3 (%4)?</source>
        <extracomment>%1 is the player, %2 are cards, %3 a crop, %4 a hex (&quot;fields 9&quot;)</extracomment>
        <translation>%1: Einlagern, Schritt 3 von 4 – %2 bezahlen für %3 (%4)?</translation>
    </message>
    <message>
        <source>Nothing is paid yet: Escape takes back the last step.</source>
        <translation>Noch ist nichts bezahlt: Esc nimmt den letzten Schritt zurück.</translation>
    </message>
    <message>
        <source>Round %1 of %2. The field bears %3 of %4 tokens.</source>
        <extracomment>A harvest: %1 is the round, %2 how many there will be; %3 is how many tokens are left on the field, of at most %4</extracomment>
        <translation>Runde %1 von %2. Auf dem Acker liegen %3 von %4 Plättchen.</translation>
    </message>
    <message>
        <source>Deposit seeds</source>
        <comment>button</comment>
        <translation>Einlagern</translation>
    </message>
    <message>
        <source>once a turn</source>
        <translation>einmal je Zug</translation>
    </message>
    <message>
        <source>Crop storage record</source>
        <translation>Belohnungstafel</translation>
    </message>
    <message>
        <source>Round %1 of %2. The field bears %3 of %4 tokens. Next to choose: %5.</source>
        <extracomment>A harvest: %1 is the round, %2 how many there will be; %3 is how many tokens are left on the field, of at most %4; %5 are the players who choose after this one</extracomment>
        <translation>Runde %1 von %2. Auf dem Acker liegen %3 von %4 Plättchen. Danach wählen: %5.</translation>
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
    <name>EditorCommandLine</name>
    <message>
        <source>The picture %1 could not be written.</source>
        <translation>Das Bild %1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Edits scenarios of hex-island settlement games.</source>
        <translation>Bearbeitet Szenarien für Siedlungsspiele auf Inseln aus sechseckigen Feldern.</translation>
    </message>
    <message>
        <source>Scenarios to open, each in a window.</source>
        <translation>Szenarien, die geöffnet werden, jedes in einem Fenster.</translation>
    </message>
    <message>
        <source>Panels that a picture shows in front, such as rules,fairness,overlay.</source>
        <translation>Bereiche, die ein Bild vorne zeigt, etwa rules,fairness,overlay.</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message>
        <source>All %1 on the fields with these numbers is lost: %2.</source>
        <translation>%1 geht auf allen Feldern mit diesen Zahlen verloren: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of %1 leave the fields, from your own ones first.</source>
        <translation>
            <numerusform>Ein Plättchen %1 verlässt die Felder, zuerst deine eigenen.</numerusform>
            <numerusform>%n Plättchen %1 verlassen die Felder, zuerst deine eigenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every field that bears only one crop loses all of it.</source>
        <translation>Jedes Feld, auf dem nur eine Kulturpflanze wächst, verliert sie ganz.</translation>
    </message>
    <message>
        <source>The robber moves to this terrain: %1.</source>
        <translation>Der Räuber zieht auf diese Landschaft: %1.</translation>
    </message>
    <message>
        <source>The robber moves to a hex with the number %1.</source>
        <translation>Der Räuber zieht auf ein Feld mit der Zahl %1.</translation>
    </message>
    <message>
        <source>Move the robber and steal a card.</source>
        <translation>Versetze den Räuber und raube eine Karte.</translation>
    </message>
    <message>
        <source>For one round this terrain pays twice: %1.</source>
        <translation>Eine Runde lang bringt diese Landschaft doppelten Ertrag: %1.</translation>
    </message>
    <message>
        <source>For one round this terrain pays nothing: %1.</source>
        <translation>Eine Runde lang bringt diese Landschaft keinen Ertrag: %1.</translation>
    </message>
    <message>
        <source>For one round the number %1 pays twice.</source>
        <translation>Eine Runde lang bringt die Zahl %1 doppelten Ertrag.</translation>
    </message>
    <message>
        <source>For one round the number %1 pays nothing.</source>
        <translation>Eine Runde lang bringt die Zahl %1 keinen Ertrag.</translation>
    </message>
    <message>
        <source>Every number stack loses its top token.</source>
        <translation>Jeder Zahlenstapel verliert seinen obersten Chip.</translation>
    </message>
    <message>
        <source>The number stack “%1” loses its top token.</source>
        <translation>Der Zahlenstapel „%1“ verliert seinen obersten Chip.</translation>
    </message>
    <message>
        <source>Everybody with more than %1 cards gives back half of them.</source>
        <translation>Wer mehr als %1 Karten hat, gibt die Hälfte ab.</translation>
    </message>
    <message>
        <source>%1: a free development card.</source>
        <translation>%1: eine kostenlose Entwicklungskarte.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n more token(s).</source>
        <translation>
            <numerusform>Zieh noch ein Plättchen.</numerusform>
            <numerusform>Zieh noch %n Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s).</source>
        <translation>
            <numerusform>%1: ein Siegpunkt.</numerusform>
            <numerusform>%1: %n Siegpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The volcano erupts.</source>
        <translation>Der Vulkan bricht aus.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) of one’s choice from the bank.</source>
        <translation>
            <numerusform>%1: eine Karte nach Wahl aus dem Vorrat.</numerusform>
            <numerusform>%1: %n Karten nach Wahl aus dem Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) by chance from the bank.</source>
        <translation>
            <numerusform>%1: eine zufällige Karte aus dem Vorrat.</numerusform>
            <numerusform>%1: %n zufällige Karten aus dem Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) of one’s choice back to the bank.</source>
        <translation>
            <numerusform>%1: eine Karte nach Wahl zurück in den Vorrat.</numerusform>
            <numerusform>%1: %n Karten nach Wahl zurück in den Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) by chance back to the bank.</source>
        <translation>
            <numerusform>%1: eine zufällige Karte zurück in den Vorrat.</numerusform>
            <numerusform>%1: %n zufällige Karten zurück in den Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: from the bank %2.</source>
        <translation>%1: aus dem Vorrat %2.</translation>
    </message>
    <message>
        <source>%1: back to the bank %2.</source>
        <translation>%1: zurück in den Vorrat %2.</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Where the points came from</source>
        <translation>Woher die Punkte kommen</translation>
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
        <translation>Punktkarten</translation>
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
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>victory points</comment>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>EventFace</name>
    <message>
        <source>What came of it</source>
        <translation>Was daraus wurde</translation>
    </message>
</context>
<context>
    <name>EventPlaces</name>
    <message>
        <source>Face-down event tokens</source>
        <translation>Verdeckte Ereignisplättchen</translation>
    </message>
</context>
<context>
    <name>EventSentence</name>
    <message>
        <source>Event: %1. %2</source>
        <extracomment>%1 is the name of an event token, %2 what it does</extracomment>
        <translation>Ereignis: %1. %2</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>no category</source>
        <extracomment>Event tokens that belong to no category</extracomment>
        <translation>ohne Art</translation>
    </message>
</context>
<context>
    <name>EventsPanel</name>
    <message>
        <source>No event has been turned over yet.</source>
        <translation>Noch wurde kein Ereignis aufgedeckt.</translation>
    </message>
    <message>
        <source>Discarded event tokens</source>
        <translation>Abgelegte Ereignisplättchen</translation>
    </message>
    <message numerus="yes">
        <source>%1, used %n time(s): %2</source>
        <extracomment>Event tokens of a kind that were used: %1 is its name, %2 what it did; %n is how often</extracomment>
        <translation>
            <numerusform>%1, einmal aufgedeckt: %2</numerusform>
            <numerusform>%1, %n-mal aufgedeckt: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventsSentences</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>%1 turns over an event token: %2. %3</source>
        <extracomment>%1 is a player, %2 the name of an event, %3 what it does, in sentences</extracomment>
        <translation>%1 deckt ein Ereignisplättchen auf: %2. %3</translation>
    </message>
    <message>
        <source>What this event is about is out of the game. Another one is drawn.</source>
        <translation>Worum es bei diesem Ereignis geht, ist nicht mehr im Spiel. Es wird ein anderes gezogen.</translation>
    </message>
    <message>
        <source>The event finds nothing to change.</source>
        <translation>Das Ereignis ändert nichts.</translation>
    </message>
    <message>
        <source>Too many events followed from one another; no more are turned over.</source>
        <translation>Zu viele Ereignisse folgten auseinander; es werden keine weiteren aufgedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>%n discarded event token(s) are shuffled and form the new stack.</source>
        <translation>
            <numerusform>Ein abgelegtes Ereignisplättchen bildet den neuen Stapel.</numerusform>
            <numerusform>%n abgelegte Ereignisplättchen werden gemischt und bilden den neuen Stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An event brings %1 %n victory point(s).</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>Ein Ereignis bringt einen Siegpunkt: %1.</numerusform>
            <numerusform>Ein Ereignis bringt %n Siegpunkte: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the event lets you choose %n card(s) from the bank.</source>
        <extracomment>An event lets somebody choose cards: %1 is the player</extracomment>
        <translation>
            <numerusform>%1: wähle durch das Ereignis eine Karte aus der Bank.</numerusform>
            <numerusform>%1: wähle durch das Ereignis %n Karten aus der Bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n card(s) from the bank by the event.</source>
        <extracomment>An event lets somebody choose cards: %1 is the player</extracomment>
        <translation>
            <numerusform>%1 wählt durch das Ereignis eine Karte aus der Bank.</numerusform>
            <numerusform>%1 wählt durch das Ereignis %n Karten aus der Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: whom shall the event concern?</source>
        <extracomment>An event concerns somebody whom one picks: %1 is the player who picks</extracomment>
        <translation>%1: Wen soll das Ereignis betreffen?</translation>
    </message>
    <message>
        <source>%1 picks whom the event concerns.</source>
        <extracomment>An event concerns somebody whom one picks: %1 is the player who picks</extracomment>
        <translation>%1 wählt, wen das Ereignis betrifft.</translation>
    </message>
</context>
<context>
    <name>FieldWords</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>ein Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open a game or scenario</source>
        <translation>Spiel oder Szenario öffnen</translation>
    </message>
    <message>
        <source>Games and scenarios (*.yaml *.yml *.journal)</source>
        <translation>Spiele und Szenarien (*.yaml *.yml *.journal)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>FileStore</name>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 ist ein Ordner.</translation>
    </message>
    <message>
        <source>%1 is a device, no file.</source>
        <translation>%1 ist ein Gerät, keine Datei.</translation>
    </message>
    <message>
        <source>%1 is write-protected.</source>
        <translation>%1 ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Einen Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 ist kein Ordner.</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder %1: it is write-protected.</source>
        <translation>In den Ordner %1 kann nichts geschrieben werden: Er ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>There is no room left for %1 on the disk.</source>
        <translation>Für %1 ist auf dem Datenträger kein Platz mehr.</translation>
    </message>
    <message>
        <source>The name %1 is too long.</source>
        <translation>Der Name %1 ist zu lang.</translation>
    </message>
    <message>
        <source>The disk on which %1 lies cannot be written.</source>
        <translation>Der Datenträger, auf dem %1 liegt, kann nicht beschrieben werden.</translation>
    </message>
    <message>
        <source>You have no right to write %1.</source>
        <translation>Du darfst %1 nicht schreiben.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <extracomment>%1: a file, %2: what the system says about it</extracomment>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Eine Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is a folder. Open a scenario in it.</source>
        <translation>%1 ist ein Ordner. Öffne ein Szenario darin.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Do you have the right to read it?</source>
        <translation>%1 kann nicht gelesen werden. Darfst du die Datei lesen?</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <extracomment>%1: a file, %2: what the system says about it</extracomment>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
</context>
<context>
    <name>GalleryHead</name>
    <message>
        <source>Which scenario shall it be?</source>
        <translation>Welches Szenario soll es sein?</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Start the scenario editor</source>
        <translation>Szenario-Editor starten</translation>
    </message>
    <message>
        <source>Rules and controls</source>
        <translation>Regeln und Bedienung</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>The scenario has no board for %1 players.</source>
        <translation>Das Szenario hat kein Brett für %1 Spieler.</translation>
    </message>
    <message>
        <source>The scenario has no board “%1”.</source>
        <translation>Das Szenario hat kein Brett „%1“.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>„%1“ lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>“%1” is larger than any saved game.</source>
        <translation>„%1“ ist größer als jeder Spielstand.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The key “%1” is missing in this saved game.</source>
        <translation>In diesem Spielstand fehlt der Schlüssel „%1“.</translation>
    </message>
    <message>
        <source>The scenario in this saved game cannot be played: %1</source>
        <translation>Das Szenario in diesem Spielstand ist nicht spielbar: %1</translation>
    </message>
    <message>
        <source>A seed is a whole number below 2^53, found %1.</source>
        <translation>Eine Startzahl ist eine ganze Zahl unter 2^53, gefunden: %1.</translation>
    </message>
    <message>
        <source>The saved game cannot be followed from line %1 on. The game goes on from the position before it.</source>
        <translation>Dem Spielstand lässt sich ab Zeile %1 nicht folgen. Das Spiel geht mit der Stellung davor weiter.</translation>
    </message>
    <message>
        <source>The saved game cannot be followed from line %1 on: this version of the program plays differently, or the file was changed. The game goes on from its newest position, in line %2; what was before cannot be undone.</source>
        <translation>Dem Spielstand lässt sich ab Zeile %1 nicht folgen: Diese Fassung des Programms spielt anders, oder die Datei wurde verändert. Das Spiel geht mit der neuesten Stellung in Zeile %2 weiter; was davor war, lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>The last line of the saved game is incomplete and was left out.</source>
        <translation>Die letzte Zeile des Spielstands ist unvollständig und wurde weggelassen.</translation>
    </message>
    <message>
        <source>This is no saved game: the key “inselwerk_save” is missing. It was made with version %1 of the program; this is version %2.</source>
        <translation>Das ist kein Spielstand: Der Schlüssel „inselwerk_save“ fehlt. Die Datei wurde mit Fassung %1 des Programms gemacht; dies ist Fassung %2.</translation>
    </message>
    <message>
        <source>The saved game has format %1, made with version %2 of the program; this is version %3, which reads format %4.</source>
        <translation>Der Spielstand hat das Format %1 und wurde mit Fassung %2 des Programms gemacht; dies ist Fassung %3, die Format %4 liest.</translation>
    </message>
    <message>
        <source>The file is larger than any saved game.</source>
        <translation>Die Datei ist größer als jeder Spielstand.</translation>
    </message>
    <message>
        <source>The saved game follows version %1 of the rules; this program knows them up to version %2. Open it with the newer program that made it.</source>
        <translation>Der Spielstand folgt Fassung %1 der Regeln; dieses Programm kennt sie bis Fassung %2. Öffne ihn mit dem neueren Programm, das ihn gemacht hat.</translation>
    </message>
    <message>
        <source>No draw was found that meets all constraints of this board. This one is played as it is; it does not meet: %1.</source>
        <translation>Es wurde keine Ziehung gefunden, die alle Bedingungen dieses Bretts erfüllt. Diese wird so gespielt, wie sie ist; sie erfüllt nicht: %1.</translation>
    </message>
</context>
<context>
    <name>GiftLines</name>
    <message>
        <source>Gift track</source>
        <translation>Geschenkleiste</translation>
    </message>
</context>
<context>
    <name>GiftTrack</name>
    <message>
        <source>Gift track</source>
        <translation>Geschenkleiste</translation>
    </message>
</context>
<context>
    <name>GiftsSentences</name>
    <message>
        <source>Wish list</source>
        <translation>Wunschzettel</translation>
    </message>
    <message>
        <source>Gift</source>
        <comment>button</comment>
        <translation>Schenken</translation>
    </message>
    <message>
        <source>once a turn</source>
        <translation>einmal je Zug</translation>
    </message>
    <message>
        <source>Big gift</source>
        <translation>Großes Geschenk</translation>
    </message>
    <message>
        <source>Small gift</source>
        <translation>Kleines Geschenk</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives the %2 a big gift: %3. That makes %n step(s).</source>
        <extracomment>%1 is a player, %2 the robber (German: dative with article), %3 a card (&quot;1 wool&quot;); %n steps in all</extracomment>
        <translation>
            <numerusform>%1 macht %2 ein großes Geschenk: %3. Das ist zusammen %n Schritt.</numerusform>
            <numerusform>%1 macht %2 ein großes Geschenk: %3. Das sind zusammen %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives the %2 a small gift: %3. That makes %n step(s).</source>
        <extracomment>%1 is a player, %2 the robber (German: dative with article), %3 a card (&quot;1 wool&quot;); %n steps in all</extracomment>
        <translation>
            <numerusform>%1 macht %2 ein kleines Geschenk: %3. Das ist zusammen %n Schritt.</numerusform>
            <numerusform>%1 macht %2 ein kleines Geschenk: %3. Das sind zusammen %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the box of the big gift %2 replaces %1.</source>
        <extracomment>%1 is the player whose marker goes, %2 the one whose marker comes</extracomment>
        <translation>Auf dem Geschenkfeld des großen Geschenks löst %2 %1 ab.</translation>
    </message>
    <message>
        <source>In the box of the small gift %2 replaces %1.</source>
        <extracomment>%1 is the player whose marker goes, %2 the one whose marker comes</extracomment>
        <translation>Auf dem Geschenkfeld des kleinen Geschenks löst %2 %1 ab.</translation>
    </message>
    <message>
        <source>%1 is the Greatest Giver now.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 ist jetzt der Größte Gönner.</translation>
    </message>
    <message>
        <source>%1 takes Greatest Giver from %2.</source>
        <extracomment>%1 is a player, %2 the one who had it</extracomment>
        <translation>%1 nimmt %2 den Größten Gönner ab.</translation>
    </message>
    <message>
        <source>What the %1 blocks on %2 goes to %3.</source>
        <extracomment>A hex that pays cards of one&apos;s choice. %1 is the robber (German: with article), %2 a hex (&quot;gold 9&quot;), %3 a player</extracomment>
        <translation>Was %1 auf %2 blockiert, geht an %3.</translation>
    </message>
    <message>
        <source>What the %1 blocks on %2 goes to %3: %4.</source>
        <extracomment>%1 is the robber (German: with article), %2 a hex (&quot;hills 4&quot;), %3 a player, %4 cards</extracomment>
        <translation>Was %1 auf %2 blockiert, geht an %3: %4.</translation>
    </message>
    <message>
        <source>%1: what do you give the %2?</source>
        <extracomment>%1 is the player, %2 the robber (German: dative with article)</extracomment>
        <translation>%1: Was schenkst du %2?</translation>
    </message>
    <message>
        <source>The card goes to the supply. Escape leaves the choice.</source>
        <translation>Die Karte geht in den Vorrat. Escape bricht die Auswahl ab.</translation>
    </message>
    <message>
        <source>one gift a turn</source>
        <translation>ein Geschenk je Zug</translation>
    </message>
    <message>
        <source>it is not wished for</source>
        <translation>das steht nicht als Wunsch auf dem Zettel</translation>
    </message>
    <message>
        <source>give a gift</source>
        <translation>ein Geschenk machen</translation>
    </message>
    <message numerus="yes">
        <source>Big gift: %n step(s), then %1 in all.</source>
        <extracomment>What a gift would do: %n steps on the track, then %1 in all</extracomment>
        <translation>
            <numerusform>Großes Geschenk: %n Schritt, dann %1 insgesamt.</numerusform>
            <numerusform>Großes Geschenk: %n Schritte, dann %1 insgesamt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Small gift: %n step(s), then %1 in all.</source>
        <extracomment>What a gift would do: %n steps on the track, then %1 in all</extracomment>
        <translation>
            <numerusform>Kleines Geschenk: %n Schritt, dann %1 insgesamt.</numerusform>
            <numerusform>Kleines Geschenk: %n Schritte, dann %1 insgesamt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The marker of %1 leaves the box.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Der Marker von %1 verlässt das Geschenkfeld.</translation>
    </message>
    <message>
        <source>That earns Greatest Giver.</source>
        <translation>Das bringt den Größten Gönner.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the gift track</source>
        <translation>
            <numerusform>ein Schritt auf der Geschenkleiste</numerusform>
            <numerusform>%n Schritte auf der Geschenkleiste</numerusform>
        </translation>
    </message>
    <message>
        <source>Greatest Giver</source>
        <translation>Größter Gönner</translation>
    </message>
</context>
<context>
    <name>GiverLine</name>
    <message>
        <source>Greatest Giver</source>
        <translation>Größter Gönner</translation>
    </message>
</context>
<context>
    <name>GreatestGiver</name>
    <message>
        <source>Greatest Giver</source>
        <translation>Größter Gönner</translation>
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
        <translation>Deine Hand</translation>
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
    <name>HelpSheet</name>
    <message>
        <source>Controls</source>
        <translation>Bedienung</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Rules of the scenario</source>
        <translation>Regeln des Szenarios</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>Zum nächsten Bereich des Fensters</translation>
    </message>
    <message>
        <source>Between places on the board, cards and choices</source>
        <translation>Zwischen Plätzen auf dem Brett, Karten und Möglichkeiten</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Choose, build, press</source>
        <translation>Wählen, bauen, drücken</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel, close, back to the gallery</source>
        <translation>Abbrechen, schließen, zurück zur Galerie</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Undo, as long as nothing hidden came to light</source>
        <translation>Rückgängig, solange nichts Verdecktes bekannt wurde</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>Open a game or scenario</source>
        <translation>Spiel oder Szenario öffnen</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Spiel als Datei speichern</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Strg+,</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Strg+Q</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source># Playing</source>
        <translation># Spielen</translation>
    </message>
    <message>
        <source>The line at the top says who must do what now, and below it why something is not possible. Places that may be chosen light up on the board; pointing at one tells what it yields. A click chooses, a second click on the same place or Enter builds.</source>
        <translation>Die Zeile oben sagt, wer jetzt was tun muss, und darunter, warum etwas nicht geht. Plätze, die gewählt werden dürfen, leuchten auf dem Brett auf; zeigst du auf einen, steht oben, was er bringt. Ein Klick wählt, ein zweiter Klick auf denselben Platz oder die Eingabetaste baut.</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard alone: Tab goes from part to part, arrows move within a part, Enter or Space presses.</source>
        <translation>Alles geht auch nur mit der Tastatur: Tab geht von Bereich zu Bereich, die Pfeiltasten bewegen sich darin, Eingabe- oder Leertaste drückt.</translation>
    </message>
    <message>
        <source># Saving</source>
        <translation># Speichern</translation>
    </message>
    <message>
        <source>The game is saved after every action. “Go on playing” in the gallery continues it, even after the computer was switched off.</source>
        <translation>Das Spiel wird nach jeder Aktion gespeichert. „Weiterspielen“ in der Galerie setzt es fort, auch wenn der Computer ausgeschaltet war.</translation>
    </message>
    <message>
        <source>The first, second … card or answer</source>
        <translation>Die erste, zweite … Karte oder Antwort</translation>
    </message>
    <message>
        <source>Let the next bot move, when bots move step by step</source>
        <translation>Den nächsten Bot ziehen lassen, wenn Bots schrittweise ziehen</translation>
    </message>
    <message>
        <source>Build, with another key: R road, S settlement, C city, D development card, V deposit seeds in the vault, G gift</source>
        <translation>Bauen, mit einer zweiten Taste: R Straße, S Siedlung, C Stadt, D Entwicklungskarte, V Saatgut in den Tresor einlagern, G Geschenk</translation>
    </message>
</context>
<context>
    <name>HexSentence</name>
    <message>
        <source>%1: no hex</source>
        <extracomment>%1: coordinates</extracomment>
        <translation>%1: kein Feld</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: coordinates of a hex, %2: what lies on it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>stack “%1”</source>
        <extracomment>%1: name of a stack of number tokens</extracomment>
        <translation>Stapel „%1“</translation>
    </message>
    <message>
        <source>number from “%1”</source>
        <extracomment>%1: name of a pool</extracomment>
        <translation>Zahl aus „%1“</translation>
    </message>
    <message>
        <source>number %1</source>
        <extracomment>%1: number of a hex</extracomment>
        <translation>Zahl %1</translation>
    </message>
    <message>
        <source>harbour %1 from “%2”</source>
        <extracomment>%1: side of a hex such as NE, %2: name of a pool</extracomment>
        <translation>Hafen %1 aus „%2“</translation>
    </message>
    <message>
        <source>harbour %1 %2</source>
        <extracomment>%1: side of a hex such as NE, %2: 3:1 or a resource</extracomment>
        <translation>Hafen %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A piece of a player: %1 is settlement, city or road, %2 the colour</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Tokens on a hex: %1 is how many, %2 of what</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, corner %2: %3</source>
        <extracomment>%1: coordinates of a hex, %2: name of its corner such as N, %3: what stands there</extracomment>
        <translation>%1, Ecke %2: %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1, edge %2: %3</source>
        <extracomment>%1: coordinates of a hex, %2: name of its side such as NE, %3: what lies there</extracomment>
        <translation>%1, Kante %2: %3</translation>
    </message>
    <message>
        <source>terrain from “%1”</source>
        <extracomment>%1: name of a pool</extracomment>
        <translation>Landschaft aus „%1“</translation>
    </message>
</context>
<context>
    <name>HouseRulesPanel</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>So many points win the game.</source>
        <translation>Mit so vielen Punkten ist das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>Discard limit</source>
        <translation>Handkartengrenze</translation>
    </message>
    <message>
        <source>Whoever has more cards than this discards half of them on a seven.</source>
        <translation>Wer mehr Karten hat, gibt bei einer Sieben die Hälfte ab.</translation>
    </message>
    <message>
        <source>Friendly robber</source>
        <translation>Freundlicher Räuber</translation>
    </message>
    <message>
        <source>Players with no more than two points are spared.</source>
        <translation>Wer höchstens zwei Punkte hat, wird verschont.</translation>
    </message>
    <message>
        <source>Start with a city</source>
        <translation>Beginn mit einer Stadt</translation>
    </message>
    <message>
        <source>The second building that is founded is a city.</source>
        <translation>Als zweites Gebäude wird eine Stadt gegründet.</translation>
    </message>
    <message>
        <source>On this board the first pieces lie already.</source>
        <translation>Auf diesem Brett liegen die ersten Figuren schon.</translation>
    </message>
    <message>
        <source>As the scenario says</source>
        <translation>Wie das Szenario es sagt</translation>
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
    <name>LanguageSwitch</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
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
    <name>LeaveSheet</name>
    <message>
        <source>Leave the game?</source>
        <translation>Das Spiel verlassen?</translation>
    </message>
    <message>
        <source>What was played last is lost when you leave the game now.</source>
        <translation>Was zuletzt gespielt wurde, geht verloren, wenn du das Spiel jetzt verlässt.</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Ohne Speichern verlassen</translation>
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
    <name>LogSentences</name>
    <message>
        <source>%1 gets %2.</source>
        <extracomment>%1 is a player, %2 are cards: &quot;2 lumber and 1 ore&quot;</extracomment>
        <translation>%1 bekommt %2.</translation>
    </message>
    <message>
        <source>%1 starts with %2.</source>
        <extracomment>%1 is a player, %2 are cards</extracomment>
        <translation>%1 beginnt mit %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes all %2 from the others: %n card(s).</source>
        <extracomment>%1 is a player, %2 a resource; %n cards of it</extracomment>
        <translation>
            <numerusform>%1 nimmt allen anderen %2 ab: %n Karte.</numerusform>
            <numerusform>%1 nimmt allen anderen %2 ab: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2 from the bank.</source>
        <extracomment>%1 is a player, %2 are cards</extracomment>
        <translation>%1 nimmt %2 von der Bank.</translation>
    </message>
    <message>
        <source>The bank cannot pay enough %1: nobody gets any.</source>
        <extracomment>%1 is a resource</extracomment>
        <translation>Die Bank hat nicht genug %1: Niemand bekommt davon.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must discard %n card(s).</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 muss eine Karte abgeben.</numerusform>
            <numerusform>%1 muss %n Karten abgeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <extracomment>%1 is a player, %2 are cards</extracomment>
        <translation>%1 gibt %2 ab.</translation>
    </message>
    <message>
        <source>No yield from %1: the %2 is there.</source>
        <extracomment>%1 is a hex: &quot;mountains 8&quot;; %2 the robber (German: nominative with article)</extracomment>
        <translation>Kein Ertrag von %1: Dort steht %2.</translation>
    </message>
    <message>
        <source>%1 moves the %2: %3.</source>
        <extracomment>%1 is a player, %2 the robber (German: accusative with article), %3 a hex: &quot;mountains 8&quot;</extracomment>
        <translation>%1 versetzt %2: %3.</translation>
    </message>
    <message>
        <source>The %1 leaves the island.</source>
        <extracomment>%1 is the robber (German: nominative with article, capitalised)</extracomment>
        <translation>%1 verlässt die Insel.</translation>
    </message>
    <message>
        <source>%1 steals %2 from %3.</source>
        <extracomment>%1 and %3 are players, %2 is a card: &quot;1 ore&quot;</extracomment>
        <translation>%1 raubt %2 von %3.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <extracomment>%1 and %2 are players</extracomment>
        <translation>%1 raubt eine Karte von %2.</translation>
    </message>
    <message>
        <source>%1 steals nothing.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 raubt nichts.</translation>
    </message>
    <message>
        <source>%1 builds a road: %2.</source>
        <extracomment>%1 is a player, %2 a place: &quot;forest 9 and hills 6&quot;</extracomment>
        <translation>%1 baut eine Straße: %2.</translation>
    </message>
    <message>
        <source>%1 builds a settlement: %2.</source>
        <extracomment>%1 is a player, %2 a place: &quot;forest 9, hills 6 and pasture&quot;</extracomment>
        <translation>%1 baut eine Siedlung: %2.</translation>
    </message>
    <message>
        <source>%1 builds a city: %2.</source>
        <extracomment>%1 is a player, %2 a place: &quot;forest 9, hills 6 and pasture&quot;</extracomment>
        <translation>%1 baut eine Stadt: %2.</translation>
    </message>
    <message>
        <source>%1 loses a road: %2.</source>
        <extracomment>%1 is a player, %2 a place</extracomment>
        <translation>%1 verliert eine Straße: %2.</translation>
    </message>
    <message>
        <source>%1 loses a settlement: %2.</source>
        <extracomment>%1 is a player, %2 a place</extracomment>
        <translation>%1 verliert eine Siedlung: %2.</translation>
    </message>
    <message>
        <source>%1 loses a city: %2.</source>
        <extracomment>%1 is a player, %2 a place</extracomment>
        <translation>%1 verliert eine Stadt: %2.</translation>
    </message>
    <message>
        <source>%1 buys a development card: %2.</source>
        <extracomment>%1 is a player, %2 the name of a development card</extracomment>
        <translation>%1 kauft eine Entwicklungskarte: %2.</translation>
    </message>
    <message>
        <source>%1 buys a development card.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 kauft eine Entwicklungskarte.</translation>
    </message>
    <message>
        <source>%1 plays “%2”.</source>
        <extracomment>%1 is a player, %2 the name of a development card</extracomment>
        <translation>%1 spielt „%2“ aus.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>The terms of a trade: %1 are the cards given, %2 the cards got</extracomment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 gives the bank %2 for %3.</source>
        <extracomment>%1 is a player, %2 and %3 are cards</extracomment>
        <translation>%1 gibt der Bank %2 für %3.</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3.</source>
        <extracomment>%1 is a player, %2 are the cards given, %3 the cards asked for</extracomment>
        <translation>%1 bietet %2 für %3.</translation>
    </message>
    <message>
        <source>%1 agrees.</source>
        <extracomment>%1 is a player who answers an offer</extracomment>
        <translation>%1 ist einverstanden.</translation>
    </message>
    <message>
        <source>%1 declines.</source>
        <extracomment>%1 is a player who answers an offer</extracomment>
        <translation>%1 lehnt ab.</translation>
    </message>
    <message>
        <source>%1 would give %2 for %3.</source>
        <extracomment>A counter-offer: %1 is a player, %2 are the cards given, %3 the cards asked for</extracomment>
        <translation>%1 würde %2 für %3 geben.</translation>
    </message>
    <message>
        <source>%1 gives %2 to %3 for %4.</source>
        <extracomment>%1 and %3 are players; %1 gives the cards %2 and gets the cards %4</extracomment>
        <translation>%1 gibt %2 an %3 für %4.</translation>
    </message>
    <message>
        <source>The offer of %1 ends without a trade.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Das Angebot von %1 endet ohne Handel.</translation>
    </message>
    <message>
        <source>%1 loses the Longest Road; nobody has it now.</source>
        <extracomment>%1 is a player who had the award</extracomment>
        <translation>%1 verliert die Längste Handelsstraße; niemand hat sie jetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the Longest Road: %n road(s).</source>
        <extracomment>%1 is a player; the road is %n long</extracomment>
        <translation>
            <numerusform>%1 nimmt die Längste Handelsstraße: %n Straße.</numerusform>
            <numerusform>%1 nimmt die Längste Handelsstraße: %n Straßen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the Longest Road from %2: %n road(s).</source>
        <extracomment>%1 and %2 are players; the road is %n long</extracomment>
        <translation>
            <numerusform>%1 nimmt die Längste Handelsstraße von %2: %n Straße.</numerusform>
            <numerusform>%1 nimmt die Längste Handelsstraße von %2: %n Straßen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses the Largest Army; nobody has it now.</source>
        <translation>%1 verliert die Größte Rittermacht; niemand hat sie jetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the Largest Army: %n knight(s).</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 nimmt die Größte Rittermacht: %n Ritter.</numerusform>
            <numerusform>%1 nimmt die Größte Rittermacht: %n Ritter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the Largest Army from %2: %n knight(s).</source>
        <extracomment>%1 and %2 are players</extracomment>
        <translation>
            <numerusform>%1 nimmt die Größte Rittermacht von %2: %n Ritter.</numerusform>
            <numerusform>%1 nimmt die Größte Rittermacht von %2: %n Ritter.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn goes to %1.</source>
        <extracomment>A new turn: %1 is a player</extracomment>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 rolls %4 (%2 and %3).</source>
        <extracomment>Dice: %1 is a player, %2 and %3 are the dice, %4 their sum</extracomment>
        <translation>%1 würfelt %4 (%2 und %3).</translation>
    </message>
    <message>
        <source>The last number token leaves its stack: %1.</source>
        <extracomment>%1 is a hex</extracomment>
        <translation>Der letzte Zahlenchip verlässt seinen Stapel: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The top number token leaves its stack; now it is %1 (%n token(s) left).</source>
        <extracomment>%1 is a hex with the number that counts from now on: &quot;volcano 8&quot;; %n tokens are left in its stack</extracomment>
        <translation>
            <numerusform>Der oberste Zahlenchip verlässt seinen Stapel; jetzt gilt: %1 (noch ein Chip).</numerusform>
            <numerusform>Der oberste Zahlenchip verlässt seinen Stapel; jetzt gilt: %1 (noch %n Chips).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 finds no place to start and is passed over.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 findet keinen Platz zum Gründen und wird übergangen.</translation>
    </message>
    <message>
        <source>Too many things followed from one another; the rest is left out.</source>
        <translation>Zu vieles folgte auseinander; der Rest entfällt.</translation>
    </message>
    <message>
        <source>The game ends without a winner.</source>
        <translation>Das Spiel endet ohne Sieg.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 gewinnt mit einem Punkt.</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <extracomment>A shared win: %1 are players</extracomment>
        <translation>%1 gewinnen gemeinsam.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever reaches %n victory point(s) in their own turn wins.</source>
        <extracomment>Why the game ended</extracomment>
        <translation>
            <numerusform>Wer im eigenen Zug einen Siegpunkt erreicht, gewinnt.</numerusform>
            <numerusform>Wer im eigenen Zug %n Siegpunkte erreicht, gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was ended because it reached the limit of turns.</source>
        <translation>Das Spiel wurde beendet, weil es die Höchstzahl der Züge erreicht hat.</translation>
    </message>
    <message>
        <source>A city of %1 becomes a settlement: %2.</source>
        <extracomment>%1 is a player, %2 a place</extracomment>
        <translation>Eine Stadt von %1 wird zur Siedlung: %2.</translation>
    </message>
    <message>
        <source>%1 acts as the partner of %2.</source>
        <extracomment>Five or six players: %1 is the second of the pair, %2 the one whose turn it was</extracomment>
        <translation>%1 ist als Partner von %2 am Zug.</translation>
    </message>
</context>
<context>
    <name>LossSentence</name>
    <message>
        <source>The robber begins on the desert again.</source>
        <translation>Der Räuber beginnt wieder auf der Wüste.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) of land were replaced.</source>
        <translation>
            <numerusform>Ein Landfeld wurde ersetzt.</numerusform>
            <numerusform>%n Landfelder wurden ersetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harbour(s) had no coast any more or made room.</source>
        <translation>
            <numerusform>Ein Hafen hatte keine Küste mehr oder machte Platz.</numerusform>
            <numerusform>%n Häfen hatten keine Küste mehr oder machten Platz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starting piece(s) had no place any more.</source>
        <translation>
            <numerusform>Ein Startstück hatte keinen Platz mehr.</numerusform>
            <numerusform>%n Startstücke hatten keinen Platz mehr.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – Inselwerk</source>
        <comment>%1: scenario</comment>
        <translation>%1 – Inselwerk</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>To the gallery</source>
        <translation>Zur Galerie</translation>
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
        <source>Rules of the scenario</source>
        <translation>Regeln des Szenarios</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Bedienung</translation>
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
    <name>MessageBar</name>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Move the %1 and steal one card.</source>
        <extracomment>Text of the knight card; %1 is the robber (German: accusative with article)</extracomment>
        <translation>Versetze %1 und raube eine Karte.</translation>
    </message>
    <message>
        <source>Build two roads for free.</source>
        <translation>Baue zwei Straßen ohne Kosten.</translation>
    </message>
    <message>
        <source>Take any two cards from the bank.</source>
        <translation>Nimm zwei beliebige Karten von der Bank.</translation>
    </message>
    <message>
        <source>Name a resource: all others give you theirs.</source>
        <translation>Nenne einen Rohstoff: Alle anderen geben dir ihre davon.</translation>
    </message>
    <message>
        <source>Counts one victory point, hidden until the end.</source>
        <translation>Zählt einen Siegpunkt, verdeckt bis zum Ende.</translation>
    </message>
    <message>
        <source>3:1 harbour</source>
        <translation>3:1-Hafen</translation>
    </message>
    <message>
        <source>2:1 harbour for %1</source>
        <extracomment>A harbour for one resource, %1</extracomment>
        <translation>2:1-Hafen für %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A number of cards: %1 is the number, %2 the resource</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>No cards at all</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>robber</source>
        <comment>German: with article, nominative</comment>
        <translation>der Räuber</translation>
    </message>
    <message>
        <source>robber</source>
        <comment>German: with article, accusative</comment>
        <translation>den Räuber</translation>
    </message>
    <message>
        <source>robber</source>
        <comment>German: with article, dative</comment>
        <translation>dem Räuber</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>hex</comment>
        <extracomment>A hex: %1 is its terrain, %2 its number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 at the sea</source>
        <extracomment>A path at the coast: %1 is the land beside it</extracomment>
        <translation>%1 am Meer</translation>
    </message>
</context>
<context>
    <name>NumberKeys</name>
    <message>
        <source>1 …: type 0, 1 or 2 for the number 10, 11 or 12.</source>
        <translation>1 …: Tippe 0, 1 oder 2 für die Zahl 10, 11 oder 12.</translation>
    </message>
    <message>
        <source>There is no number token with a 7.</source>
        <translation>Es gibt keinen Zahlenchip mit einer 7.</translation>
    </message>
    <message>
        <source>Lay a number</source>
        <extracomment>Step of history</extracomment>
        <translation>Zahl legen</translation>
    </message>
    <message>
        <source>Take a number away</source>
        <extracomment>Step of history</extracomment>
        <translation>Zahl wegnehmen</translation>
    </message>
    <message>
        <source>There is no hex for a number.</source>
        <translation>Hier ist kein Feld für eine Zahl.</translation>
    </message>
    <message>
        <source>The sea takes no number.</source>
        <translation>Das Meer nimmt keine Zahl.</translation>
    </message>
    <message>
        <source>The desert takes no number: it yields nothing.</source>
        <translation>Die Wüste nimmt keine Zahl: Sie bringt keinen Ertrag.</translation>
    </message>
    <message>
        <source>A volcano takes a number or a stack, but none from a pool.</source>
        <translation>Ein Vulkan nimmt eine Zahl oder einen Stapel, aber keine Zahl aus einem Topf.</translation>
    </message>
</context>
<context>
    <name>OpenPanel</name>
    <message>
        <source>Open a file …</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Open a game or scenario …</source>
        <translation>Spiel oder Szenario öffnen …</translation>
    </message>
    <message>
        <source>or drop a file on the window</source>
        <translation>oder eine Datei auf das Fenster ziehen</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>seed vault, with a space of %1 tokens for each crop</source>
        <translation>Saatgut-Tresor, je Kulturpflanze mit Platz für %1 Plättchen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: name of an event token, %2: its id in the file</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>gift track with %1 spaces</source>
        <translation>Geschenkleiste mit %1 Feldern</translation>
    </message>
    <message>
        <source>big gift box: %1</source>
        <translation>großes Geschenkfeld: %1</translation>
    </message>
    <message>
        <source>small gift box: %1</source>
        <translation>kleines Geschenkfeld: %1</translation>
    </message>
    <message>
        <source>wish tile, one for each resource</source>
        <translation>Wunschplättchen, eins für jeden Rohstoff</translation>
    </message>
    <message>
        <source>marker of every player on the gift track</source>
        <translation>Marker je Person auf der Geschenkleiste</translation>
    </message>
    <message>
        <source>marker of every player for the gift boxes</source>
        <translation>Marker je Person für die Geschenkfelder</translation>
    </message>
    <message>
        <source>tile “Greatest Giver”</source>
        <translation>Tafel „Größter Gönner“</translation>
    </message>
    <message>
        <source>die for the corner that an eruption strikes</source>
        <translation>Würfel für die Ecke, die ein Ausbruch trifft</translation>
    </message>
</context>
<context>
    <name>Pick</name>
    <message>
        <source>Picked up %1.</source>
        <extracomment>%1: a hex and what lies on it</extracomment>
        <translation>Aufgenommen: %1.</translation>
    </message>
</context>
<context>
    <name>PlaceSentence</name>
    <message>
        <source>Name of the scenario</source>
        <translation>Name des Szenarios</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Rules page</source>
        <translation>Regelseite</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Name des Bretts</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Event token %1</source>
        <extracomment>%1: number in the list of event tokens</extracomment>
        <translation>Ereignisplättchen %1</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <extracomment>%1: title of a rule module such as &quot;Crops&quot;, %2: number of an entry in one of its lists</extracomment>
        <translation>%1, Eintrag %2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Name “%1”</source>
        <extracomment>%1: what the scenario gives a name of its own, such as &quot;robber&quot;</extracomment>
        <translation>Name „%1“</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Hex %1</source>
        <extracomment>%1: coordinates</extracomment>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>Harbour %1</source>
        <extracomment>%1: coordinates</extracomment>
        <translation>Hafen %1</translation>
    </message>
    <message>
        <source>Pool “%1”</source>
        <translation>Topf „%1“</translation>
    </message>
    <message>
        <source>Stack “%1”</source>
        <translation>Stapel „%1“</translation>
    </message>
    <message>
        <source>Set-up region</source>
        <translation>Gründungsgebiet</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>Starting pieces</source>
        <translation>Startfiguren</translation>
    </message>
    <message>
        <source>Pieces: %1</source>
        <extracomment>%1: a colour</extracomment>
        <translation>Figuren: %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1: a part of a board such as &quot;Hex [0, -2]&quot;, %2: the board</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>Where the same is wrong; %1: the first place, such as &quot;Hex [0, -2]&quot;</extracomment>
        <translation>
            <numerusform>%1 und ein weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Constraint “%1”</source>
        <extracomment>%1: what the constraint is called, such as &quot;6 and 8 never side by side&quot;</extracomment>
        <translation>Bedingung „%1“</translation>
    </message>
    <message>
        <source>Event token %1 (%2)</source>
        <extracomment>%1: number in the list of event tokens, %2: name of the token</extracomment>
        <translation>Ereignisplättchen %1 (%2)</translation>
    </message>
</context>
<context>
    <name>PlaceSentences</name>
    <message>
        <source>Road: %1</source>
        <extracomment>A place for a piece: %1 says where</extracomment>
        <translation>Straße: %1</translation>
    </message>
    <message>
        <source>Settlement: %1</source>
        <translation>Siedlung: %1</translation>
    </message>
    <message>
        <source>City: %1</source>
        <translation>Stadt: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>robber</comment>
        <extracomment>A place for the robber: %1 is what it is called, %2 says where</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>action</comment>
        <extracomment>A place for an action of a scenario&apos;s own: %1 is the action, %2 says where</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This place yields nothing.</source>
        <extracomment>What a place yields: %1 is a list like &quot;brick (6), wool (4)&quot;; it pays in %n of 36 rolls</extracomment>
        <translation>Dieser Platz bringt nichts.</translation>
    </message>
    <message numerus="yes">
        <source>This place yields %1 – %n of 36 rolls.</source>
        <translation>
            <numerusform>Dieser Platz bringt %1 – bei %n von 36 Würfen.</numerusform>
            <numerusform>Dieser Platz bringt %1 – bei %n von 36 Würfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 It has a %2.</source>
        <extracomment>Two sentences: %1 says what a place yields, %2 is a harbour</extracomment>
        <translation>%1 Dort liegt ein %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What a place yields: %1 is the resource, or the land if it pays what one chooses, %2 the number to roll</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This road would run past: %1. It leads to a %2.</source>
        <extracomment>A place for a road: %1 is where (&quot;forest 9 and desert&quot;), %2 a harbour</extracomment>
        <translation>Eine Straße hier liegt neben: %1. Sie führt zu einem %2.</translation>
    </message>
    <message>
        <source>This road would run past: %1.</source>
        <extracomment>A place for a road: %1 is where: &quot;forest 9 and desert&quot;</extracomment>
        <translation>Eine Straße hier liegt neben: %1.</translation>
    </message>
    <message>
        <source>Nobody lives beside this hex: %1.</source>
        <extracomment>Where the robber may go: %1 is a hex (&quot;desert&quot;, &quot;hills 4&quot;)</extracomment>
        <translation>An diesem Feld wohnt niemand: %1.</translation>
    </message>
    <message>
        <source>Beside this hex (%1) live: %2.</source>
        <extracomment>Where the robber may go: %1 is a hex (&quot;desert&quot;, &quot;hills 4&quot;), %2 are players</extracomment>
        <translation>An diesem Feld (%1) wohnen: %2.</translation>
    </message>
</context>
<context>
    <name>PlayRequest</name>
    <message>
        <source>%1 cannot be played: %2</source>
        <extracomment>%1: a file, %2: the first of its errors, a sentence</extracomment>
        <translation>%1 ist nicht spielbar: %2</translation>
    </message>
    <message>
        <source>The scenario has no board “%1”.</source>
        <translation>Das Szenario hat kein Brett „%1“.</translation>
    </message>
    <message>
        <source>There is no player “%1”.</source>
        <translation>Einen Spieler „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0 to %1.</source>
        <translation>Die Startzahl muss eine ganze Zahl von 0 bis %1 sein.</translation>
    </message>
    <message>
        <source>The board “%1” is for %2 to %3 players.</source>
        <translation>Das Brett „%1“ ist für %2 bis %3 Spieler.</translation>
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
    <name>PoolSentence</name>
    <message>
        <source>Tiles in the pool: %1, as many as hexes are drawn from it.</source>
        <extracomment>%1: how many, %2: how many there should be</extracomment>
        <translation>Plättchen im Topf: %1, so viele, wie Felder daraus gezogen werden.</translation>
    </message>
    <message>
        <source>Tiles in the pool: %1; hexes drawn from it: %2. Make the numbers equal.</source>
        <translation>Plättchen im Topf: %1; Felder, die daraus gezogen werden: %2. Gleiche die Zahlen an.</translation>
    </message>
    <message>
        <source>Pieces in the pool: %1, as many as harbours are drawn from it.</source>
        <extracomment>%1: how many, %2: how many there should be</extracomment>
        <translation>Häfen im Topf: %1, so viele, wie an der Küste daraus gezogen werden.</translation>
    </message>
    <message>
        <source>Pieces in the pool: %1; harbours drawn from it: %2. Make the numbers equal.</source>
        <translation>Häfen im Topf: %1; Häfen, die daraus gezogen werden: %2. Gleiche die Zahlen an.</translation>
    </message>
    <message>
        <source>Tokens in the pool: %1; hexes that take one: from %3 to %2, for desert and volcano take none.</source>
        <extracomment>%1: how many, %3 and %2: how many there should be at least and at most</extracomment>
        <translation>Chips im Topf: %1; Felder, die einen bekommen: von %3 bis %2, denn Wüste und Vulkan bekommen keinen.</translation>
    </message>
    <message>
        <source>Tokens in the pool: %1, as many as hexes take one.</source>
        <extracomment>%1: how many, %2: how many there should be</extracomment>
        <translation>Chips im Topf: %1, so viele, wie Felder einen bekommen.</translation>
    </message>
    <message>
        <source>Tokens in the pool: %1; hexes that take one: %2. Make the numbers equal.</source>
        <translation>Chips im Topf: %1; Felder, die einen bekommen: %2. Gleiche die Zahlen an.</translation>
    </message>
    <message>
        <source>%1: %2 for %3 to %4 hexes</source>
        <extracomment>Row of a list of pools. %1: name, %2: pieces in it, %3 and %4: hexes that take one, at least and at most</extracomment>
        <translation>%1: %2 für %3 bis %4 Felder</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 for %n harbour(s)</source>
        <extracomment>Row of a list of pools. %1: name, %2: pieces in it, %n: harbours that are drawn from it</extracomment>
        <translation>
            <numerusform>%1: %2 für einen Hafen</numerusform>
            <numerusform>%1: %2 für %n Häfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 for %n hex(es)</source>
        <extracomment>Row of a list of pools. %1: name, %2: pieces in it, %n: hexes that are drawn from it</extracomment>
        <translation>
            <numerusform>%1: %2 für ein Feld</numerusform>
            <numerusform>%1: %2 für %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is drawn from this pool.</source>
        <translation>Aus diesem Topf wird nichts gezogen.</translation>
    </message>
</context>
<context>
    <name>PrintSheets</name>
    <message>
        <source>%1 – sheet %2</source>
        <extracomment>Foot of a printed sheet: %1 is what is on it, %2 its number</extracomment>
        <translation>%1 – Bogen %2</translation>
    </message>
    <message>
        <source>There is nothing to print: the board has none of what you chose.</source>
        <translation>Es gibt nichts zu drucken: Das Brett hat nichts von dem, was du gewählt hast.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Board, row %1, column %2</source>
        <extracomment>A board over several sheets</extracomment>
        <translation>Brett, Reihe %1, Spalte %2</translation>
    </message>
    <message>
        <source>Number tokens to cut out</source>
        <translation>Zahlenchips zum Ausschneiden</translation>
    </message>
    <message>
        <source>Stacks of number tokens</source>
        <translation>Stapel von Zahlenchips</translation>
    </message>
    <message>
        <source>shuffled before the game</source>
        <translation>vor der Partie gemischt</translation>
    </message>
    <message>
        <source>in this order, the first on top</source>
        <translation>in dieser Reihenfolge, der erste oben</translation>
    </message>
    <message>
        <source>after the roll the top token leaves</source>
        <translation>nach dem Wurf geht der oberste Chip</translation>
    </message>
    <message>
        <source>after the roll the top token goes to the bottom</source>
        <translation>nach dem Wurf kommt der oberste Chip nach unten</translation>
    </message>
    <message>
        <source>%1, %2: %3; %4.</source>
        <extracomment>%1: name of a stack, %2: on how many hexes it lies, %3 and %4: parts of a sentence</extracomment>
        <translation>%1, %2: %3; %4.</translation>
    </message>
    <message numerus="yes">
        <source>on %n hex(es)</source>
        <translation>
            <numerusform>auf einem Feld</numerusform>
            <numerusform>auf %n Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>What is needed</source>
        <translation>Was gebraucht wird</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>A line of a list of parts: “4 × forest”</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Event tokens to cut out</source>
        <translation>Ereignisplättchen zum Ausschneiden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Foot of a printed sheet: %1 is the name of a scenario, %2 that of its board</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Crop tokens to cut out</source>
        <translation>Pflanzenplättchen zum Ausschneiden</translation>
    </message>
    <message>
        <source>What the event tokens do</source>
        <translation>Was die Ereignisplättchen bewirken</translation>
    </message>
</context>
<context>
    <name>ProblemSentence</name>
    <message>
        <source>“%1”</source>
        <extracomment>Quotation marks around the name of a field or a thing</extracomment>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>ProblemsSheet</name>
    <message>
        <source>Problems of the file</source>
        <translation>Probleme der Datei</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) must be put right before this scenario can be played.</source>
        <translation>
            <numerusform>Ein Fehler muss behoben werden, bevor dieses Szenario gespielt werden kann.</numerusform>
            <numerusform>%n Fehler müssen behoben werden, bevor dieses Szenario gespielt werden kann.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s). The scenario can be played all the same.</source>
        <translation>
            <numerusform>Ein Hinweis. Das Szenario kann trotzdem gespielt werden.</numerusform>
            <numerusform>%n Hinweise. Das Szenario kann trotzdem gespielt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play all the same</source>
        <translation>Trotzdem spielen</translation>
    </message>
</context>
<context>
    <name>PutAside</name>
    <message>
        <source>The last game cannot be read as a whole. It was put among the saved games as “%1”, unchanged. %2</source>
        <extracomment>%1 is the name of a file, %2 a sentence that says what is wrong with it</extracomment>
        <translation>Das letzte Spiel lässt sich nicht ganz lesen. Es liegt unverändert bei den Spielständen als „%1“. %2</translation>
    </message>
    <message>
        <source>“%1” holds an earlier game that cannot be put among the saved games: %2. It stays where it is.</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation>„%1“ enthält ein früheres Spiel, das sich nicht zu den Spielständen legen lässt: %2. Es bleibt, wo es ist.</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Inselwerk editor</source>
        <translation>Inselwerk-Editor</translation>
    </message>
</context>
<context>
    <name>ReasonSentences</name>
    <message numerus="yes">
        <source>needs %n more %1</source>
        <extracomment>Something cannot be paid: %n cards of the resource %1 are missing</extracomment>
        <translation>
            <numerusform>es fehlt %n %1</numerusform>
            <numerusform>es fehlen %n %1</numerusform>
        </translation>
    </message>
    <message>
        <source>needs %1 more</source>
        <extracomment>Something cannot be paid: %1 are the cards that are missing, &quot;1 brick and 2 ore&quot;</extracomment>
        <translation>es fehlen %1</translation>
    </message>
    <message>
        <source>that cannot be done</source>
        <translation>das geht nicht</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>it is the turn of %1</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>first it is for %1 to decide</source>
        <extracomment>%1 are players</extracomment>
        <translation>erst hat zu entscheiden: %1</translation>
    </message>
    <message>
        <source>roll the dice first</source>
        <translation>erst würfeln</translation>
    </message>
    <message>
        <source>the dice have been rolled</source>
        <translation>es ist schon gewürfelt</translation>
    </message>
    <message>
        <source>no piece left in the supply</source>
        <translation>keine Figur mehr im Vorrat</translation>
    </message>
    <message>
        <source>none of your roads or buildings is beside it</source>
        <translation>keine deiner Straßen und Gebäude grenzt daran</translation>
    </message>
    <message>
        <source>something stands there already</source>
        <translation>dort steht schon etwas</translation>
    </message>
    <message>
        <source>too close to another building: two paths must lie between</source>
        <translation>zu nah an einem Gebäude: Zwei Wege müssen dazwischen liegen</translation>
    </message>
    <message>
        <source>a city replaces one of your settlements</source>
        <translation>eine Stadt ersetzt eine deiner Siedlungen</translation>
    </message>
    <message>
        <source>not allowed as a place to start on this board</source>
        <translation>auf diesem Brett kein erlaubter Platz zum Gründen</translation>
    </message>
    <message>
        <source>no development cards left</source>
        <translation>keine Entwicklungskarten mehr da</translation>
    </message>
    <message>
        <source>you do not have this card</source>
        <translation>du hast diese Karte nicht</translation>
    </message>
    <message>
        <source>bought this turn: playable from your next turn on</source>
        <translation>in diesem Zug gekauft: ab deinem nächsten Zug spielbar</translation>
    </message>
    <message>
        <source>one development card a turn</source>
        <translation>eine Entwicklungskarte je Zug</translation>
    </message>
    <message>
        <source>no place or no piece for a road</source>
        <translation>kein Platz oder keine Figur für eine Straße</translation>
    </message>
    <message>
        <source>the bank has none of it</source>
        <translation>die Bank hat nichts davon</translation>
    </message>
    <message>
        <source>the same resource on both sides</source>
        <translation>derselbe Rohstoff auf beiden Seiten</translation>
    </message>
    <message>
        <source>something must be given and something asked for</source>
        <translation>etwas muss gegeben und etwas verlangt werden</translation>
    </message>
    <message>
        <source>too many cards for one offer</source>
        <translation>zu viele Karten für ein Angebot</translation>
    </message>
    <message>
        <source>nobody to trade with</source>
        <translation>niemand, mit dem zu handeln wäre</translation>
    </message>
    <message>
        <source>no more offers this turn</source>
        <translation>keine Angebote mehr in diesem Zug</translation>
    </message>
    <message>
        <source>the %1 must move to another hex</source>
        <extracomment>%1 is the robber (German: nominative with article)</extracomment>
        <translation>%1 muss auf ein anderes Feld</translation>
    </message>
    <message>
        <source>the %1 has left the island</source>
        <extracomment>%1 is the robber (German: nominative with article)</extracomment>
        <translation>%1 hat die Insel verlassen</translation>
    </message>
    <message>
        <source>somebody with only two points lives there</source>
        <translation>dort wohnt jemand mit nur zwei Punkten</translation>
    </message>
    <message>
        <source>nobody to steal from there, or it must be said from whom</source>
        <translation>dort ist niemand zu berauben, oder es fehlt, wer</translation>
    </message>
    <message>
        <source>you have answered already</source>
        <translation>du hast schon geantwortet</translation>
    </message>
    <message>
        <source>no offer is on the table</source>
        <translation>kein Angebot liegt vor</translation>
    </message>
    <message>
        <source>something else has to be decided first</source>
        <translation>erst ist etwas anderes zu entscheiden</translation>
    </message>
    <message>
        <source>a paired player trades with the bank only</source>
        <translation>wer als Partner am Zug ist, handelt nur mit dem Vorrat</translation>
    </message>
    <message>
        <source>this player cannot be picked</source>
        <translation>diese Person steht nicht zur Wahl</translation>
    </message>
    <message>
        <source>not in a special building phase</source>
        <translation>nicht in einer Sonderbauphase</translation>
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
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Controls of the program</source>
        <translation>Bedienung des Programms</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>This scenario has no rules page.</source>
        <translation>Dieses Szenario hat keine Regelseite.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Saved games (*.yaml)</source>
        <translation>Spielstände (*.yaml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
    <message>
        <source>There is a file with this name already.</source>
        <translation>Eine Datei mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>SaveSheet</name>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation>Name des gespeicherten Spiels</translation>
    </message>
    <message>
        <source>There is a saved game of this name already. Replace it?</source>
        <translation>Es gibt schon ein gespeichertes Spiel mit diesem Namen. Ersetzen?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Anderen Namen wählen</translation>
    </message>
    <message>
        <source>Replace the saved game</source>
        <translation>Gespeichertes Spiel ersetzen</translation>
    </message>
    <message>
        <source>Saved games are found in the gallery. The game at the table is kept by itself, too.</source>
        <translation>Gespeicherte Spiele findest du in der Auswahl. Das laufende Spiel wird außerdem von selbst gesichert.</translation>
    </message>
    <message>
        <source>There is a file of this name already. Replace it?</source>
        <translation>Es gibt schon eine Datei mit diesem Namen. Ersetzen?</translation>
    </message>
    <message>
        <source>Other folder …</source>
        <translation>Anderer Ordner …</translation>
    </message>
    <message>
        <source>Replace the file</source>
        <translation>Datei ersetzen</translation>
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
        <translation>Das Szenario verwendet den Vulkan, aber dieses Brett hat kein Vulkanfeld.</translation>
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
        <translation>„%1“ ist keine Ecke des Bretts „%2“: Felder mit der Spitze nach oben (pointy) haben N NE SE S SW NW, solche mit der Seite nach oben (flat) NE E SE SW W NW.</translation>
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
        <translation>Zwei Bretter haben die Kennung „%1“. Ändere eine.</translation>
    </message>
    <message>
        <source>The scenario has no board. Add one.</source>
        <translation>Das Szenario hat kein Brett. Füge eines hinzu.</translation>
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
        <translation>Das Brett hat %1 Häfen; höchstens %2 sind möglich.</translation>
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
        <translation>Das Brett hat kein Land. Füge Felder hinzu, die nicht Meer sind.</translation>
    </message>
    <message>
        <source>The board has %1 land hexes; at most %2 are possible. Sea does not count.</source>
        <translation>Das Brett hat %1 Landfelder; höchstens %2 sind möglich. Meer zählt nicht.</translation>
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
        <translation>Ein Vulkan nimmt keine Zahl aus einem Topf. Gib ihm eine eigene Zahl oder einen eigenen Stapel.</translation>
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
        <translation>Es gibt keinen Topf „%1“, aus dem dies zu ziehen wäre. Ergänze ihn unter `pools` oder nenne einen anderen.</translation>
    </message>
    <message>
        <source>Nothing is drawn from the pool “%1”.</source>
        <translation>Aus dem Topf „%1“ wird nichts gezogen.</translation>
    </message>
    <message>
        <source>Sea cannot be drawn: the coast must be known before the game. Remove `sea` from the pool.</source>
        <translation>Meer kann nicht gezogen werden: Die Küste muss vor dem Spiel feststehen. Entferne `sea` aus dem Topf.</translation>
    </message>
    <message>
        <source>Tiles in the pool: %1; hexes to be drawn from it: %2. Make the numbers equal.</source>
        <translation>Plättchen im Topf: %1; Felder, die daraus gezogen werden: %2. Gleiche die Anzahlen an.</translation>
    </message>
    <message>
        <source>Tokens in the pool: %1; hexes that take one: %2 (desert and volcano take none). Make the numbers equal.</source>
        <translation>Chips im Topf: %1; Felder, die einen bekommen: %2 (Wüste und Vulkan bekommen keinen). Gleiche die Anzahlen an.</translation>
    </message>
    <message>
        <source>Tokens in the pool: %1; hexes that take one: from %2 to %3 (desert and volcano take none). Use %3.</source>
        <translation>Chips im Topf: %1; Felder, die einen bekommen: von %2 bis %3 (Wüste und Vulkan bekommen keinen). Nimm %3.</translation>
    </message>
    <message>
        <source>Tokens in the pool: %1; hexes that take one: up to %2. Some hexes may stay without a number.</source>
        <translation>Chips im Topf: %1; Felder, die einen bekommen: bis zu %2. Manche Felder bleiben vielleicht ohne Zahl.</translation>
    </message>
    <message>
        <source>Shuffled tokens have no start. Write `lay: spiral` or remove it.</source>
        <translation>Gemischte Chips haben keinen Anfang. Schreibe `lay: spiral` oder entferne ihn.</translation>
    </message>
    <message>
        <source>Pieces in the pool: %1; harbours to be drawn from it: %2. Make the numbers equal.</source>
        <translation>Teile im Topf: %1; Häfen, die daraus gezogen werden: %2. Gleiche die Anzahlen an.</translation>
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
        <translation>Ein Brett ist für %1 bis %2 Spieler, die kleinere Zahl zuerst; gefunden: %3 bis %4.</translation>
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
        <translation>Der Räuber soll auf einer Wüste beginnen, aber das Brett hat keine. Nenne ein Feld, etwa `robber: [0, 0]`, oder `none`.</translation>
    </message>
    <message>
        <source>The robber is to start on a volcano, but the board has none. Name a hex such as `robber: [0, 0]`, or `none`.</source>
        <translation>Der Räuber soll auf einem Vulkan beginnen, aber das Brett hat keinen. Nenne ein Feld, etwa `robber: [0, 0]`, oder `none`.</translation>
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
        <source>The scenario has format %1, but this program reads format %2. It was made for a newer version of the program.</source>
        <translation>Das Szenario hat Format %1, aber dieses Programm liest Format %2. Es wurde für eine neuere Fassung des Programms gemacht.</translation>
    </message>
    <message>
        <source>There is no format %1. This program reads format %2.</source>
        <translation>Es gibt kein Format %1. Dieses Programm liest Format %2.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more problem(s) of this kind from here on.</source>
        <translation>
            <numerusform>… und %n weiteres Problem dieser Art ab hier.</numerusform>
            <numerusform>… und %n weitere Probleme dieser Art ab hier.</numerusform>
        </translation>
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
        <translation>Der Schlüssel „%1“ ist hier unbekannt und hat keinen Wert. Gehört er zum Text davor, setze den ganzen Text in Anführungszeichen.</translation>
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
        <translation>Die Datei enthält mehr als %1 Werte. Das ist mehr, als ein Szenario braucht; verkleinere das Brett.</translation>
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
    <message>
        <source>Tokens lie here, but the scenario has no section “crops”. Add `crops: {}`, or take them away.</source>
        <translation>Hier liegen Plättchen, aber das Szenario hat keinen Abschnitt „crops“. Füge `crops: {}` hinzu oder nimm sie weg.</translation>
    </message>
    <message>
        <source>Crops grow on fields only, and this hex is none.</source>
        <translation>Kulturpflanzen wachsen nur auf Ackerland, und dieses Feld ist keines.</translation>
    </message>
    <message>
        <source>This board may have %1 fields, but crops have room for %2.</source>
        <translation>Dieses Brett kann %1 Ackerfelder haben, aber Platz für Kulturpflanzen ist auf %2.</translation>
    </message>
    <message>
        <source>The scenario uses crops, but this board has no fields.</source>
        <translation>Das Szenario verwendet Kulturpflanzen, aber dieses Brett hat kein Ackerland.</translation>
    </message>
    <message>
        <source>The game is to end when %1 fields are empty, but this board has only %2.</source>
        <translation>Die Partie soll enden, wenn %1 Ackerfelder leer sind, aber dieses Brett hat nur %2.</translation>
    </message>
    <message>
        <source>The crop “%1” is not in the game. Add it to `kinds` of the section “crops”, or name another.</source>
        <translation>Die Kulturpflanze „%1“ ist nicht im Spiel. Füge sie den `kinds` des Abschnitts „crops“ hinzu oder nenne eine andere.</translation>
    </message>
    <message>
        <source>There is no number token 7. Use 2 to 6 or 8 to 12.</source>
        <translation>Es gibt keinen Zahlenchip 7. Verwende 2 bis 6 oder 8 bis 12.</translation>
    </message>
    <message>
        <source>Name either a `terrain` or a `number` here.</source>
        <translation>Nenne hier entweder `terrain` oder `number`.</translation>
    </message>
    <message>
        <source>No board has a number stack, so this does nothing.</source>
        <translation>Kein Brett hat einen Zahlenstapel, also bewirkt das nichts.</translation>
    </message>
    <message>
        <source>No board has a stack “%1”.</source>
        <translation>Kein Brett hat einen Stapel „%1“.</translation>
    </message>
    <message>
        <source>This effect moves no cards. Name `cards`, or how many are `chosen` or `random`.</source>
        <translation>Dieser Effekt bewegt keine Karten. Nenne `cards`, oder wie viele `chosen` oder `random` sind.</translation>
    </message>
    <message>
        <source>No board has the number %1.</source>
        <translation>Kein Brett hat die Zahl %1.</translation>
    </message>
    <message>
        <source>“who: beside” needs a `terrain` or a `number` to live beside.</source>
        <translation>„who: beside“ braucht `terrain` oder `number`, woran jemand wohnt.</translation>
    </message>
    <message>
        <source>The effect “%1” needs the section “%2”, which this scenario lacks. Add `%2: {}`, or take the effect away.</source>
        <translation>Der Effekt „%1“ braucht den Abschnitt „%2“, der diesem Szenario fehlt. Füge `%2: {}` hinzu oder nimm den Effekt weg.</translation>
    </message>
    <message>
        <source>A second token has the id “%1”. Give each its own.</source>
        <translation>Ein zweites Plättchen hat die Id „%1“. Gib jedem eine eigene.</translation>
    </message>
    <message>
        <source>There are %1 event tokens, but room for %2.</source>
        <translation>Es gibt %1 Ereignisplättchen, aber Platz für %2.</translation>
    </message>
    <message>
        <source>Event tokens lie under at most %1 settlements and %1 cities of a player; the rules set %2 and %3.</source>
        <translation>Ereignisplättchen liegen unter höchstens je %1 Siedlungen und %1 Städten einer Farbe; die Regeln nennen %2 und %3.</translation>
    </message>
    <message>
        <source>%1 event tokens are needed for the pieces and cards of %2 players, but there are %3. Some will lie under none.</source>
        <translation>Für die Figuren und Karten von %2 Mitspielenden werden %1 Ereignisplättchen gebraucht, es gibt aber %3. Unter manchen Figuren wird keines liegen.</translation>
    </message>
    <message>
        <source>The scenario uses events, but there are no tokens.</source>
        <translation>Das Szenario verwendet Ereignisse, aber es gibt keine Plättchen.</translation>
    </message>
    <message>
        <source>No token is ever turned over. Set `under_pieces`, `on_cards`, `draw_on` or `draw_on_rolls`.</source>
        <translation>Nie wird ein Plättchen aufgedeckt. Setze `under_pieces`, `on_cards`, `draw_on` oder `draw_on_rolls`.</translation>
    </message>
    <message>
        <source>Every token draws another one, so drawing never ends. Add a token that does not.</source>
        <translation>Jedes Plättchen zieht ein weiteres, das Ziehen endet also nie. Füge eines hinzu, das keines zieht.</translation>
    </message>
    <message>
        <source>The %1 stands at both gift boxes, so two players would be owed what is blocked. Take it away from one.</source>
        <translation>Die %1 steht an beiden Geschenkfeldern, also stünde das Blockierte zwei Personen zu. Nimm sie bei einem weg.</translation>
    </message>
    <message>
        <source>The %1 stands at no gift box, so nobody receives what the robber blocks with it.</source>
        <translation>Die %1 steht an keinem Geschenkfeld, also bekommt niemand, was der Räuber bei ihr blockiert.</translation>
    </message>
    <message>
        <source>No hex pays on a 7, so it cannot stand at a gift box.</source>
        <translation>Bei einer 7 zahlt kein Feld, also kann sie an keinem Geschenkfeld stehen.</translation>
    </message>
    <message>
        <source>The scenario has gifts for the robber, but on this board there is none, so they earn no rewards.</source>
        <translation>Das Szenario hat Geschenke für den Räuber, aber auf diesem Brett gibt es keinen, also bringen sie keine Belohnung.</translation>
    </message>
    <message>
        <source>The robber may wish for %1, but no hex of this board yields it.</source>
        <translation>Der Räuber kann sich diesen Rohstoff wünschen: %1. Aber kein Feld dieses Bretts bringt ihn ein.</translation>
    </message>
    <message>
        <source>A `terrain` or a `number` needs `who: beside`; else it means nothing here.</source>
        <translation>`terrain` und `number` brauchen `who: beside`; sonst bedeuten sie hier nichts.</translation>
    </message>
    <message>
        <source>“none” stands for no token at all. Choose another id.</source>
        <translation>„none“ steht für gar kein Plättchen. Wähle eine andere id.</translation>
    </message>
    <message>
        <source>Take the tokens away</source>
        <translation>Plättchen wegnehmen</translation>
    </message>
    <message>
        <source>End the game at %1 empty fields</source>
        <translation>Die Partie bei %1 leeren Äckern beenden</translation>
    </message>
    <message>
        <source>Make it %1 tokens of each</source>
        <translation>Auf je %1 Plättchen setzen</translation>
    </message>
    <message>
        <source>Call it “%1”</source>
        <translation>„%1“ nennen</translation>
    </message>
    <message>
        <source>Draw one on every 7</source>
        <translation>Bei jeder 7 eines ziehen</translation>
    </message>
    <message>
        <source>Take the %1 away</source>
        <translation>Die %1 wegnehmen</translation>
    </message>
    <message>
        <source>Put the %1 to the big gift box</source>
        <translation>Die %1 ans große Geschenkfeld legen</translation>
    </message>
    <message>
        <source>Put the %1 to the small gift box</source>
        <translation>Die %1 ans kleine Geschenkfeld legen</translation>
    </message>
    <message>
        <source>Lay the stack “%1” here</source>
        <translation>Stapel „%1“ hierher legen</translation>
    </message>
    <message>
        <source>Lay a stack with every number here</source>
        <translation>Einen Stapel mit jeder Zahl hierher legen</translation>
    </message>
    <message>
        <source>Use the usual corners</source>
        <translation>Übliche Ecken nehmen</translation>
    </message>
    <message>
        <source>Remove the constraint</source>
        <translation>Bedingung entfernen</translation>
    </message>
    <message>
        <source>Copy the English text</source>
        <translation>Englischen Text kopieren</translation>
    </message>
    <message>
        <source>Copy the German text</source>
        <translation>Deutschen Text kopieren</translation>
    </message>
    <message>
        <source>Take the id as the name</source>
        <translation>Id als Namen nehmen</translation>
    </message>
    <message>
        <source>Write “%1” for the missing forms</source>
        <translation>„%1“ für die fehlenden Formen schreiben</translation>
    </message>
    <message>
        <source>Remove the harbour</source>
        <translation>Hafen entfernen</translation>
    </message>
    <message>
        <source>Remove the harbour and a piece of its pool</source>
        <translation>Hafen und ein Teil seines Topfs entfernen</translation>
    </message>
    <message>
        <source>Turn the harbour to the water</source>
        <translation>Hafen zum Wasser drehen</translation>
    </message>
    <message>
        <source>Remove the second hex</source>
        <translation>Zweites Feld entfernen</translation>
    </message>
    <message>
        <source>Take the hex out of the region</source>
        <translation>Feld aus dem Gebiet nehmen</translation>
    </message>
    <message>
        <source>Remove the number</source>
        <translation>Zahl entfernen</translation>
    </message>
    <message>
        <source>Keep the stack</source>
        <translation>Stapel behalten</translation>
    </message>
    <message>
        <source>Keep the number</source>
        <translation>Zahl behalten</translation>
    </message>
    <message>
        <source>Remove the road</source>
        <translation>Straße entfernen</translation>
    </message>
    <message>
        <source>Put its pieces together</source>
        <translation>Figuren zusammenlegen</translation>
    </message>
    <message>
        <source>Remove the colour</source>
        <translation>Farbe entfernen</translation>
    </message>
    <message>
        <source>Allow up to %1 players</source>
        <translation>Bis zu %1 Personen erlauben</translation>
    </message>
    <message>
        <source>Remove the building</source>
        <translation>Gebäude entfernen</translation>
    </message>
    <message>
        <source>Give every player %1 of them</source>
        <translation>Jedem Spieler %1 davon geben</translation>
    </message>
    <message>
        <source>Give the bank %1 cards of each kind</source>
        <translation>Der Bank %1 Karten jeder Sorte geben</translation>
    </message>
    <message>
        <source>Lay this here: %1</source>
        <translation>Hierher legen: %1</translation>
    </message>
    <message>
        <source>Make it a 3:1 harbour</source>
        <translation>Zum 3:1-Hafen machen</translation>
    </message>
    <message>
        <source>Remove the pool “%1”</source>
        <translation>Topf „%1“ entfernen</translation>
    </message>
    <message>
        <source>Add to the pool: %1</source>
        <translation>In den Topf: %1</translation>
    </message>
    <message>
        <source>Take out of the pool: %1</source>
        <translation>Aus dem Topf nehmen: %1</translation>
    </message>
    <message>
        <source>Replace the sea by forest</source>
        <translation>Meer durch Wald ersetzen</translation>
    </message>
    <message>
        <source>Replace it by a %1</source>
        <translation>Durch eine %1 ersetzen</translation>
    </message>
    <message>
        <source>Remove the start</source>
        <translation>Anfang entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n 3:1 harbour(s) to the pool</source>
        <translation>
            <numerusform>%n 3:1-Hafen in den Topf legen</numerusform>
            <numerusform>%n 3:1-Häfen in den Topf legen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n harbour(s) out of the pool</source>
        <translation>
            <numerusform>%n Hafen aus dem Topf nehmen</numerusform>
            <numerusform>%n Häfen aus dem Topf nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the usual cards</source>
        <translation>Übliche Karten nehmen</translation>
    </message>
    <message>
        <source>Give every player a city</source>
        <translation>Jedem Spieler eine Stadt geben</translation>
    </message>
    <message>
        <source>Make it %1 points</source>
        <translation>Auf %1 Punkte setzen</translation>
    </message>
    <message>
        <source>Take the effect away</source>
        <translation>Effekt wegnehmen</translation>
    </message>
    <message>
        <source>Take the stack away from here</source>
        <translation>Stapel hier wegnehmen</translation>
    </message>
    <message>
        <source>Add every number once</source>
        <translation>Jede Zahl einmal hinzufügen</translation>
    </message>
    <message>
        <source>Keep the upper %1 tokens</source>
        <translation>Die oberen %1 Chips behalten</translation>
    </message>
    <message>
        <source>Take the %1 out of the stack</source>
        <translation>Die %1 aus dem Stapel nehmen</translation>
    </message>
    <message>
        <source>Remove the stack “%1”</source>
        <translation>Stapel „%1“ entfernen</translation>
    </message>
    <message>
        <source>Make it %1 players</source>
        <translation>Auf %1 Personen setzen</translation>
    </message>
    <message>
        <source>Make it %1 to %2 players</source>
        <translation>Auf %1 bis %2 Personen setzen</translation>
    </message>
    <message>
        <source>Start on the desert</source>
        <translation>In der Wüste beginnen</translation>
    </message>
    <message>
        <source>Start at %1</source>
        <translation>Bei %1 beginnen</translation>
    </message>
    <message>
        <source>No hex of this board yields resources, so nobody could ever build anything.</source>
        <translation>Kein Feld dieses Bretts bringt Rohstoffe, niemand könnte je etwas bauen.</translation>
    </message>
    <message>
        <source>Tokens lie here, but the scenario is without `crops`. Add that in the panel “Rules”, or take the tokens away.</source>
        <translation>Hier liegen Plättchen, aber das Szenario ist ohne `crops`. Füge das im Bereich „Regeln“ hinzu oder nimm die Plättchen weg.</translation>
    </message>
    <message>
        <source>Take `%1` away</source>
        <translation>`%1` wegnehmen</translation>
    </message>
    <message>
        <source>`%1` is no crop of this game. Its crops: %2.</source>
        <translation>`%1` ist keine Kulturpflanze dieses Spiels. Es gibt: %2.</translation>
    </message>
    <message>
        <source>The start needs %1 tokens of `%2`, but there are %3. Raise `tokens_per_kind`.</source>
        <translation>Zu Beginn werden %1 Plättchen `%2` gebraucht, es gibt aber %3. Erhöhe `tokens_per_kind`.</translation>
    </message>
    <message>
        <source>`%1` is not among the `kinds` of this game.</source>
        <translation>`%1` steht in diesem Spiel nicht unter `kinds`.</translation>
    </message>
    <message>
        <source>`%1` stands here twice. Take one away.</source>
        <translation>`%1` steht hier zweimal. Nimm eins weg.</translation>
    </message>
    <message>
        <source>Take the second `%1` away</source>
        <translation>Das zweite `%1` wegnehmen</translation>
    </message>
    <message>
        <source>The crop `%1` is not in the game. Add it to `kinds` in the panel “Rules”, or choose another.</source>
        <translation>Die Kulturpflanze `%1` ist nicht im Spiel. Füge sie im Bereich „Regeln“ unter `kinds` hinzu oder wähle eine andere.</translation>
    </message>
    <message>
        <source>This effect moves no cards. Say how many in `cards`, `chosen` or `random`.</source>
        <translation>Dieser Effekt bewegt keine Karten. Sage unter `cards`, `chosen` oder `random`, wie viele.</translation>
    </message>
    <message>
        <source>No board has the terrain `%1`.</source>
        <translation>Kein Brett hat die Landschaft `%1`.</translation>
    </message>
    <message>
        <source>`beside` under `who` needs a `terrain` or a `number` to live beside.</source>
        <translation>`beside` unter `who` braucht `terrain` oder `number`, woran jemand wohnt.</translation>
    </message>
    <message>
        <source>A `terrain` or a `number` needs `beside` under `who`; else it means nothing here.</source>
        <translation>`terrain` und `number` brauchen `beside` unter `who`; sonst bedeuten sie hier nichts.</translation>
    </message>
    <message>
        <source>This can never happen in this scenario: `%1`.</source>
        <translation>Das kann in diesem Szenario nie geschehen: `%1`.</translation>
    </message>
    <message>
        <source>This volcano does nothing, because the scenario is without `volcano`. Add that in the panel “Rules”.</source>
        <translation>Dieser Vulkan tut nichts, denn das Szenario ist ohne `volcano`. Füge das im Bereich „Regeln“ hinzu.</translation>
    </message>
    <message>
        <source>The hexes of board “%2” have no corner `%1`. Pointy hexes have `N`, `NE`, `SE`, `S`, `SW` and `NW`, flat ones `NE`, `E`, `SE`, `SW`, `W` and `NW`.</source>
        <translation>Die Felder des Bretts „%2“ haben keine Ecke `%1`. Felder mit der Spitze nach oben haben `N`, `NE`, `SE`, `S`, `SW` und `NW`, solche mit der Seite nach oben `NE`, `E`, `SE`, `SW`, `W` und `NW`.</translation>
    </message>
    <message>
        <source>The German text is missing.</source>
        <translation>Der deutsche Text fehlt.</translation>
    </message>
    <message>
        <source>The English text is missing.</source>
        <translation>Der englische Text fehlt.</translation>
    </message>
    <message>
        <source>Add `%1`</source>
        <translation>`%1` hinzufügen</translation>
    </message>
    <message>
        <source>Remove `%1`</source>
        <translation>`%1` entfernen</translation>
    </message>
    <message>
        <source>Pieces here: %1; a player has only %2. Remove some, or raise the number in the panel “Rules”.</source>
        <translation>Figuren hier: %1; ein Spieler hat nur %2. Entferne welche oder erhöhe die Anzahl im Bereich „Regeln“.</translation>
    </message>
    <message>
        <source>There is no pool “%1” to draw this from. Add it in the panel “Chance”, or choose another.</source>
        <translation>Es gibt keinen Topf „%1“, aus dem dies zu ziehen wäre. Ergänze ihn im Bereich „Zufall“ oder wähle einen anderen.</translation>
    </message>
    <message>
        <source>Sea cannot be drawn: the coast must be known before the game. Take the sea out of the pool.</source>
        <translation>Meer kann nicht gezogen werden: Die Küste muss vor dem Spiel feststehen. Nimm das Meer aus dem Topf.</translation>
    </message>
    <message>
        <source>Shuffled tokens have no start. Let them be laid in a spiral, or remove the start.</source>
        <translation>Gemischte Chips haben keinen Anfang. Lass sie in einer Spirale legen oder entferne den Anfang.</translation>
    </message>
    <message>
        <source>The effect `%1` needs `%2`, which this scenario lacks. Add that in the panel “Rules”, or take the effect away.</source>
        <translation>Der Effekt `%1` braucht `%2`, was diesem Szenario fehlt. Füge das im Bereich „Regeln“ hinzu oder nimm den Effekt weg.</translation>
    </message>
    <message>
        <source>There is no stack “%1”. Add it in the panel “Stacks”, or choose another.</source>
        <translation>Es gibt keinen Stapel „%1“. Ergänze ihn im Bereich „Stapel“ oder wähle einen anderen.</translation>
    </message>
    <message>
        <source>The robber is to start on a desert, but the board has none. Lay one, or choose another start in the panel “Properties”.</source>
        <translation>Der Räuber soll auf einer Wüste beginnen, aber das Brett hat keine. Lege eine oder wähle im Bereich „Eigenschaften“ einen anderen Anfang.</translation>
    </message>
    <message>
        <source>The robber is to start on a volcano, but the board has none. Lay one, or choose another start in the panel “Properties”.</source>
        <translation>Der Räuber soll auf einem Vulkan beginnen, aber das Brett hat keinen. Lege einen oder wähle im Bereich „Eigenschaften“ einen anderen Anfang.</translation>
    </message>
    <message>
        <source>Without a robber this does nothing. These boards have none: %1.</source>
        <translation>Ohne Räuber bewirkt das nichts. Diese Bretter haben keinen: %1.</translation>
    </message>
</context>
<context>
    <name>ScenarioCard</name>
    <message>
        <source>Picture of the board</source>
        <translation>Bild des Bretts</translation>
    </message>
    <message>
        <source>Own</source>
        <comment>a scenario of one&apos;s own</comment>
        <translation>Eigenes</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>Eine Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 Personen</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s): cannot be played</source>
        <translation>
            <numerusform>Ein Fehler: nicht spielbar</numerusform>
            <numerusform>%n Fehler: nicht spielbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>Ein Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Show errors</source>
        <translation>Fehler zeigen</translation>
    </message>
    <message>
        <source>Start here</source>
        <comment>the scenario for beginners</comment>
        <translation>Einstieg</translation>
    </message>
</context>
<context>
    <name>ScenarioFilter</name>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Which scenarios are shown</source>
        <translation>Welche Szenarien gezeigt werden</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>%1: how many scenarios</comment>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Included %1</source>
        <comment>%1: how many scenarios</comment>
        <translation>Mitgeliefert %1</translation>
    </message>
    <message>
        <source>Own %1</source>
        <comment>%1: how many scenarios</comment>
        <translation>Eigene %1</translation>
    </message>
</context>
<context>
    <name>ScenarioGrid</name>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>You have no scenarios of your own yet. Make one in the editor, or put a file into the folder of scenarios.</source>
        <translation>Du hast noch keine eigenen Szenarien. Mach eines im Editor oder lege eine Datei in den Ordner der Szenarien.</translation>
    </message>
    <message>
        <source>No scenarios were found. Is the program installed completely?</source>
        <translation>Es wurden keine Szenarien gefunden. Ist das Programm vollständig installiert?</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Colour of seat %1</source>
        <translation>Farbe von Platz %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name von Platz %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Wer Platz %1 spielt</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>This seat begins already.</source>
        <translation>Dieser Platz beginnt schon.</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message numerus="yes">
        <source>This board needs %n player(s).</source>
        <translation>
            <numerusform>Dieses Brett braucht eine Person.</numerusform>
            <numerusform>Dieses Brett braucht %n Personen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Players, in turn order</source>
        <translation>Wer spielt, in Zugreihenfolge</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Mitspieler hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>This board has room for %n player(s).</source>
        <translation>
            <numerusform>Dieses Brett hat Platz für eine Person.</numerusform>
            <numerusform>Dieses Brett hat Platz für %n Personen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeedRow</name>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neue Startzahl</translation>
    </message>
    <message>
        <source>The same seed brings the same board and the same luck.</source>
        <translation>Gleiche Startzahl, gleiches Brett, gleiches Glück.</translation>
    </message>
</context>
<context>
    <name>SeedVault</name>
    <message>
        <source>Seed vault</source>
        <translation>Saatgut-Tresor</translation>
    </message>
    <message>
        <source>free</source>
        <comment>space of the vault</comment>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Takes effect at once, also in the middle of a game.</source>
        <translation>Wirkt sofort, auch mitten im Spiel.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Tempo der Bots</translation>
    </message>
    <message>
        <source>A key or button lets the next bot move.</source>
        <translation>Eine Taste oder ein Knopf lässt den nächsten Bot ziehen.</translation>
    </message>
    <message>
        <source>Every move can be followed.</source>
        <translation>Jeder Zug lässt sich verfolgen.</translation>
    </message>
    <message>
        <source>Moves are shown briefly.</source>
        <translation>Züge werden kurz gezeigt.</translation>
    </message>
    <message>
        <source>What the bots do is only told in the log.</source>
        <translation>Was die Bots tun, steht nur im Protokoll.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schrittweise</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Nothing slides or flies; what has changed is marked for a moment.</source>
        <translation>Nichts gleitet oder fliegt; was sich geändert hat, ist kurz markiert.</translation>
    </message>
    <message>
        <source>Cover hands between persons</source>
        <translation>Handkarten zwischen Personen verdecken</translation>
    </message>
    <message>
        <source>When several persons share this computer, cards stay covered until the next one says they are there.</source>
        <translation>Wenn mehrere Personen an diesem Computer spielen, bleiben die Karten verdeckt, bis die nächste sagt, dass sie da ist.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Board “%1” is for %2 to %3 players, not for %4.</source>
        <translation>Das Brett „%1“ ist für %2 bis %3 Spieler, nicht für %4.</translation>
    </message>
    <message>
        <source>Two seats have the colour %1.</source>
        <translation>Zwei Plätze haben die Farbe %1.</translation>
    </message>
    <message>
        <source>Board “%1” has no starting pieces for the colour %2.</source>
        <translation>Das Brett „%1“ hat keine Startfiguren für die Farbe %2.</translation>
    </message>
</context>
<context>
    <name>SetupHead</name>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Ctrl+↵</source>
        <translation>Strg+↵</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
    <name>StartOptions</name>
    <message>
        <source>Shows this help.</source>
        <translation>Zeigt diese Hilfe.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Zeigt die Version.</translation>
    </message>
    <message>
        <source>Language for this run: de or en.</source>
        <translation>Sprache für diesen Start: de oder en.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Folder that holds the folder “scenarios”.</source>
        <translation>Ordner, in dem der Ordner „scenarios“ liegt.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Writes a picture and ends.</source>
        <translation>Schreibt ein Bild und beendet sich.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size of the window, such as 1600x1000.</source>
        <translation>Größe des Fensters, etwa 1600x1000.</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Dark windows for this run.</source>
        <translation>Dunkle Fenster für diesen Start.</translation>
    </message>
    <message>
        <source>“%1” is no size. A size looks like 1600x1000.</source>
        <translation>„%1“ ist keine Größe. Eine Größe sieht so aus: 1600x1000.</translation>
    </message>
    <message>
        <source>There is no language “%1”. Languages: %2</source>
        <translation>Eine Sprache „%1“ gibt es nicht. Sprachen: %2</translation>
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
    <message>
        <source>Do again what was undone (Ctrl+Shift+Z)</source>
        <translation>Rückgängig Gemachtes wiederholen (Strg+Umschalt+Z)</translation>
    </message>
</context>
<context>
    <name>StatusSentences</name>
    <message>
        <source>%1: where shall the road go?</source>
        <extracomment>%1 is the player who chooses</extracomment>
        <translation>%1: Wo soll die Straße liegen?</translation>
    </message>
    <message>
        <source>Escape leaves the choice.</source>
        <translation>Escape bricht die Wahl ab.</translation>
    </message>
    <message>
        <source>%1: where shall the settlement stand?</source>
        <translation>%1: Wo soll die Siedlung stehen?</translation>
    </message>
    <message>
        <source>%1: which settlement becomes a city?</source>
        <translation>%1: Welche Siedlung wird zur Stadt?</translation>
    </message>
    <message>
        <source>%1: choose two cards from the bank.</source>
        <translation>%1: Wähle zwei Karten von der Bank.</translation>
    </message>
    <message>
        <source>%1: which resource shall all others give you?</source>
        <translation>%1: Welchen Rohstoff sollen dir alle anderen geben?</translation>
    </message>
    <message>
        <source>%1: from whom will you steal a card?</source>
        <translation>%1: Von wem raubst du eine Karte?</translation>
    </message>
    <message>
        <source>%1: choose – %2.</source>
        <extracomment>%1 is the player who chooses, %2 an action</extracomment>
        <translation>%1: Wähle – %2.</translation>
    </message>
    <message>
        <source>%1: take an answer or withdraw the offer.</source>
        <extracomment>%1 is the player who made an offer</extracomment>
        <translation>%1: Nimm eine Antwort an oder zieh das Angebot zurück.</translation>
    </message>
    <message>
        <source>%1: %2 offers you %3 for %4.</source>
        <extracomment>%1 is the player who is asked, %2 the one who offers, %3 what %1 gets, %4 what %1 gives</extracomment>
        <translation>%1: %2 bietet dir %3 für %4.</translation>
    </message>
    <message>
        <source>Accept, decline, or make a counter-offer.</source>
        <translation>Nimm an, lehne ab oder mach ein Gegenangebot.</translation>
    </message>
    <message>
        <source>Your turn, %1: roll the dice.</source>
        <extracomment>%1 is the player whose turn it is</extracomment>
        <translation>Du bist am Zug, %1: Bitte würfeln.</translation>
    </message>
    <message>
        <source>A development card may be played before the roll.</source>
        <translation>Vor dem Wurf darf eine Entwicklungskarte gespielt werden.</translation>
    </message>
    <message>
        <source>Your turn, %1: build, trade or end your turn.</source>
        <translation>Du bist am Zug, %1: bauen, handeln oder den Zug beenden.</translation>
    </message>
    <message>
        <source>%1: place your first city.</source>
        <extracomment>Set-up: %1 is the player</extracomment>
        <translation>%1: Setze deine erste Stadt.</translation>
    </message>
    <message>
        <source>It pays one card for each land around it at once.</source>
        <translation>Sie bringt sofort eine Karte für jedes Land ringsum.</translation>
    </message>
    <message>
        <source>%1: place your second settlement.</source>
        <translation>%1: Setze deine zweite Siedlung.</translation>
    </message>
    <message>
        <source>%1: place your first settlement.</source>
        <translation>%1: Setze deine erste Siedlung.</translation>
    </message>
    <message>
        <source>Two paths must lie between any two buildings.</source>
        <translation>Zwischen zwei Gebäuden müssen mindestens zwei Wege liegen.</translation>
    </message>
    <message>
        <source>%1: place a road beside it.</source>
        <translation>%1: Lege eine Straße daran.</translation>
    </message>
    <message>
        <source>Roads lead to where you will build next.</source>
        <translation>Straßen führen dorthin, wo du als Nächstes baust.</translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n card(s) to discard.</source>
        <extracomment>%1 is the player</extracomment>
        <translation>
            <numerusform>%1: Wähle eine Karte zum Abgeben.</numerusform>
            <numerusform>%1: Wähle %n Karten zum Abgeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever has more than %n card(s) loses half of them on a seven.</source>
        <translation>
            <numerusform>Wer mehr als eine Karte hat, verliert bei einer Sieben die Hälfte.</numerusform>
            <numerusform>Wer mehr als %n Karten hat, verliert bei einer Sieben die Hälfte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: move the %2.</source>
        <extracomment>%1 is the player, %2 the robber (German: accusative with article)</extracomment>
        <translation>%1: Versetze %2.</translation>
    </message>
    <message>
        <source>The %1 must go to another hex and stops what it yields.</source>
        <extracomment>%1 is the robber (German: nominative with article, capitalised)</extracomment>
        <translation>%1 muss auf ein anderes Feld und unterbindet dessen Ertrag.</translation>
    </message>
    <message numerus="yes">
        <source>%1: place %n free road(s).</source>
        <translation>
            <numerusform>%1: Lege noch eine Straße ohne Kosten.</numerusform>
            <numerusform>%1: Lege %n Straßen ohne Kosten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n card(s) from the bank.</source>
        <translation>
            <numerusform>%1: Wähle eine Karte von der Bank.</numerusform>
            <numerusform>%1: Wähle %n Karten von der Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: choose.</source>
        <extracomment>%1 is a player who has to choose something</extracomment>
        <translation>%1: Bitte wählen.</translation>
    </message>
    <message>
        <source>%1 is about to roll.</source>
        <extracomment>%1 is the player whose turn it is</extracomment>
        <translation>%1 ist am Zug und würfelt gleich.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 places a city.</source>
        <translation>%1 setzt eine Stadt.</translation>
    </message>
    <message>
        <source>%1 places a settlement.</source>
        <translation>%1 setzt eine Siedlung.</translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <translation>%1 legt eine Straße.</translation>
    </message>
    <message>
        <source>Cards are being discarded by %1.</source>
        <extracomment>%1 are one or more players</extracomment>
        <translation>Karten werden abgegeben von %1.</translation>
    </message>
    <message>
        <source>%1 moves the %2.</source>
        <extracomment>%1 is a player, %2 the robber (German: accusative with article)</extracomment>
        <translation>%1 versetzt %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n card(s) from the bank.</source>
        <translation>
            <numerusform>%1 wählt eine Karte von der Bank.</numerusform>
            <numerusform>%1 wählt %n Karten von der Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1 to answer the offer.</source>
        <extracomment>An offer is on the table: %1 are the players who have still to answer it</extracomment>
        <translation>Das Angebot wartet auf eine Antwort von %1.</translation>
    </message>
    <message>
        <source>%1 chooses.</source>
        <extracomment>%1 is a player who has to choose something</extracomment>
        <translation>%1 wählt.</translation>
    </message>
    <message>
        <source>about to roll</source>
        <translation>würfelt gleich</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>places a city</source>
        <translation>setzt eine Stadt</translation>
    </message>
    <message>
        <source>places a settlement</source>
        <translation>setzt eine Siedlung</translation>
    </message>
    <message>
        <source>places a road</source>
        <translation>legt eine Straße</translation>
    </message>
    <message numerus="yes">
        <source>discards %n card(s)</source>
        <translation>
            <numerusform>gibt eine Karte ab</numerusform>
            <numerusform>gibt %n Karten ab</numerusform>
        </translation>
    </message>
    <message>
        <source>moves the %1</source>
        <extracomment>%1 is the robber (German: accusative with article)</extracomment>
        <translation>versetzt %1</translation>
    </message>
    <message numerus="yes">
        <source>chooses %n card(s)</source>
        <translation>
            <numerusform>wählt eine Karte</numerusform>
            <numerusform>wählt %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>looks at the answers</source>
        <translation>sieht die Antworten an</translation>
    </message>
    <message>
        <source>answers the offer</source>
        <translation>beantwortet das Angebot</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>%1, partner of %2: build, trade with the bank or end your phase.</source>
        <extracomment>Five or six players: %1 is the second of the pair, %2 the one whose turn it was</extracomment>
        <translation>%1, Partner von %2: Baue, handle mit dem Vorrat oder beende deine Phase.</translation>
    </message>
    <message>
        <source>%1: special building phase – build, buy or end it.</source>
        <translation>%1: Sonderbauphase – baue, kaufe oder beende sie.</translation>
    </message>
    <message>
        <source>%1: pick another player.</source>
        <translation>%1: Wähle eine andere Person.</translation>
    </message>
    <message>
        <source>Special building phase: %1.</source>
        <translation>Sonderbauphase: %1.</translation>
    </message>
    <message>
        <source>may build</source>
        <translation>darf bauen</translation>
    </message>
    <message>
        <source>%1 acts as the partner of %2.</source>
        <extracomment>Five or six players: %1 is the second of the pair, %2 the one whose turn it was</extracomment>
        <translation>%1 ist als Partner von %2 am Zug.</translation>
    </message>
    <message>
        <source>acts next</source>
        <comment>partner</comment>
        <translation>danach am Zug</translation>
    </message>
    <message>
        <source>partner of %1</source>
        <extracomment>On a player&apos;s card: the second of a pair; %1 is the one whose turn it was</extracomment>
        <translation>Partner von %1</translation>
    </message>
    <message>
        <source>next turn</source>
        <translation>nächster Zug</translation>
    </message>
    <message>
        <source>%1, you act as the partner of %2.</source>
        <extracomment>Five or six players: %1 is the second of the pair, %2 the one whose turn it was</extracomment>
        <translation>%1, du bist als Partner von %2 am Zug.</translation>
    </message>
    <message>
        <source>%1, you may build: special building phase.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1, du darfst bauen: Sonderbauphase.</translation>
    </message>
    <message>
        <source>%1, it is for you to decide.</source>
        <extracomment>The hand is covered until the next person is there: %1 is a player</extracomment>
        <translation>%1, du hast zu entscheiden.</translation>
    </message>
    <message>
        <source>Players do not trade with each other in it. The next turn is that of %1.</source>
        <translation>In ihr wird nicht untereinander gehandelt. Danach ist %1 am Zug.</translation>
    </message>
    <message>
        <source>Nobody trades or plays a card in it. The next turn is that of %1.</source>
        <translation>In ihr wird weder gehandelt noch eine Karte gespielt. Danach ist %1 am Zug.</translation>
    </message>
    <message>
        <source>%1 may build and trade with the bank. The next turn is that of %2.</source>
        <extracomment>Five or six players: %1 is the second of the pair, %2 the one whose turn comes next</extracomment>
        <translation>%1 darf bauen und mit der Bank handeln. Danach ist %2 am Zug.</translation>
    </message>
    <message>
        <source>%1 may build and buy. The next turn is that of %2.</source>
        <extracomment>Five or six players: %1 is the one who may build, %2 the one whose turn comes next</extracomment>
        <translation>%1 darf bauen und kaufen. Danach ist %2 am Zug.</translation>
    </message>
</context>
<context>
    <name>StorageRecords</name>
    <message>
        <source>Storage records</source>
        <translation>Belohnungstafeln</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>2-fold</source>
        <translation>2-fach</translation>
    </message>
    <message>
        <source>3-fold</source>
        <translation>3-fach</translation>
    </message>
    <message>
        <source>6-fold</source>
        <translation>6-fach</translation>
    </message>
    <message numerus="yes">
        <source>%n mirror(s)</source>
        <extracomment>Of a symmetry, on a button</extracomment>
        <translation>
            <numerusform>Spiegel</numerusform>
            <numerusform>%n Spiegel</numerusform>
        </translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>mirrored left and right</source>
        <translation>links und rechts gespiegelt</translation>
    </message>
    <message>
        <source>mirrored top and bottom</source>
        <translation>oben und unten gespiegelt</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No symmetry</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Symmetry of the brush: %1</source>
        <extracomment>%1: such as &quot;3-fold, mirrored left and right&quot;</extracomment>
        <translation>Symmetrie des Pinsels: %1</translation>
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
    <message>
        <source>Choose what you give and what you get.</source>
        <translation>Wähle, was du gibst und was du bekommst.</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
</context>
<context>
    <name>UndoName</name>
    <message>
        <source>Undo road</source>
        <translation>Straße zurücknehmen</translation>
    </message>
    <message>
        <source>Undo settlement</source>
        <translation>Siedlung zurücknehmen</translation>
    </message>
    <message>
        <source>Undo city</source>
        <translation>Stadt zurücknehmen</translation>
    </message>
    <message>
        <source>Undo trade with the bank</source>
        <translation>Handel mit der Bank zurücknehmen</translation>
    </message>
    <message>
        <source>Undo development card</source>
        <translation>Entwicklungskarte zurücknehmen</translation>
    </message>
    <message>
        <source>Undo moving the %1</source>
        <extracomment>%1 is the robber (German: accusative with article)</extracomment>
        <translation>Zurücknehmen: %1 versetzt</translation>
    </message>
    <message>
        <source>Undo choice of a card</source>
        <translation>Kartenwahl zurücknehmen</translation>
    </message>
    <message>
        <source>Undo discarding</source>
        <translation>Abgeben zurücknehmen</translation>
    </message>
    <message>
        <source>Undo trade</source>
        <translation>Handel zurücknehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 is an action of a scenario&apos;s own</extracomment>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Nothing can be undone: something hidden came to light, or it was another&apos;s turn.</source>
        <translation>Nichts lässt sich zurücknehmen: Verdecktes kam ans Licht, oder jemand anders war am Zug.</translation>
    </message>
</context>
<context>
    <name>UnsavedBar</name>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter …</translation>
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
    <name>VolcanoSentences</name>
    <message>
        <source>The lava runs to corner %1. Nobody lives there.</source>
        <extracomment>%1 is the number of a corner of the volcano</extracomment>
        <translation>Die Lava läuft zur Ecke %1. Dort wohnt niemand.</translation>
    </message>
    <message>
        <source>The volcano erupts.</source>
        <translation>Der Vulkan bricht aus.</translation>
    </message>
    <message>
        <source>The lava die shows a %1.</source>
        <extracomment>%1 is what the die shows that says where the lava runs</extracomment>
        <translation>Der Lavawürfel zeigt die %1.</translation>
    </message>
    <message>
        <source>The volcano explodes and is dormant from now on.</source>
        <translation>Der Vulkan explodiert und ist von nun an erloschen.</translation>
    </message>
    <message>
        <source>%1: from whom will you steal a card?</source>
        <extracomment>After the explosion a seven or a knight steals from anybody: %1 is the player</extracomment>
        <translation>%1: Von wem raubst du eine Karte?</translation>
    </message>
    <message>
        <source>%1 may steal a card from anybody.</source>
        <extracomment>%1 is the player who may steal</extracomment>
        <translation>%1 darf von jedem eine Karte rauben.</translation>
    </message>
    <message>
        <source>steal a card</source>
        <translation>eine Karte rauben</translation>
    </message>
    <message>
        <source>The lava runs to corner %1.</source>
        <extracomment>%1 is the number of a corner of the volcano; what becomes of the building there follows</extracomment>
        <translation>Die Lava läuft zur Ecke %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n card(s) from the gifts of the natives.</source>
        <extracomment>Gifts of the volcano: %1 is the player who chooses</extracomment>
        <translation>
            <numerusform>%1: Wähle eine Karte aus den Gaben der Inselbewohner.</numerusform>
            <numerusform>%1: Wähle %n Karten aus den Gaben der Inselbewohner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n card(s) from the gifts of the natives.</source>
        <extracomment>Gifts of the volcano: %1 is the player who chooses</extracomment>
        <translation>
            <numerusform>%1 wählt eine Karte aus den Gaben der Inselbewohner.</numerusform>
            <numerusform>%1 wählt %n Karten aus den Gaben der Inselbewohner.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WishList</name>
    <message>
        <source>Wish list</source>
        <translation>Wunschzettel</translation>
    </message>
    <message>
        <source>Not wished for, in the order of moving up</source>
        <comment>heading; cards of the wish list</comment>
        <translation>Kein Wunsch, in der Reihenfolge des Aufrückens</translation>
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
    <message>
        <source>barley</source>
        <translation>Gerste</translation>
    </message>
    <message>
        <source>potatoes</source>
        <translation>Kartoffeln</translation>
    </message>
    <message>
        <source>lentils</source>
        <translation>Linsen</translation>
    </message>
    <message>
        <source>who turned it over</source>
        <translation>wer es aufgedeckt hat</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>die anderen</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>who has most points</source>
        <translation>wer die meisten Punkte hat</translation>
    </message>
    <message>
        <source>who has fewest points</source>
        <translation>wer die wenigsten Punkte hat</translation>
    </message>
    <message>
        <source>who lives beside forest</source>
        <translation>wer an einem Wald wohnt</translation>
    </message>
    <message>
        <source>who lives beside hills</source>
        <translation>wer an einem Hügelland wohnt</translation>
    </message>
    <message>
        <source>who lives beside pasture</source>
        <translation>wer an einem Weideland wohnt</translation>
    </message>
    <message>
        <source>who lives beside fields</source>
        <translation>wer an einem Ackerland wohnt</translation>
    </message>
    <message>
        <source>who lives beside mountains</source>
        <translation>wer an einem Gebirge wohnt</translation>
    </message>
    <message>
        <source>who lives beside desert</source>
        <translation>wer an einer Wüste wohnt</translation>
    </message>
    <message>
        <source>who lives beside gold</source>
        <translation>wer an einem Goldfeld wohnt</translation>
    </message>
    <message>
        <source>who lives beside volcano</source>
        <translation>wer an einem Vulkan wohnt</translation>
    </message>
    <message>
        <source>who lives beside a 2</source>
        <translation>wer an einer 2 wohnt</translation>
    </message>
    <message>
        <source>who lives beside a 3</source>
        <translation>wer an einer 3 wohnt</translation>
    </message>
    <message>
        <source>who lives beside a 4</source>
        <translation>wer an einer 4 wohnt</translation>
    </message>
    <message>
        <source>who lives beside a 5</source>
        <translation>wer an einer 5 wohnt</translation>
    </message>
    <message>
        <source>who lives beside a 6</source>
        <translation>wer an einer 6 wohnt</translation>
    </message>
    <message>
        <source>who lives beside a 8</source>
        <translation>wer an einer 8 wohnt</translation>
    </message>
    <message>
        <source>who lives beside a 9</source>
        <translation>wer an einer 9 wohnt</translation>
    </message>
    <message>
        <source>who lives beside a 10</source>
        <translation>wer an einer 10 wohnt</translation>
    </message>
    <message>
        <source>who lives beside a 11</source>
        <translation>wer an einer 11 wohnt</translation>
    </message>
    <message>
        <source>who lives beside a 12</source>
        <translation>wer an einer 12 wohnt</translation>
    </message>
    <message>
        <source>of one’s choice</source>
        <translation>nach Wahl</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>zufällige</translation>
    </message>
    <message>
        <source>another player, picked by who turned it over</source>
        <translation>jemand anders nach Wahl der aufdeckenden Person</translation>
    </message>
    <message>
        <source>regional</source>
        <translation>regional</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>6 and 8 never side by side</source>
        <translation>6 und 8 nie nebeneinander</translation>
    </message>
    <message>
        <source>equal numbers never side by side</source>
        <translation>gleiche Zahlen nie nebeneinander</translation>
    </message>
    <message>
        <source>equal terrain never side by side</source>
        <translation>gleiche Landschaften nie nebeneinander</translation>
    </message>
</context>
<context>
    <name>inselwerk::BankModel</name>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <translation>
            <numerusform>%n Entwicklungskarte</numerusform>
            <numerusform>%n Entwicklungskarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::BilingualEdit</name>
    <message>
        <source>The German text is missing.</source>
        <translation>Der deutsche Text fehlt.</translation>
    </message>
    <message>
        <source>The English text is missing.</source>
        <translation>Der englische Text fehlt.</translation>
    </message>
    <message>
        <source>At most %1 bytes fit here. The rest was left out.</source>
        <extracomment>%1: number of bytes</extracomment>
        <translation>Hier passen höchstens %1 Bytes hin. Der Rest wurde weggelassen.</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Name of a text field: %1 is what the text is (&quot;Summary&quot;), %2 its language</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::BoardChoices</name>
    <message numerus="yes">
        <source>for %n player(s)</source>
        <translation>
            <numerusform>für eine Person</numerusform>
            <numerusform>für %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>for %1 to %2 players</source>
        <translation>für %1 bis %2 Personen</translation>
    </message>
</context>
<context>
    <name>inselwerk::BoardCommands</name>
    <message>
        <source>Add board</source>
        <translation>Brett hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate board</source>
        <translation>Brett verdoppeln</translation>
    </message>
    <message>
        <source>Remove board “%1”</source>
        <extracomment>%1: name of a board</extracomment>
        <translation>Brett „%1“ entfernen</translation>
    </message>
    <message>
        <source>Board “%1” is on the clipboard as text.</source>
        <extracomment>%1: name of a board</extracomment>
        <translation>Das Brett „%1“ liegt als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>There is no board on the clipboard.</source>
        <translation>In der Zwischenablage liegt kein Brett.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n board(s)</source>
        <translation>
            <numerusform>Ein Brett einfügen</numerusform>
            <numerusform>%n Bretter einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Reorder boards</source>
        <translation>Bretter umordnen</translation>
    </message>
    <message>
        <source>Turn the hexes of the board</source>
        <translation>Felder des Bretts drehen</translation>
    </message>
    <message>
        <source>Grow the board by a ring</source>
        <translation>Brett um einen Ring vergrößern</translation>
    </message>
    <message>
        <source>Shrink the board by a ring</source>
        <translation>Brett um einen Ring verkleinern</translation>
    </message>
    <message>
        <source>Shrink the board</source>
        <translation>Brett verkleinern</translation>
    </message>
    <message>
        <source>The outer ring of the board goes, and with it:</source>
        <translation>Der äußere Ring des Bretts verschwindet, und mit ihm:</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <translation>&amp;Verkleinern</translation>
    </message>
    <message>
        <source>&amp;Keep the board</source>
        <translation>Brett &amp;behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) of land</source>
        <translation>
            <numerusform>ein Feld mit Land</numerusform>
            <numerusform>%n Felder mit Land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) of sea</source>
        <translation>
            <numerusform>ein Feld mit Meer</numerusform>
            <numerusform>%n Felder mit Meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) or stack(s) on them</source>
        <translation>
            <numerusform>eine Zahl oder ein Stapel darauf</numerusform>
            <numerusform>%n Zahlen oder Stapel darauf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crop token(s) on them</source>
        <translation>
            <numerusform>ein Pflanzenplättchen darauf</numerusform>
            <numerusform>%n Pflanzenplättchen darauf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harbour(s)</source>
        <translation>
            <numerusform>ein Hafen</numerusform>
            <numerusform>%n Häfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starting piece(s)</source>
        <translation>
            <numerusform>eine Figur vom Start</numerusform>
            <numerusform>%n Figuren vom Start</numerusform>
        </translation>
    </message>
    <message>
        <source>the place where the robber starts</source>
        <translation>der Platz, an dem der Räuber beginnt</translation>
    </message>
    <message>
        <source>Shift the board to the centre</source>
        <translation>Brett zur Mitte schieben</translation>
    </message>
    <message>
        <source>This board is made for the rules “%1”, which the scenario lacks. The panel “Rules” adds them.</source>
        <extracomment>%1: title of a rule module, such as &quot;Volcano&quot;</extracomment>
        <translation>Dieses Brett ist für die Regeln „%1“ gemacht, die dem Szenario fehlen. Der Bereich „Regeln“ fügt sie hinzu.</translation>
    </message>
</context>
<context>
    <name>inselwerk::BoardMenu</name>
    <message>
        <source>&amp;Board</source>
        <extracomment>Menu</extracomment>
        <translation>Bre&amp;tt</translation>
    </message>
    <message>
        <source>&amp;New board</source>
        <translation>&amp;Neues Brett</translation>
    </message>
    <message>
        <source>&amp;Duplicate the board</source>
        <translation>Das Brett ver&amp;doppeln</translation>
    </message>
    <message>
        <source>&amp;Copy the board as text</source>
        <translation>Das Brett als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste boards from text</source>
        <translation>Bretter aus Text e&amp;infügen</translation>
    </message>
    <message>
        <source>P&amp;roperties of the board</source>
        <translation>&amp;Eigenschaften des Bretts</translation>
    </message>
    <message>
        <source>Move the board to the &amp;left</source>
        <translation>Das Brett nach &amp;links rücken</translation>
    </message>
    <message>
        <source>Move the board to the ri&amp;ght</source>
        <translation>Das Brett nach &amp;rechts rücken</translation>
    </message>
    <message>
        <source>Re&amp;move the board</source>
        <translation>Das Brett ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Ausrichtung</translation>
    </message>
    <message>
        <source>&amp;Pointy top</source>
        <translation>&amp;Spitze oben</translation>
    </message>
    <message>
        <source>&amp;Flat top</source>
        <translation>&amp;Kante oben</translation>
    </message>
    <message>
        <source>Grow by a ring of &amp;sea</source>
        <translation>Um einen Ring &amp;Meer vergrößern</translation>
    </message>
    <message>
        <source>Grow by a ring of the chosen &amp;terrain</source>
        <translation>Um einen Ring der gewählten Land&amp;schaft vergrößern</translation>
    </message>
    <message>
        <source>S&amp;hrink by a ring</source>
        <translation>Um einen Ring &amp;verkleinern</translation>
    </message>
    <message>
        <source>Shift to the c&amp;entre</source>
        <translation>Zur Mitte s&amp;chieben</translation>
    </message>
    <message>
        <source>Pre&amp;view of a draw</source>
        <translation>Vorschau einer &amp;Ziehung</translation>
    </message>
    <message>
        <source>Ne&amp;xt draw</source>
        <translation>Nächste Zieh&amp;ung</translation>
    </message>
    <message>
        <source>Make this draw &amp;fixed</source>
        <translation>Diese Ziehung festschrei&amp;ben</translation>
    </message>
    <message>
        <source>New &amp;board from a template</source>
        <translation>Neues Brett aus einer Vorla&amp;ge</translation>
    </message>
</context>
<context>
    <name>inselwerk::BoardModel</name>
    <message>
        <source>city of %1</source>
        <extracomment>A building on the board: %1 is a player</extracomment>
        <translation>Stadt von %1</translation>
    </message>
    <message>
        <source>settlement of %1</source>
        <translation>Siedlung von %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>hex</comment>
        <extracomment>A hex and what stands around it, for screen readers: %1 is the hex, %2 a list</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::BoardProperties</name>
    <message>
        <source>Turn the hexes of the board</source>
        <translation>Felder des Bretts drehen</translation>
    </message>
    <message>
        <source>Change the board’s id</source>
        <translation>Kennung des Bretts ändern</translation>
    </message>
    <message>
        <source>Rename board</source>
        <translation>Brett umbenennen</translation>
    </message>
    <message>
        <source>Change the number of players</source>
        <translation>Zahl der Spieler ändern</translation>
    </message>
    <message>
        <source>Change the robber’s start</source>
        <translation>Start des Räubers ändern</translation>
    </message>
    <message>
        <source>pointy top</source>
        <translation>Spitze oben</translation>
    </message>
    <message>
        <source>flat top</source>
        <translation>Kante oben</translation>
    </message>
    <message>
        <source>on the desert</source>
        <translation>auf der Wüste</translation>
    </message>
    <message>
        <source>on the volcano</source>
        <translation>auf dem Vulkan</translation>
    </message>
    <message>
        <source>on the number</source>
        <translation>auf der Zahl</translation>
    </message>
    <message>
        <source>on the hex</source>
        <translation>auf dem Feld</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>Land hexes: %1 of at most %2</source>
        <extracomment>%1: how many there are, %2: how many there can be</extracomment>
        <translation>Landfelder: %1 von höchstens %2</translation>
    </message>
    <message>
        <source>Hexes of sea: %1</source>
        <extracomment>%1: how many there are</extracomment>
        <translation>Meerfelder: %1</translation>
    </message>
    <message>
        <source>Corners: %1 of at most %2</source>
        <extracomment>%1: how many there are, %2: how many there can be</extracomment>
        <translation>Ecken: %1 von höchstens %2</translation>
    </message>
    <message>
        <source>Edges: %1 of at most %2</source>
        <extracomment>%1: how many there are, %2: how many there can be</extracomment>
        <translation>Kanten: %1 von höchstens %2</translation>
    </message>
    <message>
        <source>Harbours: %1 of at most %2</source>
        <extracomment>%1: how many there are, %2: how many there can be</extracomment>
        <translation>Häfen: %1 von höchstens %2</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Id of the board in the file</source>
        <translation>Kennung des Bretts in der Datei</translation>
    </message>
    <message>
        <source>Name, English</source>
        <translation>Name, englisch</translation>
    </message>
    <message>
        <source>Name of the board in English</source>
        <translation>Name des Bretts auf Englisch</translation>
    </message>
    <message>
        <source>Name, German</source>
        <translation>Name, deutsch</translation>
    </message>
    <message>
        <source>Name of the board in German</source>
        <translation>Name des Bretts auf Deutsch</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>Wenigste Spieler</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>Between two numbers of players: &quot;3 to 4&quot;</extracomment>
        <translation>bis</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Meiste Spieler</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>How the hexes of the board stand</source>
        <translation>Wie die Felder des Bretts stehen</translation>
    </message>
    <message>
        <source>Turns the whole board by 30°. All that lies on it and at its coast goes along.</source>
        <translation>Dreht das ganze Brett um 30°. Alles, was darauf und an seiner Küste liegt, geht mit.</translation>
    </message>
    <message>
        <source>Robber starts</source>
        <translation>Räuber beginnt</translation>
    </message>
    <message>
        <source>Where the robber starts</source>
        <translation>Wo der Räuber beginnt</translation>
    </message>
    <message>
        <source>Number on which the robber starts</source>
        <translation>Zahl, auf der der Räuber beginnt</translation>
    </message>
    <message>
        <source>First coordinate of the robber’s hex</source>
        <translation>Erste Koordinate vom Feld des Räubers</translation>
    </message>
    <message>
        <source>Second coordinate of the robber’s hex</source>
        <translation>Zweite Koordinate vom Feld des Räubers</translation>
    </message>
</context>
<context>
    <name>inselwerk::BoardTabs</name>
    <message>
        <source>%1, has errors</source>
        <extracomment>Board in the tabs, for screen readers. %1: its name</extracomment>
        <translation>%1, hat Fehler</translation>
    </message>
    <message>
        <source>%1, has warnings</source>
        <translation>%1, hat Warnungen</translation>
    </message>
    <message>
        <source>Boards of the scenario</source>
        <translation>Bretter des Szenarios</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Neues Brett</translation>
    </message>
    <message>
        <source>Preview, seed %1</source>
        <extracomment>Button that is pressed while the canvas shows a draw. %1: its seed</extracomment>
        <translation>Vorschau, Startzahl %1</translation>
    </message>
    <message>
        <source>Preview of a draw</source>
        <translation>Vorschau einer Ziehung</translation>
    </message>
</context>
<context>
    <name>inselwerk::BrushDock</name>
    <message>
        <source>On the board: %1 of %2</source>
        <extracomment>Starting pieces of a kind and colour: %1 are on the board, %2 there are</extracomment>
        <translation>Auf dem Brett: %1 von %2</translation>
    </message>
    <message>
        <source>Harbour from the pool “%1”</source>
        <extracomment>A harbour that is drawn from the pool of that name</extracomment>
        <translation>Hafen aus dem Topf „%1“</translation>
    </message>
    <message>
        <source>3:1 harbour</source>
        <translation>3:1-Hafen</translation>
    </message>
    <message>
        <source>2:1 harbour: %1</source>
        <extracomment>%1: a resource</extracomment>
        <translation>2:1-Hafen: %1</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>This tool has no further choices.</source>
        <translation>Zu diesem Werkzeug gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>Size (1 to 5, + and −)</source>
        <translation>Größe (1 bis 5, + und −)</translation>
    </message>
    <message>
        <source>Kind of harbour</source>
        <translation>Art des Hafens</translation>
    </message>
    <message>
        <source>Piece and colour</source>
        <translation>Figur und Farbe</translation>
    </message>
    <message>
        <source>Leave to chance</source>
        <translation>Dem Zufall überlassen</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Size %1</source>
        <extracomment>%1: steps from the middle of the brush to its rim, and one</extracomment>
        <translation>Größe %1</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>2-fold</source>
        <translation>2-fach</translation>
    </message>
    <message>
        <source>3-fold</source>
        <translation>3-fach</translation>
    </message>
    <message>
        <source>6-fold</source>
        <translation>6-fach</translation>
    </message>
    <message>
        <source>Symmetry by turns</source>
        <translation>Symmetrie durch Drehung</translation>
    </message>
    <message>
        <source>How often the brush repeats around the centre.</source>
        <translation>Wie oft sich der Pinsel um die Mitte wiederholt.</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>M puts the centre under the pointer.</source>
        <translation>M setzt die Mitte unter den Zeiger.</translation>
    </message>
    <message>
        <source>What the tool in use lays down, and how large.</source>
        <translation>Was das Werkzeug auflegt, das in Gebrauch ist, und wie groß.</translation>
    </message>
</context>
<context>
    <name>inselwerk::BuildModel</name>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Pieces or cards left in the supply</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Development</source>
        <extracomment>Short, for a button: a development card</extracomment>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>choose a place on the board</source>
        <translation>wähle einen Ort auf dem Brett</translation>
    </message>
</context>
<context>
    <name>inselwerk::ChanceTool</name>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Click or drag to leave terrain, numbers or harbours to chance. What lay there goes into the pool that is drawn from; a pool is made where the board has none. Again, to fix the place with something from the pool.</source>
        <translation>Klicke oder ziehe, um Landschaft, Zahlen oder Häfen dem Zufall zu überlassen. Was dort lag, kommt in den Topf, aus dem gezogen wird; hat das Brett keinen Topf, entsteht einer. Noch einmal, um die Stelle mit etwas aus dem Topf festzulegen.</translation>
    </message>
    <message>
        <source>Chance: click leaves the terrain of a hex to chance, or fixes it again.</source>
        <translation>Zufall: Ein Klick überlässt die Landschaft eines Feldes dem Zufall oder legt sie wieder fest.</translation>
    </message>
    <message>
        <source>Chance: click leaves the number of a hex to chance, or fixes it again.</source>
        <translation>Zufall: Ein Klick überlässt die Zahl eines Feldes dem Zufall oder legt sie wieder fest.</translation>
    </message>
    <message>
        <source>Chance: click leaves the kind of a harbour to chance, or fixes it again.</source>
        <translation>Zufall: Ein Klick überlässt die Art eines Hafens dem Zufall oder legt sie wieder fest.</translation>
    </message>
    <message>
        <source>Only land can be drawn, the sea cannot.</source>
        <translation>Nur Land kann gezogen werden, das Meer nicht.</translation>
    </message>
    <message>
        <source>This hex takes no number from a pool.</source>
        <translation>Dieses Feld nimmt keine Zahl aus einem Topf.</translation>
    </message>
    <message>
        <source>There is no harbour on this edge.</source>
        <translation>An dieser Kante liegt kein Hafen.</translation>
    </message>
    <message>
        <source>Leave to chance</source>
        <extracomment>Step of history</extracomment>
        <translation>Dem Zufall überlassen</translation>
    </message>
    <message>
        <source>Fix what was left to chance</source>
        <translation>Zufall festlegen</translation>
    </message>
</context>
<context>
    <name>inselwerk::ChoiceListEditor</name>
    <message numerus="yes">
        <source>At most %n entry(s).</source>
        <translation>
            <numerusform>Höchstens ein Eintrag.</numerusform>
            <numerusform>Höchstens %n Einträge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n entry(s).</source>
        <translation>
            <numerusform>Mindestens ein Eintrag.</numerusform>
            <numerusform>Mindestens %n Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <extracomment>Name of an entry of a list: %1 is the list, %2 the place in it</extracomment>
        <translation>%1, Platz %2</translation>
    </message>
    <message>
        <source>Move place %1 up</source>
        <translation>Platz %1 nach oben</translation>
    </message>
    <message>
        <source>Move place %1 down</source>
        <translation>Platz %1 nach unten</translation>
    </message>
    <message>
        <source>Remove place %1</source>
        <translation>Platz %1 entfernen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add to the list: %1</source>
        <extracomment>%1: a list, such as &quot;Rewards of a row&quot;</extracomment>
        <translation>Zur Liste hinzufügen: %1</translation>
    </message>
</context>
<context>
    <name>inselwerk::ChoicesModel</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n in the bank</source>
        <extracomment>Cards of a resource that the bank holds</extracomment>
        <translation>
            <numerusform>%n in der Bank</numerusform>
            <numerusform>%n in der Bank</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::ConstraintsBox</name>
    <message>
        <source>Add constraint “%1”</source>
        <translation>Bedingung „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Remove constraint “%1”</source>
        <translation>Bedingung „%1“ entfernen</translation>
    </message>
    <message>
        <source>A draw must satisfy:</source>
        <translation>Eine Ziehung muss erfüllen:</translation>
    </message>
</context>
<context>
    <name>inselwerk::CountsEditor</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Name of a number field: %1 is what it is about (&quot;Cost of a road&quot;), %2 what is counted (&quot;lumber&quot;)</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::CropsModel</name>
    <message>
        <source>%1 %2</source>
        <comment>crop tokens</comment>
        <extracomment>An amount of crop tokens: %1 is the number, %2 the crop</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>crops</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Harvest: %1</source>
        <extracomment>%1 is a hex: &quot;fields 9&quot;</extracomment>
        <translation>Ernte: %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>Rounds of a harvest</extracomment>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 wählt</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>dann %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>crop tokens</comment>
        <extracomment>Crop tokens on a field: %1 of at most %2</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>A field: %1 is its name (&quot;fields 9&quot;), %2 what grows there, %3 how much of how much</extracomment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Seed vault of %1: %2</source>
        <extracomment>The seed vault: %1 is a player, %2 what lies there</extracomment>
        <translation>Saatgut-Tresor von %1: %2</translation>
    </message>
    <message>
        <source>%1: extinct</source>
        <extracomment>%1 is a crop</extracomment>
        <translation>%1: ausgestorben</translation>
    </message>
    <message>
        <source>%1: %2 on fields, %3 in vaults, %4 in the supply</source>
        <extracomment>Crop tokens: %1 is the crop, then where how many are</extracomment>
        <translation>%1: %2 auf Äckern, %3 in Tresoren, %4 im Vorrat</translation>
    </message>
    <message>
        <source>Empty fields: %1 of %2</source>
        <extracomment>With %2 of them the game ends; now there are %1</extracomment>
        <translation>Leere Äcker: %1 von %2</translation>
    </message>
    <message>
        <source>Extinct crops: %1 of %2</source>
        <extracomment>With %2 of them the game ends; now there are %1</extracomment>
        <translation>Ausgestorben: %1 von %2</translation>
    </message>
    <message>
        <source>no place</source>
        <comment>storage record</comment>
        <translation>kein Platz</translation>
    </message>
    <message>
        <source>a development card</source>
        <translation>eine Entwicklungskarte</translation>
    </message>
    <message>
        <source>a victory point</source>
        <translation>ein Siegpunkt</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>reward</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Storage record of %1: above %2, next %3; below %4, next %5</source>
        <extracomment>A storage record: %1 is a player; %2 and %4 are the crops in its rows, %3 and %5 what the next ones earn there</extracomment>
        <translation>Belohnungstafel von %1: oben %2, als Nächstes %3; unten %4, als Nächstes %5</translation>
    </message>
</context>
<context>
    <name>inselwerk::Desk</name>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is a folder. Open a scenario or a saved game in it.</source>
        <translation>%1 ist ein Ordner. Öffne ein Szenario oder ein gespeichertes Spiel darin.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Do you have the right to read it?</source>
        <translation>%1 kann nicht gelesen werden. Darfst du die Datei lesen?</translation>
    </message>
    <message>
        <source>%1 cannot be played as it is: it has errors.</source>
        <translation>%1 kann so nicht gespielt werden: Das Szenario hat Fehler.</translation>
    </message>
    <message>
        <source>The scenario editor is not installed.</source>
        <translation>Der Szenario-Editor ist nicht installiert.</translation>
    </message>
    <message>
        <source>A saved game needs a name.</source>
        <translation>Ein gespeichertes Spiel braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name cannot begin with a full stop.</source>
        <translation>Der Name darf nicht mit einem Punkt beginnen.</translation>
    </message>
    <message>
        <source>The name cannot contain / or \.</source>
        <translation>Der Name darf weder / noch \ enthalten.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Dieser Name ist zu lang.</translation>
    </message>
</context>
<context>
    <name>inselwerk::DiscRow</name>
    <message numerus="yes">
        <source>At most %n number(s).</source>
        <translation>
            <numerusform>Höchstens eine Zahl.</numerusform>
            <numerusform>Höchstens %n Zahlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n number(s).</source>
        <translation>
            <numerusform>Mindestens eine Zahl.</numerusform>
            <numerusform>Mindestens %n Zahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Name of a number to choose: %1 is what for (&quot;Fields&quot;), %2 the number</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::DocumentFile</name>
    <message>
        <source>Untitled</source>
        <extracomment>Name of a document that has no file</extracomment>
        <translation>Ohne Titel</translation>
    </message>
</context>
<context>
    <name>inselwerk::DrawPreview</name>
    <message>
        <source>Make the draw fixed</source>
        <translation>Ziehung festschreiben</translation>
    </message>
    <message>
        <source>Shows the board as a game with this seed begins.</source>
        <translation>Zeigt das Brett, wie ein Spiel mit dieser Startzahl beginnt.</translation>
    </message>
    <message>
        <source>The board cannot be drawn before this error is mended: %1 (%2)</source>
        <extracomment>%1: an error of the scenario, as a sentence; %2: where it is, such as &quot;Hex [0, -2]&quot;</extracomment>
        <translation>Das Brett kann erst gezogen werden, wenn dieser Fehler behoben ist: %1 (%2)</translation>
    </message>
    <message>
        <source>Nothing of this board is left to chance: it is the same in every game.</source>
        <translation>Auf diesem Brett ist nichts dem Zufall überlassen: Es ist in jedem Spiel dasselbe.</translation>
    </message>
    <message>
        <source>So the board begins in a game with this seed.</source>
        <translation>So beginnt das Brett in einem Spiel mit dieser Startzahl.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>No draw was found that meets the constraint %1.</source>
        <extracomment>%1: a constraint in quotation marks, such as “6 and 8 never side by side”</extracomment>
        <translation>Es wurde keine Ziehung gefunden, die die Bedingung %1 erfüllt.</translation>
    </message>
    <message>
        <source>No draw was found that meets %1 together.</source>
        <translation>Es wurde keine Ziehung gefunden, die %1 zugleich erfüllt.</translation>
    </message>
    <message>
        <source>A game would take this one as it is.</source>
        <extracomment>After sentences about constraints that this draw does not meet</extracomment>
        <translation>Ein Spiel nähme diese, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>inselwerk::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <extracomment>%1: name of a step, such as &quot;Paint terrain&quot;</extracomment>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <extracomment>%1: name of a step, such as &quot;Paint terrain&quot;</extracomment>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>A&amp;uswählen</translation>
    </message>
    <message>
        <source>&amp;All hexes</source>
        <translation>&amp;Alle Felder</translation>
    </message>
    <message>
        <source>Hexes of the same &amp;terrain</source>
        <translation>Felder gleicher &amp;Landschaft</translation>
    </message>
    <message>
        <source>All &amp;others instead</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Rotate by 60° c&amp;lockwise</source>
        <translation>Um 60° im Uhr&amp;zeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate by 60° counter-clock&amp;wise</source>
        <translation>Um 60° &amp;gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>&amp;Mirror left and right</source>
        <translation>L&amp;inks und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>&amp;Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>S&amp;ymmetry of the brush</source>
        <translation>S&amp;ymmetrie des Pinsels</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>&amp;2-fold</source>
        <translation>&amp;2-fach</translation>
    </message>
    <message>
        <source>&amp;3-fold</source>
        <translation>&amp;3-fach</translation>
    </message>
    <message>
        <source>&amp;6-fold</source>
        <translation>&amp;6-fach</translation>
    </message>
    <message>
        <source>Mirror &amp;left and right</source>
        <translation>&amp;Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror &amp;top and bottom</source>
        <translation>&amp;Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>&amp;Centre under the pointer</source>
        <translation>&amp;Mitte unter dem Zeiger</translation>
    </message>
    <message>
        <source>Centre in the &amp;middle of the board</source>
        <translation>Mitte &amp;in der Mitte des Brettes</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>inselwerk::EventForm</name>
    <message>
        <source>Token</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Placement and triggers</source>
        <translation>Orte und Auslöser</translation>
    </message>
    <message>
        <source>No event token is chosen. “New” makes the first one and adds the rules for events.</source>
        <translation>Es ist kein Ereignisplättchen gewählt. „Neu“ macht das erste und fügt die Regeln für Ereignisse hinzu.</translation>
    </message>
    <message>
        <source>What the token does, in German</source>
        <translation>Was das Plättchen bewirkt, auf Deutsch</translation>
    </message>
    <message>
        <source>What the token does, in English</source>
        <translation>Was das Plättchen bewirkt, auf Englisch</translation>
    </message>
</context>
<context>
    <name>inselwerk::EventTable</name>
    <message>
        <source>%1×</source>
        <extracomment>How many tokens of a kind there are</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A chance in percent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The chance that one of these tokens is turned over in a game: an estimate.</source>
        <translation>Wie wahrscheinlich es ist, dass in einer Partie eines dieser Plättchen aufgedeckt wird: eine Schätzung.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Seen</source>
        <extracomment>Head of a column: how likely it is that a token is seen in a game</extracomment>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of an event token, %2: what it does</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::EventsDock</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Event tokens of a category: %1 is the category, %2 how many</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n event token(s)</source>
        <translation>
            <numerusform>ein Ereignisplättchen</numerusform>
            <numerusform>%n Ereignisplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;41 event tokens&quot;, %2: how many of each category</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“Seen” is an estimate: about %1 tokens are turned over in a game, with %2 turns for each of %3 players, who each build %4 settlements and %5 cities and play %6 knights.</source>
        <extracomment>How the column &quot;Seen&quot; comes about. %1: tokens turned over, %2: turns of each player, %3: players, %4: settlements, %5: cities, %6: knights</extracomment>
        <translation>„Gesehen“ ist eine Schätzung: In einer Partie werden etwa %1 Plättchen aufgedeckt, bei %2 Zügen für jeden von %3 Spielern, die je %4 Siedlungen und %5 Städte bauen und %6 Ritter ausspielen.</translation>
    </message>
    <message>
        <source>Add event token</source>
        <extracomment>Step of history</extracomment>
        <translation>Ereignisplättchen hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate event token</source>
        <extracomment>Step of history</extracomment>
        <translation>Ereignisplättchen verdoppeln</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n event token(s)</source>
        <extracomment>Step of history</extracomment>
        <translation>
            <numerusform>Ereignisplättchen entfernen</numerusform>
            <numerusform>%n Ereignisplättchen entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Move event token</source>
        <extracomment>Step of history</extracomment>
        <translation>Ereignisplättchen verschieben</translation>
    </message>
    <message>
        <source>Change the count of event tokens</source>
        <extracomment>Step of history</extracomment>
        <translation>Anzahl der Ereignisplättchen ändern</translation>
    </message>
    <message>
        <source>Event tokens</source>
        <translation>Ereignisplättchen</translation>
    </message>
    <message>
        <source>Every kind of event token. Click a column to sort; in the file&apos;s own order, drag rows or press Alt with an arrow to move them. Insert adds a token, Ctrl+D duplicates it, Delete removes it, + and - change the count.</source>
        <translation>Alle Arten von Ereignisplättchen. Ein Klick auf eine Spalte sortiert; in der Reihenfolge der Datei lassen sich Zeilen ziehen oder mit Alt und einer Pfeiltaste verschieben. Einfg fügt ein Plättchen hinzu, Strg+D verdoppelt es, Entf entfernt es, + und - ändern die Anzahl.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter event tokens</source>
        <translation>Ereignisplättchen filtern</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New event token</source>
        <translation>Neues Ereignisplättchen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Duplicate the event token</source>
        <translation>Das Ereignisplättchen verdoppeln</translation>
    </message>
    <message>
        <source>Remove the chosen event tokens</source>
        <translation>Die gewählten Ereignisplättchen entfernen</translation>
    </message>
    <message>
        <source>Move the event token up</source>
        <translation>Das Ereignisplättchen nach oben</translation>
    </message>
    <message>
        <source>Move the event token down</source>
        <translation>Das Ereignisplättchen nach unten</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Tab of the panel “Event tokens”</extracomment>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>The event tokens: a table of all, the form of the chosen one with its sentence in both languages, and when tokens are turned over.</source>
        <translation>Die Ereignisplättchen: eine Tabelle aller, das Formular des gewählten mit seinem Satz in beiden Sprachen und wann Plättchen aufgedeckt werden.</translation>
    </message>
</context>
<context>
    <name>inselwerk::EventsModel</name>
    <message>
        <source>Turned over by %1</source>
        <extracomment>%1 is the player who turned an event token over</extracomment>
        <translation>Aufgedeckt von %1</translation>
    </message>
    <message>
        <source>%1: %2 under settlements, %3 under cities</source>
        <extracomment>Face-down event tokens: %1 is a player, %2 and %3 are numbers</extracomment>
        <translation>%1: %2 unter Siedlungen, %3 unter Städten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>event tokens</comment>
        <extracomment>Face-down event tokens on an award: %1 is its name, %2 a number</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n in the stack</source>
        <extracomment>Event tokens that lie face down in the stack</extracomment>
        <translation>
            <numerusform>eines im Stapel</numerusform>
            <numerusform>%n im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <extracomment>Event tokens that were used and lie open</extracomment>
        <translation>
            <numerusform>eines abgelegt</numerusform>
            <numerusform>%n abgelegt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::ExportCommands</name>
    <message>
        <source>Save the picture as</source>
        <translation>Das Bild speichern als</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Save the print sheets as</source>
        <translation>Die Druckbogen speichern als</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 ist geschrieben.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Es wurde nichts geschrieben.</translation>
    </message>
</context>
<context>
    <name>inselwerk::FairnessBars</name>
    <message>
        <source>Pips of each resource</source>
        <translation>Augen jedes Rohstoffs</translation>
    </message>
    <message>
        <source>Ways in 36 in which all hexes of a resource pay together. The dashed line is the average.</source>
        <translation>So viele von 36 Würfen lassen die Felder eines Rohstoffs zusammen zahlen. Die gestrichelte Linie ist der Durchschnitt.</translation>
    </message>
</context>
<context>
    <name>inselwerk::FairnessDock</name>
    <message>
        <source>The board has no land, or too much for a game.</source>
        <translation>Das Brett hat kein Land oder zu viel für eine Partie.</translation>
    </message>
    <message>
        <source>Least pips: %1 with %2; most: %3 with %4; on average %5.</source>
        <extracomment>%1: the resource that pays least, %2: its pips, %3: the one that pays most, %4: its pips, %5: their average</extracomment>
        <translation>Die wenigsten Augen: %1 mit %2; die meisten: %3 mit %4; im Durchschnitt %5.</translation>
    </message>
    <message>
        <source>The best corner has %1, the poorest %2.</source>
        <translation>Die beste Ecke hat %1, die schlechteste %2.</translation>
    </message>
    <message numerus="yes">
        <source>All numbers are the means of %n draw(s).</source>
        <translation>
            <numerusform>Alle Zahlen stammen aus %n Ziehung.</numerusform>
            <numerusform>Alle Zahlen sind Mittelwerte aus %n Ziehungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No red numbers lie side by side.</source>
        <translation>Keine roten Zahlen liegen nebeneinander.</translation>
    </message>
    <message>
        <source>Red numbers side by side: %1.</source>
        <extracomment>%1: pairs of hexes</extracomment>
        <translation>Rote Zahlen nebeneinander: %1.</translation>
    </message>
    <message>
        <source>Pairs of red numbers side by side: %1.</source>
        <extracomment>%1: a mean</extracomment>
        <translation>Paare roter Zahlen nebeneinander: %1.</translation>
    </message>
    <message>
        <source>No equal numbers lie side by side.</source>
        <translation>Keine gleichen Zahlen liegen nebeneinander.</translation>
    </message>
    <message>
        <source>Equal numbers side by side: %1.</source>
        <extracomment>%1: pairs of hexes</extracomment>
        <translation>Gleiche Zahlen nebeneinander: %1.</translation>
    </message>
    <message>
        <source>Pairs of equal numbers side by side: %1.</source>
        <extracomment>%1: a mean</extracomment>
        <translation>Paare gleicher Zahlen nebeneinander: %1.</translation>
    </message>
    <message>
        <source>No harbour lies at its own resource.</source>
        <translation>Kein Hafen liegt bei seinem eigenen Rohstoff.</translation>
    </message>
    <message>
        <source>Harbours at their own resource: %1.</source>
        <translation>Häfen bei ihrem eigenen Rohstoff: %1.</translation>
    </message>
    <message>
        <source>%1: %2 pips, resources: %3, harbour</source>
        <translation>%1: %2 Augen, Rohstoffe: %3, Hafen</translation>
    </message>
    <message>
        <source>%1: %2 pips, resources: %3</source>
        <translation>%1: %2 Augen, Rohstoffe: %3</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1: place in turn order</extracomment>
        <translation>Person %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>From the poorest seat to the best: %1.</source>
        <translation>Vom schlechtesten Platz zum besten: %1.</translation>
    </message>
    <message>
        <source>Pips of the starting pieces</source>
        <translation>Augen der Startfiguren</translation>
    </message>
    <message>
        <source>Pips if all take the best corner</source>
        <translation>Augen, wenn alle die beste Ecke nehmen</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Ausgewogenheit</translation>
    </message>
    <message>
        <source>Pips at the corners (%1)</source>
        <extracomment>%1: a key</extracomment>
        <translation>Augen an den Ecken (%1)</translation>
    </message>
    <message>
        <source>Best corners to start</source>
        <translation>Beste Ecken für den Anfang</translation>
    </message>
    <message>
        <source>Pips, different resources and harbours count. A click or Enter goes to the corner.</source>
        <translation>Augen, verschiedene Rohstoffe und Häfen zählen. Ein Klick oder die Eingabetaste führt zur Ecke.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Personen</translation>
    </message>
    <message>
        <source> players</source>
        <translation> Personen</translation>
    </message>
    <message>
        <source>Pips of each seat</source>
        <translation>Augen jedes Platzes</translation>
    </message>
    <message>
        <source>Pips at &amp;the corners</source>
        <translation>&amp;Augen an den Ecken</translation>
    </message>
    <message>
        <source>How even the board is: what each resource yields, red and equal neighbours, the best corners, and what each seat gets in a snake draft.</source>
        <translation>Wie ausgewogen das Brett ist: was jeder Rohstoff bringt, rote und gleiche Nachbarn, die besten Ecken und was jeder Platz bei der Gründung bekommt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>The end of a list of pairs of hexes; %1: the first ones, %n: how many are not shown</extracomment>
        <translation>
            <numerusform>%1 und ein weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s) miss(es) what a draw must satisfy, so all numbers are uncertain. The preview in the panel “Chance” names what cannot be met.</source>
        <translation>
            <numerusform>Eine Ziehung erfüllt nicht, was sie erfüllen muss; alle Zahlen sind daher ungewiss. Die Vorschau im Bereich „Zufall“ nennt, was nicht zu erfüllen ist.</numerusform>
            <numerusform>%n Ziehungen erfüllen nicht, was sie erfüllen müssen; alle Zahlen sind daher ungewiss. Die Vorschau im Bereich „Zufall“ nennt, was nicht zu erfüllen ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the poorest seat of a draw to its best, on average: %1.</source>
        <translation>Vom ärmsten Platz einer Ziehung zum besten, im Mittel: %1.</translation>
    </message>
</context>
<context>
    <name>inselwerk::FairnessOverlay</name>
    <message>
        <source>up to 4</source>
        <extracomment>Legend: pips at a corner</extracomment>
        <translation>bis 4</translation>
    </message>
    <message>
        <source>5–7</source>
        <comment>pips</comment>
        <translation>5–7</translation>
    </message>
    <message>
        <source>8–10</source>
        <comment>pips</comment>
        <translation>8–10</translation>
    </message>
    <message>
        <source>11 and more</source>
        <extracomment>Legend: pips at a corner</extracomment>
        <translation>ab 11</translation>
    </message>
    <message>
        <source>Pips per corner</source>
        <extracomment>Legend of the numbers at the corners: ways in 36 in which its hexes pay</extracomment>
        <translation>Augen je Ecke</translation>
    </message>
</context>
<context>
    <name>inselwerk::FileCommands</name>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <extracomment>Kinds of files in a dialog: keep what is in the brackets</extracomment>
        <translation>Szenarien (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>Szenarien öffnen</translation>
    </message>
    <message>
        <source>%1 is write-protected.</source>
        <translation>%1 ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
    <message>
        <source>What is in this file could not be read as a scenario. Saving replaces all of it.</source>
        <translation>Was in dieser Datei steht, ließ sich nicht als Szenario lesen. Speichern ersetzt alles davon.</translation>
    </message>
    <message>
        <source>Save %1 without what could not be read?</source>
        <translation>%1 ohne das speichern, was nicht zu lesen war?</translation>
    </message>
    <message>
        <source>Parts of the file could not be understood; the problems list them. Saving drops these parts.</source>
        <translation>Teile der Datei waren nicht zu verstehen; die Probleme nennen sie. Beim Speichern fallen sie weg.</translation>
    </message>
    <message>
        <source>Save %1 without its comments?</source>
        <translation>%1 ohne seine Kommentare speichern?</translation>
    </message>
    <message>
        <source>The comment at the head of the file is kept, but those below it are dropped by saving.</source>
        <translation>Der Kommentar am Anfang der Datei bleibt, aber alle weiteren fallen beim Speichern weg.</translation>
    </message>
    <message>
        <source>Another program has changed the file since you opened it. Saving drops what it wrote.</source>
        <translation>Ein anderes Programm hat die Datei geändert, seit du sie geöffnet hast. Beim Speichern geht verloren, was es geschrieben hat.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>The scenario could not be saved.</source>
        <translation>Das Szenario konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Save the scenario as</source>
        <translation>Das Szenario speichern als</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <translation>%1 ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>Read %1 again?</source>
        <translation>%1 neu einlesen?</translation>
    </message>
    <message>
        <source>What you changed since it was last saved is lost, and so is the history of the steps.</source>
        <translation>Was du seit dem letzten Speichern geändert hast, geht verloren, und die Schritte lassen sich nicht mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Neu einlesen</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Die Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>Was nicht gespeichert ist, geht verloren.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
</context>
<context>
    <name>inselwerk::FileMenu</name>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Rever&amp;t to the saved file</source>
        <translation>Zu&amp;rück zur gespeicherten Datei</translation>
    </message>
    <message>
        <source>&amp;Picture of the board…</source>
        <translation>B&amp;ild des Bretts…</translation>
    </message>
    <message>
        <source>Print s&amp;heets…</source>
        <translation>Druckbo&amp;gen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Begins a scenario from a template: an island, a volcano, an empty hexagon.</source>
        <translation>Beginnt ein Szenario mit einer Vorlage: eine Insel, ein Vulkan, ein leeres Sechseck.</translation>
    </message>
    <message>
        <source>Opens scenario files, each in a window of its own.</source>
        <translation>Öffnet Szenario-Dateien, jede in einem eigenen Fenster.</translation>
    </message>
    <message>
        <source>Writes the scenario into its file. If that fails, the file stays as it was.</source>
        <translation>Schreibt das Szenario in seine Datei. Gelingt das nicht, bleibt die Datei, wie sie war.</translation>
    </message>
    <message>
        <source>Writes the scenario into another file, which is its file from then on.</source>
        <translation>Schreibt das Szenario in eine andere Datei, die von da an seine ist.</translation>
    </message>
    <message>
        <source>Reads the file again and forgets what was changed since it was saved.</source>
        <translation>Liest die Datei neu ein und vergisst, was seit dem Speichern geändert wurde.</translation>
    </message>
    <message>
        <source>Writes the board as a picture, with water around it or transparent.</source>
        <translation>Schreibt das Brett als Bild, mit Wasser ringsum oder durchsichtig.</translation>
    </message>
    <message>
        <source>Writes the board and all its parts as PDF, to be printed and cut out.</source>
        <translation>Schreibt das Brett und alle seine Teile als PDF, zum Drucken und Ausschneiden.</translation>
    </message>
</context>
<context>
    <name>inselwerk::FillTool</name>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Click a hex to lay the chosen terrain on it and on all hexes of the same terrain that hang together with it. Water without hexes is filled as far as one row around the board.</source>
        <translation>Klicke auf ein Feld, um die gewählte Landschaft dort und auf alle zusammenhängenden Felder gleicher Landschaft zu legen. Wasser ohne Felder wird bis eine Reihe um das Brett gefüllt.</translation>
    </message>
    <message>
        <source>Fill: click lays the terrain on all hexes of the same terrain side by side.</source>
        <translation>Füllen: Ein Klick legt die Landschaft auf alle zusammenhängenden Felder gleicher Landschaft.</translation>
    </message>
    <message>
        <source>Fill with terrain</source>
        <extracomment>Step of history</extracomment>
        <translation>Mit Landschaft füllen</translation>
    </message>
    <message>
        <source>There is too much water here to fill it.</source>
        <translation>Hier ist zu viel Wasser, um es zu füllen.</translation>
    </message>
</context>
<context>
    <name>inselwerk::GameSession</name>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>Dieses Spiel wird nicht gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>inselwerk::GiftsModel</name>
    <message>
        <source>nobody yet</source>
        <comment>owner of a gift box</comment>
        <translation>noch niemand</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) forward on the gift track</source>
        <extracomment>On the gift track</extracomment>
        <translation>
            <numerusform>%n Feld vor auf der Geschenkleiste</numerusform>
            <numerusform>%n Felder vor auf der Geschenkleiste</numerusform>
        </translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>A button: %1 is a card (&quot;1 wool&quot;)</extracomment>
        <translation>%1 schenken</translation>
    </message>
    <message>
        <source>%1: %2. %3. In its box: %4.</source>
        <extracomment>The robber&apos;s wish: %1 is which (&quot;Big gift&quot;), %2 a resource, %3 what it brings, %4 whose marker lies there</extracomment>
        <translation>%1: %2. %3. Auf dem Geschenkfeld: %4.</translation>
    </message>
    <message>
        <source>No wish: %1</source>
        <extracomment>The robber does not wish for it; %1 is a resource</extracomment>
        <translation>Kein Wunsch: %1</translation>
    </message>
    <message>
        <source>moves up when a wish is fulfilled</source>
        <translation>rückt auf, wenn ein Wunsch erfüllt ist</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n step(s)</source>
        <extracomment>On the gift track: %1 is a player; %n steps in all</extracomment>
        <translation>
            <numerusform>%1 mit %n Schritt</numerusform>
            <numerusform>%1 mit %n Schritten</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <comment>of the gift track</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>space of the gift track</comment>
        <extracomment>A space of the gift track: %1 is its label, %2 who stands there, from left to right</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads: %n step(s)</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 führt: %n Schritt</numerusform>
            <numerusform>%1 führt: %n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads: lap %2, %n step(s)</source>
        <extracomment>%1 is a player, %2 the lap on the track</extracomment>
        <translation>
            <numerusform>%1 führt: Runde %2, %n Schritt</numerusform>
            <numerusform>%1 führt: Runde %2, %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 stands on %2. Nobody receives what is blocked there.</source>
        <extracomment>%1 is the robber (German: nominative with article, capitalised), %2 a hex (&quot;hills 4&quot;)</extracomment>
        <translation>%1 steht auf %2. Was dort blockiert ist, bekommt niemand.</translation>
    </message>
    <message>
        <source>Goes to whoever is furthest along on the gift track.</source>
        <translation>Gehört, wer auf der Geschenkleiste am weitesten ist.</translation>
    </message>
    <message numerus="yes">
        <source>Belongs to %1, who is furthest along with %n step(s).</source>
        <extracomment>Greatest Giver; %1 is a player</extracomment>
        <translation>
            <numerusform>Gehört %1: mit %n Schritt am weitesten.</numerusform>
            <numerusform>Gehört %1: mit %n Schritten am weitesten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>victory point(s)</source>
        <comment>of a tile</comment>
        <extracomment>Below the number of victory points of a tile</extracomment>
        <translation>
            <numerusform>Siegpunkt</numerusform>
            <numerusform>Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 stands on a hex without a number (%2) and blocks nothing there.</source>
        <extracomment>%1 is the robber (German: nominative with article, capitalised), %2 a hex (&quot;desert&quot;)</extracomment>
        <translation>%1 steht auf einem Feld ohne Zahl (%2) und blockiert dort nichts.</translation>
    </message>
    <message>
        <source>The %1 stands on %2. No cards are blocked there now.</source>
        <extracomment>%1 is the robber (German: nominative with article, capitalised), %2 a hex (&quot;hills 4&quot;)</extracomment>
        <translation>%1 steht auf %2. Dort sind jetzt keine Karten blockiert.</translation>
    </message>
    <message>
        <source>The %1 stands on %2. A roll of %3 pays %4 all that is blocked there.</source>
        <extracomment>%1 is the robber (German: nominative with article, capitalised), %2 a hex (&quot;hills 4&quot;), %3 its number, %4 a player</extracomment>
        <translation>%1 steht auf %2. Bei einer %3 geht alles, was dort blockiert ist, an %4.</translation>
    </message>
    <message>
        <source>Greatest Giver: nobody yet</source>
        <translation>Größter Gönner: noch niemand</translation>
    </message>
    <message numerus="yes">
        <source>Greatest Giver: %1, %n step(s)</source>
        <extracomment>Where there is little room; %1 is a player, who has gone %n steps</extracomment>
        <translation>
            <numerusform>Größter Gönner: %1, ein Schritt</numerusform>
            <numerusform>Größter Gönner: %1, %n Schritte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::HandModel</name>
    <message>
        <source>discard from %1 on a seven</source>
        <extracomment>Below the hand: a seven takes half of the cards of whoever has %1 or more</extracomment>
        <translation>ab %1 bei einer 7 abgeben</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is a number of cards (&quot;9 cards&quot;), %2 says from how many cards on one must discard</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to discard.</source>
        <translation>
            <numerusform>Wähle noch eine Karte zum Abgeben.</numerusform>
            <numerusform>Wähle noch %n Karten zum Abgeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard these %n card(s).</source>
        <translation>
            <numerusform>Diese Karte abgeben.</numerusform>
            <numerusform>Diese %n Karten abgeben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::HarbourTool</name>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Click an edge of the coast to lay a harbour of the chosen kind there, or to change the one that lies there; it faces the water. A click with the same kind, or Delete, takes it away.</source>
        <translation>Klicke auf eine Kante der Küste, um dort einen Hafen der gewählten Art anzulegen oder den zu ändern, der dort liegt; er zeigt zum Wasser. Ein Klick mit derselben Art oder Entf nimmt ihn weg.</translation>
    </message>
    <message>
        <source>Harbour: click an edge of the coast lays the chosen kind, the same kind again takes it away.</source>
        <translation>Hafen: Ein Klick auf eine Kante der Küste legt die gewählte Art an, dieselbe Art noch einmal nimmt ihn weg.</translation>
    </message>
    <message>
        <source>A harbour lies on an edge of the coast.</source>
        <translation>Ein Hafen liegt an einer Kante der Küste.</translation>
    </message>
    <message>
        <source>A harbour must face water, but there is land on both sides of this edge.</source>
        <translation>Ein Hafen muss zum Wasser zeigen, aber auf beiden Seiten dieser Kante ist Land.</translation>
    </message>
    <message numerus="yes">
        <source>A board has room for %n harbour(s).</source>
        <translation>
            <numerusform>Ein Brett hat Platz für einen Hafen.</numerusform>
            <numerusform>Ein Brett hat Platz für %n Häfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a harbour</source>
        <extracomment>Step of history</extracomment>
        <translation>Hafen anlegen</translation>
    </message>
    <message>
        <source>Take a harbour away</source>
        <extracomment>Step of history</extracomment>
        <translation>Hafen wegnehmen</translation>
    </message>
</context>
<context>
    <name>inselwerk::HelpMenu</name>
    <message>
        <source>About the editor</source>
        <translation>Über den Editor</translation>
    </message>
    <message>
        <source>Inselwerk editor %1</source>
        <translation>Inselwerk-Editor %1</translation>
    </message>
    <message>
        <source>Draws scenarios for hex-island settlement games. An unofficial fan implementation, neither made nor endorsed by the publishers of the board games whose rules it plays. Free software under the MIT licence.</source>
        <translation>Zeichnet Szenarien für Siedlungsspiele auf Inseln aus sechseckigen Feldern. Ein inoffizielles Fanprojekt, weder von den Verlagen der Brettspiele gemacht, deren Regeln es spielt, noch von ihnen gebilligt. Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>&amp;About the editor</source>
        <translation>&amp;Über den Editor</translation>
    </message>
</context>
<context>
    <name>inselwerk::HexProperties</name>
    <message>
        <source>Change terrain</source>
        <translation>Landschaft ändern</translation>
    </message>
    <message>
        <source>Change number</source>
        <translation>Zahl ändern</translation>
    </message>
    <message>
        <source>Change the set-up region</source>
        <translation>Gründungsgebiet ändern</translation>
    </message>
    <message>
        <source>Change the robber’s start</source>
        <translation>Start des Räubers ändern</translation>
    </message>
    <message>
        <source>several</source>
        <translation>verschiedene</translation>
    </message>
    <message>
        <source>Tokens on the hex: %1</source>
        <extracomment>Tokens of a rule module on a hex. %1: their name</extracomment>
        <translation>Plättchen auf dem Feld: %1</translation>
    </message>
    <message>
        <source>Change tokens: %1</source>
        <extracomment>%1: name of a token, such as wheat</extracomment>
        <translation>Plättchen ändern: %1</translation>
    </message>
    <message>
        <source>Change harbour</source>
        <translation>Hafen ändern</translation>
    </message>
    <message>
        <source>Harbour in the %1</source>
        <extracomment>%1: side of a hex, such as north-east</extracomment>
        <translation>Hafen im %1</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Terrain of the selected hexes</source>
        <translation>Landschaft der ausgewählten Felder</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Number on the selected hexes</source>
        <translation>Zahl auf den ausgewählten Feldern</translation>
    </message>
    <message>
        <source>Harbours at its sides</source>
        <translation>Häfen an seinen Seiten</translation>
    </message>
    <message>
        <source>Set-up settlements here</source>
        <translation>Gründungssiedlungen hier</translation>
    </message>
    <message>
        <source>When any hex has this, settlements of the set-up phase stand only at corners of such hexes.</source>
        <translation>Sobald ein Feld dies hat, stehen Siedlungen der Gründungsphase nur an Ecken solcher Felder.</translation>
    </message>
    <message>
        <source>The robber starts here</source>
        <translation>Der Räuber beginnt hier</translation>
    </message>
</context>
<context>
    <name>inselwerk::IdField</name>
    <message>
        <source>A name is needed.</source>
        <translation>Ein Name ist nötig.</translation>
    </message>
    <message>
        <source>“%1” is taken already.</source>
        <translation>„%1“ ist schon vergeben.</translation>
    </message>
</context>
<context>
    <name>inselwerk::IntegerEditor</name>
    <message>
        <source>none</source>
        <extracomment>Instead of a number: it is not said</extracomment>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>inselwerk::LineTool</name>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Drag from the first hex of a straight row to the last, or click them one after the other. Esc forgets the first.</source>
        <translation>Ziehe vom ersten Feld einer geraden Reihe zum letzten, oder klicke beide nacheinander an. Esc vergisst das erste.</translation>
    </message>
    <message>
        <source>Line: click the last hex of the row, Esc begins anew.</source>
        <translation>Linie: Klicke auf das letzte Feld der Reihe, Esc fängt neu an.</translation>
    </message>
    <message>
        <source>Line: drag, or click the first hex of the row.</source>
        <translation>Linie: Ziehe, oder klicke auf das erste Feld der Reihe.</translation>
    </message>
    <message>
        <source>Paint a line</source>
        <extracomment>Step of history</extracomment>
        <translation>Linie malen</translation>
    </message>
</context>
<context>
    <name>inselwerk::ListEditor</name>
    <message numerus="yes">
        <source>At most %n entry(s).</source>
        <translation>
            <numerusform>Höchstens ein Eintrag.</numerusform>
            <numerusform>Höchstens %n Einträge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n entry(s).</source>
        <translation>
            <numerusform>Mindestens ein Eintrag.</numerusform>
            <numerusform>Mindestens %n Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Head of an entry of a list: %1 is its place, %2 what it is</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Effect %1</source>
        <extracomment>Name of the field that says what an effect of an event token is; %1 is its place</extracomment>
        <translation>Wirkung %1</translation>
    </message>
    <message>
        <source>Move place %1 up</source>
        <translation>Platz %1 nach oben</translation>
    </message>
    <message>
        <source>Move place %1 down</source>
        <translation>Platz %1 nach unten</translation>
    </message>
    <message>
        <source>Duplicate place %1</source>
        <translation>Platz %1 verdoppeln</translation>
    </message>
    <message>
        <source>Remove place %1</source>
        <translation>Platz %1 entfernen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add to the list: %1</source>
        <extracomment>%1: a list, such as &quot;Effects&quot;</extracomment>
        <translation>Zur Liste hinzufügen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Name of a button for screen readers; %1: a list such as &quot;Effects&quot;, %2: what the button does</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::LogModel</name>
    <message>
        <source>%1 thinks for too long; the simplest move is made instead.</source>
        <extracomment>%1 is the player whose bot did not answer in time</extracomment>
        <translation>%1 denkt zu lange nach; stattdessen geschieht das Einfachste.</translation>
    </message>
</context>
<context>
    <name>inselwerk::MainWindow</name>
    <message>
        <source>%1[*] – Inselwerk editor</source>
        <extracomment>Title of a window: %1 is the name of a file; [*] becomes the mark of unsaved changes</extracomment>
        <translation>%1[*] – Inselwerk-Editor</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>inselwerk::ManualWindow</name>
    <message>
        <source>Manual of the editor</source>
        <translation>Handbuch des Editors</translation>
    </message>
</context>
<context>
    <name>inselwerk::NameEditor</name>
    <message>
        <source>Small letters a–z, digits, - and _ only; other names are not taken.</source>
        <translation>Nur Kleinbuchstaben a–z, Ziffern, - und _; andere Namen werden nicht übernommen.</translation>
    </message>
</context>
<context>
    <name>inselwerk::NewGame</name>
    <message>
        <source>This scenario has no board.</source>
        <translation>Dieses Szenario hat kein Brett.</translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0 to %1.</source>
        <translation>Die Startzahl muss eine ganze Zahl von 0 bis %1 sein.</translation>
    </message>
</context>
<context>
    <name>inselwerk::Notices</name>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu einlesen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meines behalten</translation>
    </message>
    <message>
        <source>%1 is not there any more: it was removed or renamed. What you see is not lost.</source>
        <translation>%1 ist nicht mehr da: Die Datei wurde gelöscht oder umbenannt. Was du siehst, ist nicht verloren.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Wieder speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>%1 is write-protected. What you change can be saved under another name.</source>
        <translation>%1 ist schreibgeschützt. Was du änderst, kannst du unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>%1 is no scenario: nothing of it could be read. The problems say why.</source>
        <translation>%1 ist kein Szenario: Nichts davon war zu lesen. Die Probleme sagen, warum.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in %1 could not be understood; the problems list them.</source>
        <extracomment>%1: a file name</extracomment>
        <translation>
            <numerusform>Eine Stelle in %1 war nicht zu verstehen; die Probleme nennen sie.</numerusform>
            <numerusform>%n Stellen in %1 waren nicht zu verstehen; die Probleme nennen sie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::NumberLineEditor</name>
    <message>
        <source>Numbers from %1 to %2 with commas between them, please.</source>
        <extracomment>%1 and %2 are the smallest and the largest number</extracomment>
        <translation>Bitte Zahlen von %1 bis %2, durch Kommas getrennt.</translation>
    </message>
</context>
<context>
    <name>inselwerk::NumberPoolPage</name>
    <message>
        <source>Change how numbers are laid</source>
        <translation>Ändern, wie Zahlen gelegt werden</translation>
    </message>
    <message>
        <source>Change where the spiral begins</source>
        <translation>Ändern, wo die Spirale beginnt</translation>
    </message>
    <message>
        <source>Token %1: number %2</source>
        <extracomment>A number token of a pool. %1: place, %2: number</extracomment>
        <translation>Chip %1: Zahl %2</translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>How often a number is in a pool. %1: a count</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>in this order, as a spiral</source>
        <translation>in dieser Reihenfolge, als Spirale</translation>
    </message>
    <message>
        <source>at a random corner hex</source>
        <translation>auf einem zufälligen Eckfeld</translation>
    </message>
    <message>
        <source>at hex [%1, %2]</source>
        <extracomment>%1 and %2: coordinates</extracomment>
        <translation>auf Feld [%1, %2]</translation>
    </message>
    <message>
        <source>Number tokens of the pool, in their order</source>
        <translation>Zahlenchips des Topfes, in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>How the numbers are laid</source>
        <translation>Wie die Zahlen gelegt werden</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Where the spiral begins</source>
        <translation>Wo die Spirale beginnt</translation>
    </message>
</context>
<context>
    <name>inselwerk::NumberTool</name>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Click a hex to lay the chosen number, or type a number while the pointer or the cursor is on it; a click on the same number or Delete takes it away. Where hexes are selected, a typed number is for all of them.</source>
        <translation>Klicke auf ein Feld, um die gewählte Zahl dorthin zu legen, oder tippe eine Zahl, während Zeiger oder Cursor darauf stehen; ein Klick auf die gleiche Zahl oder Entf nimmt sie weg. Sind Felder ausgewählt, gilt eine getippte Zahl für alle.</translation>
    </message>
    <message>
        <source>Number: click lays the chosen number, 2 to 12 can be typed, Delete takes it away.</source>
        <translation>Zahl: Ein Klick legt die gewählte Zahl, 2 bis 12 lassen sich tippen, Entf nimmt sie weg.</translation>
    </message>
    <message>
        <source>Take a number away</source>
        <extracomment>Step of history</extracomment>
        <translation>Zahl wegnehmen</translation>
    </message>
    <message>
        <source>Lay a number</source>
        <translation>Zahl legen</translation>
    </message>
</context>
<context>
    <name>inselwerk::NumbersDock</name>
    <message>
        <source>%1 + %2</source>
        <extracomment>Below a number disc: %1 is how many lie on hexes, %2 how many are in pools</extracomment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Number %1: %2 on hexes, %3 in pools</source>
        <extracomment>%1: a number, %2 and %3: how many there are</extracomment>
        <translation>Zahl %1: %2 auf Feldern, %3 in Töpfen</translation>
    </message>
    <message>
        <source>Stack “%1”</source>
        <extracomment>A stack of number tokens: %1 is its name</extracomment>
        <translation>Stapel „%1“</translation>
    </message>
    <message>
        <source>Stack “%1”, tokens: %2</source>
        <translation>Stapel „%1“, Zahlenchips: %2</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>on hexes + in pools</source>
        <translation>auf Feldern + in Töpfen</translation>
    </message>
    <message>
        <source>How often each number lies on the board, and how often it is in a pool.</source>
        <translation>Wie oft jede Zahl auf dem Brett liegt und wie oft sie in einem Topf ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) without a number</source>
        <translation>
            <numerusform>Ein Feld ohne Zahl</numerusform>
            <numerusform>%n Felder ohne Zahl</numerusform>
        </translation>
    </message>
    <message>
        <source>Pool “%1”. %2</source>
        <extracomment>A pool of number tokens. %1: its name, %2: a sentence about it</extracomment>
        <translation>Topf „%1“. %2</translation>
    </message>
    <message>
        <source>Number tokens, pools and stacks for the tool “Number”. Below each number: how often it lies on the board, and how often it is in a pool. On the board a dashed disc with “?” takes its number from a pool.</source>
        <translation>Zahlenchips, Töpfe und Stapel für das Werkzeug „Zahl“. Unter jeder Zahl: wie oft sie auf dem Brett liegt und wie oft sie in einem Topf ist. Auf dem Brett bekommt eine gestrichelte Scheibe mit „?“ ihre Zahl aus einem Topf.</translation>
    </message>
</context>
<context>
    <name>inselwerk::PaintTool</name>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Paint terrain</source>
        <extracomment>Step of history</extracomment>
        <translation>Landschaft malen</translation>
    </message>
    <message>
        <source>Click or drag to lay the chosen terrain. Hold Shift to paint a straight row from the last place, Alt to pick up what lies there. 1 to 5, or plus and minus, choose the size of the brush. Numbers stay where the new terrain can bear them.</source>
        <translation>Klicke oder ziehe, um die gewählte Landschaft zu legen. Mit Umschalt malst du eine gerade Reihe von der letzten Stelle aus, mit Alt nimmst du auf, was dort liegt. 1 bis 5 oder Plus und Minus wählen die Größe des Pinsels. Zahlen bleiben, wo die neue Landschaft sie tragen kann.</translation>
    </message>
    <message>
        <source>Paint: click or drag lays the terrain, Shift paints a straight row, Alt picks up terrain.</source>
        <translation>Malen: Klicken oder Ziehen legt die Landschaft, Umschalt malt eine gerade Reihe, Alt nimmt Landschaft auf.</translation>
    </message>
</context>
<context>
    <name>inselwerk::PanTool</name>
    <message>
        <source>Move</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Drag to move the board in the window; arrow keys do the same. The wheel zooms. With every other tool the right or the middle button moves the board.</source>
        <translation>Ziehe, um das Brett im Fenster zu verschieben; Pfeiltasten tun dasselbe. Das Rad zoomt. Mit jedem anderen Werkzeug verschiebt die rechte oder mittlere Taste das Brett.</translation>
    </message>
    <message>
        <source>Move: drag moves the board, the wheel zooms.</source>
        <translation>Schieben: Ziehen verschiebt das Brett, das Rad zoomt.</translation>
    </message>
</context>
<context>
    <name>inselwerk::PictureChoice</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Name of a picture to choose: %1 is what for (&quot;Crop&quot;), %2 what it shows</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::PictureDialog</name>
    <message>
        <source> px</source>
        <extracomment>After a number of pixels</extracomment>
        <translation> px</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Height as the &amp;board needs it</source>
        <translation>Höhe, wie das &amp;Brett sie braucht</translation>
    </message>
    <message>
        <source>With water &amp;around the land</source>
        <translation>Mit &amp;Wasser um das Land</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Bild des Bretts</translation>
    </message>
    <message>
        <source>Without it, everything but the land is transparent.</source>
        <translation>Ohne Wasser ist alles außer dem Land durchsichtig.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>B&amp;reite:</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>&amp;Höhe:</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Bild &amp;speichern…</translation>
    </message>
</context>
<context>
    <name>inselwerk::PiecesBox</name>
    <message>
        <source>Change who stays out</source>
        <translation>Ändern, wer wegbleibt</translation>
    </message>
    <message>
        <source>Reorder the colours</source>
        <translation>Farben umordnen</translation>
    </message>
    <message>
        <source>Remove starting pieces: %1</source>
        <extracomment>Step of history; %1: a colour of players</extracomment>
        <translation>Startfiguren entfernen: %1</translation>
    </message>
    <message>
        <source>Change the cards at the start</source>
        <translation>Handkarten zu Beginn ändern</translation>
    </message>
    <message>
        <source>Cards in hand at the start: %1</source>
        <extracomment>%1: a colour of players</extracomment>
        <translation>Handkarten zu Beginn: %1</translation>
    </message>
    <message>
        <source>%1, stays out first</source>
        <extracomment>A colour in a list. %1: the colour</extracomment>
        <translation>%1, bleibt zuerst weg</translation>
    </message>
    <message>
        <source>Starting pieces, in the order of the seats</source>
        <translation>Startfiguren, in der Reihenfolge der Plätze</translation>
    </message>
    <message>
        <source>Colours of the starting pieces</source>
        <translation>Farben der Startfiguren</translation>
    </message>
    <message>
        <source>Players take the colours in this order. Alt with ↑ and ↓ changes it.</source>
        <translation>In dieser Reihenfolge werden die Farben vergeben. Alt mit ↑ und ↓ ändert sie.</translation>
    </message>
    <message>
        <source>Move the colour up</source>
        <translation>Farbe nach oben schieben</translation>
    </message>
    <message>
        <source>Move the colour down</source>
        <translation>Farbe nach unten schieben</translation>
    </message>
    <message>
        <source>Remove all pieces and cards of the colour</source>
        <translation>Alle Figuren und Karten der Farbe entfernen</translation>
    </message>
    <message>
        <source>Stays out first when fewer play</source>
        <translation>Bleibt zuerst weg, wenn weniger spielen</translation>
    </message>
    <message>
        <source>Otherwise the colours at the end of the list stay out.</source>
        <translation>Sonst bleiben die Farben am Ende der Liste weg.</translation>
    </message>
</context>
<context>
    <name>inselwerk::PiecesTool</name>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Pieces: click a marked corner for a settlement; again, to take it away.</source>
        <translation>Figuren: Klicke auf eine markierte Ecke für eine Siedlung; noch einmal, um sie wegzunehmen.</translation>
    </message>
    <message>
        <source>Pieces: click a marked corner for a city; again, to take it away.</source>
        <translation>Figuren: Klicke auf eine markierte Ecke für eine Stadt; noch einmal, um sie wegzunehmen.</translation>
    </message>
    <message>
        <source>Pieces: click a marked edge for a road; again, to take it away.</source>
        <translation>Figuren: Klicke auf eine markierte Kante für eine Straße; noch einmal, um sie wegzunehmen.</translation>
    </message>
    <message>
        <source>A road lies on an edge of the land.</source>
        <translation>Eine Straße liegt auf einer Kante des Landes.</translation>
    </message>
    <message>
        <source>A building stands on a corner of the land.</source>
        <translation>Ein Gebäude steht auf einer Ecke des Landes.</translation>
    </message>
    <message>
        <source>A piece of another colour stands there already.</source>
        <translation>Dort steht schon eine Figur einer anderen Farbe.</translation>
    </message>
    <message>
        <source>The distance rule: another building is only one edge away.</source>
        <translation>Abstandsregel: Ein anderes Gebäude ist nur eine Kante entfernt.</translation>
    </message>
    <message>
        <source>A road must be connected to a settlement, city or road of its colour.</source>
        <translation>Eine Straße muss mit einer Siedlung, Stadt oder Straße ihrer Farbe verbunden sein.</translation>
    </message>
    <message numerus="yes">
        <source>All %n piece(s) of this kind and colour stand on the board.</source>
        <translation>
            <numerusform>Die einzige Figur dieser Art und Farbe steht auf dem Brett.</numerusform>
            <numerusform>Alle %n Figuren dieser Art und Farbe stehen auf dem Brett.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a building away</source>
        <extracomment>Step of history</extracomment>
        <translation>Gebäude wegnehmen</translation>
    </message>
    <message>
        <source>Put a building down</source>
        <extracomment>Step of history</extracomment>
        <translation>Gebäude aufstellen</translation>
    </message>
    <message>
        <source>Take a road away</source>
        <extracomment>Step of history</extracomment>
        <translation>Straße wegnehmen</translation>
    </message>
    <message>
        <source>Put a road down</source>
        <extracomment>Step of history</extracomment>
        <translation>Straße legen</translation>
    </message>
    <message>
        <source>Click a corner to put a settlement or a city of the chosen colour there, an edge for a road. Places where it may stand are marked: buildings keep the distance rule, roads lead from buildings of their colour. A click on the same piece, or Delete, takes it away. With any starting piece the set-up phase is left out. Cards in hand and the order of the colours are among the properties of the board.</source>
        <translation>Klicke auf eine Ecke, um dort eine Siedlung oder Stadt der gewählten Farbe aufzustellen, auf eine Kante für eine Straße. Markiert ist, wo die Figur stehen darf: Gebäude halten die Abstandsregel ein, Straßen gehen von Gebäuden ihrer Farbe aus. Ein Klick auf die gleiche Figur oder Entf nimmt sie weg. Sobald eine Startfigur steht, entfällt die Gründungsphase. Handkarten und die Reihenfolge der Farben stehen bei den Eigenschaften des Bretts.</translation>
    </message>
</context>
<context>
    <name>inselwerk::PipetteTool</name>
    <message>
        <source>Pipette</source>
        <translation>Pipette</translation>
    </message>
    <message>
        <source>Pipette: click takes terrain, number or harbour into the brush.</source>
        <translation>Pipette: Ein Klick nimmt Landschaft, Zahl oder Hafen in den Pinsel.</translation>
    </message>
    <message>
        <source>Click a hex to take its terrain and number into the brush, or a harbour to take its kind. Then the tool goes on that lays it: the one in use before, or else the one for what was clicked. With the brush, Alt and a click pick up terrain.</source>
        <translation>Klicke auf ein Feld, um seine Landschaft und Zahl in den Pinsel zu nehmen, oder auf einen Hafen, um seine Art zu nehmen. Danach geht es mit dem Werkzeug weiter, das sie legt: mit dem von vorher, sonst mit dem für das Angeklickte. Mit dem Pinsel nimmt ein Klick mit Alt die Landschaft auf.</translation>
    </message>
</context>
<context>
    <name>inselwerk::PlayMenu</name>
    <message>
        <source>The play-test has ended with an error.</source>
        <translation>Das Probespiel endete mit einem Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more, listed by the problems.</source>
        <translation>
            <numerusform>… und eines mehr, siehe die Probleme.</numerusform>
            <numerusform>… und %n weitere, siehe die Probleme.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scenario cannot be played yet.</source>
        <translation>Das Szenario ist noch nicht spielbar.</translation>
    </message>
    <message>
        <source>The play-test cannot begin.</source>
        <translation>Das Probespiel kann nicht beginnen.</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Probespiel</translation>
    </message>
    <message>
        <source>&amp;Play-test</source>
        <translation>&amp;Probespiel</translation>
    </message>
    <message>
        <source>Starts the game on the scenario as it is now, saved or not, with the players of last time.</source>
        <translation>Startet das Spiel mit dem Szenario, wie es jetzt ist, gespeichert oder nicht, mit den Spielern vom letzten Mal.</translation>
    </message>
    <message>
        <source>Play-test &amp;with…</source>
        <translation>Probespiel &amp;mit…</translation>
    </message>
    <message>
        <source>&amp;End the play-test</source>
        <translation>Probespiel &amp;beenden</translation>
    </message>
    <message>
        <source>Asks for board, players and seed first; they are remembered for the next time.</source>
        <translation>Fragt zuerst nach Brett, Spielern und Startzahl und merkt sie sich fürs nächste Mal.</translation>
    </message>
    <message>
        <source>Closes the game that was started from here.</source>
        <translation>Schließt das Spiel, das von hier gestartet wurde.</translation>
    </message>
</context>
<context>
    <name>inselwerk::PlayTest</name>
    <message>
        <source>The scenario has no board.</source>
        <translation>Das Szenario hat kein Brett.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot, by chance</source>
        <translation>Bot, zufällig</translation>
    </message>
    <message>
        <source>Bot, easy</source>
        <translation>Bot, leicht</translation>
    </message>
    <message>
        <source>Bot, medium</source>
        <translation>Bot, mittel</translation>
    </message>
    <message>
        <source>The game %1 does not start. Is it installed beside the editor?</source>
        <translation>Das Spiel %1 startet nicht. Ist es neben dem Editor installiert?</translation>
    </message>
    <message>
        <source>The game has ended with an error.</source>
        <translation>Das Spiel endete mit einem Fehler.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a place such as &quot;Hex [0, -2]&quot;, %2: what is wrong there</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::PlayTestDialog</name>
    <message>
        <source>Play-test</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Brett:</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>S&amp;pieler:</translation>
    </message>
    <message>
        <source>Seat %1:</source>
        <translation>Platz %1:</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>another one every time</source>
        <translation>jedes Mal eine andere</translation>
    </message>
    <message>
        <source>With the same seed the board is laid and the dice fall in the same way again.</source>
        <translation>Mit derselben Startzahl wird das Brett wieder gleich gelegt, und die Würfel fallen wieder gleich.</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Startzahl:</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>Spie&amp;len</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0 to %1.</source>
        <translation>Die Startzahl muss eine ganze Zahl von 0 bis %1 sein.</translation>
    </message>
</context>
<context>
    <name>inselwerk::PlayerKinds</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Somebody at this computer.</source>
        <translation>Jemand an diesem Computer.</translation>
    </message>
    <message>
        <source>Bot, by chance</source>
        <translation>Bot, zufällig</translation>
    </message>
    <message>
        <source>Does anything that is allowed.</source>
        <translation>Tut irgendetwas Erlaubtes.</translation>
    </message>
    <message>
        <source>Bot, easy</source>
        <translation>Bot, leicht</translation>
    </message>
    <message>
        <source>Plays well, but errs often.</source>
        <translation>Spielt gut, irrt sich aber oft.</translation>
    </message>
    <message>
        <source>Bot, medium</source>
        <translation>Bot, mittel</translation>
    </message>
    <message>
        <source>Takes what looks best now.</source>
        <translation>Nimmt, was gerade am besten aussieht.</translation>
    </message>
</context>
<context>
    <name>inselwerk::PlayersModel</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot: by chance</source>
        <translation>Bot: zufällig</translation>
    </message>
    <message>
        <source>Bot: easy</source>
        <translation>Bot: leicht</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <translation>
            <numerusform>%n Entwicklungskarte</numerusform>
            <numerusform>%n Entwicklungskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n Ritter</numerusform>
            <numerusform>%n Ritter</numerusform>
        </translation>
    </message>
    <message>
        <source>road of %1</source>
        <extracomment>Length of the longest road</extracomment>
        <translation>Straße der Länge %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player</comment>
        <extracomment>A player, for screen readers: %1 is the name, %2 a list of facts</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::PoolsDock</name>
    <message>
        <source>Rename pool to “%1”</source>
        <translation>Topf in „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Change the tiles of a pool</source>
        <translation>Plättchen eines Topfes ändern</translation>
    </message>
    <message>
        <source>Change the harbours of a pool</source>
        <translation>Häfen eines Topfes ändern</translation>
    </message>
    <message>
        <source>Draw from pool “%1”</source>
        <translation>Aus Topf „%1“ ziehen</translation>
    </message>
    <message>
        <source>Draw no more</source>
        <translation>Nicht mehr ziehen</translation>
    </message>
    <message>
        <source>Add pool</source>
        <translation>Topf hinzufügen</translation>
    </message>
    <message>
        <source>Remove pool “%1”</source>
        <translation>Topf „%1“ entfernen</translation>
    </message>
    <message>
        <source>Fill pool “%1”</source>
        <translation>Topf „%1“ füllen</translation>
    </message>
    <message>
        <source>Pool “%1”. %2</source>
        <extracomment>%1: name of a pool, %2: a sentence about it</extracomment>
        <translation>Topf „%1“. %2</translation>
    </message>
    <message>
        <source>Left to chance</source>
        <translation>Dem Zufall überlassen</translation>
    </message>
    <message>
        <source>New pool</source>
        <translation>Neuer Topf</translation>
    </message>
    <message>
        <source>Remove the pool</source>
        <translation>Den Topf entfernen</translation>
    </message>
    <message>
        <source>Fill to match</source>
        <translation>Passend füllen</translation>
    </message>
    <message>
        <source>Adds or takes away pieces until the pool has as many as its places need</source>
        <translation>Fügt hinzu oder nimmt weg, bis der Topf so viel enthält, wie seine Plätze brauchen</translation>
    </message>
    <message>
        <source>Pool of &amp;terrain</source>
        <translation>Topf für &amp;Landschaften</translation>
    </message>
    <message>
        <source>Pool of &amp;numbers</source>
        <translation>Topf für &amp;Zahlen</translation>
    </message>
    <message>
        <source>Pool of &amp;harbours</source>
        <translation>Topf für &amp;Häfen</translation>
    </message>
    <message>
        <source>This board has no pool. A pool holds the tiles, numbers or harbours that are shuffled onto the places drawn from it.</source>
        <translation>Dieses Brett hat keinen Topf. Ein Topf enthält Plättchen, Zahlen oder Häfen, die auf die Plätze gemischt werden, die aus ihm gezogen werden.</translation>
    </message>
    <message>
        <source>Pools of this board</source>
        <translation>Töpfe dieses Bretts</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the pool</source>
        <translation>Name des Topfes</translation>
    </message>
    <message>
        <source>Draws the selected places from this pool</source>
        <translation>Zieht die ausgewählten Plätze aus diesem Topf</translation>
    </message>
    <message>
        <source>The selected places are drawn no more</source>
        <translation>Die ausgewählten Plätze werden nicht mehr gezogen</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Tab of the panel “Left to chance”</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>What is drawn before each game: the pools of terrain, numbers and harbours, what a draw must satisfy, and how a draw looks.</source>
        <translation>Was vor jedem Spiel gezogen wird: die Töpfe für Landschaft, Zahlen und Häfen, was eine Ziehung erfüllen muss und wie eine aussieht.</translation>
    </message>
    <message>
        <source>Draw from pool</source>
        <translation>Aus Topf ziehen</translation>
    </message>
</context>
<context>
    <name>inselwerk::PreviewPanel</name>
    <message>
        <source>Preview of a draw</source>
        <translation>Vorschau einer Ziehung</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Seed of the draw</source>
        <translation>Startzahl der Ziehung</translation>
    </message>
    <message>
        <source>Previous draw</source>
        <translation>Vorige Ziehung</translation>
    </message>
    <message>
        <source>Next draw</source>
        <translation>Nächste Ziehung</translation>
    </message>
    <message>
        <source>Make this draw fixed</source>
        <translation>Diese Ziehung festschreiben</translation>
    </message>
    <message>
        <source>Writes terrain, numbers and harbours as drawn into the board</source>
        <translation>Schreibt Landschaften, Zahlen und Häfen, wie sie gezogen sind, ins Brett</translation>
    </message>
</context>
<context>
    <name>inselwerk::ProblemCounter</name>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <extracomment>For screen readers; %1: such as &quot;1 error, 3 warnings&quot;</extracomment>
        <translation>Probleme: %1</translation>
    </message>
    <message>
        <source>Show the list of problems</source>
        <translation>Die Liste der Probleme zeigen</translation>
    </message>
</context>
<context>
    <name>inselwerk::ProblemList</name>
    <message>
        <source>Line %1, column %2</source>
        <extracomment>A place in a file</extracomment>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::ProblemsDock</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <extracomment>Title of the panel; %1: such as &quot;1 error, 3 warnings&quot;</extracomment>
        <translation>Probleme: %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Number of problems</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächstes Problem</translation>
    </message>
    <message>
        <source>Problems of the scenario</source>
        <translation>Probleme des Szenarios</translation>
    </message>
    <message>
        <source>Enter goes to the place, Alt+Enter puts the problem right.</source>
        <translation>Die Eingabetaste führt zur Stelle, Alt+Eingabe behebt das Problem.</translation>
    </message>
    <message>
        <source>Show errors</source>
        <translation>Fehler zeigen</translation>
    </message>
    <message>
        <source>Show warnings</source>
        <translation>Warnungen zeigen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>What is wrong with the scenario, checked while you work. A click leads to where it can be changed; the button puts it right.</source>
        <translation>Was am Szenario nicht stimmt, geprüft, während du arbeitest. Ein Klick führt dorthin, wo es sich ändern lässt; der Knopf behebt es.</translation>
    </message>
</context>
<context>
    <name>inselwerk::ProblemsModel</name>
    <message>
        <source>Line %1:%2: %3</source>
        <extracomment>%1: line of the file, %2: column, %3: what is wrong there</extracomment>
        <translation>Zeile %1:%2: %3</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>%1, %2: %3 %4</source>
        <extracomment>For screen readers: %1 is &quot;Error&quot; or &quot;Warning&quot;, %2 the place, %3 what is wrong, %4 the fix or nothing</extracomment>
        <translation>%1, %2: %3 %4</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a place such as &quot;Hex [0, -2]&quot;, %2: what is wrong there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (on %n hex(es))</source>
        <extracomment>A quick fix of equal problems on several hexes; %1: what it does at each, such as &quot;Remove the number&quot;</extracomment>
        <translation>
            <numerusform>%1 (auf einem Feld)</numerusform>
            <numerusform>%1 (auf %n Feldern)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::PropertiesDock</name>
    <message>
        <source>Properties: board</source>
        <translation>Eigenschaften: Brett</translation>
    </message>
    <message>
        <source>Properties: hex [%1, %2]</source>
        <extracomment>Title of the dock. %1 and %2: coordinates</extracomment>
        <translation>Eigenschaften: Feld [%1, %2]</translation>
    </message>
    <message numerus="yes">
        <source>Properties: %n hex(es)</source>
        <translation>
            <numerusform>Eigenschaften: ein Feld</numerusform>
            <numerusform>Eigenschaften: %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>All that is on the selected hexes. Without a selection the board itself: its names, its players, the robber’s start.</source>
        <translation>Alles, was auf den ausgewählten Feldern ist. Ohne Auswahl das Brett selbst: seine Namen, die Spielerzahl, der Start des Räubers.</translation>
    </message>
</context>
<context>
    <name>inselwerk::RatesModel</name>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
</context>
<context>
    <name>inselwerk::RecoveryDialog</name>
    <message>
        <source>A scenario that was never saved, as of %1</source>
        <extracomment>%1: date and time</extracomment>
        <translation>Ein nie gespeichertes Szenario, Stand %1</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ungespeicherte Arbeit</translation>
    </message>
    <message>
        <source>The editor ended last time before this work was saved. Recover it now? The files themselves are as you last saved them.</source>
        <translation>Der Editor endete beim letzten Mal, bevor diese Arbeit gespeichert war. Jetzt wiederherstellen? Die Dateien selbst sind so, wie du sie zuletzt gespeichert hast.</translation>
    </message>
    <message>
        <source>Ticked entries are recovered or discarded; all others are kept for the next start.</source>
        <translation>Angekreuzte Einträge werden wiederhergestellt oder verworfen; alle anderen bleiben bis zum nächsten Start.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Discard the unsaved work?</source>
        <translation>Die ungespeicherte Arbeit verwerfen?</translation>
    </message>
    <message>
        <source>It cannot be brought back. Files that you saved stay as they are.</source>
        <translation>Sie lässt sich nicht zurückholen. Dateien, die du gespeichert hast, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1, as of %3; the file is newer
%2</source>
        <extracomment>Two lines. %1: name of a file, %2: its folder, %3: date and time</extracomment>
        <translation>%1, Stand %3; die Datei ist neuer
%2</translation>
    </message>
    <message>
        <source>%1, as of %3
%2</source>
        <extracomment>Two lines. %1: name of a file, %2: its folder, %3: date and time</extracomment>
        <translation>%1, Stand %3
%2</translation>
    </message>
</context>
<context>
    <name>inselwerk::RegionTool</name>
    <message>
        <source>Set-up</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>Click or drag over the hexes beside which players found their first settlements; again, to unmark them. Without any mark they may found everywhere.</source>
        <translation>Klicke auf die Felder, an denen die ersten Siedlungen gegründet werden, oder ziehe über sie; noch einmal, um die Markierung wegzunehmen. Ohne Markierung darf überall gegründet werden.</translation>
    </message>
    <message>
        <source>Set-up: click marks where players may found; now they may found everywhere.</source>
        <translation>Gründung: Ein Klick markiert, wo gegründet werden darf; jetzt darf es überall sein.</translation>
    </message>
    <message>
        <source>Set-up: click marks or unmarks where players may found.</source>
        <translation>Gründung: Ein Klick markiert, wo gegründet werden darf, oder nimmt die Markierung weg.</translation>
    </message>
    <message>
        <source>Mark set-up hexes</source>
        <extracomment>Step of history</extracomment>
        <translation>Gründungsfelder markieren</translation>
    </message>
    <message>
        <source>Only land can be marked.</source>
        <translation>Nur Land kann markiert werden.</translation>
    </message>
</context>
<context>
    <name>inselwerk::RobberTool</name>
    <message>
        <source>Robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>Click the hex on which the robber begins. Delete lets the game begin without him. That he begins on the desert, on the volcano or on a number is chosen among the properties of the board.</source>
        <translation>Klicke auf das Feld, auf dem der Räuber beginnt. Entf lässt das Spiel ohne ihn beginnen. Dass er auf der Wüste, auf dem Vulkan oder auf einer Zahl beginnt, wählst du bei den Eigenschaften des Brettes.</translation>
    </message>
    <message>
        <source>Robber: click the hex where he begins, Delete leaves him out.</source>
        <translation>Räuber: Klicke auf das Feld, wo er beginnt, Entf lässt ihn weg.</translation>
    </message>
    <message>
        <source>The robber begins on land.</source>
        <translation>Der Räuber beginnt auf Land.</translation>
    </message>
    <message>
        <source>Place the robber</source>
        <extracomment>Step of history</extracomment>
        <translation>Räuber aufstellen</translation>
    </message>
    <message>
        <source>Leave out the robber</source>
        <extracomment>Step of history</extracomment>
        <translation>Räuber weglassen</translation>
    </message>
    <message>
        <source>The game begins without the robber.</source>
        <translation>Das Spiel beginnt ohne den Räuber.</translation>
    </message>
</context>
<context>
    <name>inselwerk::RollsModel</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inselwerk::RulesDock</name>
    <message>
        <source>Add “%1”</source>
        <extracomment>Step of history; %1: a rule module</extracomment>
        <translation>„%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <extracomment>Step of history; %1: a rule module</extracomment>
        <translation>„%1“ entfernen</translation>
    </message>
    <message numerus="yes">
        <source>“%1” went, with %n thing(s) that it held. Undo brings it back.</source>
        <extracomment>%1: a rule module. %n: fields that were set and tokens that were made</extracomment>
        <translation>
            <numerusform>„%1“ ist weg, mit einer Angabe darin. Rückgängig holt alles zurück.</numerusform>
            <numerusform>„%1“ ist weg, mit %n Angaben darin. Rückgängig holt alles zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” went. Undo brings it back.</source>
        <extracomment>%1: a rule module</extracomment>
        <translation>„%1“ ist weg. Rückgängig holt es zurück.</translation>
    </message>
    <message>
        <source>Only “%1”</source>
        <extracomment>Rules for the board in sight alone; %1 is its name</extracomment>
        <translation>Nur „%1“</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rule modules</source>
        <translation>Regelmodule</translation>
    </message>
    <message>
        <source>Rules of the base game</source>
        <translation>Regeln des Grundspiels</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle Bretter</translation>
    </message>
    <message>
        <source>Boards that the rules are for</source>
        <translation>Bretter, für die die Regeln gelten</translation>
    </message>
    <message>
        <source>The tokens themselves are in the panel “Event tokens”.</source>
        <translation>Die Plättchen selbst stehen im Bereich „Ereignisplättchen“.</translation>
    </message>
    <message>
        <source>The rule modules, each added and removed with one click, and the rules of the base game, for all boards or for the one in sight.</source>
        <translation>Die Regelmodule, jedes mit einem Klick dabei und wieder weg, und die Regeln des Grundspiels, für alle Bretter oder nur für das sichtbare.</translation>
    </message>
</context>
<context>
    <name>inselwerk::RulesPreview</name>
    <message>
        <source>This scenario has no rules page.</source>
        <translation>Dieses Szenario hat keine Regelseite.</translation>
    </message>
    <message>
        <source>An empty line ends a paragraph. A line that begins with “# ” is a heading. Nothing else has a meaning: what stands there is shown as it is.</source>
        <translation>Eine leere Zeile beendet einen Absatz. Eine Zeile, die mit „# “ beginnt, ist eine Überschrift. Sonst hat nichts eine Bedeutung: Es wird gezeigt, wie es dasteht.</translation>
    </message>
    <message>
        <source>As the game shows it</source>
        <translation>Wie das Spiel sie zeigt</translation>
    </message>
    <message>
        <source>Rules page as the game shows it, English</source>
        <translation>Regelseite, wie das Spiel sie zeigt, englisch</translation>
    </message>
    <message>
        <source>Rules page as the game shows it, German</source>
        <translation>Regelseite, wie das Spiel sie zeigt, deutsch</translation>
    </message>
</context>
<context>
    <name>inselwerk::SavedGames</name>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>gestern, %1</translation>
    </message>
    <message>
        <source>%1, finished</source>
        <comment>%1: scenario</comment>
        <translation>%1, beendet</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <comment>%1: scenario</comment>
        <translation>%1, Runde %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::ScenarioDock</name>
    <message>
        <source>Change “%1”</source>
        <extracomment>Step of history; %1: a text of the scenario, such as &quot;Summary&quot;</extracomment>
        <translation>„%1“ ändern</translation>
    </message>
    <message>
        <source>Change the length of a game</source>
        <extracomment>Step of history</extracomment>
        <translation>Spieldauer ändern</translation>
    </message>
    <message>
        <source>Small letters a–z, digits, - and _ only; other names are not taken.</source>
        <translation>Nur Kleinbuchstaben a–z, Ziffern, - und _; andere Namen werden nicht übernommen.</translation>
    </message>
    <message>
        <source>Change the id</source>
        <extracomment>Step of history: the word by which programs tell scenarios apart</extracomment>
        <translation>Kennung ändern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Rules page</source>
        <translation>Regelseite</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>Spieldauer</translation>
    </message>
    <message>
        <source> minutes</source>
        <extracomment>Minutes of a game, after the number</extracomment>
        <translation> Minuten</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>ohne Angabe</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Id of the scenario</source>
        <translation>Kennung des Szenarios</translation>
    </message>
    <message>
        <source>Tells scenarios apart in saved games: small letters, digits, - and _.</source>
        <translation>Unterscheidet Szenarien in gespeicherten Partien: Kleinbuchstaben, Ziffern, - und _.</translation>
    </message>
    <message>
        <source>Names of things</source>
        <translation>Namen der Dinge</translation>
    </message>
    <message>
        <source>What the scenario says of itself, in both languages: name, summary, rules page, length, and its own names for things.</source>
        <translation>Was das Szenario über sich selbst sagt, in beiden Sprachen: Name, Zusammenfassung, Regelseite, Dauer und eigene Namen für Dinge.</translation>
    </message>
    <message>
        <source>What is different from the base game.</source>
        <translation>Was anders ist als im Grundspiel.</translation>
    </message>
</context>
<context>
    <name>inselwerk::ScenarioShelf</name>
    <message>
        <source>Own scenario, last changed %1</source>
        <extracomment>%1: date and time</extracomment>
        <translation>Eigenes Szenario, zuletzt geändert %1</translation>
    </message>
</context>
<context>
    <name>inselwerk::SchemaForm</name>
    <message>
        <source>on other boards: %1</source>
        <extracomment>%1: a value, such as &quot;10&quot;</extracomment>
        <translation>auf anderen Brettern: %1</translation>
    </message>
    <message>
        <source>usual value: %1</source>
        <translation>üblicher Wert: %1</translation>
    </message>
    <message>
        <source>Back to the usual value: %1</source>
        <extracomment>Button beside a field that was changed; %1: the value that it gets back</extracomment>
        <translation>Zurück zum üblichen Wert: %1</translation>
    </message>
    <message>
        <source>%1 Usual value: %2.</source>
        <extracomment>Tooltip of a field: %1 says what it is for, %2 is its usual value</extracomment>
        <translation>%1 Üblicher Wert: %2.</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <extracomment>Step of history; %1: a field of a form, such as &quot;Rate of the bank&quot;</extracomment>
        <translation>„%1“ ändern</translation>
    </message>
    <message>
        <source>usual</source>
        <extracomment>Beside a field whose value the file does not name</extracomment>
        <translation>üblich</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Name of a button for screen readers; %1: the field that it is for, %2: what it does</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Name of a field for screen readers; %1: what it belongs to, such as &quot;Effect 2&quot;, %2: its label</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::SeatList</name>
    <message>
        <source>This name is there twice.</source>
        <translation>Diesen Namen gibt es zweimal.</translation>
    </message>
</context>
<context>
    <name>inselwerk::SelectTool</name>
    <message>
        <source>Select</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Click selects a hex, a drag from outside the selection all hexes in a rectangle; Shift adds to the selection, Ctrl adds or removes a hex. Drag the selection, or press Alt and an arrow key, to move it with everything on it. Digits give it a number, Delete removes it.</source>
        <translation>Ein Klick wählt ein Feld aus, Ziehen von außerhalb der Auswahl alle Felder in einem Rechteck; Umschalt ergänzt die Auswahl, Strg nimmt ein Feld hinzu oder heraus. Ziehe die Auswahl oder drücke Alt und eine Pfeiltaste, um sie mit allem, was darauf liegt, zu verschieben. Ziffern geben ihr eine Zahl, Entf löscht sie.</translation>
    </message>
    <message>
        <source>Paste: click or Enter puts the hexes down, Esc drops them.</source>
        <translation>Einfügen: Klick oder Eingabe legt die Felder ab, Esc verwirft sie.</translation>
    </message>
    <message>
        <source>Select: drag moves the selection, digits number it, Delete removes it, Esc lets it go.</source>
        <translation>Auswahl: Ziehen verschiebt sie, Ziffern geben ihr Zahlen, Entf löscht sie, Esc hebt sie auf.</translation>
    </message>
    <message>
        <source>Select: click selects a hex, drag an area, Shift adds.</source>
        <translation>Auswahl: Klick wählt ein Feld, Ziehen einen Bereich, Umschalt fügt hinzu.</translation>
    </message>
    <message>
        <source>Move hexes</source>
        <extracomment>Step of history</extracomment>
        <translation>Felder verschieben</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>There are no hexes on the clipboard.</source>
        <translation>In der Zwischenablage sind keine Felder.</translation>
    </message>
    <message>
        <source>Paste hexes</source>
        <extracomment>Step of history</extracomment>
        <translation>Felder einfügen</translation>
    </message>
    <message>
        <source>No file can name hexes so far from the middle.</source>
        <translation>So weit von der Mitte kann keine Datei Felder nennen.</translation>
    </message>
</context>
<context>
    <name>inselwerk::SelectionCommands</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) are on the clipboard.</source>
        <translation>
            <numerusform>Ein Feld ist in der Zwischenablage.</numerusform>
            <numerusform>%n Felder sind in der Zwischenablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete hexes</source>
        <extracomment>Step of history</extracomment>
        <translation>Felder löschen</translation>
    </message>
    <message>
        <source>Rotate</source>
        <extracomment>Step of history</extracomment>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>Step of history</extracomment>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Nothing is selected, so the whole board was turned or mirrored.</source>
        <translation>Nichts ist ausgewählt, darum wurde das ganze Brett gedreht oder gespiegelt.</translation>
    </message>
</context>
<context>
    <name>inselwerk::SheetsDialog</name>
    <message>
        <source>The &amp;board</source>
        <translation>Das &amp;Brett</translation>
    </message>
    <message>
        <source>on &amp;one sheet</source>
        <translation>auf &amp;einem Bogen</translation>
    </message>
    <message>
        <source>in &amp;true size, over several sheets</source>
        <translation>in &amp;wahrer Größe, über mehrere Bogen</translation>
    </message>
    <message>
        <source>&amp;Number tokens to cut out</source>
        <translation>&amp;Zahlenchips zum Ausschneiden</translation>
    </message>
    <message>
        <source>The order of the st&amp;acks</source>
        <translation>Die Reihenfolge der S&amp;tapel</translation>
    </message>
    <message>
        <source>The &amp;list of what is needed</source>
        <translation>Die &amp;Liste dessen, was gebraucht wird</translation>
    </message>
    <message>
        <source>&amp;Event tokens to cut out</source>
        <translation>E&amp;reignisplättchen zum Ausschneiden</translation>
    </message>
    <message>
        <source>Print sheets</source>
        <translation>Druckbogen</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Width of a hex between two opposite sides</source>
        <translation>Breite eines Felds zwischen zwei gegenüberliegenden Seiten</translation>
    </message>
    <message>
        <source>&amp;Hex width:</source>
        <translation>&amp;Feldbreite:</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>ein Bogen</numerusform>
            <numerusform>%n Bogen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Number tokens and crop tokens to cut out</source>
        <translation>&amp;Zahlenchips und Pflanzenplättchen zum Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
</context>
<context>
    <name>inselwerk::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Den Zeiger bewegen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Do there what a click does</source>
        <translation>Dort tun, was ein Klick tut</translation>
    </message>
    <message>
        <source>Take back what is under way</source>
        <translation>Abbrechen, was im Gang ist</translation>
    </message>
    <message>
        <source>Move the board</source>
        <translation>Das Brett verschieben</translation>
    </message>
    <message>
        <source>On the board, with the keyboard</source>
        <translation>Auf dem Brett, mit der Tastatur</translation>
    </message>
    <message>
        <source>Move the selection</source>
        <translation>Die Auswahl bewegen</translation>
    </message>
    <message>
        <source>Alt and an arrow key</source>
        <translation>Alt und eine Pfeiltaste</translation>
    </message>
    <message>
        <source>Lay a number (tools “Select” and “Number”)</source>
        <translation>Eine Zahl legen (Werkzeuge „Auswahl“ und „Zahl“)</translation>
    </message>
    <message>
        <source>2 to 12</source>
        <translation>2 bis 12</translation>
    </message>
    <message>
        <source>Take a number away</source>
        <translation>Eine Zahl wegnehmen</translation>
    </message>
    <message>
        <source>Size of the brush (tool “Paint”)</source>
        <translation>Größe des Pinsels (Werkzeug „Malen“)</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 bis 5</translation>
    </message>
    <message>
        <source>Larger and smaller brush</source>
        <translation>Größerer und kleinerer Pinsel</translation>
    </message>
    <message>
        <source>Kind of token (tool “Tokens”)</source>
        <translation>Art des Plättchens (Werkzeug „Plättchen“)</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>On the board, with the mouse</source>
        <translation>Auf dem Brett, mit der Maus</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>Zoomen am Mauszeiger</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Space and drag, or drag with the right or the middle button</source>
        <translation>Leertaste und ziehen, oder mit der rechten oder mittleren Taste ziehen</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Shift and click or drag</source>
        <translation>Umschalt und klicken oder ziehen</translation>
    </message>
    <message>
        <source>Add a hex to the selection, or take it out</source>
        <translation>Ein Feld zur Auswahl hinzufügen oder herausnehmen</translation>
    </message>
    <message>
        <source>Ctrl and click</source>
        <translation>Strg und klicken</translation>
    </message>
    <message>
        <source>Straight row from the last place (brushes)</source>
        <translation>Gerade Reihe vom letzten Ort aus (Pinsel)</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Umschalt und klicken</translation>
    </message>
    <message>
        <source>Pick up terrain (tool “Paint”)</source>
        <translation>Landschaft aufnehmen (Werkzeug „Malen“)</translation>
    </message>
    <message>
        <source>Alt and click</source>
        <translation>Alt und klicken</translation>
    </message>
    <message>
        <source>Take a token away (tool “Tokens”)</source>
        <translation>Ein Plättchen wegnehmen (Werkzeug „Plättchen“)</translation>
    </message>
    <message>
        <source>Ctrl and click or drag</source>
        <translation>Strg und klicken oder ziehen</translation>
    </message>
    <message>
        <source>In lists and tables</source>
        <translation>In Listen und Tabellen</translation>
    </message>
    <message>
        <source>Move the chosen entry</source>
        <translation>Den gewählten Eintrag verschieben</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Ihn entfernen</translation>
    </message>
    <message>
        <source>Add a number token (stacks and pools)</source>
        <translation>Einen Zahlenchip hinzufügen (Stapel und Töpfe)</translation>
    </message>
    <message>
        <source>New event token</source>
        <translation>Neues Ereignisplättchen</translation>
    </message>
    <message>
        <source>Duplicate the event token</source>
        <translation>Das Ereignisplättchen verdoppeln</translation>
    </message>
    <message>
        <source>More and fewer of an event token</source>
        <translation>Mehr und weniger von einem Ereignisplättchen</translation>
    </message>
    <message>
        <source>Go to the place of a problem</source>
        <translation>Zum Ort eines Problems gehen</translation>
    </message>
    <message>
        <source>Mend a problem, where it can be done safely</source>
        <translation>Ein Problem beheben, wo das sicher geht</translation>
    </message>
    <message>
        <source>Name of the board (on its tab)</source>
        <translation>Name des Bretts (auf seinem Reiter)</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
</context>
<context>
    <name>inselwerk::StackCurve</name>
    <message>
        <source>%1 %</source>
        <extracomment>A chance: %1 is a number</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Choose a number token to see when it is live.</source>
        <translation>Wähle einen Zahlenchip, um zu sehen, wann er gilt.</translation>
    </message>
    <message>
        <source>The %1 is most likely live at roll %2, with a chance of %3.</source>
        <extracomment>Of a stack of number tokens. %1: number, %2: how often the dice were rolled, %3: chance with its percent sign</extracomment>
        <translation>Die %1 gilt am ehesten beim %2. Wurf, mit einer Chance von %3.</translation>
    </message>
    <message>
        <source>Roll %1: %2</source>
        <extracomment>The chance that a number is live. %1: how often the dice were rolled, %2: chance with its percent sign</extracomment>
        <translation>Wurf %1: %2</translation>
    </message>
    <message>
        <source>“%1” is live at roll …</source>
        <extracomment>Head of a curve over the rolls of the dice. %1: number</extracomment>
        <translation>„%1“ gilt beim Wurf …</translation>
    </message>
</context>
<context>
    <name>inselwerk::StackPlaces</name>
    <message>
        <source>Lay stack “%1”</source>
        <translation>Stapel „%1“ hinlegen</translation>
    </message>
    <message>
        <source>Take stack off</source>
        <translation>Stapel wegnehmen</translation>
    </message>
    <message>
        <source>It lies on no hex.</source>
        <extracomment>%1: hexes, &quot;[0, 0] and [1, 2]&quot;</extracomment>
        <translation>Er liegt auf keinem Feld.</translation>
    </message>
    <message numerus="yes">
        <source>It lies on %n hex(es): %1</source>
        <translation>
            <numerusform>Er liegt auf einem Feld: %1</numerusform>
            <numerusform>Er liegt auf %n Feldern: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay here</source>
        <translation>Hinlegen</translation>
    </message>
    <message>
        <source>Lays the stack on the selected hexes</source>
        <translation>Legt den Stapel auf die ausgewählten Felder</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Takes stacks off the selected hexes</source>
        <translation>Nimmt Stapel von den ausgewählten Feldern</translation>
    </message>
    <message>
        <source>Its hexes</source>
        <extracomment>Button that selects the hexes on which a stack lies</extracomment>
        <translation>Seine Felder</translation>
    </message>
    <message>
        <source>Selects the hexes on which the stack lies</source>
        <translation>Wählt die Felder aus, auf denen der Stapel liegt</translation>
    </message>
</context>
<context>
    <name>inselwerk::StackRules</name>
    <message>
        <source>Change the order of the stack</source>
        <translation>Ordnung des Stapels ändern</translation>
    </message>
    <message>
        <source>Change what the top token does</source>
        <translation>Ändern, was der oberste Chip tut</translation>
    </message>
    <message>
        <source>Change what the empty stack does</source>
        <translation>Ändern, was der leere Stapel tut</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>as it lies here</source>
        <translation>wie er hier liegt</translation>
    </message>
    <message>
        <source>shuffled before each game</source>
        <translation>vor jedem Spiel gemischt</translation>
    </message>
    <message>
        <source>Order of the stack</source>
        <translation>Reihenfolge des Stapels</translation>
    </message>
    <message>
        <source>After its roll</source>
        <translation>Nach dem Wurf</translation>
    </message>
    <message>
        <source>the top token leaves</source>
        <translation>der oberste Chip scheidet aus</translation>
    </message>
    <message>
        <source>it goes to the bottom</source>
        <translation>er kommt nach unten</translation>
    </message>
    <message>
        <source>What the top token does after its roll</source>
        <translation>Was der oberste Chip nach seinem Wurf tut</translation>
    </message>
    <message>
        <source>When empty</source>
        <translation>Wenn leer</translation>
    </message>
    <message>
        <source>the hex is spent</source>
        <translation>das Feld ist erschöpft</translation>
    </message>
    <message>
        <source>the stack starts again</source>
        <translation>der Stapel beginnt von vorn</translation>
    </message>
    <message>
        <source>What happens when the stack is empty</source>
        <translation>Was geschieht, wenn der Stapel leer ist</translation>
    </message>
</context>
<context>
    <name>inselwerk::StacksDock</name>
    <message>
        <source>Rename stack to “%1”</source>
        <translation>Stapel in „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Add stack</source>
        <translation>Stapel hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate stack</source>
        <translation>Stapel verdoppeln</translation>
    </message>
    <message>
        <source>Remove stack “%1”</source>
        <translation>Stapel „%1“ entfernen</translation>
    </message>
    <message>
        <source>Reorder stacks</source>
        <translation>Stapel umordnen</translation>
    </message>
    <message numerus="yes">
        <source>%n number token(s)</source>
        <translation>
            <numerusform>ein Zahlenchip</numerusform>
            <numerusform>%n Zahlenchips</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack “%1”, %2</source>
        <extracomment>A stack in a list. %1: its name, %2: &quot;10 number tokens&quot;</extracomment>
        <translation>Stapel „%1“, %2</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Stack: %1, %2</source>
        <extracomment>Title of the dock. %1: name of the stack, %2: &quot;10 number tokens&quot;</extracomment>
        <translation>Stapel: %1, %2</translation>
    </message>
    <message>
        <source>live first</source>
        <translation>gilt zuerst</translation>
    </message>
    <message>
        <source>last</source>
        <translation>zuletzt</translation>
    </message>
    <message>
        <source>Token %1: number %2, rolled in %3 of 36 cases</source>
        <extracomment>A token of a stack. %1: place from the top, %2: its number, %3: ways in 36 to roll it</extracomment>
        <translation>Chip %1: Zahl %2, fällt in %3 von 36 Fällen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: a sentence about a token, %2: &quot;live first&quot; or &quot;last&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>New stack</source>
        <translation>Neuer Stapel</translation>
    </message>
    <message>
        <source>Duplicate the stack</source>
        <translation>Den Stapel verdoppeln</translation>
    </message>
    <message>
        <source>Remove the stack</source>
        <translation>Den Stapel entfernen</translation>
    </message>
    <message>
        <source>Stacks of this board</source>
        <translation>Stapel dieses Bretts</translation>
    </message>
    <message>
        <source>Alt with ← and → changes the order of the stacks.</source>
        <translation>Alt mit ← und → ändert die Reihenfolge der Stapel.</translation>
    </message>
    <message>
        <source>This board has no stack of number tokens. A stack lies on a hex in place of a number; its top token is the live number.</source>
        <translation>Dieses Brett hat keinen Stapel mit Zahlenchips. Ein Stapel liegt anstelle einer Zahl auf einem Feld; die Zahl des obersten Chips gilt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the stack</source>
        <translation>Name des Stapels</translation>
    </message>
    <message>
        <source>Number tokens of the stack, top first</source>
        <translation>Zahlenchips des Stapels, der oberste zuerst</translation>
    </message>
    <message>
        <source>The stacks of number tokens on this board: their order, what happens after a roll, where they lie, and when each number is likely to be live.</source>
        <translation>Die Stapel von Zahlenchips auf diesem Brett: ihre Reihenfolge, was nach einem Wurf geschieht, wo sie liegen und wann welche Zahl wohl gilt.</translation>
    </message>
</context>
<context>
    <name>inselwerk::StatusFacts</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1: “19 land hexes”, %2: “9 harbours”</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n land hex(es)</source>
        <translation>
            <numerusform>ein Landfeld</numerusform>
            <numerusform>%n Landfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harbour(s)</source>
        <translation>
            <numerusform>ein Hafen</numerusform>
            <numerusform>%n Häfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safety copy %n s ago</source>
        <translation>
            <numerusform>Sicherung vor %n s</numerusform>
            <numerusform>Sicherung vor %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safety copy %n min ago</source>
        <translation>
            <numerusform>Sicherung vor %n min</numerusform>
            <numerusform>Sicherung vor %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>No safety copy!</source>
        <translation>Keine Sicherung!</translation>
    </message>
    <message>
        <source>What is not saved yet lies in a safety copy, in case the program ends by accident.</source>
        <translation>Was noch nicht gespeichert ist, liegt in einer Sicherung, falls das Programm unerwartet endet.</translation>
    </message>
    <message>
        <source>The size of the board in sight.</source>
        <translation>Die Größe des gezeigten Bretts.</translation>
    </message>
    <message>
        <source>How old the safety copy of unsaved work is. It is offered after a crash and goes when you save.</source>
        <translation>Wie alt die Sicherung der ungespeicherten Arbeit ist. Sie wird nach einem Absturz angeboten und verschwindet beim Speichern.</translation>
    </message>
    <message>
        <source>Safety copy up to date</source>
        <translation>Sicherung aktuell</translation>
    </message>
</context>
<context>
    <name>inselwerk::TableModel</name>
    <message>
        <source>The hand is covered until you say that you are there.</source>
        <translation>Die Handkarten sind verdeckt, bis du sagst, dass du da bist.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>%1 is the number of a round</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>No dice have been rolled yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>%1 rolled %2 and %3.</source>
        <extracomment>%1 is a player, %2 and %3 are the dice</extracomment>
        <translation>%1 würfelte %2 und %3.</translation>
    </message>
    <message>
        <source>End phase</source>
        <translation>Phase beenden</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
</context>
<context>
    <name>inselwerk::TemplateChooser</name>
    <message>
        <source>&amp;Rings around the middle:</source>
        <translation>&amp;Ringe um die Mitte:</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Every template is a complete start; all of it can be changed afterwards.</source>
        <translation>Jede Vorlage ist ein vollständiger Anfang; alles daran lässt sich danach ändern.</translation>
    </message>
    <message>
        <source>Rings around the middle</source>
        <translation>Ringe um die Mitte</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Datei &amp;öffnen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The island</source>
        <translation>Die Insel</translation>
    </message>
    <message>
        <source>Island for five or six</source>
        <translation>Insel für fünf oder sechs</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>Vulkan</translation>
    </message>
    <message>
        <source>Crop fields</source>
        <translation>Äcker mit Pflanzen</translation>
    </message>
    <message>
        <source>Two islands</source>
        <translation>Zwei Inseln</translation>
    </message>
    <message>
        <source>Empty hexagon</source>
        <translation>Leeres Sechseck</translation>
    </message>
    <message>
        <source>The island of the base game for three or four: terrain, numbers and harbours are drawn anew for every game.</source>
        <translation>Die Insel des Grundspiels für drei oder vier: Landschaften, Zahlen und Häfen werden für jede Partie neu ausgelost.</translation>
    </message>
    <message>
        <source>A larger island with more pieces for five or six players.</source>
        <translation>Eine größere Insel mit mehr Spielfiguren für fünf oder sechs Personen.</translation>
    </message>
    <message>
        <source>The island with a volcano in the middle, on which a stack of number tokens lies.</source>
        <translation>Die Insel mit einem Vulkan in der Mitte, auf dem ein Stapel Zahlenchips liegt.</translation>
    </message>
    <message>
        <source>The island without a desert; crops grow on its five fields.</source>
        <translation>Die Insel ohne Wüste; auf ihren fünf Äckern wachsen Kulturpflanzen.</translation>
    </message>
    <message>
        <source>A large island and a small one with gold, with water between them.</source>
        <translation>Eine große Insel und eine kleine mit Gold, dazwischen Wasser.</translation>
    </message>
    <message>
        <source>Desert in the form of a hexagon, as large as you like, to be painted over.</source>
        <translation>Wüste in Form eines Sechsecks, so groß du willst, zum Übermalen.</translation>
    </message>
</context>
<context>
    <name>inselwerk::TerrainDock</name>
    <message>
        <source>Pool “%1”</source>
        <extracomment>Terrain that is drawn from the pool of that name</extracomment>
        <translation>Topf „%1“</translation>
    </message>
    <message>
        <source>no hex</source>
        <translation>kein Feld</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>What brush, line and fill paint. Hexes of a pool get their terrain before each game.</source>
        <translation>Was Malen, Linie und Füllen auftragen. Felder aus einem Topf bekommen ihre Landschaft vor jedem Spiel.</translation>
    </message>
    <message>
        <source>A dashed hexagon on the board: its terrain is drawn from this pool before each game.</source>
        <translation>Auf dem Brett ein gestricheltes Sechseck: Seine Landschaft wird vor jedem Spiel aus diesem Topf gezogen.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Tooltip of a pool of terrain. %1: its name, %2: a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::ThingNames</name>
    <message>
        <source>Rename: %1</source>
        <extracomment>Step of history; %1: a thing, such as &quot;Robber&quot;</extracomment>
        <translation>Umbenennen: %1</translation>
    </message>
    <message>
        <source>Usual name: %1</source>
        <extracomment>Step of history; %1: a thing, such as &quot;Robber&quot;</extracomment>
        <translation>Üblicher Name: %1</translation>
    </message>
    <message>
        <source>Every form of the name is needed.</source>
        <translation>Alle Formen des Namens werden gebraucht.</translation>
    </message>
    <message>
        <source>Thing that gets another name</source>
        <translation>Was einen anderen Namen bekommt</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Give the chosen thing another name</source>
        <translation>Dem Gewählten einen anderen Namen geben</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>Forms of a name: the German ones by the question that they answer</extracomment>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German, nominative (who?)</source>
        <translation>Deutsch, Nominativ (wer?)</translation>
    </message>
    <message>
        <source>German, accusative (whom?)</source>
        <translation>Deutsch, Akkusativ (wen?)</translation>
    </message>
    <message>
        <source>German, dative (to whom?)</source>
        <translation>Deutsch, Dativ (wem?)</translation>
    </message>
    <message>
        <source>Back to the usual name: %1</source>
        <extracomment>%1: a thing, such as &quot;Robber&quot;</extracomment>
        <translation>Zurück zum üblichen Namen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Name of a text field: %1 is a thing (&quot;Robber&quot;), %2 a form of its name</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>inselwerk::TokenCommands</name>
    <message>
        <source>Reorder number tokens</source>
        <translation>Zahlenchips umordnen</translation>
    </message>
    <message>
        <source>Sort number tokens</source>
        <translation>Zahlenchips sortieren</translation>
    </message>
    <message>
        <source>Reverse number tokens</source>
        <translation>Zahlenchips umkehren</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n number token(s)</source>
        <translation>
            <numerusform>Einen Zahlenchip entfernen</numerusform>
            <numerusform>%n Zahlenchips entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add number token %1</source>
        <extracomment>%1: number</extracomment>
        <translation>Zahlenchip %1 hinzufügen</translation>
    </message>
    <message>
        <source>Shuffle number tokens</source>
        <translation>Zahlenchips mischen</translation>
    </message>
    <message>
        <source>Sort from 2 to 12</source>
        <translation>Von 2 bis 12 sortieren</translation>
    </message>
    <message>
        <source>Reverse the order</source>
        <translation>Reihenfolge umkehren</translation>
    </message>
    <message>
        <source>Shuffle the tokens now</source>
        <translation>Chips jetzt mischen</translation>
    </message>
    <message>
        <source>Drag tokens to change their order, or move them with Alt and the arrow keys. Type a number to add it behind the current token; Delete removes.</source>
        <translation>Ziehe Chips, um ihre Reihenfolge zu ändern, oder bewege sie mit Alt und den Pfeiltasten. Tippe eine Zahl, um sie hinter dem aktuellen Chip einzufügen; Entf entfernt.</translation>
    </message>
</context>
<context>
    <name>inselwerk::TokenPicture</name>
    <message>
        <source>Picture of the event token</source>
        <translation>Bild des Ereignisplättchens</translation>
    </message>
    <message>
        <source>Front side</source>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>Back side</source>
        <translation>Rückseite</translation>
    </message>
</context>
<context>
    <name>inselwerk::TokenTool</name>
    <message>
        <source>Tokens</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Lays tokens of the rule modules on hexes, such as crops on fields. Click or drag to lay one more of the chosen kind, with Ctrl to take one away. The keys 1 to 9 choose the kind.</source>
        <translation>Legt Plättchen der Regelmodule auf Felder, etwa Kulturpflanzen auf Äcker. Klicken oder ziehen legt eines mehr von der gewählten Art, mit Strg nimmt es eines weg. Die Tasten 1 bis 9 wählen die Art.</translation>
    </message>
    <message>
        <source>No rule module of this scenario has tokens for hexes. The panel “Rules” adds modules.</source>
        <translation>Kein Regelmodul dieses Szenarios hat Plättchen für Felder. Der Bereich „Regeln“ fügt Module hinzu.</translation>
    </message>
    <message>
        <source>Tokens: click or drag lays %1 (only on: %2), Ctrl takes one away, 1 to 9 choose the kind.</source>
        <extracomment>%1: a kind of token, such as &quot;maize&quot;; %2: the terrain where it may lie</extracomment>
        <translation>Plättchen: Klicken oder ziehen legt %1 (nur auf: %2), Strg nimmt eines weg, 1 bis 9 wählen die Art.</translation>
    </message>
    <message>
        <source>Take tokens away</source>
        <extracomment>Step of history</extracomment>
        <translation>Plättchen wegnehmen</translation>
    </message>
    <message>
        <source>Lay tokens</source>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>This token may not lie here: %1. It belongs only on: %2.</source>
        <extracomment>%1: a kind of token, such as &quot;maize&quot;; %2: the terrain where it may lie</extracomment>
        <translation>Dieses Plättchen darf hier nicht liegen: %1. Es gehört nur auf: %2.</translation>
    </message>
    <message>
        <source>The tokens that this board got by number lie on its hexes now; new numbers change them no more.</source>
        <translation>Die Plättchen, die dieses Brett nach Zahlen bekam, liegen jetzt auf seinen Feldern; neue Zahlen ändern sie nicht mehr.</translation>
    </message>
</context>
<context>
    <name>inselwerk::TokensDock</name>
    <message>
        <source>Tokens on hexes</source>
        <translation>Plättchen auf Feldern</translation>
    </message>
    <message>
        <source>No rule module of this scenario has tokens for hexes. The panel “Rules” adds modules.</source>
        <translation>Kein Regelmodul dieses Szenarios hat Plättchen für Felder. Der Bereich „Regeln“ fügt Module hinzu.</translation>
    </message>
    <message>
        <source>Only on: %1</source>
        <extracomment>Tooltip of a kind of token; %1: the terrain where it may lie</extracomment>
        <translation>Nur auf: %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Tab of the panel “Tokens on hexes”</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>What rule modules put on hexes, such as crops, for the tool “Tokens”.</source>
        <translation>Was Regelmodule auf Felder legen, etwa Kulturpflanzen, für das Werkzeug „Plättchen“.</translation>
    </message>
</context>
<context>
    <name>inselwerk::Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A zoom: %1 is a number</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Zoom; a click makes it 100 %</source>
        <translation>Vergrößerung; ein Klick macht 100 % daraus</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
    <message>
        <source>Play-test</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Tooltip of a button: %1 is its name, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>How large the board is shown. A click makes it 100 %.</source>
        <translation>Wie groß das Brett gezeigt wird. Ein Klick macht 100 % daraus.</translation>
    </message>
</context>
<context>
    <name>inselwerk::ToolsDock</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Tooltip of a tool: %1 is its name, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The tools for the board. Each has a key, which its tooltip names.</source>
        <translation>Die Werkzeuge für das Brett. Jedes hat eine Taste; der Hinweis darüber nennt sie.</translation>
    </message>
</context>
<context>
    <name>inselwerk::TradeModel</name>
    <message>
        <source>Nobody can have that much: %1.</source>
        <extracomment>An offer that nobody can meet: %1 is a resource</extracomment>
        <translation>Niemand kann so viel davon haben: %1.</translation>
    </message>
    <message>
        <source>None of those asked has that many cards.</source>
        <translation>Niemand von den Gefragten hat so viele Karten.</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>no more offers this turn</source>
        <translation>keine Angebote mehr in diesem Zug</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>lehnt ab</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>einverstanden</translation>
    </message>
    <message>
        <source>would give %1 for %2</source>
        <extracomment>A counter-offer: %1 are the cards that the partner gives, %2 those that it wants</extracomment>
        <translation>würde %1 für %2 geben</translation>
    </message>
    <message>
        <source>%1 offers you %2 for %3.</source>
        <extracomment>%1 is the player who offers, %2 are the cards that one gets, %3 those that one gives</extracomment>
        <translation>%1 bietet dir %2 für %3.</translation>
    </message>
</context>
<context>
    <name>inselwerk::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>Brett &amp;einpassen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Arrange as at first</source>
        <translation>Anordnen wie am &amp;Anfang</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Shows the board larger. The mouse wheel does the same at the pointer.</source>
        <translation>Zeigt das Brett größer. Das Mausrad tut dasselbe am Zeiger.</translation>
    </message>
    <message>
        <source>Shows the board smaller. The mouse wheel does the same at the pointer.</source>
        <translation>Zeigt das Brett kleiner. Das Mausrad tut dasselbe am Zeiger.</translation>
    </message>
    <message>
        <source>Shows the board in its usual size.</source>
        <translation>Zeigt das Brett in seiner üblichen Größe.</translation>
    </message>
    <message>
        <source>Shows the whole board, as large as the window allows.</source>
        <translation>Zeigt das ganze Brett, so groß es das Fenster erlaubt.</translation>
    </message>
    <message>
        <source>Puts all panels where they were when the editor was new.</source>
        <translation>Stellt alle Bereiche dorthin, wo sie anfangs waren.</translation>
    </message>
    <message>
        <source>Go to the &amp;next panel</source>
        <translation>Zum &amp;nächsten Bereich</translation>
    </message>
    <message>
        <source>Go to the &amp;previous panel</source>
        <translation>Zum &amp;vorigen Bereich</translation>
    </message>
    <message>
        <source>Leads the keyboard from the board to each panel, and to the board again.</source>
        <translation>Führt die Tastatur vom Brett zu jedem Bereich und wieder zum Brett.</translation>
    </message>
    <message>
        <source>&amp;Set-up region</source>
        <translation>Grün&amp;dungsgebiet</translation>
    </message>
    <message>
        <source>Shows a line around the hexes beside which players found their first settlements.</source>
        <translation>Zeigt eine Linie um die Felder, an denen die ersten Siedlungen gegründet werden.</translation>
    </message>
</context>
<context>
    <name>inselwerk::VolcanoModel</name>
    <message numerus="yes">
        <source>%n of 36 rolls</source>
        <translation>
            <numerusform>%n von 36 Würfen</numerusform>
            <numerusform>%n von 36 Würfen</numerusform>
        </translation>
    </message>
    <message>
        <source>the next number is not known</source>
        <translation>die nächste Zahl ist unbekannt</translation>
    </message>
    <message>
        <source>then the %1</source>
        <extracomment>%1 is the number that counts after the present one</extracomment>
        <translation>danach die %1</translation>
    </message>
    <message>
        <source>Eruption %1 of %2</source>
        <extracomment>Of the eruptions that the stack allows: %1 is the one that comes next, %2 how many there are</extracomment>
        <translation>Ausbruch %1 von %2</translation>
    </message>
    <message>
        <source>The volcano has exploded; the %1 is gone.</source>
        <extracomment>%1 is the robber (German: nominative with article)</extracomment>
        <translation>Der Vulkan ist explodiert; %1 ist fort.</translation>
    </message>
    <message>
        <source>This volcano never explodes.</source>
        <translation>Dieser Vulkan explodiert nie.</translation>
    </message>
    <message>
        <source>When the last token is rolled, the volcano explodes and the %1 leaves.</source>
        <extracomment>%1 is the robber (German: nominative with article)</extracomment>
        <translation>Wird der letzte Chip gewürfelt, explodiert der Vulkan, und %1 geht.</translation>
    </message>
    <message>
        <source>When the %1 is on top and is rolled, the volcano explodes and the %2 leaves.</source>
        <extracomment>%1 is the number of the last token, %2 the robber (German: nominative with article)</extracomment>
        <translation>Liegt die %1 oben und wird gewürfelt, explodiert der Vulkan, und %2 geht.</translation>
    </message>
    <message>
        <source>%1, gone</source>
        <translation>%1, fort</translation>
    </message>
    <message>
        <source>%1, counts now</source>
        <translation>%1, gilt jetzt</translation>
    </message>
    <message>
        <source>%1, comes later</source>
        <translation>%1, kommt noch</translation>
    </message>
    <message>
        <source>Corner %1: nobody</source>
        <extracomment>%1 is the number of a corner of the volcano</extracomment>
        <translation>Ecke %1: niemand</translation>
    </message>
    <message>
        <source>Corner %1: city of %2</source>
        <extracomment>%1 is the number of a corner of the volcano, %2 a player</extracomment>
        <translation>Ecke %1: Stadt von %2</translation>
    </message>
    <message>
        <source>Corner %1: settlement of %2</source>
        <extracomment>%1 is the number of a corner of the volcano, %2 a player</extracomment>
        <translation>Ecke %1: Siedlung von %2</translation>
    </message>
    <message>
        <source>Production as usual</source>
        <translation>Ertrag wie üblich</translation>
    </message>
    <message>
        <source>Gifts of the natives</source>
        <translation>Gaben der Inselbewohner</translation>
    </message>
    <message>
        <source>Lava runs to a corner</source>
        <translation>Lava läuft zu einer Ecke</translation>
    </message>
    <message>
        <source>The top token leaves, the %1 counts</source>
        <translation>Oberster Chip geht, die %1 gilt</translation>
    </message>
    <message>
        <source>The last token leaves</source>
        <translation>Der letzte Chip geht</translation>
    </message>
    <message>
        <source>The top token leaves</source>
        <translation>Oberster Chip geht</translation>
    </message>
    <message>
        <source>City at corner %1</source>
        <extracomment>%1 is the number of a corner of the volcano</extracomment>
        <translation>Stadt an Ecke %1</translation>
    </message>
    <message>
        <source>Settlement at corner %1</source>
        <translation>Siedlung an Ecke %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
</TS>
