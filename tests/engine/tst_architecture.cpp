#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// The arrows of the house (README): who may include whom. The rules below are checked for every source file, and the
/// checker itself is checked with made-up files.
namespace {

const QStringList engineOrder{"board", "scenario", "table", "rules", "setup", "game", "bots", "lab"};

/// Which parts a part may include, itself apart.
const QMap<QString, QStringList> allowedParts{
    {"engine", {}},
    {"app/common", {"engine"}},
    {"app/play", {"engine", "app/common"}},
    {"app/cli", {"engine", "app/common"}},
    {"editor", {"engine", "app/common"}},
    {"qml", {"engine", "app/common", "app/play"}},
};

QString partOf(const QString& path)
{
    for (const QString& part : allowedParts.keys()) {
        if (path.startsWith(part + '/')) return part;
    }
    return {};
}

/// The folder directly below `parent` that `path` lies in; empty for a file in `parent` itself.
QString folderBelow(const QString& parent, const QString& path)
{
    if (!path.startsWith(parent + '/')) return {};
    const QString rest = path.mid(parent.size() + 1);
    return rest.contains('/') ? rest.section('/', 0, 0) : QString();
}

class Checker
{
public:
    /// `modules`: the rule modules, that is, folder names that mean one in every layer.
    explicit Checker(const QStringList& modules) : m_modules(modules) {}

    /// What is wrong with the includes of a C++ file or the imports of a QML file; `path` from the top of the tree.
    QStringList check(const QString& path, const QString& text) const
    {
        static const QRegularExpression include(
            R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])", QRegularExpression::MultilineOption);
        static const QRegularExpression import(R"re(^\s*\.?import\s+"([^"]+)")re", QRegularExpression::MultilineOption);
        QStringList found;
        const bool script = path.endsWith(".qml") || path.endsWith(".js");
        auto matches = (script ? import : include).globalMatch(text);
        while (matches.hasNext()) {
            const auto match = matches.next();
            const QString reason = script ? badImport(path, match.captured(1))
                                          : badInclude(path, match.captured(2), match.captured(1) == "<");
            if (!reason.isEmpty()) found << QString("%1: %2: %3").arg(path, match.captured().trimmed(), reason);
        }
        return found;
    }

private:
    QString moduleOf(const QString& path) const
    {
        const QStringList folders = path.section('/', 0, -2).split('/');
        for (const QString& folder : folders) {
            if (m_modules.contains(folder)) return folder;
        }
        return {};
    }

    bool otherModule(const QString& from, const QString& to) const
    {
        return !moduleOf(from).isEmpty() && !moduleOf(to).isEmpty() && moduleOf(from) != moduleOf(to);
    }

    QString badImport(const QString& path, const QString& imported) const
    {
        const QString target = QDir::cleanPath(path.section('/', 0, -2) + '/' + imported);
        if (!(target + '/').startsWith("qml/")) return "QML imports nothing from outside qml";
        if (otherModule(path, target + '/')) return "a module knows no other module";
        return {};
    }

    QString badInclude(const QString& path, const QString& included, bool system) const
    {
        static const QRegularExpression qtHeader("^(Qt?[A-Z]|q[a-z_0-9]+\\.h$)");
        const QString part = partOf(path);
        if (system) return part == "engine" && included.contains(qtHeader) ? "the engine knows no Qt" : QString();
        if (included.endsWith(".moc")) return {};

        const QString target = partOf(included);
        if (target.isEmpty()) return "includes are written from the top of the tree";
        if (target != part && !allowedParts[part].contains(target)) return part + " may not know " + target;
        if (otherModule(path, included)) return "a module knows no other module";
        if (part == "engine") return badEngineInclude(path, included);
        return {};
    }

    QString badEngineInclude(const QString& path, const QString& included) const
    {
        const QString from = folderBelow("engine", path);
        const QString to = folderBelow("engine", included);
        if (!engineOrder.contains(from) || !engineOrder.contains(to)) return "no folder of the engine";
        if (engineOrder.indexOf(to) > engineOrder.indexOf(from)) return from + " may not know " + to;

        const bool withinRules = !folderBelow("engine/rules", path).isEmpty();
        if (withinRules && included == "engine/rules/registry.h") return "rules are given the registry";

        const QString module = folderBelow("engine/rules", included);
        if (module.isEmpty() || module == "base") return {};
        const bool registry = from == "rules" && !withinRules;
        const bool itself = folderBelow("engine/rules", path) == module;
        return registry || itself ? QString() : "only the registry and the module itself know a module";
    }

    QStringList m_modules;
};

}  // namespace

class ArchitectureTest : public QObject
{
    Q_OBJECT

private slots:
    void checkerSeesWrongArrows_data();
    void checkerSeesWrongArrows();
    void sourcesFollowTheArrows();
};

void ArchitectureTest::checkerSeesWrongArrows_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("good");

