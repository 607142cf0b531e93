#pragma once

#include <QScrollArea>

namespace inselwerk {

/// A column of widgets that scrolls up and down, as wide as its place; what gets the focus comes into sight.
class ScrollPage : public QScrollArea
{
    Q_OBJECT

public:
    explicit ScrollPage(QWidget* content, QWidget* parent = nullptr);
    ~ScrollPage() override;

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    void showFocused(QWidget* old, QWidget* now);

    int m_arranging = 0;  ///< how often it is under way
};

}  // namespace inselwerk
