#pragma once

#include <QObject>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace inselwerk {

class Settings;

/// The languages of the programs and the one in use.
///
/// On the first start the system's language is taken, afterwards the one that was chosen. A switch works at once:
/// translators (our own and Qt's) and QLocale's default are replaced, then `changed` is emitted. Widgets hear of it by
/// QEvent::LanguageChange; a QML engine must be told: connect `changed` to QQmlEngine::retranslate.
///
/// English has a catalogue too, for its plurals; a catalogue is always installed.
class Languages : public QObject
{
    Q_OBJECT
    Q_PROPERTY(QString current READ current WRITE setCurrent NOTIFY changed)
    Q_PROPERTY(QStringList available READ available CONSTANT)

public:
    /// Installs the translators at once. `forThisRun`: a language that goes before the remembered one (option
    /// `--lang`), until another one is chosen. `settings` must outlive this.
    explicit Languages(Settings& settings, const QString& forThisRun = {}, QObject* parent = nullptr);
    ~Languages() override;

    /// Language codes, sorted.
    QStringList available() const;
    /// What a language calls itself: `Deutsch`.
    Q_INVOKABLE QString nativeName(const QString& language) const;

    QString current() const { return m_current; }
    /// Switches and remembers; an unknown language is ignored.
    void setCurrent(const QString& language);

    /// See `fill` in messages.h: for sentences in QML with more than one placeholder.
    Q_INVOKABLE QString fill(const QString& pattern, const QStringList& arguments) const;
    Q_INVOKABLE QString joined(const QStringList& items) const;
    /// See rules_page.h.
    Q_INVOKABLE QStringList paragraphsOf(const QString& rulesPage) const;

    /// Removes the translators that QQmlApplicationEngine::load installs by itself for the system's language, and
    /// that would outlive a switch. Call it after loading.
    static void removeTranslatorsOf(const QObject& engine);

signals:
    void changed();

private:
    QString preferred() const;
    void install(const QString& language);
    void removeInstalled();

    Settings& m_settings;
    QString m_current;
    std::vector<std::unique_ptr<QTranslator>> m_installed;
};

}  // namespace inselwerk
