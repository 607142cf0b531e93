#pragma once

#include <QPainterPath>
#include <QWidget>

#include <vector>

namespace inselwerk {

/// How likely it is, roll by roll, that a number is live. Pointer or arrow keys read single rolls.
class StackCurve : public QWidget
{
    Q_OBJECT

public:
    explicit StackCurve(QWidget* parent = nullptr);

    /// `chances[n]`: when the dice are rolled for the time n + 1. `number`: 0 for none. `others`: of all numbers, drawn
    /// quietly behind it.
    void setChances(int number, std::vector<double> chances, std::vector<std::vector<double>> others = {});
    void retranslate();
    /// The sentence of the curve: when the number is most likely live, and how likely.
    QString sentence() const;

    QSize sizeHint() const override { return {126, 118}; }
    QSize minimumSizeHint() const override { return {84, 96}; }

protected:
    void paintEvent(QPaintEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void leaveEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void focusOutEvent(QFocusEvent*) override;

private:
    void read(int roll);
    QRectF plot() const;
    QString readingOf(std::size_t roll) const;
    void paintAxis(QPainter&) const;
    QPainterPath pathOf(const std::vector<double>&, double top) const;

    int m_number = 0;
    std::vector<double> m_chances;
    std::vector<std::vector<double>> m_others;
    int m_read = -1;  ///< the roll that is read, from 0; -1: none
};

}  // namespace inselwerk
