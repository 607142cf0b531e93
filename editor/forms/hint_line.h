#pragma once

#include <QWidget>

class QLabel;

namespace inselwerk {

/// A warning below a field: a triangle and a sentence. Takes no room while there is nothing to say.
class HintLine : public QWidget
{
    Q_OBJECT

public:
    explicit HintLine(QWidget* parent = nullptr);

    void setText(const QString&);
    QString text() const;

private:
    QLabel* m_text;
};

}  // namespace inselwerk
