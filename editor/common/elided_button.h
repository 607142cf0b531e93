#pragma once

#include <QToolButton>

namespace inselwerk {

/// A button whose text is a name from a file: it takes the width there is, and what does not fit is left out.
class ElidedButton : public QToolButton
{
    Q_OBJECT

public:
    explicit ElidedButton(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;
};

}  // namespace inselwerk
