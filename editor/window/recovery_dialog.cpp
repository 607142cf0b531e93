#include "editor/window/recovery_dialog.h"

#include "app/common/text/messages.h"
#include "editor/common/plain_text.h"
#include "editor/common/question.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

QString titleOf(const SafetyCopy& copy)
{
    const QString when = QLocale().toString(copy.written, QLocale::ShortFormat);
    if (copy.original.isEmpty())
        //: %1: date and time
        return fill(RecoveryDialog::tr("A scenario that was never saved, as of %1"), {when});
    const QFileInfo file(copy.original);
    if (file.lastModified() > copy.written)
        //: Two lines. %1: name of a file, %2: its folder, %3: date and time
        return fill(
            RecoveryDialog::tr("%1, as of %3; the file is newer\n%2"),
            {file.fileName(), QDir::toNativeSeparators(file.absolutePath()), when});
    //: Two lines. %1: name of a file, %2: its folder, %3: date and time
    return fill(
        RecoveryDialog::tr("%1, as of %3\n%2"), {file.fileName(), QDir::toNativeSeparators(file.absolutePath()), when});
}

}  // namespace

RecoveryDialog::RecoveryDialog(Recovery& recovery, QWidget* parent)
    : QDialog(parent), m_recovery(recovery), m_list(new QListWidget)
{
    setWindowTitle(tr("Unsaved work"));
    auto* sentence =
        new QLabel(tr("The editor ended last time before this work was saved. Recover it now? The files themselves are "
                      "as you last saved them."));
    sentence->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("finds"));
    m_list->setAccessibleName(tr("Unsaved work"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setWhatsThis(tr("Ticked entries are recovered or discarded; all others are kept for the next start."));
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(tr("&Recover"), QDialogButtonBox::AcceptRole)->setObjectName(QStringLiteral("recover"));
    auto* discard = buttons->addButton(tr("&Discard"), QDialogButtonBox::DestructiveRole);
    discard->setObjectName(QStringLiteral("discard"));
    buttons->addButton(tr("&Later"), QDialogButtonBox::RejectRole)->setObjectName(QStringLiteral("later"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(discard, &QPushButton::clicked, this, &RecoveryDialog::discardTicked);
    auto* column = new QVBoxLayout(this);
    column->addWidget(sentence);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    fillList();
    resize(620, 320);
}

void RecoveryDialog::fillList()
{
    m_list->clear();
    for (const Recovery::Find& find : m_recovery.finds()) {
        auto* item = new QListWidgetItem(titleOf(find.copy), m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
        item->setToolTip(plainTip(find.copy.original));
    }
    m_list->setCurrentRow(0);
}

std::vector<std::size_t> RecoveryDialog::ticked() const
{
    std::vector<std::size_t> rows;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked) rows.push_back(static_cast<std::size_t>(row));
    return rows;
}

void RecoveryDialog::discardTicked()
{
    const std::vector<std::size_t> rows = ticked();
    if (rows.empty()) return;
    const QString answer = ask(
        this, tr("Discard the unsaved work?"), tr("It cannot be brought back. Files that you saved stay as they are."),
        {{QStringLiteral("discard"), tr("&Discard"), QMessageBox::DestructiveRole},
         {QStringLiteral("cancel"), tr("Cancel"), QMessageBox::RejectRole}});
    if (answer != QLatin1String("discard")) return;
    auto& finds = m_recovery.finds();
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        Recovery::discard(finds[*row]);
        finds.erase(finds.begin() + static_cast<std::ptrdiff_t>(*row));
    }
    fillList();
    if (finds.empty()) reject();
}

std::vector<Recovery::Find> RecoveryDialog::take()
{
    std::vector<Recovery::Find> taken;
    auto& finds = m_recovery.finds();
    const std::vector<std::size_t> rows = ticked();
    for (const std::size_t row : rows) taken.push_back(std::move(finds[row]));
    for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        finds.erase(finds.begin() + static_cast<std::ptrdiff_t>(*row));
    return taken;
}

}  // namespace inselwerk
