#pragma once

#include <QObject>
#include <QString>

namespace inselwerk {

class DocumentFile;
class MainWindow;

/// The commands of the file menu, with every question that they need to ask.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    explicit FileCommands(MainWindow&);

    /// Lets the designer choose a template.
    void newScenario();
    /// Lets the designer choose files.
    void open();
    /// Opens a file, in this window if nothing is in it yet, else in another one; a file that is open already comes to
    /// the front. Tells why where it cannot be read.
    bool openFile(const QString& pathOrUrl);
    /// True when everything is on the disk.
    bool save();
    bool saveAs();
    void revert();
    /// Asks what is to become of unsaved work; false: stay.
    bool mayClose();

signals:
    /// Something was done that the status bar should tell of.
    void said(const QString& sentence);

private:
    MainWindow& freeWindow();
    enum class Overwrite { Yes, No, SaveAs };
    Overwrite mayOverwrite();
    bool offerSaveAs(const QString& reason);
    QString chooseTarget();
    QString suggestedFile() const;

    MainWindow& m_window;
    DocumentFile& m_file;
};

/// The editor window of this program in which a file is open, or null.
MainWindow* windowWith(const QString& path);

}  // namespace inselwerk
