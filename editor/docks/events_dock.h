#pragma once

#include "editor/docks/dock.h"
#include "editor/forms/form_context.h"
#include "editor/model/chances.h"

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;

namespace inselwerk {

class EventForm;
class EventTable;

/// The event tokens: a table of all, the form of the chosen one with its sentence in both languages and its picture,
/// and when tokens are turned over.
class EventsDock : public Dock
{
    Q_OBJECT

public:
    explicit EventsDock(const Studio&);

    Qt::DockWidgetArea homeArea() const override { return Qt::BottomDockWidgetArea; }
    void retranslate() override;
    void recolour() override;
    QWidget* comeTo(const Place&) override;
    /// Chooses a token.
    void choose(std::size_t index);

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    QWidget* makeTableSide();
    QWidget* makeButtons();
    void refresh();
    void refreshTotals();
    chances::Estimate estimateNow() const;
    void showChosen();
    std::optional<std::size_t> chosen() const;
    std::vector<std::size_t> selected() const;

    void add();
    void duplicate();
    void remove();
    void moveBy(int steps);
    void moveTo(std::size_t from, std::size_t to);
    void count(int more);
    /// The button whose work a key of the table does, or null.
    QToolButton* buttonFor(const QKeyEvent&) const;

    ModuleDescriptions m_modules;
    FormContext m_context;
    EventTable* m_table;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_view;
    QLineEdit* m_filter;
    QToolButton* m_add;
    QToolButton* m_duplicate;
    QToolButton* m_remove;
    QToolButton* m_up;
    QToolButton* m_down;
    QLabel* m_totals;
    QLabel* m_assumption;
    chances::Estimate m_estimate;  ///< as it is shown
    EventForm* m_form;
};

}  // namespace inselwerk
