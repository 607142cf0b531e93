#pragma once

#include <QPlainTextEdit>

namespace inselwerk {

/// Several lines of text. A paste brings in no more than fits, however large it is; Tab leaves the field.
class TextArea : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// `lines`: so many are to be seen at once.
    TextArea(qsizetype bytes, int lines, QWidget* parent = nullptr);

    /// Replaces the text, and leaves the cursor where it is.
    void replaceText(const QString&);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

signals:
    /// A paste was too long.
    void cut();

protected:
    void insertFromMimeData(const QMimeData*) override;

private:
    qsizetype m_bytes;
    int m_lines;
};

}  // namespace inselwerk
