#pragma once

#include "editor/forms/field_editor.h"
#include "editor/forms/hint_line.h"

namespace inselwerk {

class DiscButton;

/// A set of numbers of the dice: a disc for each to toggle, by click, or arrows and Space.
class DiscRow : public FieldEditor
{
    Q_OBJECT

public:
    DiscRow(const FormContext&, const Field&);

    /// Lists of numbers from 2 to 12.
    static bool suits(const Field&);

    void setValue(const FieldValue&) override;
    void retranslate(const QString& label) override;
    bool isWide() const override { return true; }

private:
    void toggle(int number, bool on);

    std::vector<std::int64_t> m_numbers;
    std::vector<DiscButton*> m_discs;
    HintLine* m_hint;
};

}  // namespace inselwerk
