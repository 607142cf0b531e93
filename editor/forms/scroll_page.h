#pragma once

#include <QScrollArea>

namespace inselwerk {

/// A column of widgets that scrolls up and down, as wide as its place; what gets the focus comes into sight.
class ScrollPage : public QScrollArea
{
    Q_OBJECT

public:
    explicit ScrollPage(QWidget* content, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    void showFocused(QWidget* old, QWidget* now);

    bool m_arranging = false;
};

}  // namespace inselwerk
