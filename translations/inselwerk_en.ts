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
</TS>
