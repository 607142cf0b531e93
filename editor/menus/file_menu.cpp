#include "editor/menus/file_menu.h"

#include "app/common/settings/settings.h"
#include "app/common/text/messages.h"
#include "editor/common/line_icon.h"
#include "editor/common/plain_text.h"
#include "editor/document/document_file.h"
#include "editor/export/export_commands.h"
#include "editor/window/file_commands.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>

namespace inselwerk {

FileMenu::FileMenu(const Studio& studio, FileCommands& commands, QWidget* parent)
    : Menu(studio, parent), m_commands(commands), m_exports(new ExportCommands(studio, parent))
{
    const auto add = [this](const char* name, auto&& method, const QKeySequence& keys) {
        QAction* action = addAction({}, &m_commands, method);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(keys);
        return action;
    };
    m_new = add("new", &FileCommands::newScenario, QKeySequence::New);
    m_new->setIcon(lineIcon(Icon::NewFile));
    m_open = add("open", &FileCommands::open, QKeySequence::Open);
    m_open->setIcon(lineIcon(Icon::Open));
    m_recent = addMenu(QString());
    m_recent->setObjectName(QStringLiteral("recent"));
    addSeparator();
    m_save = add("save", &FileCommands::save, QKeySequence::Save);
    m_save->setIcon(lineIcon(Icon::Save));
    m_saveAs = add("saveAs", &FileCommands::saveAs, Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    m_revert = add("revert", &FileCommands::revert, {});
    addSeparator();
    m_picture = addAction({}, m_exports, &ExportCommands::exportPicture);
    m_picture->setObjectName(QStringLiteral("exportPicture"));
    m_picture->setShortcut(Qt::CTRL | Qt::Key_E);
    m_sheets = addAction({}, m_exports, &ExportCommands::exportSheets);
    m_sheets->setObjectName(QStringLiteral("exportSheets"));
    m_sheets->setShortcut(Qt::CTRL | Qt::Key_P);
    addSeparator();
    m_close = addAction({}, parent, &QWidget::close);
    m_close->setShortcut(Qt::CTRL | Qt::Key_W);
    m_quit = addAction({}, qApp, &QApplication::closeAllWindows);
    m_quit->setShortcut(Qt::CTRL | Qt::Key_Q);
    connect(m_recent, &QMenu::aboutToShow, this, &FileMenu::showRecent);
    connect(&studio.file, &DocumentFile::pathChanged, this, &FileMenu::refresh);
    connect(&studio.settings, &Settings::recentFilesChanged, this, &FileMenu::refresh);
    retranslate();
}

void FileMenu::showRecent()
{
    m_recent->clear();
    const QStringList files = studio().settings.recentFiles();
    for (qsizetype i = 0; i < files.size(); ++i) {
        const QString& file = files[i];
        QString name = asButtonText(QFileInfo(file).fileName());
        // The first nine have a digit as their key.
        if (i < 9) name = QStringLiteral("&%1  ").arg(i + 1) + name;
        QAction* action = m_recent->addAction(name, &m_commands, [this, file] { m_commands.openFile(file); });
        action->setToolTip(plainTip(QDir::toNativeSeparators(file)));
    }
    m_recent->setToolTipsVisible(true);
    m_recent->addSeparator();
    m_recent->addAction(tr("&Clear this list"), &studio().settings, &Settings::clearRecentFiles);
}

void FileMenu::refresh()
{
    m_recent->setEnabled(!studio().settings.recentFiles().isEmpty());
    m_revert->setEnabled(!studio().file.path().isEmpty());
}

void FileMenu::retranslate()
{
    setTitle(tr("&File"));
    m_new->setText(tr("&New…"));
    m_open->setText(tr("&Open…"));
    m_recent->setTitle(tr("Open &recent"));
    m_save->setText(tr("&Save"));
    m_saveAs->setText(tr("Save &as…"));
    m_revert->setText(tr("Rever&t to the saved file"));
    m_picture->setText(tr("&Picture of the board…"));
    m_sheets->setText(tr("Print s&heets…"));
    m_close->setText(tr("&Close"));
    m_quit->setText(tr("&Quit"));
    m_new->setWhatsThis(tr("Begins a scenario from a template: an island, a volcano, an empty hexagon."));
    m_open->setWhatsThis(tr("Opens scenario files, each in a window of its own."));
    m_save->setWhatsThis(tr("Writes the scenario into its file. If that fails, the file stays as it was."));
    m_saveAs->setWhatsThis(tr("Writes the scenario into another file, which is its file from then on."));
    m_revert->setWhatsThis(tr("Reads the file again and forgets what was changed since it was saved."));
    m_picture->setWhatsThis(tr("Writes the board as a picture, with water around it or transparent."));
    m_sheets->setWhatsThis(tr("Writes the board and all its parts as PDF, to be printed and cut out."));
    refresh();
}

}  // namespace inselwerk
