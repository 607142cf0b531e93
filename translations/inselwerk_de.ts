<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
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
</context>
</TS>
