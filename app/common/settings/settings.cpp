#include "app/common/settings/settings.h"

#include <QFile>
#include <QFileInfo>
#include <QMetaEnum>

namespace inselwerk {

namespace {

/// Moves a file aside that QSettings cannot read; returns its name.
QString usable(const QString& file)
{
    if (QSettings(file, QSettings::IniFormat).status() == QSettings::FormatError) {
        const QString aside = file + QStringLiteral(".broken");
        QFile::remove(aside);
        QFile::rename(file, aside);
    }
    return file;
}

/// Enumerators are written by name, so that the file is readable and a new enumerator moves no other.
template <typename Enum>
QString nameOf(Enum value)
{
    return QString::fromLatin1(QMetaEnum::fromType<Enum>().valueToKey(static_cast<int>(value)));
}

template <typename Enum>
Enum fromName(const QString& name, Enum fallback)
{
    bool known = false;
    const int value = QMetaEnum::fromType<Enum>().keyToValue(name.toLatin1().constData(), &known);
    return known ? static_cast<Enum>(value) : fallback;
}

constexpr QLatin1String languageKey("language");
constexpr QLatin1String themeKey("theme");
constexpr QLatin1String botSpeedKey("botSpeed");
constexpr QLatin1String lessMovementKey("lessMovement");
constexpr QLatin1String handCoverKey("handCover");
constexpr QLatin1String recentFilesKey("recentFiles");
constexpr QLatin1String seatsKey("seats");
constexpr QLatin1String playTestSeatsKey("playTest/seats");
constexpr QLatin1String paperKey("print/paper");
constexpr QLatin1String playTestSeedKey("playTest/seed");
constexpr int maxSeats = 6;

}  // namespace

Settings::Settings(const QString& file, QObject* parent) : QObject(parent), m_file(usable(file), QSettings::IniFormat)
{}

bool Settings::flag(QLatin1String key, bool fallback) const
{
    const QString text = m_file.value(key).toString();
    return text == QLatin1String("true") || (text != QLatin1String("false") && fallback);
}

QString Settings::language() const { return m_file.value(languageKey).toString(); }

void Settings::setLanguage(const QString& code)
{
    if (language() == code) return;
    m_file.setValue(languageKey, code);
    emit languageChanged();
}

Settings::Theme Settings::theme() const { return fromName(m_file.value(themeKey).toString(), Theme::System); }

void Settings::setTheme(Theme wanted)
{
    if (theme() == wanted) return;
    m_file.setValue(themeKey, nameOf(wanted));
    emit themeChanged();
}

Settings::BotSpeed Settings::botSpeed() const { return fromName(m_file.value(botSpeedKey).toString(), BotSpeed::Slow); }

void Settings::setBotSpeed(BotSpeed speed)
{
    if (botSpeed() == speed) return;
    m_file.setValue(botSpeedKey, nameOf(speed));
    emit botSpeedChanged();
}

bool Settings::lessMovement() const { return flag(lessMovementKey, false); }

void Settings::setLessMovement(bool less)
{
    if (lessMovement() == less) return;
    m_file.setValue(lessMovementKey, less);
    emit lessMovementChanged();
}

bool Settings::handCover() const { return flag(handCoverKey, true); }

void Settings::setHandCover(bool cover)
{
    if (handCover() == cover) return;
    m_file.setValue(handCoverKey, cover);
    emit handCoverChanged();
}

QList<Settings::Seat> Settings::lastSeats() const
{
    QList<Seat> seats;
    const QStringList entries = m_file.value(seatsKey).toStringList();
    for (qsizetype i = 0; i + 2 < entries.size() && seats.size() < maxSeats; i += 3)
        seats.append({entries[i], entries[i + 1], entries[i + 2]});
    return seats;
}

void Settings::setLastSeats(const QList<Seat>& seats)
{
    QStringList entries;
    for (const Seat& seat : seats) entries << seat.name << seat.colour << seat.player;
    m_file.setValue(seatsKey, entries);
}

QStringList Settings::recentFiles() const
{
    QStringList files;
    const QStringList entries = m_file.value(recentFilesKey).toStringList();
    for (const QString& entry : entries) {
        if (files.size() < maxRecentFiles && !files.contains(entry) && QFileInfo(entry).isFile()) files << entry;
    }
    return files;
}

void Settings::addRecentFile(const QString& file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList files = recentFiles();
    if (files.value(0) == path) return;
    files.removeAll(path);
    files.prepend(path);
    m_file.setValue(recentFilesKey, files.mid(0, maxRecentFiles));
    emit recentFilesChanged();
}

void Settings::clearRecentFiles()
{
    m_file.remove(recentFilesKey);
    emit recentFilesChanged();
}

QRect Settings::windowGeometry(const QString& window) const
{
    return m_file.value(QLatin1String("windows/") + window).toRect();
}

void Settings::setWindowGeometry(const QString& window, const QRect& geometry)
{
    m_file.setValue(QLatin1String("windows/") + window, geometry);
}

QByteArray Settings::windowLayout(const QString& window) const
{
    return m_file.value(QLatin1String("layouts/") + window).toByteArray();
}

void Settings::setWindowLayout(const QString& window, const QByteArray& layout)
{
    m_file.setValue(QLatin1String("layouts/") + window, layout);
}

QString Settings::paper() const { return m_file.value(paperKey).toString(); }
void Settings::setPaper(const QString& paper) { m_file.setValue(paperKey, paper); }

Settings::PlayTest Settings::playTest() const
{
    return {m_file.value(playTestSeatsKey).toStringList().mid(0, maxSeats), m_file.value(playTestSeedKey).toString()};
}

void Settings::setPlayTest(const PlayTest& test)
{
    m_file.setValue(playTestSeatsKey, test.seats);
    m_file.setValue(playTestSeedKey, test.seed);
}

}  // namespace inselwerk
