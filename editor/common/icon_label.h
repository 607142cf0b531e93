#pragma once

#include <QIcon>
#include <QWidget>

namespace inselwerk {

/// An icon that stands alone, such as the sign before a sentence: painted whenever it is shown, so that it always has
/// the colours in use and the sharpness of the screen.
class IconLabel : public QWidget
{
    Q_OBJECT

public:
    IconLabel(QIcon icon, int side, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {m_side, m_side}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QIcon m_icon;
    int m_side;
};

}  // namespace inselwerk
