#pragma once

#include "editor/forms/bilingual_edit.h"
#include "editor/forms/field_editor.h"

class QLineEdit;

namespace inselwerk {

/// An id: small letters, digits, `-` and `_`. What is none is not taken.
class NameEditor : public FieldEditor
{
    Q_OBJECT

public:
    NameEditor(const FormContext&, const Field&);
    void setValue(const FieldValue&) override;
    void retranslate(const QString& label) override;

private:
    void read(const QString&);
    void leave();

    QLineEdit* m_line;
    HintLine* m_hint;
    std::string m_value;
};

/// A text in both languages.
class TextEditor : public FieldEditor
{
    Q_OBJECT

public:
    TextEditor(const FormContext&, const Field&);
    void setValue(const FieldValue&) override;
    void retranslate(const QString& label) override;
    bool isWide() const override { return true; }

private:
    BilingualEdit* m_edit;
};

}  // namespace inselwerk
