#include "editor/window/file_commands.h"

#include "app/common/settings/paths.h"
#include "app/common/settings/settings.h"
#include "app/common/text/messages.h"
#include "editor/common/question.h"
#include "editor/common/save_dialog.h"
#include "editor/document/document_file.h"
#include "editor/window/main_window.h"
#include "editor/window/template_chooser.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace inselwerk {
namespace {

QString filters()
{
    //: Kinds of files in a dialog: keep what is in the brackets
    const QStringList kinds{FileCommands::tr("Scenarios (*.yaml *.yml)"), FileCommands::tr("All files (*)")};
    return kinds.join(QStringLiteral(";;"));
}

Answer cancel() { return {QStringLiteral("cancel"), FileCommands::tr("Cancel"), QMessageBox::RejectRole}; }

}  // namespace

MainWindow* windowWith(const QString& path)
{
    const QFileInfo wanted(path);
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        auto* window = qobject_cast<MainWindow*>(widget);
        if (!window || window->file().path().isEmpty()) continue;
        const QFileInfo open(window->file().path());
        if (open == wanted || open.absoluteFilePath() == wanted.absoluteFilePath()) return window;
    }
    return nullptr;
}

FileCommands::FileCommands(MainWindow& window) : QObject(&window), m_window(window), m_file(window.file()) {}

MainWindow& FileCommands::freeWindow() { return m_file.isUntouched() ? m_window : *m_window.makeSibling(); }

void FileCommands::newScenario()
{
    TemplateChooser chooser(&m_window);
    connect(&chooser, &TemplateChooser::openWanted, this, &FileCommands::open, Qt::QueuedConnection);
    if (chooser.exec() != QDialog::Accepted) return;
    MainWindow& window = freeWindow();
    window.file().begin(chooser.scenario());
    window.appear();
}

void FileCommands::open()
{
    const QString folder = m_file.path().isEmpty() ? paths::userScenarios() : QFileInfo(m_file.path()).absolutePath();
    const QStringList chosen = QFileDialog::getOpenFileNames(&m_window, tr("Open scenarios"), folder, filters());
    for (const QString& file : chosen) openFile(file);
}

bool FileCommands::openFile(const QString& pathOrUrl)
{
    const QString path = pathFromUser(pathOrUrl);
    if (MainWindow* there = windowWith(path)) {
        there->appear();
        return true;
    }
    MainWindow& window = freeWindow();
    if (!window.file().open(path)) {
        tell(&m_window, window.file().trouble());
        if (&window != &m_window) window.deleteLater();
        return false;
    }
    window.studio().settings.addRecentFile(path);
    window.appear();
    return true;
}

bool FileCommands::save()
{
    if (m_file.path().isEmpty()) return saveAs();
    if (m_file.isReadOnly() && !FileStore::mayWrite(m_file.path()))
        return offerSaveAs(fill(tr("%1 is write-protected."), {m_file.name()}));
    m_file.lookAtDisk();
    switch (mayOverwrite()) {
        case Overwrite::Yes: break;
        case Overwrite::SaveAs: return saveAs();
        case Overwrite::No: return false;
    }
    if (!m_file.save()) return offerSaveAs(m_file.trouble());
    emit said(fill(tr("%1 is saved."), {m_file.name()}));
    return true;
}

/// Says what saving over the file would cost; once.
FileCommands::Overwrite FileCommands::mayOverwrite()
{
    QString question;
    QString details;
    switch (m_file.caution()) {
        case DocumentFile::Caution::NoScenario:
            question = fill(tr("Replace %1?"), {m_file.name()});
            details = tr("What is in this file could not be read as a scenario. Saving replaces all of it.");
            break;
        case DocumentFile::Caution::Unread:
            question = fill(tr("Save %1 without what could not be read?"), {m_file.name()});
            details = tr("Parts of the file could not be understood; the problems list them. Saving drops these parts.");
            break;
        case DocumentFile::Caution::Comments:
            question = fill(tr("Save %1 without its comments?"), {m_file.name()});
            details = tr("The comment at the head of the file is kept, but those below it are dropped by saving.");
            break;
        case DocumentFile::Caution::None: break;
    }
    if (m_file.onDisk() == DocumentFile::OnDisk::Changed) {
        question = fill(tr("Replace %1?"), {m_file.name()});
        details = tr("Another program has changed the file since you opened it. Saving drops what it wrote.");
    }
    if (question.isEmpty()) return Overwrite::Yes;
    const QString answer = ask(
        &m_window, question, details,
        {{QStringLiteral("saveAs"), tr("Save &as…")},
         {QStringLiteral("save"), tr("&Save"), QMessageBox::DestructiveRole},
         cancel()});
    if (answer == QLatin1String("saveAs")) return Overwrite::SaveAs;
    if (answer != QLatin1String("save")) return Overwrite::No;
    m_file.acceptCaution();
    return Overwrite::Yes;
}

bool FileCommands::offerSaveAs(const QString& reason)
{
    const QString answer = ask(
        &m_window, tr("The scenario could not be saved."), reason,
        {{QStringLiteral("saveAs"), tr("Save &as…")}, cancel()});
    return answer == QLatin1String("saveAs") && saveAs();
}

QString FileCommands::suggestedFile() const
{
    if (!m_file.path().isEmpty()) return m_file.path();
    const QString id = QString::fromStdString(m_file.document().scenario().id);
    return paths::userScenarios() + QLatin1Char('/') + (id.isEmpty() ? QStringLiteral("scenario") : id)
           + QStringLiteral(".yaml");
}

QString FileCommands::chooseTarget()
{
    return chooseFileToSave(
        &m_window, {tr("Save the scenario as"), QFileInfo(suggestedFile()), filters(), {"yaml", "yml"}});
}

bool FileCommands::saveAs()
{
    const QString target = chooseTarget();
    if (target.isEmpty()) return false;
    if (MainWindow* other = windowWith(target); other && other != &m_window)
        return offerSaveAs(fill(tr("%1 is open in another window."), {QFileInfo(target).fileName()}));
    if (!m_file.saveAs(target)) return offerSaveAs(m_file.trouble());
    m_window.studio().settings.addRecentFile(target);
    emit said(fill(tr("%1 is saved."), {m_file.name()}));
    return true;
}

void FileCommands::revert()
{
    if (m_file.path().isEmpty()) return;
    if (m_file.document().isModified()) {
        const QString answer = ask(
            &m_window, fill(tr("Read %1 again?"), {m_file.name()}),
            tr("What you changed since it was last saved is lost, and so is the history of the steps."),
            {{QStringLiteral("revert"), tr("&Read again"), QMessageBox::DestructiveRole}, cancel()});
        if (answer != QLatin1String("revert")) return;
    }
    if (!m_file.revert()) tell(&m_window, m_file.trouble());
}

bool FileCommands::mayClose()
{
    m_file.document().settle();
    if (!m_file.document().isModified()) return true;
    const QString answer = ask(
        &m_window, fill(tr("Save the changes to %1?"), {m_file.name()}), tr("What is not saved is lost."),
        {{QStringLiteral("save"), tr("&Save")},
         {QStringLiteral("discard"), tr("&Discard"), QMessageBox::DestructiveRole},
         cancel()});
    if (answer == QLatin1String("save")) return save();
    return answer == QLatin1String("discard");
}

}  // namespace inselwerk
