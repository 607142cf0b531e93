#pragma once

#include <QWidget>

class QToolButton;

namespace inselwerk {

/// The ten number tokens to click, five in a row; below each a caption if it has one.
class NumberDiscs : public QWidget
{
    Q_OBJECT

public:
    explicit NumberDiscs(QWidget* parent = nullptr);

    /// What a click on a number does: a sentence with `%1` for the number, for tooltips and screen readers.
    void setAction(const QString& sentence);
    /// A word below a number (so many of how many); empty: none.
    void setCaption(int number, const QString& caption);

    static const std::array<int, 10>& numbers();

signals:
    void picked(int number);

private:
    std::array<QToolButton*, 10> m_buttons{};
};

}  // namespace inselwerk
