import QtQuick

// Loads the panel of a rule module, a ScrollArea, and gives it its view model.
Loader {
    id: loader
    required property string key
    required property string url
    required property QtObject panelModel
    property bool wanted: true

    function load() {
        if (wanted && url.length > 0 && panelModel)
            setSource(url, { panel: panelModel });
    }
    anchors.margins: -7                // as its bleed
    visible: wanted
    active: true
    onWantedChanged: if (wanted && !item) load()
    Component.onCompleted: load()
}
