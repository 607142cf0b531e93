#include "editor/menus/help_menu.h"

#include "editor/help/manual_window.h"
#include "editor/help/shortcut_list.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QWhatsThis>

namespace inselwerk {

HelpMenu::HelpMenu(const Studio& studio, QWidget* parent) : Menu(studio, parent)
{
    m_manual = addAction({}, this, &HelpMenu::showManual);
    m_manual->setShortcut(QKeySequence::HelpContents);
    m_shortcuts = addAction({}, this, &HelpMenu::showShortcuts);
    m_whatsThis = QWhatsThis::createAction(this);
    m_whatsThis->setIcon({});
    addAction(m_whatsThis);
    addSeparator();
    m_about = addAction({}, this, &HelpMenu::showAbout);
    retranslate();
}

void HelpMenu::showManual()
{
    if (!m_manualWindow) {
        m_manualWindow = new ManualWindow(studio().languages, parentWidget());
        m_manualWindow->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_manualWindow->show();
    m_manualWindow->raise();
    m_manualWindow->activateWindow();
}

void HelpMenu::showShortcuts()
{
    if (const auto* window = qobject_cast<QMainWindow*>(parentWidget()))
        ShortcutList(*window->menuBar(), studio().tools, parentWidget()).exec();
}

void HelpMenu::showAbout()
{
    QMessageBox box(parentWidget());
    box.setWindowTitle(tr("About the editor"));
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("Inselwerk editor %1").arg(QCoreApplication::applicationVersion()));
    box.setInformativeText(
        tr("Draws scenarios for hex-island settlement games. An unofficial fan implementation, neither made nor endorsed "
           "by the publishers of the board games whose rules it plays. Free software under the MIT licence."));
    box.addButton(tr("&Close"), QMessageBox::RejectRole)->setObjectName(QStringLiteral("close"));
    // A box is as narrow as its text can be made: this one is to be read.
    constexpr int comfortable = 420;
    auto* grid = qobject_cast<QGridLayout*>(box.layout());
    grid->addItem(new QSpacerItem(comfortable, 0), grid->rowCount(), 0, 1, grid->columnCount());
    box.exec();
}

void HelpMenu::retranslate()
{
    setTitle(tr("&Help"));
    m_manual->setText(tr("&Manual"));
    m_shortcuts->setText(tr("&Keyboard shortcuts"));
    m_whatsThis->setText(tr("&What’s this?"));
    m_about->setText(tr("&About the editor"));
}

}  // namespace inselwerk
