#pragma once

#include <QMessageBox>

#include <initializer_list>

namespace inselwerk {

/// A question with answers in words, such as "Save", "Discard" and "Cancel".
struct Answer
{
    QString key;   ///< what is returned; the name of its button, too
    QString text;  ///< translated
    QMessageBox::ButtonRole role = QMessageBox::AcceptRole;
};

/// Asks and waits; the key of the answer. Esc gives the answer with RejectRole. `details`: a second, quieter paragraph.
QString ask(QWidget* parent, const QString& question, const QString& details, std::initializer_list<Answer>);

/// Tells something that must be read.
void tell(QWidget* parent, const QString& sentence, const QString& details = {});

}  // namespace inselwerk
