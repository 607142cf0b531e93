#pragma once

#include "editor/canvas/problem_marks.h"
#include "editor/docks/dock.h"
#include "editor/docks/problems_model.h"

class QPushButton;
class QTableView;
class QToolButton;

namespace inselwerk {

/// What is wrong with the scenario, live. A click or Enter goes to the place, the button or Alt+Enter puts it right.
class ProblemsDock : public Dock
{
    Q_OBJECT

public:
    explicit ProblemsDock(const Studio&);

    Qt::DockWidgetArea homeArea() const override { return Qt::BottomDockWidgetArea; }
    void retranslate() override;
    void recolour() override;

    ProblemWatch& watch() { return *m_watch; }
    /// Comes forward, with the list in focus.
    void bringForward();
    /// "1 error, 3 warnings", or that there are none.
    QString countSentence() const;

    void jump(int row);
    void fix(int row);
    /// Puts it right where there is a fix, else goes to the place.
    void act(int row);
    /// Goes to the problem after the current one, the first after the last.
    void jumpToNext();

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    QWidget* makePanel();
    QToolButton* makeFilter(Severity);
    void rowsChanged();
    void takeReadingProblems();
    void updateCounts();
    /// In little room one button for the chosen row stands in for the buttons of all rows.
    void updateRoom();
    void updateButton();

    ProblemWatch* m_watch;
    ProblemsModel* m_model;
    ProblemMarks* m_marks;
    QTableView* m_view;
    QToolButton* m_errors;
    QToolButton* m_warnings;
    QPushButton* m_button;
    QAction* m_next;
    std::optional<Problem> m_current;
    std::size_t m_stop = 0;  ///< which of equal problems was shown last
};

}  // namespace inselwerk
