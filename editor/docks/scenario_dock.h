#pragma once

#include "editor/docks/dock.h"
#include "editor/forms/bilingual_edit.h"

class QLabel;
class QLineEdit;
class QSpinBox;
class QVBoxLayout;

namespace inselwerk {

class RulesPreview;
class ThingNames;

/// What a scenario says of itself: name, summary, rules page, length, and its names for things of the game.
class ScenarioDock : public Dock
{
    Q_OBJECT

public:
    explicit ScenarioDock(const Studio&);

    Qt::DockWidgetArea homeArea() const override { return Qt::RightDockWidgetArea; }
    void retranslate() override;
    QWidget* comeTo(const Place&) override;

private:
    /// A text of the scenario and its editor.
    struct Entry
    {
        Text Scenario::*text;
        QLabel* label;
        BilingualEdit* edit;
    };
    void addText(QVBoxLayout&, Text Scenario::*, const char* name, Lines, qsizetype bytes);
    /// Gives the scenario a text that was typed; the id of one that was never saved follows its name.
    void setText(Scenario&, Text Scenario::*, const Text& typed) const;
    void addFacts(QVBoxLayout&);
    void refresh();
    static QString labelOf(Text Scenario::*);

    std::vector<Entry> m_texts;
    QLabel* m_idLabel;
    QLineEdit* m_id;
    HintLine* m_idHint;
    QLabel* m_minutesLabel;
    QSpinBox* m_minutes;
    QLabel* m_namesLabel;
    ThingNames* m_names;
    RulesPreview* m_rulesPreview;
};

}  // namespace inselwerk
