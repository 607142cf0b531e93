#pragma once

#include <QFileInfo>
#include <QStringList>

class QWidget;

namespace inselwerk {

/// What is asked for when something is to be saved into a file.
struct SaveDialog
{
    QString title;
    QFileInfo suggested;
    QString filters;
    QStringList suffixes;  ///< the file gets the first one unless it has one of them
};

/// Lets the designer choose a file; empty: not now. Asks before a file would be replaced.
QString chooseFileToSave(QWidget* parent, const SaveDialog&);

}  // namespace inselwerk