    const auto good = [](const char* path, const char* line) {
        QTest::addRow("%s %s", path, line) << path << line << true;
    };
    const auto bad = [](const char* path, const char* line) {
        QTest::addRow("%s %s", path, line) << path << line << false;
    };

    good("engine/board/topology.cpp", "#include \"engine/board/topology.h\"");
    good("engine/lab/lab.cpp", "#include \"engine/board/topology.h\"");
    good("engine/board/topology.cpp", "// #include \"engine/lab/lab.h\"");
    bad("engine/board/topology.cpp", "#include \"engine/scenario/scenario.h\"");
    bad("engine/table/turn.cpp", "#include \"engine/rules/base/robber.h\"");
    bad("engine/game/game.h", "  #  include \"engine/bots/bot.h\"");
    bad("engine/board/topology.cpp", "#include \"topology.h\"");
    bad("engine/shortcut.h", "#include \"engine/board/topology.h\"");

    good("engine/board/topology.cpp", "#include <queue>");
    good("app/common/text/languages.h", "#include <QObject>");
    bad("engine/board/topology.cpp", "#include <QString>");
    bad("engine/board/topology.cpp", "#include <QtGlobal>");
    bad("engine/board/topology.cpp", "#include <QtCore/qglobal.h>");
    bad("engine/board/topology.cpp", "#include <qglobal.h>");

    good("engine/rules/registry.cpp", "#include \"engine/rules/volcano/volcano.h\"");
    good("engine/rules/volcano/lava.cpp", "#include \"engine/rules/volcano/volcano.h\"");
    good("engine/rules/volcano/lava.cpp", "#include \"engine/rules/base/robber.h\"");
    good("engine/setup/compile.cpp", "#include \"engine/rules/registry.h\"");
    bad("engine/rules/volcano/lava.cpp", "#include \"engine/rules/crops/crops.h\"");
    bad("engine/rules/volcano/lava.cpp", "#include \"engine/rules/registry.h\"");
    bad("engine/rules/base/robber.cpp", "#include \"engine/rules/volcano/volcano.h\"");
    bad("engine/setup/compile.cpp", "#include \"engine/rules/volcano/volcano.h\"");

    good("app/play/volcano/panel.cpp", "#include \"app/play/session.h\"");
    good("editor/window.cpp", "#include \"app/common/painting/board_painter.h\"");
    good("editor/window.cpp", "#include \"window.moc\"");
    bad("app/common/painting/board_painter.cpp", "#include \"app/play/session.h\"");
    bad("app/common/painting/board_painter.cpp", "#include \"editor/window.h\"");
    bad("app/play/session.cpp", "#include \"editor/window.h\"");
    bad("editor/window.cpp", "#include \"app/play/session.h\"");
    bad("app/cli/main.cpp", "#include \"app/play/session.h\"");
    bad("engine/game/game.cpp", "#include \"app/common/text/messages.h\"");
    bad("app/play/volcano/panel.cpp", "#include \"app/play/crops/panel.h\"");

    good("qml/Main.qml", "import QtQuick");
    good("qml/Main.qml", "import \"table\"");
    good("qml/volcano/Panel.qml", "import \"../controls\"");
    bad("qml/Main.qml", "import \"../app/play\"");
    bad("qml/volcano/Panel.qml", "import \"../crops\"");
}

void ArchitectureTest::checkerSeesWrongArrows()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(bool, good);
    const Checker checker({"volcano", "crops"});
    QCOMPARE(checker.check(path, "#pragma once\n" + line + "\n").isEmpty(), good);
}

void ArchitectureTest::sourcesFollowTheArrows()
{
    const QString root = INSELWERK_SOURCE_DIR;
    QStringList modules = QDir(root + "/engine/rules").entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    modules.removeAll("base");
    const Checker checker(modules);

    int files = 0;
    QStringList found;
    for (const QString& part : allowedParts.keys()) {
        QDirIterator iterator(
            root + '/' + part, {"*.h", "*.cpp", "*.qml", "*.js"}, QDir::Files,
            QDirIterator::Subdirectories | QDirIterator::FollowSymlinks);
        while (iterator.hasNext()) {
            QFile file(iterator.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            found << checker.check(file.fileName().mid(root.size() + 1), QString::fromUtf8(file.readAll()));
            ++files;
        }
    }
    QVERIFY(files > 10);
    for (const QString& arrow : found) qInfo().noquote() << arrow;
    QVERIFY2(found.isEmpty(), "arrows that go the wrong way");
}

QTEST_GUILESS_MAIN(ArchitectureTest)
#include "tst_architecture.moc"
