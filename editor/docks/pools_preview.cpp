#include "editor/docks/pools_preview.h"

#include "app/common/painting/palette.h"
#include "editor/docks/draw_preview.h"
#include "engine/table/random.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QToolButton>
#include <QVBoxLayout>

namespace inselwerk {

PreviewPanel::PreviewPanel(const Studio& studio) : m_preview(DrawPreview::of(studio))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_on = new QCheckBox;
    m_on->setObjectName(QStringLiteral("preview"));
    column->addWidget(m_on);
    auto* row = new QHBoxLayout;
    m_seedLabel = new QLabel;
    m_seed = new QLineEdit;
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setMaxLength(16);
    static const QRegularExpression digits(QStringLiteral("[0-9]{1,16}"));
    m_seed->setValidator(new QRegularExpressionValidator(digits, this));
    m_seedLabel->setBuddy(m_seed);
    m_previous = new QToolButton;
    m_previous->setObjectName(QStringLiteral("previous-draw"));
    m_previous->setArrowType(Qt::LeftArrow);
    m_next = new QToolButton;
    m_next->setObjectName(QStringLiteral("next-draw"));
    m_next->setArrowType(Qt::RightArrow);
    row->addWidget(m_seedLabel);
    row->addWidget(m_seed, 1);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    column->addLayout(row);
    m_sentence = new QLabel;
    m_sentence->setObjectName(QStringLiteral("draw-sentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    column->addWidget(m_sentence);
    m_fix = new QPushButton;
    m_fix->setObjectName(QStringLiteral("fix-draw"));
    column->addWidget(m_fix);

    connect(m_on, &QCheckBox::clicked, &m_preview, &DrawPreview::setActive);
    connect(m_seed, &QLineEdit::editingFinished, this, &PreviewPanel::takeSeed);
    connect(m_previous, &QToolButton::clicked, &m_preview, &DrawPreview::previous);
    connect(m_next, &QToolButton::clicked, &m_preview, &DrawPreview::next);
    connect(m_fix, &QPushButton::clicked, &m_preview, &DrawPreview::fix);
    connect(&m_preview, &DrawPreview::changed, this, &PreviewPanel::refresh);
}

void PreviewPanel::takeSeed()
{
    const std::uint64_t seed = m_seed->text().toULongLong();
    if (seed >= seedLimit)
        refresh();  // back to the last one
    else if (seed != m_preview.seed())
        m_preview.setSeed(seed);
}

void PreviewPanel::refresh()
{
    m_on->setChecked(m_preview.isActive());
    m_seed->setText(QString::number(m_preview.seed()));
    m_sentence->setText(m_preview.sentence());
    const WindowPalette& colours = windowPalette(palette().color(QPalette::Window).lightnessF() < .5);
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, m_preview.isTroubled() ? colours.warn : colours.ink);
    m_sentence->setPalette(ink);
    m_fix->setEnabled(m_preview.canFix());
}

void PreviewPanel::retranslate()
{
    m_on->setText(tr("Preview of a draw"));
    m_on->setAccessibleName(m_on->text());
    m_seedLabel->setText(tr("Seed"));
    m_seed->setAccessibleName(tr("Seed of the draw"));
    m_previous->setAccessibleName(tr("Previous draw"));
    m_previous->setToolTip(tr("Previous draw"));
    m_next->setAccessibleName(tr("Next draw"));
    m_next->setToolTip(tr("Next draw"));
    m_fix->setText(tr("Make this draw fixed"));
    m_fix->setAccessibleName(m_fix->text());
    m_fix->setToolTip(tr("Writes terrain, numbers and harbours as drawn into the board"));
    refresh();
}

}  // namespace inselwerk
