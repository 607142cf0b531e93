#include "editor/common/question.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>

namespace inselwerk {
namespace {

void dress(QMessageBox& box, const QString& text, const QString& details)
{
    box.setWindowTitle(QCoreApplication::translate("Question", "Inselwerk editor"));
    box.setText(text);
    box.setInformativeText(details);
    // Names of files may look like markup. The box itself would do this for its first label alone.
    for (QLabel* label : box.findChildren<QLabel*>()) label->setTextFormat(Qt::PlainText);
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
