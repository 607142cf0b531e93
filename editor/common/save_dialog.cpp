#include "editor/common/save_dialog.h"

#include "app/common/text/messages.h"
#include "editor/common/question.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QRegularExpressionValidator>

namespace inselwerk {
namespace {

class SaveDialogText
{
    Q_DECLARE_TR_FUNCTIONS(SaveDialog)
};

bool mayReplace(QWidget* parent, const QFileInfo& file)
{
    const QString answer = ask(
        parent, fill(SaveDialogText::tr("Replace %1?"), {file.fileName()}),
        SaveDialogText::tr("There is a file with this name already."),
        {{QStringLiteral("replace"), SaveDialogText::tr("&Replace"), QMessageBox::DestructiveRole},
         {QStringLiteral("cancel"), SaveDialogText::tr("Cancel"), QMessageBox::RejectRole}});
    return answer == QLatin1String("replace");
}

}  // namespace

QString chooseFileToSave(QWidget* parent, const SaveDialog& wanted)
{
    QFileDialog dialog(parent, wanted.title, wanted.suggested.absolutePath(), wanted.filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(wanted.suffixes.front());
    dialog.selectFile(wanted.suggested.fileName());
    // The dialog would take quotation marks for several names.
    static const QRegularExpression unquoted(QStringLiteral("[^\"]*"));
    if (auto* name = dialog.findChild<QLineEdit*>()) name->setValidator(new QRegularExpressionValidator(unquoted, name));
    if (dialog.exec() != QDialog::Accepted) return {};
    const QFileInfo chosen(dialog.selectedFiles().value(0));
    // The dialog asked about a file that is there, and added a suffix only to a name without any dot.
    if (chosen.exists() || wanted.suffixes.contains(chosen.suffix(), Qt::CaseInsensitive)) return chosen.filePath();
    const QFileInfo whole(chosen.filePath() + QLatin1Char('.') + wanted.suffixes.front());
    return !whole.exists() || mayReplace(parent, whole) ? whole.filePath() : QString();
}

}  // namespace inselwerk
