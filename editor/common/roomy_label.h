#pragma once

#include <QLabel>

namespace inselwerk {

/// A label for one of several sentences, always as high as the longest of them needs: what stands below it stays where
/// it is, whatever it says. Nothing in it is markup.
class RoomyLabel : public QLabel
{
    Q_OBJECT

public:
    explicit RoomyLabel(QWidget* parent = nullptr);

    /// Every sentence that it could show.
    void setPossible(const QStringList&);

    int heightForWidth(int) const override;

private:
    QStringList m_possible;
};

}  // namespace inselwerk
