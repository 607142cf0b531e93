#pragma once

#include "editor/forms/field_editor.h"

class QGridLayout;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace inselwerk {

/// What a form may be told besides.
struct FormOptions
{
    std::optional<SectionPath> base = std::nullopt;    ///< the section that this one changes: gives usual values
    std::function<bool(const Field&)> leavesOut = {};  ///< fields that are shown elsewhere
};

/// A form made from a schema: a row for each field, showing a section of the document's scenario and changing it.
///
/// What the file does not name shows its usual value in quiet colours and is not written; what it names can be set
/// back. A new module or effect needs no form of its own. The focus goes to the first field.
class SchemaForm : public QWidget
{
    Q_OBJECT

public:
    SchemaForm(const FormContext&, const Schema&, const SectionPath&, FormOptions = {});

    const Schema& schema() const { return m_schema; }
    /// Shows another section with the same schema.
    void setPath(const SectionPath&);
    /// Shows what the scenario says now; focus and cursor stay.
    void refresh();
    /// What screen readers say before the names of the fields, such as "Effect 2": one of several such forms.
    void setOwner(const QString&);
    /// The editor of a field, or null.
    FieldEditor* editor(std::string_view field) const;

protected:
    void changeEvent(QEvent*) override;

private:
    struct Row
    {
        FieldEditor* editor;
        QLabel* label;         ///< null: the editor shows it
        QStackedWidget* mark;  ///< the word "usual", or the reset button
        QLabel* usualWord;
        QToolButton* reset;
        QLabel* note;  ///< "usual value: 10"
        const Field& field() const { return editor->field(); }
    };
    void addRow(QGridLayout&, const Field&);
    void refreshRow(const Row&, const Section&);
    void retranslate();
    FieldValue usualValue(const Field&) const;
    void commit(const Field&, const FieldValue&, const QString& mergeKey);
    void reset(const Row&);
    static StepName stepName(const Field&);
    QString spokenName(const Field&) const;

    FormContext m_context;
    const Schema& m_schema;
    SectionPath m_path;
    FormOptions m_options;
    QString m_owner;
    std::vector<Row> m_rows;
};

}  // namespace inselwerk
