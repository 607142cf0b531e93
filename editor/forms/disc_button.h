#pragma once

#include <QCheckBox>

namespace inselwerk {

/// A number disc that can be chosen: pale while it is not, with a ring and a tick while it is.
class DiscButton : public QCheckBox
{
    Q_OBJECT

public:
    explicit DiscButton(int number, QWidget* parent = nullptr);

    int number() const { return m_number; }
    QSize sizeHint() const override { return {34, 34}; }
    QSize minimumSizeHint() const override { return {28, 28}; }

protected:
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }
    void paintEvent(QPaintEvent*) override;

private:
    int m_number;
};

}  // namespace inselwerk
