#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace inselwerk {

/// What the programs remember between two starts: an ini file that a person may read and edit.
///
/// Reading never fails: what is missing, out of range or of another type is the default. A file that is no ini file at
/// all is moved aside (`settings.ini.broken`) and a new one begun. If the file cannot be written, settings last for
/// this run only. Setting a value to what it is does nothing; else it is written and announced.
class Settings : public QObject
{
    Q_OBJECT
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(BotSpeed botSpeed READ botSpeed WRITE setBotSpeed NOTIFY botSpeedChanged)
    Q_PROPERTY(bool lessMovement READ lessMovement WRITE setLessMovement NOTIFY lessMovementChanged)
    Q_PROPERTY(bool handCover READ handCover WRITE setHandCover NOTIFY handCoverChanged)
    Q_PROPERTY(QStringList recentFiles READ recentFiles NOTIFY recentFilesChanged)

public:
    enum class Theme { System, Light, Dark };
    Q_ENUM(Theme)
    /// Step: the player presses a key for every move of a bot.
    enum class BotSpeed { Step, Slow, Fast, AtOnce };
    Q_ENUM(BotSpeed)

    /// Who sat at the table last time.
    struct Seat
    {
        QString name;
        QString colour;  ///< as in scenario files: `red`
        QString player;  ///< `human` or the kind of bot
        friend bool operator==(const Seat&, const Seat&) = default;
    };

    /// `file`: normally paths::settingsFile().
    explicit Settings(const QString& file, QObject* parent = nullptr);

    /// Language code, or empty to follow the system.
    QString language() const;
    void setLanguage(const QString&);
    Theme theme() const;
    void setTheme(Theme);
    BotSpeed botSpeed() const;
    void setBotSpeed(BotSpeed);
    /// No animation.
    bool lessMovement() const;
    void setLessMovement(bool);
    /// Cover the hand between two persons at one computer.
    bool handCover() const;
    void setHandCover(bool);

    QList<Seat> lastSeats() const;
    void setLastSeats(const QList<Seat>&);

    /// Newest first, at most `maxRecentFiles`, only files that still exist.
    QStringList recentFiles() const;
    Q_INVOKABLE void addRecentFile(const QString& file);
    Q_INVOKABLE void clearRecentFiles();
    static constexpr int maxRecentFiles = 10;

    /// Where a window was; an empty rectangle if not known. `window`: `play`, `editor`, …
    Q_INVOKABLE QRect windowGeometry(const QString& window) const;
    Q_INVOKABLE void setWindowGeometry(const QString& window, const QRect&);
    /// How the panels of a window were arranged (QMainWindow::saveState); empty if not known.
    QByteArray windowLayout(const QString& window) const;
    void setWindowLayout(const QString& window, const QByteArray&);

    /// The paper that was printed on last: `A4`; empty if not known.
    QString paper() const;
    void setPaper(const QString&);

    /// How the editor began its last play-test.
    struct PlayTest
    {
        QStringList seats;  ///< `human` or the kind of bot
        QString seed;       ///< empty: another one every time
        friend bool operator==(const PlayTest&, const PlayTest&) = default;
    };
    PlayTest playTest() const;
    void setPlayTest(const PlayTest&);

signals:
    void languageChanged();
    void themeChanged();
    void botSpeedChanged();
    void lessMovementChanged();
    void handCoverChanged();
    void recentFilesChanged();

private:
    bool flag(QLatin1String key, bool fallback) const;

    QSettings m_file;
};

}  // namespace inselwerk
