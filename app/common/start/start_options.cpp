#include "app/common/start/start_options.h"

#include "app/common/text/languages.h"

#include <QCommandLineParser>
#include <QTextStream>

#include <cstring>

namespace inselwerk {
namespace {

QSize sizeFrom(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('x'));
    if (parts.size() != 2) return {};
    const QSize size(parts[0].toInt(), parts[1].toInt());
    return size.width() > 0 && size.height() > 0 && size.width() <= 16384 && size.height() <= 16384 ? size : QSize();
}

}  // namespace

void StartOptions::describe(QCommandLineParser& parser)
{
    parser.addOptions({
        {{QStringLiteral("h"), QStringLiteral("help")}, tr("Shows this help.")},
        {{QStringLiteral("v"), QStringLiteral("version")}, tr("Shows the version.")},
        {QStringLiteral("lang"), tr("Language for this run: de or en."), tr("code")},
        {QStringLiteral("data-dir"), tr("Folder that holds the folder “scenarios”."), tr("folder")},
        {QStringLiteral("screenshot"), tr("Writes a picture and ends."), tr("file")},
        {QStringLiteral("size"), tr("Size of the window, such as 1600x1000."), tr("size")},
        {QStringLiteral("dark"), tr("Dark windows for this run.")},
    });
}

void StartOptions::read(QCommandLineParser& parser, const QStringList& arguments)
{
    if (!parser.parse(arguments)) error = parser.errorText();
    language = parser.value(QStringLiteral("lang"));
    dataFolder = parser.value(QStringLiteral("data-dir"));
    dark = parser.isSet(QStringLiteral("dark"));
    screenshot = parser.value(QStringLiteral("screenshot"));
    help = parser.isSet(QStringLiteral("help"));
    version = parser.isSet(QStringLiteral("version"));
    if (!parser.isSet(QStringLiteral("size"))) return;
    const QString wanted = parser.value(QStringLiteral("size"));
    size = sizeFrom(wanted);
    if (!size.isValid() && error.isEmpty()) error = tr("“%1” is no size. A size looks like 1600x1000.").arg(wanted);
}

bool asksFor(int argc, char* argv[], std::initializer_list<const char*> options)
{
    for (int i = 1; i < argc; ++i)
        for (const char* option : options)
            if (std::strcmp(argv[i], option) == 0) return true;
    return false;
}

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

int complain(const QString& sentence)
{
    QTextStream(stderr) << sentence << Qt::endl;
    return 2;
}

std::optional<int> answerInText(const StartOptions& options, const QString& help, const Languages& languages)
{
    if (options.version) {
        QTextStream(stdout) << "Inselwerk " << QCoreApplication::applicationVersion() << Qt::endl;
        return 0;
    }
    if (options.help) {
        QTextStream(stdout) << help;
        return 0;
    }
    if (!options.error.isEmpty()) return complain(options.error);
    if (options.language.isEmpty() || languages.available().contains(options.language)) return std::nullopt;
    return complain(StartOptions::tr("There is no language “%1”. Languages: %2")
                        .arg(options.language, languages.available().join(QStringLiteral(", "))));
}

}  // namespace inselwerk
