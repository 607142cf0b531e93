#include "editor/docks/rules_dock.h"

#include "app/common/text/messages.h"
#include "editor/common/plain_text.h"
#include "editor/forms/field_editor.h"
#include "editor/forms/schema_form.h"
#include "editor/forms/scroll_page.h"
#include "engine/rules/registry.h"

#include <QCheckBox>
#include <QFrame>
#include <QLabel>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace inselwerk {
namespace {

/// Lists of things with effects have a panel of their own.
bool isElsewhere(const Field& field)
{
    if (!field.element) return false;
    const auto& fields = field.element->fields;
    return std::any_of(fields.begin(), fields.end(), [](const Field& f) { return f.type == Field::Type::Effects; });
}

QLabel* wrapped()
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QLabel* head()
{
    QLabel* label = wrapped();
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

/// How much of a module goes with it: what its section names.
int saidIn(const Section& section)
{
    int things = 0;
    for (const auto& [name, value] : section.values) {
        const auto* list = std::get_if<std::vector<Section>>(&value);
        things += list ? static_cast<int>(list->size()) : 1;
    }
    return things;
}

}  // namespace

RulesDock::RulesDock(const Studio& studio)
    : Dock(QStringLiteral("rules"), Icon::Rules, studio),
      m_modules(descriptionsOf(moduleTypes())),
      m_context{document(), m_modules},
      m_rulesHead(head()),
      m_scope(new QTabBar),
      m_modulesHead(head())
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(10, 8, 10, 8);
    addModules(*column);
    column->addSpacing(8);
    addRules(*column);
    column->addStretch();
    setWidget(new ScrollPage(page));
    connect(&document(), &Document::changed, this, [this](const Touched& touched) {
        // Most changes of a board - every move of a brush - say nothing about rules.
        const Board* board = touched.board(focus().boardIndex()) ? focus().board() : nullptr;
        const bool rules = board && !(board->rules == m_shownRules && board->name == m_shownName);
        if (touched.head || touched.modules || touched.boardList || rules) refresh();
    });
    connect(&focus(), &Focus::boardChanged, this, &RulesDock::showBoardRules);
    refresh();
}

void RulesDock::addRules(QVBoxLayout& column)
{
    m_rules = new SchemaForm(m_context, rulesSchema(), SectionPath::rules());
    m_boardRules = new SchemaForm(
        m_context, rulesSchema(), SectionPath::rulesOfBoard(focus().boardIndex()), {SectionPath::rules(), {}});
    m_rules->setObjectName(QStringLiteral("rulesForm"));
    m_boardRules->setObjectName(QStringLiteral("boardRulesForm"));
    m_scope->setObjectName(QStringLiteral("rulesScope"));
    m_scope->addTab({});
    m_scope->addTab({});
    m_scope->setExpanding(false);
    column.addWidget(m_rulesHead);
    column.addWidget(m_scope);
    column.addWidget(m_rules);
    column.addWidget(m_boardRules);
    m_boardRules->hide();
    connect(m_scope, &QTabBar::currentChanged, this, [this](int tab) {
        m_rules->setVisible(tab == 0);
        m_boardRules->setVisible(tab == 1);
    });
}

void RulesDock::addModules(QVBoxLayout& column)
{
    column.addWidget(m_modulesHead);
    for (const ModuleDescription& module : m_modules) {
        const Schema& schema = *module.schema;
        const bool leaves = std::any_of(schema.fields.begin(), schema.fields.end(), isElsewhere);
        ModuleEntry entry{schema, new QCheckBox, wrapped(), leaves ? wrapped() : nullptr, new QFrame};
        const std::string key{schema.key};
        entry.box->setObjectName(QString::fromStdString("module." + key));
        entry.frame->setObjectName(QString::fromStdString("moduleForm." + key));
        auto* inside = new QVBoxLayout(entry.frame);
        inside->setContentsMargins(22, 0, 0, 4);
        entry.explanation->setForegroundRole(QPalette::PlaceholderText);
        entry.explanation->setContentsMargins(22, 0, 0, 0);
        if (entry.elsewhere) inside->addWidget(entry.elsewhere);
        column.addWidget(entry.box);
        column.addWidget(entry.explanation);
        column.addWidget(entry.frame);
        connect(entry.box, &QCheckBox::clicked, this, [this, &schema](bool on) { setModule(schema, on); });
        m_entries.push_back(entry);
    }
}

