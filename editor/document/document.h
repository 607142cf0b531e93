#pragma once

#include "editor/document/step_name.h"
#include "editor/model/delta.h"
#include "engine/scenario/check.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>

namespace inselwerk {

/// A scenario that is being edited, with its history.
///
/// Everything that changes it goes through `change` or a Gesture, so that every change can be undone, and one that
/// changes nothing leaves no trace (redo included). `changed` is the only signal about the scenario.
class Document : public QObject
{
    Q_OBJECT

public:
    using Edit = std::function<void(Scenario&)>;

    explicit Document(Scenario, QObject* parent = nullptr);
    ~Document() override;

    const Scenario& scenario() const { return m_scenario; }
    QUndoStack& history() { return m_history; }

    /// Changes the scenario in one step of history. `name`: what the menu says after "Undo". Changes that follow each
    /// other with the same `mergeKey` (not empty) become one step with the name of the first: letters typed into the
    /// same field. A gesture in progress is cancelled first. False when nothing changed.
    bool change(const StepName& name, const Edit&, const QString& mergeKey = {});

    /// Begins a gesture: until `commit`, `preview` shows states of it, and none of them is a step of history.
    void beginGesture(const StepName&);
    bool inGesture() const { return m_gesture.has_value(); }
    /// Applies an edit to the scenario as it was when the gesture began.
    void preview(const Edit&);
    /// Applies an edit on top of what the gesture did so far.
    void extend(const Edit&);
    /// Makes the gesture one step of history, if it changed anything.
    bool commitGesture();
    /// Takes the gesture back.
    void cancelGesture();

    /// Before saving, playing, closing or looking at another board: what is typed but not yet a change becomes one,
    /// and a gesture is taken back.
    void settle();

    void undo();
    void redo();
    /// Another language is in use: says the names of all steps in it.
    void retranslate();
    /// No more merging with what was typed before (a field lost the focus).
    void breakMerging() { ++m_mergeSeries; }

    /// Differs from what was loaded or last saved.
    bool isModified() const { return !m_history.isClean() || inGesture(); }

    /// Replaces everything, history included: a file was opened or taken back.
    void replace(Scenario);

signals:
    /// Whoever holds what is typed makes it a change now.
    void settling();
    /// Touched nothing: a gesture ended without a trace, so that the document may count as unmodified again.
    void changed(const Touched&);

private:
    friend class Change;
    struct Gesture
    {
        StepName name;
        Scenario before;
    };
    void show(Scenario);
    void applyDelta(const Delta&, bool forward);

    Scenario m_scenario;
    QUndoStack m_history;
    std::optional<Gesture> m_gesture;
    int m_mergeSeries = 0;
};

}  // namespace inselwerk
