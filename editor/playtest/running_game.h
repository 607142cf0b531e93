#pragma once

#include <QObject>
#include <QProcess>
#include <QTemporaryDir>

namespace inselwerk {

/// The game as a program of its own, with the file that it plays. Both are gone when this is; it may outlive whoever
/// began it until the program has ended.
class RunningGame : public QObject
{
    Q_OBJECT

public:
    explicit RunningGame(QObject* parent);
    ~RunningGame() override;

    /// Where the file to be played goes.
    QString file() const;
    bool start(const QString& program, const QStringList& arguments);
    /// Nobody is interested any more: asks the program to end, kills it if it does not, and goes with it.
    void leave();

signals:
    /// The program ended by itself. `trouble`: what it said, if it ended with an error.
    void ended(bool failed, const QString& trouble);

private:
    void finished(int code, QProcess::ExitStatus);

    QTemporaryDir m_folder;
    QProcess m_program{this};
    bool m_left = false;
};

}  // namespace inselwerk
