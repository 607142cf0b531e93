#pragma once

#include <QWidget>

namespace inselwerk::test {

/// Do screen readers call it so, whatever they say before of what it belongs to ("Effect 2, …", "Effects: …")?
inline bool isCalled(const QWidget& widget, const QString& name)
{
    const QString said = widget.accessibleName();
    return said == name || said.endsWith(QStringLiteral(", ") + name) || said.endsWith(QStringLiteral(": ") + name);
}

}  // namespace inselwerk::test
