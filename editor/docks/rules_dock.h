#pragma once

#include "editor/docks/dock.h"
#include "editor/forms/form_context.h"

class QCheckBox;
class QLabel;
class QTabBar;
class QVBoxLayout;

namespace inselwerk {

class SchemaForm;

/// The rules of a scenario: those of the base game, for all boards or for the board in sight, and the rule modules,
/// each with one click there and gone again, with the form that its schema gives.
class RulesDock : public Dock
{
    Q_OBJECT

public:
    explicit RulesDock(const Studio&);

    Qt::DockWidgetArea homeArea() const override { return Qt::RightDockWidgetArea; }
    void retranslate() override;
    void recolour() override;
    QWidget* comeTo(const Place&) override;

private:
    struct ModuleEntry
    {
        const Schema& schema;
        QCheckBox* box;
        QLabel* explanation;
        QLabel* elsewhere;  ///< where the fields are that the form leaves out; null: nowhere
        QWidget* frame;
        SchemaForm* form = nullptr;  ///< made when the module is first there
    };
    void addRules(QVBoxLayout&);
    void addModules(QVBoxLayout&);
    void refresh();
    void showBoardRules();
    void setModule(const Schema&, bool on);
    QWidget* moduleField(const Place&) const;

    ModuleDescriptions m_modules;
    FormContext m_context;
    QLabel* m_rulesHead;
    QTabBar* m_scope;
    SchemaForm* m_rules;
    SchemaForm* m_boardRules;
    Section m_shownRules;  ///< of the board in sight
    Text m_shownName;
    QLabel* m_modulesHead;
    std::vector<ModuleEntry> m_entries;
};

}  // namespace inselwerk
