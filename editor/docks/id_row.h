#pragma once

#include "editor/docks/id_field.h"

#include <QWidget>

class QLabel;

namespace inselwerk {

/// The name of a stack or a pool with its label, and below it why a name that was typed cannot be taken.
class IdRow : public QWidget
{
    Q_OBJECT

public:
    /// `name`: object name of the field.
    explicit IdRow(const char* name, QWidget* parent = nullptr);

    IdField& field() { return *m_field; }
    /// `accessibleName`: what the field names, in full.
    void setTexts(const QString& label, const QString& accessibleName);
    /// Ready to be typed over.
    void edit();

private:
    QLabel* m_label;
    IdField* m_field;
    QLabel* m_refusal;
};

}  // namespace inselwerk
