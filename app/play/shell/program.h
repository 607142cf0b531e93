#pragma once

#include "app/common/settings/settings.h"
#include "app/common/text/languages.h"

#include <QtQml/qqml.h>

#include <memory>

class QJSEngine;
class QQmlEngine;

namespace inselwerk {

class Desk;

/// What lives as long as the program and is there once: main(), or a test, makes it before the QML engine.
class Program
{
public:
    /// `language`: for this run only; empty: the remembered one, or the system's.
    explicit Program(const QString& settingsFile, const QString& language = {});
    ~Program();
    Q_DISABLE_COPY_MOVE(Program)

    /// The one that was made.
    static Program& instance();

    Settings& settings() { return m_settings; }
    Languages& languages() { return m_languages; }
    Desk& desk() { return *m_desk; }

    /// An engine that shows what this program holds; it follows the language.
    void prepare(QQmlEngine&);

private:
    Settings m_settings;
    Languages m_languages;
    std::unique_ptr<Desk> m_desk;
};

/// `Settings` in QML.
struct SettingsForQml
{
    Q_GADGET
    QML_FOREIGN(inselwerk::Settings)
    QML_NAMED_ELEMENT(Settings)
    QML_SINGLETON
public:
    static Settings* create(QQmlEngine*, QJSEngine*);
};

/// `Languages` in QML.
struct LanguagesForQml
{
    Q_GADGET
    QML_FOREIGN(inselwerk::Languages)
    QML_NAMED_ELEMENT(Languages)
    QML_SINGLETON
public:
    static Languages* create(QQmlEngine*, QJSEngine*);
};

}  // namespace inselwerk
