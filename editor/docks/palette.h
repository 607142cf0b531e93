#pragma once

#include <QScrollArea>

namespace inselwerk {

/// A panel of choices in a dock: as large as it likes where there is room, scrolled where there is little.
class Palette : public QScrollArea
{
    Q_OBJECT

public:
    explicit Palette(QWidget* panel);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject*, QEvent*) override;
};

}  // namespace inselwerk
