#pragma once

#include <QStackedWidget>

namespace inselwerk {

/// Pages of which one is shown, as high as that one needs: the hidden ones take no room.
class Pages : public QStackedWidget
{
public:
    void showPage(int index)
    {
        for (int i = 0; i < count(); ++i)
            widget(i)->setSizePolicy(
                QSizePolicy::Preferred, i == index ? QSizePolicy::Preferred : QSizePolicy::Ignored);
        setCurrentIndex(index);
    }
};

}  // namespace inselwerk
