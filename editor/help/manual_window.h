#pragma once

#include <QWidget>

class QTextBrowser;

namespace inselwerk {

class Languages;

/// The manual, in the language in use.
class ManualWindow : public QWidget
{
    Q_OBJECT

public:
    ManualWindow(Languages&, QWidget* parent);

protected:
    void changeEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;

private:
    void retranslate();

    Languages& m_languages;
    QTextBrowser* m_text;
};

}  // namespace inselwerk
