#include "editor/common/question.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace inselwerk {
namespace {

/// Words without an end, such as names of files, may be broken.
QString breakable(const QString& text)
{
    constexpr int longest = 16;
    constexpr QChar mayBreak(0x200B);
    QString broken;
    int letters = 0;  // since a place where a line may end
    for (const QChar letter : text) {
        const bool ends = letter.isSpace() || letter == QLatin1Char('/') || letter == QLatin1Char('-');
        if (!ends && letters == longest && !letter.isLowSurrogate()) broken += mayBreak;
        letters = ends ? 0 : letters % longest + 1;
        broken += letter;
    }
    return broken;
}

/// A box is as wide as its texts, so that a path takes few lines, but no wider than is pleasant to read.
void widen(QLabel& label)
{
    constexpr int widest = 540;
    const QRect lines = label.fontMetrics().boundingRect(QRect(), Qt::AlignLeft, label.text());
    label.setMinimumWidth(std::min(lines.width() + 1, widest));
}

void dress(QMessageBox& box, const QString& text, const QString& details)
{
    box.setWindowTitle(QCoreApplication::translate("Question", "Inselwerk editor"));
    box.setText(breakable(text));
    box.setInformativeText(breakable(details));
    // Names of files may look like markup. The box itself would do this for its first label alone.
    for (QLabel* label : box.findChildren<QLabel*>()) {
        label->setTextFormat(Qt::PlainText);
        if (!label->text().isEmpty()) widen(*label);
    }
}

}  // namespace

QString ask(QWidget* parent, const QString& question, const QString& details, std::initializer_list<Answer> answers)
{
    QMessageBox box(parent);
    box.setIcon(QMessageBox::Question);
    dress(box, question, details);
    QString otherwise;
    for (const Answer& answer : answers) {
        QPushButton* button = box.addButton(answer.text, answer.role);
        button->setObjectName(answer.key);
        if (answer.role == QMessageBox::RejectRole) {
            box.setEscapeButton(button);
            otherwise = answer.key;
        }
        // Enter destroys nothing.
        if (!box.defaultButton() && answer.role != QMessageBox::DestructiveRole) box.setDefaultButton(button);
    }
    box.exec();
    const auto* clicked = box.clickedButton();
    return clicked ? clicked->objectName() : otherwise;
}

void tell(QWidget* parent, const QString& sentence, const QString& details)
{
    QMessageBox box(parent);
    box.setIcon(QMessageBox::Warning);
    dress(box, sentence, details);
    box.addButton(QMessageBox::Ok)->setObjectName(QStringLiteral("ok"));
    box.exec();
}

}  // namespace inselwerk
