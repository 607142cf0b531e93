#pragma once

#include "editor/forms/hint_line.h"
#include "editor/forms/text_limits.h"
#include "engine/scenario/message.h"

#include <QWidget>

#include <array>

class QLabel;

namespace inselwerk {

class Document;

/// A text in both languages, side by side. What files cannot hold is left out and said so; a language that is missing
/// while the other is there is a warning.
class BilingualEdit : public QWidget
{
    Q_OBJECT

public:
    /// `bytes`: at most so many of UTF-8 in each language.
    BilingualEdit(Document&, Lines, qsizetype bytes, QWidget* parent = nullptr);

    void setText(const Text&);
    const Text& text() const { return m_text; }
    /// The field for `en` or `de`; for neither the one that is empty, else the first.
    QWidget* fieldFor(std::string_view language) const;
    /// `label`: what the text is, for screen readers.
    void retranslate(const QString& label);

signals:
    /// `language`: `en` or `de`.
    void typed(const inselwerk::Text& text, const QString& language);

private:
    struct Side
    {
        QString language;
        QLabel* head;
        QWidget* field;
        HintLine* hint;
        bool cut = false;  ///< the last thing typed did not fit
    };
    std::string& own(const Side& side) { return side.language == QLatin1String("de") ? m_text.de : m_text.en; }
    QString shownIn(const Side&) const;
    void showIn(Side&, const QString&);
    void read(Side&);
    void updateHints();

    Lines m_lines;
    qsizetype m_bytes;
    Text m_text;
    std::array<Side, 2> m_sides;
};

}  // namespace inselwerk
