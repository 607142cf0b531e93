#pragma once

#include <QFileSystemWatcher>
#include <QTimer>

namespace inselwerk {

/// Says when something happens to a file, once it is quiet again: written, replaced by another file, removed.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    explicit FileWatch(QObject* parent = nullptr);

    /// Watches this file from now on, and nothing else; empty: none.
    void watch(const QString& file);

signals:
    void touched();

private:
    QFileSystemWatcher m_watcher;
    QTimer m_quiet;
};

}  // namespace inselwerk
