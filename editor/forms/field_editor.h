#pragma once

#include "editor/forms/form_context.h"

#include <QWidget>

namespace inselwerk {

/// Shows and changes what one field of a schema holds. A new type of field is one class, and one line in
/// field_editors.cpp.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    FieldEditor(const FormContext& context, const Field& field) : m_context(context), m_field(field) {}

    const Field& field() const { return m_field; }
    /// Shows a value, said or usual, without telling of it. What is being typed stays when it means the same.
    virtual void setValue(const FieldValue&) = 0;
    /// Sets texts and accessible names in the language in use; `label` is what screen readers call the field.
    virtual void retranslate(const QString& label) = 0;
    /// The section that has the field is another one now.
    virtual void setPath(const SectionPath&) {}
    /// What changes a field of element `index` of a list.
    virtual QWidget* editorIn(std::size_t /*index*/, std::string_view /*field*/) { return this; }
    /// Takes the whole width of a form, below its label.
    virtual bool isWide() const { return false; }
    /// Shows the field's label itself.
    virtual bool hasLabel() const { return false; }
    /// Takes the colours that are in use now.
    void applyColours();
    /// Shown in quiet colours: the file does not name the field.
    void setUsual(bool usual);

signals:
    /// The user chose a value.
    void chosen(const inselwerk::FieldValue& value);
    /// The user is typing or counting; what comes until the field is left belongs together. `part`: of the field.
    void typed(const inselwerk::FieldValue& value, const QString& part);

protected:
    const FormContext& context() const { return m_context; }
    void changeEvent(QEvent*) override;

private:
    bool isInEditorWithin(const QWidget& part) const;

    FormContext m_context;
    const Field& m_field;
    bool m_usual = false;
    bool m_colouring = false;
};

/// The editor for a field, by its type. `path` leads to the section that has the field; lists lead on from it.
FieldEditor* makeFieldEditor(const FormContext&, const SectionPath& path, const Field&);

/// The value of a field in words, for "usual value: …".
QString valueInWords(const Field&, const FieldValue&);

}  // namespace inselwerk
