#pragma once

#include <QToolButton>

namespace inselwerk {

class ProblemsDock;

/// How many problems there are, in the status bar; a click brings their list forward.
class ProblemCounter : public QToolButton
{
    Q_OBJECT

public:
    explicit ProblemCounter(ProblemsDock&, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent*) override;

private:
    void refresh();

    ProblemsDock& m_dock;
};

}  // namespace inselwerk
