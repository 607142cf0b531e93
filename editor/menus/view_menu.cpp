#include "editor/menus/view_menu.h"

#include "app/common/settings/settings.h"
#include "app/common/text/languages.h"
#include "editor/canvas/setup_overlay.h"
#include "editor/common/line_icon.h"
#include "editor/docks/dock.h"
#include "editor/window/main_window.h"
#include "editor/window/panel_walk.h"

#include <QActionGroup>

namespace inselwerk {

ViewMenu::ViewMenu(const Studio& studio, QWidget* parent) : Menu(studio, parent)
{
    BoardCanvas& canvas = studio.canvas;
    m_zoomIn = addAction({}, &canvas, &BoardCanvas::zoomIn);
    m_zoomIn->setShortcuts({QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    m_zoomOut = addAction({}, &canvas, &BoardCanvas::zoomOut);
    m_zoomOut->setShortcut(QKeySequence::ZoomOut);
    m_plain = addAction({}, &canvas, [&canvas] { canvas.setZoom(100); });
    m_plain->setShortcut(Qt::CTRL | Qt::Key_0);
    m_fit = addAction(lineIcon(Icon::Fit), {}, &canvas, &BoardCanvas::fit);
    m_fit->setObjectName(QStringLiteral("fit"));
    m_fit->setShortcut(Qt::CTRL | Qt::Key_9);
    m_fullScreen = addAction({}, parent, [parent] { parent->setWindowState(parent->windowState() ^ Qt::WindowFullScreen); });
    m_fullScreen->setShortcut(Qt::Key_F11);
    addSeparator();
    auto* regions = new SetupOverlay(studio.focus(), this);
    canvas.addOverlay(regions);
    m_regions = addAction(QString());
    m_regions->setObjectName(QStringLiteral("setup-hexes"));
    m_regions->setCheckable(true);
    m_regions->setChecked(true);
    connect(m_regions, &QAction::toggled, regions, &SetupOverlay::setShown);
    addSeparator();
    m_panels = addMenu(QString());
    for (Dock* dock : parent->findChildren<Dock*>()) m_panels->addAction(dock->toggleViewAction());
    m_panels->addSeparator();
    auto* window = qobject_cast<MainWindow*>(parent);
    m_nextPanel = m_panels->addAction({}, window, [window] { walkPanels(*window, 1); });
    m_nextPanel->setShortcut(Qt::Key_F6);
    m_previousPanel = m_panels->addAction({}, window, [window] { walkPanels(*window, -1); });
    m_previousPanel->setShortcut(Qt::SHIFT | Qt::Key_F6);
    m_layout = m_panels->addAction({}, window, [window] { window->resetLayout(); });
    addSeparator();
    m_languages = addMenu(QString());
    m_themes = addMenu(QString());
    addLanguages();
    addThemes();
    connect(&studio.languages, &Languages::changed, this, &ViewMenu::tick);
    connect(&studio.settings, &Settings::themeChanged, this, &ViewMenu::tick);
    tick();
    retranslate();
}

void ViewMenu::addLanguages()
{
    Languages& languages = studio().languages;
    auto* group = new QActionGroup(this);
    for (const QString& language : languages.available()) {
        QAction* action = m_languages->addAction(languages.nativeName(language), &languages, [&languages, language] {
            languages.setCurrent(language);
        });
        action->setCheckable(true);
        action->setData(language);
        group->addAction(action);
    }
}

void ViewMenu::addThemes()
{
    Settings& settings = studio().settings;
    auto* group = new QActionGroup(this);
    for (const auto theme : {Settings::Theme::System, Settings::Theme::Light, Settings::Theme::Dark}) {
        QAction* action = m_themes->addAction({}, &settings, [&settings, theme] { settings.setTheme(theme); });
        action->setCheckable(true);
        action->setData(QVariant::fromValue(theme));
        group->addAction(action);
    }
}

/// Both may be changed in another window.
void ViewMenu::tick()
{
    for (QAction* action : m_languages->actions()) action->setChecked(action->data() == studio().languages.current());
    for (QAction* action : m_themes->actions())
        action->setChecked(action->data().value<Settings::Theme>() == studio().settings.theme());
}

void ViewMenu::retranslate()
{
    setTitle(tr("&View"));
    m_zoomIn->setText(tr("Zoom &in"));
    m_zoomOut->setText(tr("Zoom &out"));
    m_plain->setText(tr("&100 %"));
    m_fit->setText(tr("&Fit the board"));
    m_zoomIn->setWhatsThis(tr("Shows the board larger. The mouse wheel does the same at the pointer."));
    m_zoomOut->setWhatsThis(tr("Shows the board smaller. The mouse wheel does the same at the pointer."));
    m_plain->setWhatsThis(tr("Shows the board in its usual size."));
    m_fit->setWhatsThis(tr("Shows the whole board, as large as the window allows."));
    m_nextPanel->setText(tr("Go to the &next panel"));
    m_previousPanel->setText(tr("Go to the &previous panel"));
    m_nextPanel->setWhatsThis(tr("Leads the keyboard from the board to each panel, and to the board again."));
    m_previousPanel->setWhatsThis(m_nextPanel->whatsThis());
    m_layout->setWhatsThis(tr("Puts all panels where they were when the editor was new."));
    m_fullScreen->setText(tr("F&ull screen"));
    m_regions->setText(tr("&Set-up region"));
    m_regions->setWhatsThis(tr("Shows a line around the hexes beside which players found their first settlements."));
    m_panels->setTitle(tr("&Panels"));
    m_layout->setText(tr("&Arrange as at first"));
    m_languages->setTitle(tr("&Language"));
    m_themes->setTitle(tr("&Colours"));
    const QList<QAction*> themes = m_themes->actions();
    themes[0]->setText(tr("As the &system"));
    themes[1]->setText(tr("&Light"));
    themes[2]->setText(tr("&Dark"));
}

}  // namespace inselwerk
