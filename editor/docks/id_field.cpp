#include "editor/docks/id_field.h"

#include "app/common/text/messages.h"
#include "editor/model/fresh_names.h"

#include <QKeyEvent>
#include <QRegularExpression>
#include <QValidator>

namespace inselwerk {
namespace {

/// Takes what people type into the letters that a name has.
class IdValidator : public QValidator
{
public:
    using QValidator::QValidator;

    State validate(QString& input, int& position) const override
    {
        static const QRegularExpression plain(QStringLiteral("^[a-z0-9_][a-z0-9_-]*$"));
        const QString left = inPlainLetters(input.left(position));
        input = left + inPlainLetters(input.mid(position));
        position = static_cast<int>(left.size());
        if (input.isEmpty()) return Intermediate;
        return plain.match(input).hasMatch() ? Acceptable : Invalid;
    }

private:
    /// “Süd Ost” as “sued-ost”.
    static QString inPlainLetters(const QString& typed)
    {
        QString plain;
        for (const QChar letter : typed)
            if (letter.isSpace() || letter == QLatin1Char('-'))
                plain += QLatin1Char('-');
            else
                plain += QString::fromStdString(idFromName(QString(letter).toStdString()));
        return plain;
    }
};

}  // namespace

IdField::IdField(QWidget* parent) : QLineEdit(parent)
{
    setMaxLength(static_cast<int>(longestId));
    setValidator(new IdValidator(this));
    connect(this, &QLineEdit::textEdited, this, &IdField::judge);
    connect(this, &QLineEdit::returnPressed, this, &IdField::finish);
}

void IdField::setId(const std::string& id, std::set<std::string> taken)
{
    m_taken = std::move(taken);
    m_taken.erase(id);
    if (hasFocus() && id == m_id) return;
    m_id = id;
    takeBack();
}

void IdField::takeBack()
{
    setText(QString::fromStdString(m_id));
    m_typed = false;
    emit refused({});
}

QString IdField::fault() const
{
    if (text().isEmpty()) return tr("A name is needed.");
    if (m_taken.contains(text().toStdString())) return fill(tr("“%1” is taken already."), {text()});
    return {};
}

void IdField::judge()
{
    m_typed = true;
    emit refused(fault());
}

void IdField::finish()
{
    const std::string to = text().toStdString();
    if (!m_typed || to == m_id) return;
    if (!fault().isEmpty()) return takeBack();
    m_id = to;
    emit renamed(to);
}

void IdField::keyPressEvent(QKeyEvent* key)
{
    if (key->key() == Qt::Key_Escape) return takeBack();
    QLineEdit::keyPressEvent(key);
}

void IdField::focusOutEvent(QFocusEvent* event)
{
    finish();
    QLineEdit::focusOutEvent(event);
}

}  // namespace inselwerk
