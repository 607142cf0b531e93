#include "app/common/settings/paths.h"
#include "app/play/shell/program.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>

using namespace inselwerk;

int main(int argc, char* argv[])
{
    const QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("inselwerk"));
    Program program(paths::settingsFile());
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Inselwerk/Main.qml")));
    Languages::removeTranslatorsOf(engine);
    QObject::connect(&program.languages(), &Languages::changed, &engine, &QQmlEngine::retranslate);
    return QGuiApplication::exec();
}
