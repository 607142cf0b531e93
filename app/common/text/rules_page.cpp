#include "app/common/text/rules_page.h"

namespace inselwerk {

QStringList paragraphsOf(const QString& rulesPage)
{
    QStringList paragraphs;
    bool open = false;
    for (const QString& each : rulesPage.split(QLatin1Char('\n'))) {
        const QString line = each.trimmed();
        const bool heading = line.startsWith(QLatin1String(headingMark));
        if (line.isEmpty() || heading) open = false;
        if (line.isEmpty()) continue;
        if (open)
            paragraphs.last() += QLatin1Char(' ') + line;
        else
            paragraphs << line;
        open = !heading;
    }
    return paragraphs;
}

}  // namespace inselwerk
