#pragma once

#include "editor/document/document_file.h"

#include <QWidget>

#include <functional>

namespace inselwerk {

class FileCommands;

/// Bars above the canvas that say what is special about the document's file, with what can be done about it: it was
/// changed or removed by another program, it is write-protected, it could not be read completely.
class Notices : public QWidget
{
    Q_OBJECT

public:
    Notices(DocumentFile&, FileCommands&);

    void retranslate() { refresh(); }

private:
    struct Button
    {
        QString key;
        QString text;
        std::function<void()> action;
    };
    void refresh();
    void addDiskNotice();
    void addReadOnlyNotice();
    void addReadingNotice();
    void add(const QString& key, const QString& sentence, const std::vector<Button>&);

    DocumentFile& m_file;
    FileCommands& m_commands;
    bool m_readOnlySeen = false;  ///< the designer has put the bar away
    bool m_readingSeen = false;
};

}  // namespace inselwerk
