#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// The folders of the editor know each other in one direction only: a row of the table in editor/README.md includes
/// nothing from the rows below it.
class LayersTest : public QObject
{
    Q_OBJECT

private slots:
    void theTableNamesEveryFolder();
    void aFolderKnowsOnlyThoseAboveIt();

private:
    static QMap<QString, int> readRows();
    const QString m_editor = QStringLiteral(INSELWERK_SOURCE_DIR "/editor");
    const QMap<QString, int> m_rows = readRows();
};

/// Which row of the table a folder is in.
QMap<QString, int> LayersTest::readRows()
{
    QFile readme(QStringLiteral(INSELWERK_SOURCE_DIR "/editor/README.md"));
    QMap<QString, int> rows;
    if (!readme.open(QIODevice::ReadOnly)) return rows;
    static const QRegularExpression folder(QStringLiteral("`([a-z]+)/`"));
    const QStringList lines = QString::fromUtf8(readme.readAll()).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (!lines[i].startsWith(QStringLiteral("| `"))) continue;
        auto folders = folder.globalMatch(lines[i].section(u'|', 1, 1));
        while (folders.hasNext()) rows.insert(folders.next().captured(1), static_cast<int>(i));
    }
    return rows;
}

void LayersTest::theTableNamesEveryFolder()
{
    const QStringList folders = QDir(m_editor).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    QCOMPARE(m_rows.keys(), folders);
}

void LayersTest::aFolderKnowsOnlyThoseAboveIt()
{
    static const QRegularExpression include(QStringLiteral("#include \"editor/([a-z]+)/"));
    QStringList wrong;
    for (const auto& [folder, row] : m_rows.asKeyValueRange()) {
        QDirIterator files(m_editor + u'/' + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files);
        QVERIFY2(files.hasNext() || folder == QStringLiteral("help"), qPrintable(folder));
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto includes = include.globalMatch(QString::fromUtf8(file.readAll()));
            while (includes.hasNext()) {
                const QString line = includes.next().captured(0), other = line.section(u'/', 1, 1);
                if (m_rows.value(other) > row)
                    wrong << QStringLiteral("%1: %2").arg(file.fileName().mid(m_editor.size() + 1), line);
            }
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

QTEST_GUILESS_MAIN(LayersTest)
#include "tst_layers.moc"
