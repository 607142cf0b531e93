#include "editor/forms/rules_preview.h"

#include "app/common/text/rules_page.h"
#include "editor/common/plain_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QTextBlockFormat>
#include <QTextCursor>
#include <QTextEdit>

namespace inselwerk {
namespace {

constexpr int lines = 9;  ///< to be seen at once

QTextEdit* makePage(const char* name)
{
    auto* page = new QTextEdit;
    page->setObjectName(QLatin1String(name));
    page->setReadOnly(true);
    page->setUndoRedoEnabled(false);
    page->setTabChangesFocus(true);
    page->setMinimumWidth(80);
    page->setFixedHeight(page->fontMetrics().lineSpacing() * lines);
    page->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return page;
}

/// Writes a paragraph of the page, in the look that the game gives it.
void addParagraph(QTextCursor& cursor, const QString& paragraph, const QFont& font)
{
    const bool heading = paragraph.startsWith(QLatin1String(headingMark));
    QTextBlockFormat block;
    block.setHeadingLevel(heading ? 1 : 0);
    block.setTopMargin(heading ? 8 : 0);
    block.setBottomMargin(8);
    QTextCharFormat letters;
    letters.setFontFamilies({heading ? QStringLiteral("DejaVu Serif") : font.family()});
    letters.setFontWeight(heading ? QFont::Bold : QFont::Normal);
    letters.setFontPointSize(font.pointSizeF() * (heading ? 16. / 14 : 1));
    cursor.insertBlock(block, letters);
    cursor.insertText(heading ? paragraph.mid(static_cast<qsizetype>(qstrlen(headingMark))) : paragraph);
}

}  // namespace

RulesPreview::RulesPreview(QWidget* parent)
    : QWidget(parent),
      m_hint(plainLabel()),
      m_head(new QLabel),
      m_pages{makePage("rules-preview-en"), makePage("rules-preview-de")}
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    grid->addWidget(m_hint, 0, 0, 1, 2);
    grid->addWidget(m_head, 1, 0, 1, 2);
    for (int column = 0; column < 2; ++column) {
        grid->addWidget(m_pages[static_cast<std::size_t>(column)], 2, column);
        grid->setColumnStretch(column, 1);
    }
}

void RulesPreview::setText(const Text& text)
{
    if (text == m_text) return;
    m_text = text;
    refresh();
}

void RulesPreview::refresh()
{
    // Where a language is missing, the game shows the other one.
    write(*m_pages[0], m_text.en.empty() ? m_text.de : m_text.en);
    write(*m_pages[1], m_text.de.empty() ? m_text.en : m_text.de);
}

void RulesPreview::write(QTextEdit& page, const std::string& text)
{
    QTextDocument& document = *page.document();
    document.clear();
    QTextCursor cursor(&document);
    const QStringList paragraphs = paragraphsOf(QString::fromStdString(text));
    for (const QString& paragraph : paragraphs) addParagraph(cursor, paragraph, font());
    if (paragraphs.isEmpty()) cursor.insertText(tr("This scenario has no rules page."));
}

void RulesPreview::retranslate()
{
    m_hint->setText(
        tr("An empty line ends a paragraph. A line that begins with “# ” is a heading. Nothing else has a "
           "meaning: what stands there is shown as it is."));
    m_head->setText(tr("As the game shows it"));
    m_pages[0]->setAccessibleName(tr("Rules page as the game shows it, English"));
    m_pages[1]->setAccessibleName(tr("Rules page as the game shows it, German"));
    refresh();
}

}  // namespace inselwerk
