#include "editor/forms/thing_names.h"

#include "app/common/text/messages.h"
#include "app/common/text/translate_in.h"
#include "editor/forms/field_guard.h"
#include "editor/forms/small_button.h"
#include "editor/forms/tab_order.h"
#include "editor/forms/text_limits.h"
#include "editor/forms/word_picture.h"
#include "engine/scenario/format_keys.h"

#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

constexpr qsizetype longest = 200;

std::string& formOf(ThingName& name, std::size_t form)
{
    const std::array<std::string*, 4> forms{&name.en, &name.deNominative, &name.deAccusative, &name.deDative};
    return *forms[form];
}

QString thingWord(const std::string& thing)
{
    QString word = translateWord(thing);
    if (!word.isEmpty()) word[0] = word[0].toUpper();
    return word;
}

}  // namespace

ThingNames::ThingNames(Document& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_column(new QVBoxLayout(this)),
      m_choice(new QComboBox),
      m_add(smallButton(Icon::Plus))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    auto* row = new QHBoxLayout;
    row->addWidget(m_choice, 1);
    row->addWidget(m_add);
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_column->addLayout(row);
    connect(m_add, &QToolButton::clicked, this, &ThingNames::addThing);
    retranslate();
    refresh();
}

void ThingNames::addThing()
{
    const QString word = m_choice->currentData().toString();
    if (word.isEmpty()) return;
    const std::string thing = word.toStdString();
    const std::string german = translateWordIn(QStringLiteral("de"), thing).toStdString();
    //: Step of history; %1: a thing, such as "Robber"
    m_document.change(
        [thing] { return fill(tr("Rename: %1"), {thingWord(thing)}); },
        [&](Scenario& scenario) {
            scenario.names.try_emplace(thing, ThingName{thing, german, german, german});
        });
    for (const Entry& entry : m_entries)
        if (entry.thing == thing) entry.lines.front()->setFocus();
}

void ThingNames::addEntry(const std::string& thing)
{
    Entry entry{thing, new QFrame, new QLabel, smallButton(Icon::Delete), {}, {}, new HintLine};
    entry.frame->setFrameShape(QFrame::StyledPanel);
    entry.title->setTextFormat(Qt::PlainText);
    auto* grid = new QGridLayout(entry.frame);
    grid->setContentsMargins(6, 4, 6, 6);
    grid->addWidget(entry.title, 0, 0, 1, 2);
    grid->addWidget(entry.remove, 0, 2);
    for (std::size_t form = 0; form < formCount; ++form) {
        auto* label = entry.labels[form] = new QLabel;
        auto* line = entry.lines[form] = new QLineEdit;
        line->setObjectName(QString::fromStdString("names." + thing + '.' + std::to_string(form)));
        label->setBuddy(line);
        new FieldGuard(*line, m_document);
        const int at = static_cast<int>(form) + 1;
        grid->addWidget(label, at, 0);
        grid->addWidget(line, at, 1, 1, 2);
        connect(line, &QLineEdit::textEdited, this, [this, thing, form, line] { read(thing, form, *line); });
    }
    grid->addWidget(entry.hint, static_cast<int>(formCount) + 1, 0, 1, 3);
    connect(entry.remove, &QToolButton::clicked, this, [this, thing] {
        //: Step of history; %1: a thing, such as "Robber"
        m_document.change(
            [thing] { return fill(tr("Usual name: %1"), {thingWord(thing)}); },
            [&](Scenario& scenario) {
                if (const auto at = scenario.names.find(thing); at != scenario.names.end()) scenario.names.erase(at);
            });
    });
    m_column->insertWidget(static_cast<int>(m_entries.size()), entry.frame);
    entry.frame->show();  // at once, so that it can take the focus
    m_entries.push_back(entry);
}

void ThingNames::read(const std::string& thing, std::size_t form, QLineEdit& line)
{
    const QString text = clipped(cleaned(line.text(), Lines::One), longest);
    if (text != line.text()) line.setText(text);
    const QString key = QString::fromStdString("names/" + thing + '/' + std::to_string(form));
    m_document.change(
        [thing] { return fill(tr("Rename: %1"), {thingWord(thing)}); },
        [&](Scenario& scenario) {
            if (const auto at = scenario.names.find(thing); at != scenario.names.end())
                formOf(at->second, form) = text.toStdString();
        },
        key);
}

void ThingNames::refresh()
{
    const auto& names = m_document.scenario().names;
    const bool same = std::equal(
        names.begin(), names.end(), m_entries.begin(), m_entries.end(),
        [](const auto& name, const Entry& entry) { return name.first == entry.thing; });
    if (!same) {
        for (const Entry& entry : m_entries) {
            entry.frame->hide();
            entry.frame->deleteLater();
        }
        m_entries.clear();
        for (const auto& [thing, name] : names) addEntry(thing);
        orderTabs(*this, *m_choice);
        retranslate();
    }
    std::size_t index = 0;
    for (const auto& [thing, name] : names) {
        const Entry& entry = m_entries[index++];
        ThingName shown = name;
        bool whole = true;
        for (std::size_t form = 0; form < formCount; ++form) {
            const QString text = QString::fromStdString(formOf(shown, form));
            whole = whole && !text.isEmpty();
            if (entry.lines[form]->text() != text) entry.lines[form]->setText(text);
        }
        entry.hint->setText(whole ? QString() : tr("Every form of the name is needed."));
    }
}

QWidget* ThingNames::fieldFor(std::string_view thing) const
{
    for (const Entry& entry : m_entries) {
        if (entry.thing != thing) continue;
        const auto& lines = entry.lines;
        const auto empty = [](const QLineEdit* line) { return line->text().isEmpty(); };
        const auto found = std::find_if(lines.begin(), lines.end(), empty);
        return found == lines.end() ? lines.front() : *found;
    }
    return nullptr;
}

void ThingNames::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslate();
    refresh();
}

void ThingNames::fillChoices()
{
    const QVariant chosen = m_choice->currentData();
    m_choice->clear();
    for (const std::string_view thing : nameableThings()) {
        const std::string word{thing};
        if (m_document.scenario().names.contains(word)) continue;
        m_choice->addItem(wordIcon(word), thingWord(word), QString::fromStdString(word));
    }
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(chosen)));
}

void ThingNames::retranslate()
{
    fillChoices();
    m_choice->setAccessibleName(tr("Thing that gets another name"));
    m_add->setText(tr("Rename"));
    setNames(*m_add, tr("Give the chosen thing another name"));
    //: Forms of a name: the German ones by the question that they answer
    const std::array<QString, formCount> forms{
        tr("English"), tr("German, nominative (who?)"), tr("German, accusative (whom?)"),
        tr("German, dative (to whom?)")};
    for (const Entry& entry : m_entries) {
        entry.title->setText(thingWord(entry.thing));
        //: %1: a thing, such as "Robber"
        setNames(*entry.remove, fill(tr("Back to the usual name: %1"), {thingWord(entry.thing)}));
        for (std::size_t form = 0; form < formCount; ++form) {
            entry.labels[form]->setText(forms[form]);
            //: Name of a text field: %1 is a thing ("Robber"), %2 a form of its name
            entry.lines[form]->setAccessibleName(fill(tr("%1: %2"), {thingWord(entry.thing), forms[form]}));
        }
    }
}

}  // namespace inselwerk
