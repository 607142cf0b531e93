#include "app/play/shell/program.h"

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
    : m_settings(settingsFile), m_languages(m_settings, language)
{
    Q_ASSERT(!made);
    made = this;
}

Program::~Program() { made = nullptr; }

Program& Program::instance()
{
    Q_ASSERT(made);
    return *made;
}

Settings* SettingsForQml::create(QQmlEngine*, QJSEngine*) { return ownedByProgram(Program::instance().settings()); }

Languages* LanguagesForQml::create(QQmlEngine*, QJSEngine*) { return ownedByProgram(Program::instance().languages()); }

}  // namespace inselwerk
