#pragma once

#include "editor/forms/field_editor.h"
#include "editor/forms/hint_line.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace inselwerk {

/// A whole number. Where the usual value lies below what a file may say, it stands for "none".
class IntegerEditor : public FieldEditor
{
    Q_OBJECT

public:
    IntegerEditor(const FormContext&, const Field&);
    void setValue(const FieldValue&) override;
    void retranslate(const QString& label) override;

private:
    bool hasNone() const;

    QSpinBox* m_box;
};

class FlagEditor : public FieldEditor
{
    Q_OBJECT

public:
    FlagEditor(const FormContext&, const Field&);
    void setValue(const FieldValue&) override;
    void retranslate(const QString& label) override;
    bool hasLabel() const override { return true; }

private:
    QCheckBox* m_box;
};

/// How many of each kind: a small spin box for each, with its picture.
class CountsEditor : public FieldEditor
{
    Q_OBJECT

public:
    CountsEditor(const FormContext&, const Field&);
    void setValue(const FieldValue&) override;
    void retranslate(const QString& label) override;
    bool isWide() const override { return true; }
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    struct Entry
    {
        std::string word;
        QWidget* picture;  ///< null: there is none
        QLabel* name;
        QSpinBox* box;
    };
    FieldValue value() const;
    /// So many side by side as there is room for.
    void arrange();
    int cellWidth() const;

    QGridLayout* m_grid;
    int m_across = 0;

    std::vector<Entry> m_entries;
};

/// Numbers on a line, separated by commas.
class NumberLineEditor : public FieldEditor
{
    Q_OBJECT

public:
    NumberLineEditor(const FormContext&, const Field&);
    void setValue(const FieldValue&) override;
    void retranslate(const QString& label) override;

private:
    void read(const QString&);
    std::optional<std::vector<std::int64_t>> parsed(const QString&) const;

    QLineEdit* m_line;
    HintLine* m_hint;
};

}  // namespace inselwerk
