#include "app/common/text/languages.h"

#include "app/common/settings/settings.h"
#include "app/common/text/messages.h"
#include "app/common/text/rules_page.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace inselwerk {

namespace {

/// The first language of the system that there is a catalogue for, else English.
QString systemLanguage(const QStringList& available)
{
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& tag : wanted) {
        const QString language = tag.section(QLatin1Char('-'), 0, 0);
        if (available.contains(language)) return language;
    }
    return QStringLiteral("en");
}

/// The system's own locale where it speaks `language` (its territory counts for dates and numbers).
QLocale localeOf(const QString& language)
{
    const QLocale locale(language);
    return QLocale::system().language() == locale.language() ? QLocale::system() : locale;
}

}  // namespace

Languages::Languages(Settings& settings, const QString& forThisRun, QObject* parent)
    : QObject(parent), m_settings(settings)
{
    install(available().contains(forThisRun) ? forThisRun : preferred());
    connect(&settings, &Settings::languageChanged, this, [this] {
        if (preferred() != m_current) install(preferred());
    });
}

Languages::~Languages() { removeInstalled(); }

QStringList Languages::available() const { return {QStringLiteral("de"), QStringLiteral("en")}; }

QString Languages::nativeName(const QString& language) const
{
    return language == QLatin1String("de") ? QStringLiteral("Deutsch") : QStringLiteral("English");
}

void Languages::setCurrent(const QString& language)
{
    if (!available().contains(language)) return;
    m_settings.setLanguage(language);
    if (m_current != language) install(language);
}

QString Languages::fill(const QString& pattern, const QStringList& arguments) const
{
    return inselwerk::fill(pattern, arguments);
}

QString Languages::joined(const QStringList& items) const { return inselwerk::joined(items); }

QStringList Languages::paragraphsOf(const QString& rulesPage) const { return inselwerk::paragraphsOf(rulesPage); }

void Languages::removeTranslatorsOf(const QObject& engine)
{
    const QList<QTranslator*> translators = engine.findChildren<QTranslator*>();
    for (QTranslator* translator : translators) QCoreApplication::removeTranslator(translator);
}

QString Languages::preferred() const
{
    const QString remembered = m_settings.language();
    return available().contains(remembered) ? remembered : systemLanguage(available());
}

void Languages::install(const QString& language)
{
    removeInstalled();
    m_current = language;
    QLocale::setDefault(localeOf(language));

    const QString qtFolder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    const auto add = [this](const QString& file, const QString& folder) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(file, folder) && QCoreApplication::installTranslator(translator.get()))
            m_installed.push_back(std::move(translator));
    };
    add(QStringLiteral("qtbase_") + language, qtFolder);
    add(QStringLiteral("qtdeclarative_") + language, qtFolder);
    add(QStringLiteral("inselwerk_") + language, QStringLiteral(":/i18n"));  // asked first, being the last
    emit changed();
}

void Languages::removeInstalled()
{
    for (const auto& translator : m_installed) QCoreApplication::removeTranslator(translator.get());
    m_installed.clear();
}

}  // namespace inselwerk
