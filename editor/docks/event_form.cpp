#include "editor/docks/event_form.h"

#include "app/common/text/translate_in.h"
#include "editor/common/plain_text.h"
#include "editor/docks/token_picture.h"
#include "editor/forms/schema_form.h"
#include "editor/forms/scroll_page.h"
#include "editor/model/event_tokens.h"
#include "engine/rules/registry.h"

#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <functional>

namespace inselwerk {
namespace {

/// All that a token does, in a language of choice.
QString sentencesIn(const QString& language, const Section& token)
{
    QStringList sentences;
    for (const Message& sentence : event_tokens::sentencesOf(token, moduleTypes()))
        sentences << translateIn(language, sentence);
    return sentences.join(u' ');
}

/// What a token does is shown before its other fields.
bool isEffects(const Field& field) { return field.type == Field::Type::Effects; }

ScrollPage* makePage(QVBoxLayout*& place)
{
    auto* content = new QWidget;
    place = new QVBoxLayout(content);
    place->setContentsMargins(8, 6, 8, 6);
    place->addStretch();
    return new ScrollPage(content);
}

}  // namespace

EventForm::EventForm(const FormContext& context, QWidget* parent)
    : QTabWidget(parent),
      m_context(context),
      m_none(plainLabel()),
      m_english(plainLabel()),
      m_german(plainLabel()),
      m_picture(new TokenPicture)
{
    addTab(makeTokenPage(), QString());
    addTab(makePage(m_placementPlace), QString());
    setDocumentMode(true);
}

QWidget* EventForm::makeTokenPage()
{
    auto* token = new QWidget;
    auto* both = new QHBoxLayout(token);
    both->setContentsMargins(0, 0, 0, 0);
    both->addWidget(makePage(m_formPlace), 1);
    both->addWidget(m_picture);
    m_formPlace->insertWidget(0, m_none);
    m_formPlace->insertWidget(1, makeSentences());
    return token;
}

QWidget* EventForm::makeSentences()
{
    m_sentences = new QFrame;
    m_sentences->setFrameShape(QFrame::StyledPanel);
    auto* grid = new QGridLayout(m_sentences);
    grid->setContentsMargins(8, 6, 8, 6);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const auto& [code, sentence] : {std::pair{"EN", m_english}, std::pair{"DE", m_german}}) {
        auto* mark = new QLabel(QLatin1String(code));
        QFont bold = mark->font();
        bold.setBold(true);
        mark->setFont(bold);
        grid->addWidget(mark, row, 0, Qt::AlignTop);
        grid->addWidget(sentence, row++, 1);
    }
    m_german->setObjectName(QStringLiteral("germanSentence"));
    m_english->setObjectName(QStringLiteral("englishSentence"));
    return m_sentences;
}

void EventForm::makeForms(std::size_t index)
{
    const Schema& schema = *event_tokens::listField().element;
    const SectionPath path = event_tokens::path(index);
    m_effects = new SchemaForm(m_context, schema, path, {std::nullopt, std::not_fn(isEffects)});
    m_form = new SchemaForm(m_context, schema, path, {std::nullopt, isEffects});
    m_effects->setObjectName(QStringLiteral("effectsForm"));
    m_form->setObjectName(QStringLiteral("eventForm"));
    m_formPlace->insertWidget(0, m_effects);
    m_formPlace->insertWidget(m_formPlace->indexOf(m_sentences) + 1, m_form);
}

void EventForm::showToken(std::optional<std::size_t> index)
{
    const auto& tokens = event_tokens::of(m_context.document.scenario());
    const Section* token = index && *index < tokens.size() ? &tokens[*index] : nullptr;
    if (token && !m_form)
        makeForms(*index);
    else if (token)
        for (SchemaForm* form : {m_effects, m_form}) form->setPath(event_tokens::path(*index));
    for (SchemaForm* form : {m_effects, m_form})
        if (form) form->setVisible(token);
    m_none->setVisible(!token);
    m_sentences->setVisible(token);
    m_picture->setToken(token);
    showSentences(token);
    showPlacement();
}

void EventForm::showSentences(const Section* token)
{
    m_english->setText(token ? sentencesIn(QStringLiteral("en"), *token) : QString());
    m_german->setText(token ? sentencesIn(QStringLiteral("de"), *token) : QString());
}

void EventForm::showPlacement()
{
    const bool there = m_context.document.scenario().findModule(event_tokens::moduleKey);
    if (!m_placement && there) {
        const auto isList = [](const Field& field) { return &field == &event_tokens::listField(); };
        m_placement = new SchemaForm(
            m_context, event_tokens::schema(), SectionPath::module(event_tokens::moduleKey), {std::nullopt, isList});
        m_placementPlace->insertWidget(0, m_placement);
    }
    if (m_placement) m_placement->refresh();
    setTabEnabled(1, there);
}

QWidget* EventForm::fieldFor(const Place& place)
{
    setCurrentIndex(0);
    if (place.effect) return m_effects->editor("effects")->editorIn(*place.effect, place.part);
    for (const SchemaForm* form : {m_effects, m_form})
        if (FieldEditor* editor = form->editor(place.part)) return editor;
    return nullptr;
}

QWidget* EventForm::firstEffect() const
{
    return m_effects ? m_effects->editor("effects")->findChild<QComboBox*>() : nullptr;
}

void EventForm::resizeEvent(QResizeEvent* event)
{
    constexpr int roomForPicture = 420;
    m_picture->setVisible(width() >= roomForPicture);
    QTabWidget::resizeEvent(event);
}

void EventForm::retranslate()
{
    setTabText(0, tr("Token"));
    setTabText(1, tr("Placement and triggers"));
    m_none->setText(tr("No event token is chosen. “New” makes the first one and adds the rules for events."));
    m_german->setAccessibleName(tr("What the token does, in German"));
    m_english->setAccessibleName(tr("What the token does, in English"));
    m_picture->retranslate();
}

}  // namespace inselwerk
