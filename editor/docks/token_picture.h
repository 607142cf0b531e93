#pragma once

#include "app/common/painting/event_art.h"
#include "engine/scenario/schema.h"

#include <QIcon>
#include <QWidget>

namespace inselwerk {

/// What the face of an event token shows.
EventPicture pictureOfToken(const Section& token);
QIcon tokenIcon(const Section& token);

/// An event token as it will lie on the table: front and back, with captions.
class TokenPicture : public QWidget
{
    Q_OBJECT

public:
    explicit TokenPicture(QWidget* parent = nullptr) : QWidget(parent) {}

    /// Null: no token.
    void setToken(const Section*);
    void retranslate();
    QSize sizeHint() const override { return {116, 216}; }
    QSize minimumSizeHint() const override { return {96, 150}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    std::optional<EventPicture> m_picture;
};

}  // namespace inselwerk
