#include "tests/qml/shell_window.h"

#include "app/play/table/outcome_model.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace inselwerk;

namespace {

qint64 ownTime()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

}  // namespace

/// Does the window stay alive while four medium bots play quickly? A timer ticks every millisecond; the gaps between
/// two ticks are the times in which the main thread did nothing else. Where other programs want the processor too, the
/// thread's own time in a gap says what the program itself is to blame for.
int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    static const QTemporaryDir home;  // outlives the lock of the autosave in it
    for (const char* variable : {"XDG_DATA_HOME", "XDG_CONFIG_HOME"}) qputenv(variable, QFile::encodeName(home.path()));
    QGuiApplication app(argc, argv);
    ShellWindow shell;
    Desk& desk = shell.desk();
    desk.open(paths::includedScenarios() + "/base.yaml");
    SeatList& seats = *desk.newGame()->seats();
    for (int seat = 0; seat < seats.count(); ++seat) seats.setPlayer(seat, QStringLiteral("one-ply"));
    shell.program.settings().setBotSpeed(Settings::BotSpeed::Fast);
    if (!desk.start()) return 1;
    QTest::qWait(500);  // the table is shown

    std::vector<qint64> gaps;
    qint64 mostOwn = 0;
    qint64 own = ownTime();
    QElapsedTimer clock;
    QTimer tick;
    tick.setTimerType(Qt::PreciseTimer);
    tick.setInterval(1);
    clock.start();
    QObject::connect(&tick, &QTimer::timeout, &tick, [&] {
        gaps.push_back(clock.nsecsElapsed() / 1000);
        clock.start();
        mostOwn = std::max(mostOwn, ownTime() - own);
        own = ownTime();
    });
    const int before = desk.session()->revision();
    tick.start();
    (void)QTest::qWaitFor([&] { return desk.session()->over(); }, 60000);
    tick.stop();
    std::ranges::sort(gaps);
    const auto late = std::ranges::count_if(gaps, [](qint64 gap) { return gap > 50000; });
    std::printf("%d actions of bots, %zu ticks; gaps in ms: median %.1f, 99.9 %% %.1f, longest %.1f; over 50 ms: %d; "
                "most own time in a gap %.1f\n",
                desk.session()->revision() - before, gaps.size(), static_cast<double>(gaps[gaps.size() / 2]) / 1000,
                static_cast<double>(gaps[gaps.size() * 999 / 1000]) / 1000, static_cast<double>(gaps.back()) / 1000,
                static_cast<int>(late), static_cast<double>(mostOwn) / 1000);
    return 0;
}
