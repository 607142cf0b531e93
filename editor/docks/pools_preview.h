#pragma once

#include "editor/docks/studio.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace inselwerk {

class DrawPreview;

/// The seed of the preview, and what it came to.
class PreviewPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewPanel(const Studio&);

    void refresh();
    void retranslate();

private:
    void takeSeed();

    DrawPreview& m_preview;
    QCheckBox* m_on;
    QLabel* m_seedLabel;
    QLineEdit* m_seed;
    QToolButton *m_previous, *m_next;
    QLabel* m_sentence;
    QPushButton* m_fix;
};

}  // namespace inselwerk
