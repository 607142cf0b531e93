#pragma once

#include <QWidget>

namespace inselwerk {

/// A stack from the side, as it lies on the table.
class StackPile : public QWidget
{
    Q_OBJECT

public:
    explicit StackPile(QWidget* parent = nullptr);

    void setPile(int number, int tokens);

    QSize sizeHint() const override { return {126, 128}; }
    QSize minimumSizeHint() const override { return {84, 96}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    int m_number = 0;
    int m_tokens = 0;
};

}  // namespace inselwerk
