#include "editor/menus/play_menu.h"

#include "app/common/settings/settings.h"
#include "app/common/text/languages.h"
#include "editor/common/line_icon.h"
#include "editor/common/look.h"
#include "editor/common/question.h"
#include "editor/playtest/play_test_dialog.h"

namespace inselwerk {

PlayMenu::PlayMenu(const Studio& studio, QWidget* parent) : Menu(studio, parent), m_test(new PlayTest(this))
{
    m_play = addAction(lineIcon(Icon::Play), {}, this, &PlayMenu::play);
    m_play->setObjectName(QStringLiteral("playTest"));
    m_play->setShortcut(Qt::Key_F5);
    m_ask = addAction({}, this, &PlayMenu::ask);
    m_ask->setObjectName(QStringLiteral("playTestWith"));
    m_ask->setShortcut(Qt::SHIFT | Qt::Key_F5);
    m_end = addAction({}, m_test, &PlayTest::end);
    m_end->setObjectName(QStringLiteral("endPlayTest"));
    m_end->setEnabled(false);
    connect(m_test, &PlayTest::runningChanged, this, [this] { m_end->setEnabled(m_test->isRunning()); });
    connect(m_test, &PlayTest::failed, this, [this](const QString& said) {
        tell(parentWidget(), tr("The play-test has ended with an error."), said);
    });
    retranslate();
}

PlayTestSetup PlayMenu::remembered() const
{
    const Settings::PlayTest last = studio().settings.playTest();
    const Board* board = studio().focus().board();
    return {board ? board->id : std::string(), last.seats, last.seed};
}

/// A board in the middle of being drawn often cannot be played; what is missing is said in words.
bool PlayMenu::canPlay()
{
    studio().document().settle();
    const QStringList obstacles = PlayTest::obstacles(studio().scenario());
    if (obstacles.isEmpty()) return true;
    constexpr qsizetype mostShown = 6;
    QStringList lines = obstacles.mid(0, mostShown);
    if (const auto more = static_cast<int>(obstacles.size() - mostShown); more > 0)
        lines << tr("… and %n more, listed by the problems.", nullptr, more);
    tell(parentWidget(), tr("The scenario cannot be played yet."), lines.join(QLatin1Char('\n')));
    return false;
}

void PlayMenu::play()
{
    if (!canPlay()) return;
    PlayTestSetup setup = remembered();
    setup.seats = PlayTest::fitSeats(*studio().focus().board(), setup.seats);
    begin(setup);
}

void PlayMenu::ask()
{
    if (!canPlay()) return;
    PlayTestDialog dialog(studio().scenario(), remembered(), parentWidget());
    if (dialog.exec() != QDialog::Accepted) return;
    const PlayTestSetup setup = dialog.setup();
    studio().settings.setPlayTest({setup.seats, setup.seed});
    begin(setup);
}

void PlayMenu::begin(const PlayTestSetup& setup)
{
    QStringList options{QStringLiteral("--lang"), studio().languages.current()};
    if (studio().look.dark()) options << QStringLiteral("--dark");
    const QString trouble = m_test->begin(studio().scenario(), setup, options);
    if (!trouble.isEmpty()) tell(parentWidget(), tr("The play-test cannot begin."), trouble);
}

void PlayMenu::retranslate()
{
    setTitle(tr("&Test"));
    m_play->setText(tr("&Play-test"));
    m_play->setWhatsThis(tr("Starts the game on the scenario as it is now, saved or not, with the players of last time."));
    m_ask->setText(tr("Play-test &with…"));
    m_ask->setWhatsThis(tr("Asks for board, players and seed first; they are remembered for the next time."));
    m_end->setWhatsThis(tr("Closes the game that was started from here."));
    m_end->setText(tr("&End the play-test"));
}

}  // namespace inselwerk
