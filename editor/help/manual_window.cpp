#include "editor/help/manual_window.h"

#include "app/common/text/languages.h"

#include <QFile>
#include <QKeyEvent>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace inselwerk {

ManualWindow::ManualWindow(Languages& languages, QWidget* parent)
    : QWidget(parent, Qt::Window), m_languages(languages), m_text(new QTextBrowser)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text);
    m_text->setObjectName(QStringLiteral("manual"));
    m_text->document()->setDocumentMargin(20);
    retranslate();
    resize(720, 760);
}

void ManualWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void ManualWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape || event->matches(QKeySequence::Close))
        close();
    else
        QWidget::keyPressEvent(event);
}

void ManualWindow::retranslate()
{
    setWindowTitle(tr("Manual of the editor"));
    m_text->setAccessibleName(windowTitle());
    QFile page(QStringLiteral(":/manual/manual_%1.md").arg(m_languages.current()));
    if (page.open(QIODevice::ReadOnly)) m_text->setMarkdown(QString::fromUtf8(page.readAll()));
}

}  // namespace inselwerk
