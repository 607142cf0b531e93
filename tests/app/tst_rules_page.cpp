#include "app/common/text/rules_page.h"

#include <QTest>

using namespace inselwerk;

/// The rules page of a scenario, as game and editor take it apart.
class RulesPageTest : public QObject
{
    Q_OBJECT

private slots:
    void paragraphs_data();
    void paragraphs();
};

void RulesPageTest::paragraphs_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QStringList>("paragraphs");
    const auto row = [](const char* name, const char* page, const QStringList& paragraphs) {
        QTest::newRow(name) << QString::fromUtf8(page) << paragraphs;
    };
    row("nothing", "", {});
    row("blanks", " \n\n  \n", {});
    row("one line", "Text", {"Text"});
    row("lines of a paragraph", "One\ntwo\n  three ", {"One two three"});
    row("empty lines", "One\n\n\n \nTwo\n", {"One", "Two"});
    row("heading", "# Rules\n\nText", {"# Rules", "Text"});
    row("heading right above its text", "# Rules\nText\ngoes on", {"# Rules", "Text goes on"});
    row("heading right below a text", "Text\n# Rules\n# More", {"Text", "# Rules", "# More"});
    row("no heading", "#1\n\n a # b", {"#1", "a # b"});
    row("nothing else means anything", "<b>a</b> *b* %1 &amp;", {"<b>a</b> *b* %1 &amp;"});
}

void RulesPageTest::paragraphs()
{
    QFETCH(QString, page);
    QFETCH(QStringList, paragraphs);
    QCOMPARE(paragraphsOf(page), paragraphs);
}

QTEST_APPLESS_MAIN(RulesPageTest)
#include "tst_rules_page.moc"
