<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>HandPanel</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <comment>a stack of the hand; %1: resource</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonSentences</name>
    <message numerus="yes">
        <source>needs %n more %1</source>
        <extracomment>Something cannot be paid: %n cards of the resource %1 are missing</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollHistogram</name>
    <message numerus="yes">
        <source>%1 was rolled %n time(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TradeCard</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <comment>on a side of an offer; %1: resource</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
