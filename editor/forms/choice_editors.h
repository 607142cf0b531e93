#pragma once

#include "editor/forms/field_editor.h"
#include "editor/forms/hint_line.h"

class QComboBox;
class QGridLayout;
class QToolButton;
class QVBoxLayout;

namespace inselwerk {

/// One word of several.
class ChoiceEditor : public FieldEditor
{
    Q_OBJECT

public:
    ChoiceEditor(const FormContext&, const Field&);
    void setValue(const FieldValue&) override;
    void retranslate(const QString& label) override;

private:
    QComboBox* m_box;
};

/// One of a few words that all have pictures: the pictures in a row, in little room in two.
class PictureChoice : public FieldEditor
{
    Q_OBJECT

public:
    PictureChoice(const FormContext&, const Field&);

    /// A field that must be said, with at most eight words that all have pictures.
    static bool suits(const Field&);

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
        QToolButton* button;
    };
    void arrange();

    QGridLayout* m_grid;
    int m_across = 0;
    std::vector<Entry> m_entries;
};

/// Several words in an order: a row for each, to choose, move and take away.
class ChoiceListEditor : public FieldEditor
{
    Q_OBJECT

public:
    ChoiceListEditor(const FormContext&, const Field&);
    void setValue(const FieldValue&) override;
    void retranslate(const QString& label) override;
    bool isWide() const override { return true; }
    QWidget* editorIn(std::size_t index, std::string_view) override;

private:
    using Words = std::vector<std::string>;
    struct Row
    {
        QWidget* widget;
        QComboBox* box;
        QToolButton* up;
        QToolButton* down;
        QToolButton* remove;
    };
    void addRow();
    void nameRow(std::size_t index);
    void add();
    void remove(std::size_t index);
    void move(std::size_t from, std::size_t to);
    /// Takes a new list, or says why not.
    void take(const Words&);

    Words m_words;
    QString m_label;
    std::vector<Row> m_rows;
    QVBoxLayout* m_column;
    QToolButton* m_add;
    HintLine* m_hint;
};

/// A combo box with all words of a field, and "none" before them where the field may be without.
QComboBox* makeWordBox(const FormContext&, const Field&, bool none);
/// Names its entries in the language in use.
void nameWords(QComboBox&, const Field&);

}  // namespace inselwerk
