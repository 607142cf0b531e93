#include "editor/menus/view_menu.h"

#include "app/common/settings/settings.h"
#include "app/common/text/languages.h"
#include "editor/canvas/board_canvas.h"
#include "editor/window/line_icon.h"

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
    m_fit->setShortcut(Qt::CTRL | Qt::Key_9);
    addSeparator();
    m_languages = addMenu(QString());
    m_themes = addMenu(QString());
    addLanguages();
    addThemes();
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
        action->setChecked(language == languages.current());
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
        action->setChecked(theme == settings.theme());
        group->addAction(action);
    }
}

void ViewMenu::retranslate()
{
    setTitle(tr("&View"));
    m_zoomIn->setText(tr("Zoom &in"));
    m_zoomOut->setText(tr("Zoom &out"));
    m_plain->setText(tr("&100 %"));
    m_fit->setText(tr("&Fit the board"));
    m_languages->setTitle(tr("&Language"));
    m_themes->setTitle(tr("&Colours"));
    const QList<QAction*> themes = m_themes->actions();
    themes[0]->setText(tr("As the &system"));
    themes[1]->setText(tr("&Light"));
    themes[2]->setText(tr("&Dark"));
}

}  // namespace inselwerk
