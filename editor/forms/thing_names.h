#pragma once

#include "editor/document/document.h"
#include "editor/forms/hint_line.h"

#include <QWidget>

#include <array>

class QComboBox;
class QFrame;
class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace inselwerk {

/// The names that a scenario gives to things of the game - robber, resources, terrains - with the forms that German
/// sentences need.
class ThingNames : public QWidget
{
    Q_OBJECT

public:
    explicit ThingNames(Document&, QWidget* parent = nullptr);

    void refresh();
    /// The first form of a thing's name that is missing, else the first; null: the thing has its usual name.
    QWidget* fieldFor(std::string_view thing) const;

protected:
    void changeEvent(QEvent*) override;

private:
    static constexpr std::size_t formCount = 4;
    struct Entry
    {
        std::string thing;
        QFrame* frame;
        QLabel* title;
        QToolButton* remove;
        std::array<QLabel*, formCount> labels;
        std::array<QLineEdit*, formCount> lines;
        HintLine* hint;
    };
    void addEntry(const std::string& thing);
    void addThing();
    void read(const std::string& thing, std::size_t form, QLineEdit&);
    void retranslate();
    void fillChoices();

    Document& m_document;
    std::vector<Entry> m_entries;
    QVBoxLayout* m_column;
    QComboBox* m_choice;
    QToolButton* m_add;
};

}  // namespace inselwerk
