#pragma once

#include "editor/menus/menu.h"

namespace inselwerk {

class PlayTest;
struct PlayTestSetup;

/// Tries the scenario out in the game itself.
class PlayMenu : public Menu
{
    Q_OBJECT

public:
    PlayMenu(const Studio&, QWidget* parent);

    void retranslate() override;
    PlayTest& playTest() { return *m_test; }

private:
    /// As last time, on the board in sight.
    void play();
    void ask();
    void begin(const PlayTestSetup&);
    bool canPlay();
    PlayTestSetup remembered() const;

    PlayTest* m_test;
    QAction* m_play;
    QAction* m_ask;
    QAction* m_end;
};

}  // namespace inselwerk