void RulesDock::setModule(const Schema& schema, bool on)
{
    if (on) {
        //: Step of history; %1: a rule module
        document().change(
            [title = schema.title] { return fill(tr("Add “%1”"), {translate(title)}); },
            [&](Scenario& scenario) { addModule(scenario, schema.key, m_modules); });
        return;
    }
    const Section* section = document().scenario().findModule(schema.key);
    const int things = section ? saidIn(*section) : 0;
    //: Step of history; %1: a rule module
    document().change(
        [title = schema.title] { return fill(tr("Remove “%1”"), {translate(title)}); },
        [&](Scenario& scenario) { removeModule(scenario, schema.key); });
    const QString title = translate(schema.title);
    if (things > 0)
        //: %1: a rule module. %n: fields that were set and tokens that were made
        say(fill(tr("“%1” went, with %n thing(s) that it held. Undo brings it back.", nullptr, things), {title}));
    else
        //: %1: a rule module
        say(fill(tr("“%1” went. Undo brings it back."), {title}));
}

void RulesDock::showBoardRules()
{
    m_boardRules->setPath(SectionPath::rulesOfBoard(focus().boardIndex()));
    refresh();
    retranslate();
}

void RulesDock::refresh()
{
    const Scenario& scenario = document().scenario();
    m_rules->refresh();
    m_boardRules->refresh();
    for (ModuleEntry& entry : m_entries) {
        const bool there = scenario.findModule(entry.schema.key);
        entry.box->setChecked(there);
        if (there && !entry.form) {
            entry.form = new SchemaForm(
                m_context, entry.schema, SectionPath::module(entry.schema.key), {std::nullopt, isElsewhere});
            static_cast<QVBoxLayout*>(entry.frame->layout())->insertWidget(0, entry.form);
        } else if (entry.form) {
            entry.form->refresh();
        }
        entry.frame->setVisible(there);
    }
    const Board* board = focus().board();
    m_scope->setTabEnabled(1, board);
    m_shownRules = board ? board->rules : Section{};
    m_shownName = board ? board->name : Text{};
    const QString name = asButtonText(board ? translate(board->name) : QString());
    //: Rules for the board in sight alone; %1 is its name
    m_scope->setTabText(1, fill(tr("Only “%1”"), {name}));
}

QWidget* RulesDock::comeTo(const Place& place)
{
    using Kind = Place::Kind;
    if (place.kind == Kind::Section || place.kind == Kind::Element) return moduleField(place);
    if (place.kind != Kind::Rules) return nullptr;
    SchemaForm* form = place.board ? m_boardRules : m_rules;
    m_scope->setCurrentIndex(place.board ? 1 : 0);
    FieldEditor* editor = form->editor(place.field);
    return editor ? static_cast<QWidget*>(editor) : form;
}

QWidget* RulesDock::moduleField(const Place& place) const
{
    const auto entry = std::find_if(
        m_entries.begin(), m_entries.end(), [&](const ModuleEntry& e) { return e.schema.key == place.section; });
    if (entry == m_entries.end()) return nullptr;
    const Field* field = entry->schema.find(place.field);
    if (field && isElsewhere(*field)) return nullptr;
    FieldEditor* editor = entry->form ? entry->form->editor(place.field) : nullptr;
    if (!editor) return entry->box;
    return place.index ? editor->editorIn(*place.index, place.part) : editor;
}

void RulesDock::recolour()
{
    for (FieldEditor* editor : findChildren<FieldEditor*>()) editor->applyColours();
}

void RulesDock::retranslate()
{
    setWhatsThis(
        tr("The rule modules, each added and removed with one click, and the rules of the base game, for all boards "
           "or for the one in sight."));
    setTitles(tr("Rules"));
    m_modulesHead->setText(tr("Rule modules"));
    m_rulesHead->setText(tr("Rules of the base game"));
    m_scope->setTabText(0, tr("All boards"));
    m_scope->setAccessibleName(tr("Boards that the rules are for"));
    for (const ModuleEntry& entry : m_entries) {
        const QString title = translate(entry.schema.title);
        entry.box->setText(asButtonText(title));
        entry.box->setAccessibleName(title);
        entry.box->setAccessibleDescription(translate(entry.schema.explanation));
        entry.explanation->setText(translate(entry.schema.explanation));
        if (entry.elsewhere) entry.elsewhere->setText(tr("The tokens themselves are in the panel “Event tokens”."));
    }
    refresh();
}

}  // namespace inselwerk
