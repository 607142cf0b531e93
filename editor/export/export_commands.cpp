#include "editor/export/export_commands.h"

#include "app/common/settings/settings.h"
#include "app/common/text/messages.h"
#include "editor/canvas/board_canvas.h"
#include "editor/common/question.h"
#include "editor/common/save_dialog.h"
#include "editor/document/document_file.h"
#include "editor/export/board_image.h"
#include "editor/export/export_dialogs.h"

#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

namespace inselwerk {

ExportCommands::ExportCommands(const Studio& studio, QWidget* window)
    : QObject(window), m_studio(studio), m_window(window)
{}

void ExportCommands::exportPicture()
{
    if (!m_studio.focus().board()) return;
    m_studio.document().settle();
    // As it is seen, so that a draw of what is left to chance can be kept.
    const BoardPicture picture = m_studio.canvas.picture();
    PictureDialog dialog(picture, m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    const QString file = chooseFile(tr("Save the picture as"), tr("Pictures (*.png)"), QStringLiteral("png"));
    if (file.isEmpty()) return;
    report(file, writeBoardImage(boardImage(picture, dialog.imageSize(), dialog.water()), file));
}

void ExportCommands::exportSheets()
{
    const Board* board = m_studio.focus().board();
    if (!board) return;
    m_studio.document().settle();
    PrintSheets sheets(m_studio.scenario(), *board, m_studio.canvas.picture());
    SheetsDialog dialog(sheets, m_studio.scenario(), *board, paperInUse(), m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    m_studio.settings.setPaper(QPageSize::key(dialog.choice().paper));
    const QString file = chooseFile(tr("Save the print sheets as"), tr("PDF files (*.pdf)"), QStringLiteral("pdf"));
    if (file.isEmpty()) return;
    report(file, sheets.write(file, dialog.choice()));
}

/// The one of last time, else the usual one of the country.
QPageSize::PageSizeId ExportCommands::paperInUse() const
{
    const QString last = m_studio.settings.paper();
    for (const QPageSize::PageSizeId paper : {QPageSize::A4, QPageSize::A3, QPageSize::Letter})
        if (QPageSize::key(paper) == last) return paper;
    const bool imperial = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    return imperial ? QPageSize::Letter : QPageSize::A4;
}

QString ExportCommands::chooseFile(const QString& title, const QString& filter, const QString& suffix)
{
    const QString& own = m_studio.file.path();
    const QString folder = own.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                                         : QFileInfo(own).absolutePath();
    QString name = own.isEmpty() ? QString::fromStdString(m_studio.scenario().id) : QFileInfo(own).completeBaseName();
    if (m_studio.scenario().boards.size() > 1)
        name += QLatin1Char('-') + QString::fromStdString(m_studio.focus().board()->id);
    const QFileInfo suggested(folder + QLatin1Char('/') + name + QLatin1Char('.') + suffix);
    return chooseFileToSave(m_window, {title, suggested, filter, {suffix}});
}

void ExportCommands::report(const QString& file, const QString& trouble)
{
    if (trouble.isEmpty())
        emit said(fill(tr("%1 is written."), {QFileInfo(file).fileName()}));
    else
        tell(m_window, tr("Nothing was written."), trouble);
}

}  // namespace inselwerk
