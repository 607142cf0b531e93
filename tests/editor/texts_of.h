#pragma once

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QMenu>
#include <QTabBar>
#include <QWidget>

namespace inselwerk::test {

/// Where a thing is in its window, by names and classes.
inline QString placeOf(const QObject* object)
{
    QStringList names;
    for (; object; object = object->parent())
        names.prepend(
            object->objectName().isEmpty() ? QString::fromLatin1(object->metaObject()->className())
                                           : object->objectName());
    return names.join(u'/');
}

inline void addTextsOf(const QAbstractItemModel& model, const QString& place, QStringList& texts)
{
    const QList<int> roles{Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole};
    const auto add = [&](const QString& where, const QVariant& text) {
        if (text.canConvert<QString>() && !text.toString().isEmpty()) texts << place + where + text.toString();
    };
    for (int column = 0; column < model.columnCount(); ++column) {
        for (const int role : roles)
            add(QStringLiteral(" head %1 role %2: ").arg(column).arg(role),
                model.headerData(column, Qt::Horizontal, role));
        for (int row = 0; row < model.rowCount(); ++row)
            for (const int role : roles)
                add(QStringLiteral(" %1, %2 role %3: ").arg(row).arg(column).arg(role),
                    model.index(row, column).data(role));
    }
}

/// Every text in a window with the place where it is, sorted: what is shown, said by screen readers, or comes as a tip;
/// of menus, actions and what is hidden, too.
inline QStringList textsOf(const QWidget& window)
{
    QStringList texts;
    QList<const QObject*> objects{&window};
    for (const QObject* child : window.findChildren<QObject*>()) objects << child;
    for (const QObject* object : objects) {
        const QString place = placeOf(object);
        for (const char* property :
             {"text", "iconText", "title", "windowTitle", "toolTip", "whatsThis", "statusTip", "accessibleName",
              "accessibleDescription", "placeholderText", "suffix", "prefix", "specialValueText"})
        {
            const QString text = object->property(property).toString();
            if (!text.isEmpty()) texts << place + u' ' + QLatin1String(property) + QStringLiteral(": ") + text;
        }
        if (const auto* view = qobject_cast<const QAbstractItemView*>(object); view && view->model())
            addTextsOf(*view->model(), place, texts);
        if (const auto* box = qobject_cast<const QComboBox*>(object)) addTextsOf(*box->model(), place, texts);
        if (const auto* tabs = qobject_cast<const QTabBar*>(object))
            for (int tab = 0; tab < tabs->count(); ++tab)
                for (const QString& text : {tabs->tabText(tab), tabs->tabToolTip(tab), tabs->accessibleTabName(tab)})
                    texts << place + QStringLiteral(" tab %1: ").arg(tab) + text;
    }
    texts.sort();
    return texts;
}

}  // namespace inselwerk::test
