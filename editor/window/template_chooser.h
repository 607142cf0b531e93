#pragma once

#include "editor/model/templates.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace inselwerk {

/// Lets the designer choose what a new scenario begins with.
class TemplateChooser : public QDialog
{
    Q_OBJECT

public:
    explicit TemplateChooser(QWidget* parent);

    /// The chosen one.
    Scenario scenario() const;

    static QString nameOf(Template);
    static QString sentenceOf(Template);

signals:
    /// The designer would rather open a file; the dialog is closed.
    void openWanted();

private:
    Template chosen() const;
    void addTemplates();
    void showChosen();

    QListWidget* m_list;
    QLabel* m_sentence;
    QLabel* m_radiusLabel;
    QSpinBox* m_radius;
};

}  // namespace inselwerk
