#pragma once

#include "editor/docks/studio.h"

#include <QPageSize>

namespace inselwerk {

/// Writes the board in sight for others: as a picture, and as sheets to print.
class ExportCommands : public QObject
{
    Q_OBJECT

public:
    ExportCommands(const Studio&, QWidget* window);

    void exportPicture();
    void exportSheets();

signals:
    /// Something was written: a sentence for the status bar.
    void said(const QString& sentence);

private:
    QPageSize::PageSizeId paperInUse() const;
    QString chooseFile(const QString& title, const QString& filter, const QString& suffix);
    void report(const QString& file, const QString& trouble);

    Studio m_studio;
    QWidget* m_window;
};

}  // namespace inselwerk
