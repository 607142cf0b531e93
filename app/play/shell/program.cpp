#include "app/play/shell/program.h"

#include "app/play/shell/desk.h"

#include <QQmlEngine>

namespace inselwerk {
namespace {

Program* made = nullptr;

template <class T>
T* ownedByProgram(T& object)
{
    QQmlEngine::setObjectOwnership(&object, QQmlEngine::CppOwnership);
    return &object;
}

}  // namespace

Program::Program(const QString& settingsFile, const QString& language)
    : m_settings(settingsFile), m_languages(m_settings, language), m_desk(std::make_unique<Desk>(m_settings))
{
    Q_ASSERT(!made);
    made = this;
    QObject::connect(&m_languages, &Languages::changed, m_desk.get(), &Desk::retranslate);
}

Program::~Program() { made = nullptr; }

Program& Program::instance()
{
    Q_ASSERT(made);
    return *made;
}

void Program::prepare(QQmlEngine& engine)
{
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QObject::connect(&m_languages, &Languages::changed, &engine, &QQmlEngine::retranslate);
}

Settings* SettingsForQml::create(QQmlEngine*, QJSEngine*) { return ownedByProgram(Program::instance().settings()); }

Languages* LanguagesForQml::create(QQmlEngine*, QJSEngine*) { return ownedByProgram(Program::instance().languages()); }

}  // namespace inselwerk
