#include "editor/window/notices.h"

#include "app/common/text/messages.h"
#include "editor/common/icon_label.h"
#include "editor/common/line_icon.h"
#include "editor/window/file_commands.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace inselwerk {

Notices::Notices(DocumentFile& file, FileCommands& commands) : m_file(file), m_commands(commands)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    connect(&file, &DocumentFile::onDiskChanged, this, &Notices::refresh);
    connect(&file, &DocumentFile::readingProblemsChanged, this, &Notices::refresh);
    connect(&file, &DocumentFile::pathChanged, this, [this] {
        m_readOnlySeen = m_readingSeen = false;
        refresh();
    });
    refresh();
}

void Notices::refresh()
{
    for (QWidget* bar : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        bar->hide();
        bar->deleteLater();
        layout()->removeWidget(bar);
        bar->setObjectName({});
    }
    addDiskNotice();
    if (m_file.isReadOnly() && !m_readOnlySeen) addReadOnlyNotice();
    if (!m_readingSeen) addReadingNotice();
    setVisible(layout()->count() > 0);
}

void Notices::addDiskNotice()
{
    switch (m_file.onDisk()) {
        case DocumentFile::OnDisk::Changed:
            return add(
                QStringLiteral("changed"), fill(tr("Another program has changed %1."), {m_file.name()}),
                {{QStringLiteral("reload"), tr("Read again"), [this] { m_commands.revert(); }},
                 {QStringLiteral("keep"), tr("Keep mine"), [this] { m_file.keep(); }}});
        case DocumentFile::OnDisk::Gone:
            return add(
                QStringLiteral("gone"),
                fill(tr("%1 is not there any more: it was removed or renamed. What you see is not lost."), {m_file.name()}),
                {{QStringLiteral("saveAgain"), tr("Save again"), [this] { m_commands.save(); }},
                 {QStringLiteral("saveAs"), tr("Save as…"), [this] { m_commands.saveAs(); }},
                 {QStringLiteral("keep"), tr("Later"), [this] { m_file.keep(); }}});
        case DocumentFile::OnDisk::Same: return;
    }
}

void Notices::addReadOnlyNotice()
{
    add(QStringLiteral("readOnly"),
        fill(tr("%1 is write-protected. What you change can be saved under another name."), {m_file.name()}),
        {{QStringLiteral("saveAs"), tr("Save as…"), [this] { m_commands.saveAs(); }},
         {QStringLiteral("ok"), tr("Understood"), [this] {
              m_readOnlySeen = true;
              refresh();
          }}});
}

void Notices::addReadingNotice()
{
    QString sentence;
    const int count = static_cast<int>(m_file.readingProblems().size());
    if (m_file.caution() == DocumentFile::Caution::NoScenario)
        sentence = fill(tr("%1 is no scenario: nothing of it could be read. The problems say why."), {m_file.name()});
    else if (count > 0)
        //: %1: a file name
        sentence = fill(tr("%n place(s) in %1 could not be understood; the problems list them.", nullptr, count), {m_file.name()});
    else
        return;
    add(QStringLiteral("reading"), sentence, {{QStringLiteral("ok"), tr("Understood"), [this] {
                                                  m_readingSeen = true;
                                                  refresh();
                                              }}});
}

void Notices::add(const QString& key, const QString& sentence, const std::vector<Button>& buttons)
{
    auto* bar = new QFrame;
    bar->setObjectName(key);
    bar->setProperty("notice", true);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(10, 5, 10, 5);
    constexpr int size = 18;
    auto* sign = new IconLabel(lineIcon(Icon::Warning), size);
    auto* text = new QLabel(sentence);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    row->addWidget(sign);
    row->addWidget(text, 1);
    for (const Button& button : buttons) {
        auto* push = new QPushButton(button.text);
        push->setObjectName(button.key);
        // Queued: the action takes the bar away, with the button in it.
        connect(push, &QPushButton::clicked, this, button.action, Qt::QueuedConnection);
        row->addWidget(push);
    }
    layout()->addWidget(bar);
}

}  // namespace inselwerk
