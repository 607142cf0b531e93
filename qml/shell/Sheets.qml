import QtQuick

// The place where rules, settings and lists of problems lie over a page; Escape closes.
FocusScope {
    id: sheets
    property string current               // file of the sheet that is shown; empty: none
    readonly property bool open: current.length > 0
    readonly property Item sheet: loader.item as Item
    signal closed

    visible: open
    focus: open

    function show(file: string) {
        current = file;
        forceActiveFocus(Qt.TabFocusReason);
        if (sheet)
            sheet.forceActiveFocus(Qt.TabFocusReason);
    }
    function close() {
        if (!open)
            return;
        current = "";
        closed();
    }

    Keys.onEscapePressed: close()
    Loader {
        id: loader
        anchors.fill: parent
        focus: true
        source: sheets.current
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true
        function onClosed() { sheets.close(); }
        function onSheetWanted(file: string) { sheets.show(file); }
    }
}
