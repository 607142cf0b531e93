#pragma once

#include "editor/forms/scroll_page.h"

namespace inselwerk {

/// The inside of a dock: small screens show a part of it and scroll, so that no panel makes the window higher. It is as
/// wide as the panel needs, within limits.
class PanelArea : public ScrollPage
{
    Q_OBJECT

public:
    explicit PanelArea(QWidget* panel);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    std::pair<QSize, QSize> m_hints;  ///< what the window was told last: usual and least size
};

}  // namespace inselwerk
