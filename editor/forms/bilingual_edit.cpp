#include "editor/forms/bilingual_edit.h"

#include "app/common/text/messages.h"
#include "editor/forms/field_guard.h"
#include "editor/forms/text_area.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>

namespace inselwerk {
namespace {

constexpr qsizetype manyBytes = 10'000;  ///< a text of more is a page

}  // namespace

BilingualEdit::BilingualEdit(Document& document, Lines lines, qsizetype bytes, QWidget* parent)
    : QWidget(parent), m_lines(lines), m_bytes(bytes)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    int column = 0;
    for (Side& side : m_sides) {
        side.language = column == 0 ? QStringLiteral("en") : QStringLiteral("de");
        side.head = new QLabel;
        side.hint = new HintLine;
        if (lines == Lines::One) {
            auto* line = new QLineEdit;
            connect(line, &QLineEdit::textEdited, this, [this, &side] { read(side); });
            side.field = line;
        } else {
            auto* page = new TextArea(bytes, bytes > manyBytes ? 10 : 4);
            connect(page, &TextArea::textChanged, this, [this, &side] { read(side); });
            connect(page, &TextArea::cut, this, [this, &side] {
                side.cut = true;
                updateHints();
            });
            side.field = page;
        }
        new FieldGuard(*side.field, document);
        side.head->setBuddy(side.field);
        grid->addWidget(side.head, 0, column);
        grid->addWidget(side.field, 1, column);
        grid->addWidget(side.hint, 2, column);
        grid->setColumnStretch(column++, 1);
    }
    setFocusProxy(m_sides.front().field);
}

QWidget* BilingualEdit::fieldFor(std::string_view language) const
{
    const auto wanted = [&](const Side& side) {
        return language.empty() ? shownIn(side).isEmpty() : side.language.toStdString() == language;
    };
    const auto found = std::find_if(m_sides.begin(), m_sides.end(), wanted);
    return (found == m_sides.end() ? m_sides.front() : *found).field;
}

QString BilingualEdit::shownIn(const Side& side) const
{
    if (const auto* line = qobject_cast<const QLineEdit*>(side.field)) return line->text();
    return static_cast<const TextArea*>(side.field)->toPlainText();
}

void BilingualEdit::showIn(Side& side, const QString& text)
{
    const QSignalBlocker quiet(side.field);
    if (auto* line = qobject_cast<QLineEdit*>(side.field)) {
        const int cursor = line->cursorPosition();
        line->setText(text);
        if (line->hasFocus()) line->setCursorPosition(std::min<int>(cursor, static_cast<int>(text.size())));
    } else {
        static_cast<TextArea*>(side.field)->replaceText(text);
    }
}

void BilingualEdit::read(Side& side)
{
    std::string& held = own(side);
    const QString typedIn = shownIn(side);
    QString text = cleaned(typedIn, m_lines);
    const qsizetype before = static_cast<qsizetype>(held.size());
    side.cut = false;
    // A text that was too long already may shrink.
    if (const qsizetype size = bytesOf(text); size > m_bytes && size >= before) {
        text = before > m_bytes ? QString::fromStdString(held) : clipped(text, m_bytes);
        side.cut = true;
    }
    if (text != typedIn) showIn(side, text);
    std::string fresh = text.toStdString();
    if (fresh != held) {
        held = std::move(fresh);
        emit typed(Text(m_text), side.language);
    }
    updateHints();
}

void BilingualEdit::setText(const Text& text)
{
    m_text = text;
    for (Side& side : m_sides) {
        const QString wanted = QString::fromStdString(own(side));
        if (shownIn(side) == wanted) continue;
        showIn(side, wanted);
        side.cut = false;
    }
    updateHints();
}

void BilingualEdit::updateHints()
{
    for (Side& side : m_sides) {
        const bool german = side.language == QLatin1String("de");
        QString sentence;
        if (own(side).empty() && !m_text.empty())
            sentence = german ? tr("The German text is missing.") : tr("The English text is missing.");
        if (side.cut)
            //: %1: number of bytes
            sentence = tr("At most %1 bytes fit here. The rest was left out.").arg(QLocale().toString(m_bytes));
        side.hint->setText(sentence);
    }
    setFocusProxy(fieldFor({}));  // where a text is missing
}

void BilingualEdit::retranslate(const QString& label)
{
    for (Side& side : m_sides) {
        const bool german = side.language == QLatin1String("de");
        const QString language = german ? tr("German") : tr("English");
        side.head->setText(language);
        //: Name of a text field: %1 is what the text is ("Summary"), %2 its language
        side.field->setAccessibleName(fill(tr("%1, %2"), {label, language}));
    }
    updateHints();
}

}  // namespace inselwerk
