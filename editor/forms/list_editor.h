#pragma once

#include "editor/forms/field_editor.h"
#include "editor/forms/hint_line.h"

class QComboBox;
class QFrame;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace inselwerk {

class SchemaForm;

/// A list of sections or effects: for each its form, with buttons to move, copy and take it away.
class ListEditor : public FieldEditor
{
    Q_OBJECT

public:
    ListEditor(const FormContext&, const SectionPath&, const Field&);

    void setValue(const FieldValue&) override;
    void setPath(const SectionPath&) override;
    void retranslate(const QString& label) override;
    bool isWide() const override { return true; }
    QWidget* editorIn(std::size_t index, std::string_view field) override;

private:
    using Sections = std::vector<Section>;
    struct Item
    {
        QFrame* frame;
        QLabel* title;    ///< of a section
        QComboBox* kind;  ///< of an effect
        QToolButton* up;
        QToolButton* down;
        QToolButton* copy;
        QToolButton* remove;
        SchemaForm* form = nullptr;  ///< null: an effect that the program does not know
        std::string key{};           ///< the effect, or the schema of the section
    };
    bool ofEffects() const { return field().type == Field::Type::Effects; }
    const Schema* schemaOf(const Section&) const;
    void addItem();
    void addHead(Item&, std::size_t index);
    /// Gives an item the form for its element.
    void fit(std::size_t index);
    void nameItem(std::size_t index);

    void add();
    void copy(std::size_t index);
    void remove(std::size_t index);
    void move(std::size_t from, std::size_t to);
    void changeKind(std::size_t index);
    void take(const Sections&);

    SectionPath m_path;
    QString m_label;
    Sections m_elements;
    std::vector<Item> m_items;
    QVBoxLayout* m_column;
    QToolButton* m_add;
    HintLine* m_hint;
    bool m_grew = false;  ///< fields were made that Tab does not reach in their place yet
};

}  // namespace inselwerk
