#include "editor/docks/scenario_dock.h"

#include "app/common/text/messages.h"
#include "editor/document/document_file.h"
#include "editor/forms/field_guard.h"
#include "editor/forms/rules_preview.h"
#include "editor/forms/scroll_page.h"
#include "editor/forms/thing_names.h"
#include "editor/model/fresh_names.h"
#include "editor/model/scenario_name.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

// As the checks have them.
constexpr auto bytesOfName = static_cast<qsizetype>(longestName);
constexpr qsizetype bytesOfSummary = 2'000;
constexpr qsizetype bytesOfRulesPage = 100'000;
constexpr int mostMinutes = 600;

QLabel* head()
{
    auto* label = new QLabel;
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setTextFormat(Qt::PlainText);
    return label;
}

}  // namespace

ScenarioDock::ScenarioDock(const Studio& studio)
    : Dock(QStringLiteral("scenario"), Icon::Log, studio),
      m_idLabel(new QLabel),
      m_id(new QLineEdit),
      m_idHint(new HintLine),
      m_minutesLabel(new QLabel),
      m_minutes(new QSpinBox),
      m_namesLabel(head()),
      m_names(new ThingNames(document())),
      m_rulesPreview(new RulesPreview)
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(10, 8, 10, 8);
    addText(*column, &Scenario::name, "name", Lines::One, bytesOfName);
    addText(*column, &Scenario::summary, "summary", Lines::Many, bytesOfSummary);
    addText(*column, &Scenario::rulesPage, "rulesPage", Lines::Many, bytesOfRulesPage);
    column->addWidget(m_rulesPreview);
    column->addSpacing(6);
    addFacts(*column);
    column->addSpacing(6);
    column->addWidget(m_namesLabel);
    column->addWidget(m_names);
    column->addStretch();
    setWidget(new ScrollPage(page));
    connect(&document(), &Document::changed, this, [this](const Touched& touched) {
        if (touched.head) refresh();
    });
    refresh();
}

void ScenarioDock::addText(QVBoxLayout& column, Text Scenario::*text, const char* name, Lines lines, qsizetype bytes)
{
    auto* label = head();
    auto* edit = new BilingualEdit(document(), lines, bytes);
    edit->setObjectName(QLatin1String(name));
    column.addWidget(label);
    column.addWidget(edit);
    column.addSpacing(6);
    connect(edit, &BilingualEdit::typed, this, [this, text, edit](const Text& typed, const QString& language) {
        document().change(
            //: Step of history; %1: a text of the scenario, such as "Summary"
            [text] { return fill(tr("Change “%1”"), {labelOf(text)}); },
            [&](Scenario& scenario) { setText(scenario, text, typed); },
            QStringLiteral("scenario/") + edit->objectName() + u'/' + language);
    });
    m_texts.push_back({text, label, edit});
}

void ScenarioDock::setText(Scenario& scenario, Text Scenario::*text, const Text& typed) const
{
    if (text == &Scenario::name && studio().file.path().isEmpty())
        nameNewScenario(scenario, typed);
    else
        scenario.*text = typed;
}

void ScenarioDock::addFacts(QVBoxLayout& column)
{
    auto* grid = new QGridLayout;
    column.addLayout(grid);
    grid->setColumnStretch(1, 1);
    m_idLabel->setBuddy(m_id);
    m_minutesLabel->setBuddy(m_minutes);
    grid->addWidget(m_minutesLabel, 0, 0);
    grid->addWidget(m_minutes, 0, 1, Qt::AlignLeft);
    grid->addWidget(m_idLabel, 1, 0);
    grid->addWidget(m_id, 1, 1);
    grid->addWidget(m_idHint, 2, 1);
    m_id->setObjectName(QStringLiteral("scenarioId"));
    m_id->setMaxLength(static_cast<int>(longestId));
    m_minutes->setObjectName(QStringLiteral("minutes"));
    m_minutes->setRange(0, mostMinutes);
    m_minutes->setSingleStep(5);
    new FieldGuard(*m_id, document());
    new FieldGuard(*m_minutes, document());
    connect(m_minutes, &QSpinBox::valueChanged, this, [this](int minutes) {
        //: Step of history
        document().change(
            [] { return tr("Change the length of a game"); }, [&](Scenario& s) { s.minutes = minutes; },
            QStringLiteral("scenario/minutes"));
    });
    connect(m_id, &QLineEdit::textEdited, this, [this](const QString& text) {
        const std::string id = text.toStdString();
        m_idHint->setText(
            isId(id) ? QString() : tr("Small letters a–z, digits, - and _ only; other names are not taken."));
        //: Step of history: the word by which programs tell scenarios apart
        if (isId(id))
            document().change(
                [] { return tr("Change the id"); }, [&](Scenario& s) { s.id = id; }, QStringLiteral("scenario/id"));
    });
    connect(m_id, &QLineEdit::editingFinished, this, [this] {
        m_idHint->setText({});
        m_id->setText(QString::fromStdString(document().scenario().id));
    });
}

QWidget* ScenarioDock::comeTo(const Place& place)
{
    if (place.kind == Place::Kind::Name) return m_names->fieldFor(place.field);
    if (place.kind != Place::Kind::Head) return nullptr;
    if (place.field == "id") return m_id;
    if (place.field == "minutes") return m_minutes;
    const std::array texts{
        std::pair{"name", &Scenario::name}, std::pair{"summary", &Scenario::summary},
        std::pair{"rules_page", &Scenario::rulesPage}};
    for (const auto& [key, text] : texts)
        for (const Entry& entry : m_texts)
            if (place.field == key && entry.text == text) return entry.edit->fieldFor(place.part);
    return nullptr;
}

void ScenarioDock::refresh()
{
    const Scenario& scenario = document().scenario();
    for (const Entry& entry : m_texts) entry.edit->setText(scenario.*entry.text);
    const QString id = QString::fromStdString(scenario.id);
    if (m_id->text() != id && m_idHint->text().isEmpty()) m_id->setText(id);
    const QSignalBlocker quiet(m_minutes);
    if (m_minutes->value() != scenario.minutes) m_minutes->setValue(scenario.minutes);
    m_names->refresh();
    m_rulesPreview->setText(scenario.rulesPage);
}

QString ScenarioDock::labelOf(Text Scenario::*text)
{
    if (text == &Scenario::name) return tr("Name");
    return text == &Scenario::summary ? tr("Summary") : tr("Rules page");
}

void ScenarioDock::retranslate()
{
    setWhatsThis(
        tr("What the scenario says of itself, in both languages: name, summary, rules page, length, and its own "
           "names for things."));
    setTitles(tr("Scenario"));
    for (const Entry& entry : m_texts) {
        entry.label->setText(labelOf(entry.text));
        entry.edit->retranslate(labelOf(entry.text));
        entry.edit->setToolTip(
            entry.text == &Scenario::rulesPage ? tr("What is different from the base game.") : QString());
    }
    m_minutesLabel->setText(tr("Length of a game"));
    //: Minutes of a game, after the number
    m_minutes->setSuffix(tr(" minutes"));
    m_minutes->setSpecialValueText(tr("not said"));
    m_minutes->setAccessibleName(tr("Length of a game"));
    m_idLabel->setText(tr("Id"));
    m_id->setAccessibleName(tr("Id of the scenario"));
    m_id->setToolTip(tr("Tells scenarios apart in saved games: small letters, digits, - and _."));
    m_namesLabel->setText(tr("Names of things"));
    m_rulesPreview->retranslate();
}

}  // namespace inselwerk
