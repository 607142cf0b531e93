import QtQuick
import Inselwerk.Play

// Saves the game at the table under a name. A name that is taken is asked about first.
Sheet {
    id: sheet
    property bool asking: false   // is another file to be replaced?
    property url elsewhere        // chosen in another folder; empty: by name, among the saved games
    readonly property bool chosen: String(elsewhere).length > 0
    property string problem
    title: qsTr("Save the game")
    iconName: "save"

    function save() {
        problem = chosen ? "" : Desk.problemOfName(field.text);
        if (problem.length > 0) {
            field.forceActiveFocus(Qt.TabFocusReason);
        } else if (!asking && (chosen ? Desk.isFile(elsewhere) : Desk.isNameTaken(field.text))) {
            asking = true;
            keep.forceActiveFocus(Qt.TabFocusReason);
        } else {
            problem = chosen ? Desk.saveTo(elsewhere) : Desk.saveAs(field.text);
            if (problem.length === 0)
                closed();
            else
                back();
        }
    }
    function saveElsewhere(file: url) {
        elsewhere = file;
        save();
    }
    function back() {
        asking = false;
        elsewhere = "";
        field.forceActiveFocus(Qt.TabFocusReason);
        field.selectAll();
    }

    TextLabel {
        width: parent.width
        text: qsTr("Name of the saved game")
        bold: true
        Accessible.ignored: true
    }
    TextBox {
        id: field
        width: parent.width
        name: qsTr("Name of the saved game")
        maximumLength: 80
        wrong: sheet.problem.length > 0
        onTextEdited: {
            sheet.asking = false;
            sheet.elsewhere = "";
            sheet.problem = "";
        }
        onAccepted: sheet.save()
        Accessible.description: sheet.problem
    }
    TextLabel {
        visible: text.length > 0
        width: parent.width
        text: sheet.problem
        color: Theme.bad
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    TextLabel {
        visible: sheet.asking
        width: parent.width
        text: sheet.chosen ? qsTr("There is a file of this name already. Replace it?")
                                                    : qsTr("There is a saved game of this name already. Replace it?")
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Flow {
        width: parent.width
        spacing: 12
        PushButton {
            visible: !sheet.asking
            main: true
            iconName: "save"
            text: qsTr("Save")
            key: qsTr("Enter")
            onTriggered: sheet.save()
        }
        PushButton {
            visible: !sheet.asking
            iconName: "open"
            text: qsTr("Other folder …")
            onTriggered: {
                dialog.active = true;
                (dialog.item as SaveDialog).open(field.text.trim() || Desk.suggestedName());
            }
        }
        PushButton {
            visible: !sheet.asking
            text: qsTr("Cancel")
            key: qsTr("Esc")
            onTriggered: sheet.closed()
        }
        PushButton {
            id: keep
            visible: sheet.asking
            main: true
            text: qsTr("Choose another name")
            key: qsTr("Esc")
            onTriggered: sheet.back()
        }
        PushButton {
            visible: sheet.asking
            text: sheet.chosen ? qsTr("Replace the file") : qsTr("Replace the saved game")
            onTriggered: sheet.save()
        }
    }
    TextLabel {
        width: parent.width
        text: qsTr("Saved games are found in the gallery. The game at the table is kept by itself, too.")
        quiet: true
        font.pixelSize: Theme.hintSize
    }

    // The dialog is made when it is first wanted: it costs time.
    Loader { id: dialog; active: false; source: "SaveDialog.qml" }
    Connections {
        target: dialog.item
        function onChosen(file: url) { sheet.saveElsewhere(file); }
    }

    Keys.onEscapePressed: event => {
        if (asking)
            back();
        else
            event.accepted = false;
    }
    Component.onCompleted: {
        field.text = Desk.suggestedName();
        field.forceActiveFocus(Qt.TabFocusReason);
        field.selectAll();
    }
}
