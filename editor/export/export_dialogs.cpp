#include "editor/export/export_dialogs.h"

#include "editor/export/board_image.h"
#include "editor/model/event_tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

namespace inselwerk {
namespace {

constexpr std::array papers{QPageSize::A4, QPageSize::A3, QPageSize::Letter};

QSpinBox* pixels(const QString& name, int value)
{
    auto* box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(smallestImage, largestImage);
    box->setSingleStep(100);
    //: After a number of pixels
    box->setSuffix(PictureDialog::tr(" px"));
    box->setValue(value);
    return box;
}

QPushButton* addButtons(QDialog& dialog, QVBoxLayout& column, const QString& accept)
{
    auto* buttons = new QDialogButtonBox;
    QPushButton* button = buttons->addButton(accept, QDialogButtonBox::AcceptRole);
    button->setObjectName(QStringLiteral("export"));
    buttons->addButton(PictureDialog::tr("Cancel"), QDialogButtonBox::RejectRole)
        ->setObjectName(QStringLiteral("cancel"));
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column.addWidget(buttons);
    return button;
}

/// The grey squares that stand for "nothing here".
void paintChequers(QPainter& painter, QSize size)
{
    constexpr int step = 8;
    painter.fillRect(QRect(QPoint(0, 0), size), Qt::white);
    for (int y = 0; y < size.height(); y += step)
        for (int x = (y / step) % 2 * step; x < size.width(); x += 2 * step)
            painter.fillRect(x, y, step, step, QColor(Qt::lightGray));
}

}  // namespace

PictureDialog::PictureDialog(const BoardPicture& picture, QWidget* parent)
    : QDialog(parent),
      m_picture(picture),
      m_width(pixels(QStringLiteral("width"), 1600)),
      m_height(pixels(QStringLiteral("height"), heightFor(picture, 1600))),
      m_fit(new QCheckBox(tr("Height as the &board needs it"))),
      m_water(new QCheckBox(tr("With water &around the land"))),
      m_preview(new QLabel)
{
    setWindowTitle(tr("Picture of the board"));
    m_fit->setChecked(true);
    m_water->setChecked(true);
    m_water->setObjectName(QStringLiteral("water"));
    m_fit->setObjectName(QStringLiteral("fit"));
    m_water->setWhatsThis(tr("Without it, everything but the land is transparent."));
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setMinimumSize(340, 260);
    m_preview->setAccessibleName(tr("Preview"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Width:"), m_width);
    form->addRow(tr("&Height:"), m_height);
    form->addRow(m_fit);
    form->addRow(m_water);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_preview, 1);
    column->addLayout(form);
    addButtons(*this, *column, tr("&Save the picture…"));
    connect(m_width, &QSpinBox::valueChanged, this, &PictureDialog::showPreview);
    connect(m_height, &QSpinBox::valueChanged, this, &PictureDialog::showPreview);
    connect(m_fit, &QCheckBox::toggled, this, &PictureDialog::showPreview);
    connect(m_water, &QCheckBox::toggled, this, &PictureDialog::showPreview);
    showPreview();
}

void PictureDialog::showPreview()
{
    m_height->setEnabled(!m_fit->isChecked());
    if (m_fit->isChecked()) {
        const QSignalBlocker quiet(m_height);
        m_height->setValue(heightFor(m_picture, m_width->value()));
    }
    const QSize shown = imageSize().scaled(m_preview->minimumSize(), Qt::KeepAspectRatio);
    QPixmap pixmap(shown);
    QPainter painter(&pixmap);
    paintChequers(painter, shown);
    painter.drawImage(0, 0, boardImage(m_picture, shown, water()));
    painter.end();
    m_preview->setPixmap(pixmap);
}

QSize PictureDialog::imageSize() const { return {m_width->value(), m_height->value()}; }
bool PictureDialog::water() const { return m_water->isChecked(); }

SheetsDialog::SheetsDialog(
    const PrintSheets& sheets, const Scenario& scenario, const Board& board, QPageSize::PageSizeId paper,
    QWidget* parent)
    : QDialog(parent),
      m_sheets(sheets),
      m_board(new QCheckBox(tr("The &board"))),
      m_onePage(new QRadioButton(tr("on &one sheet"))),
      m_trueSize(new QRadioButton(tr("in &true size, over several sheets"))),
      m_hexWidth(new QDoubleSpinBox),
      m_paper(new QComboBox),
      m_tokens(new QCheckBox(tr("&Number tokens to cut out"))),
      m_stacks(new QCheckBox(tr("The order of the st&acks"))),
      m_components(new QCheckBox(tr("The &list of what is needed"))),
      m_events(new QCheckBox(tr("&Event tokens to cut out"))),
      m_sheetCount(new QLabel)
{
    setWindowTitle(tr("Print sheets"));
    const PrintSheets::Choice usual;
    const Components parts(scenario, board);
    const auto offer = [](QCheckBox* box, const char* name, bool there) {
        box->setObjectName(QLatin1String(name));
        box->setChecked(there);
        box->setEnabled(there);
    };
    offer(m_board, "board", true);
    offer(m_tokens, "tokens", !parts.numberTokens().empty() || !parts.cropTokens().empty());
    if (!parts.cropTokens().empty()) m_tokens->setText(tr("&Number tokens and crop tokens to cut out"));
    offer(m_stacks, "stacks", !parts.stacks().empty());
    offer(m_components, "components", true);
    offer(m_events, "events", !event_tokens::of(scenario).empty());
    m_trueSize->setObjectName(QStringLiteral("trueSize"));
    m_onePage->setChecked(true);
    m_hexWidth->setObjectName(QStringLiteral("hexWidth"));
    m_hexWidth->setRange(10, 150);
    m_hexWidth->setValue(usual.hexWidth);
    m_hexWidth->setSuffix(tr(" mm"));
    m_hexWidth->setAccessibleName(tr("Width of a hex between two opposite sides"));
    m_hexWidth->setToolTip(m_hexWidth->accessibleName());
    auto* size = new QHBoxLayout;
    auto* sizeLabel = new QLabel(tr("&Hex width:"));
    sizeLabel->setBuddy(m_hexWidth);
    size->addSpacing(44);
    size->addWidget(sizeLabel);
    size->addWidget(m_hexWidth);
    size->addWidget(m_sheetCount, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_board);
    for (QRadioButton* way : {m_onePage, m_trueSize}) {
        auto* row = new QHBoxLayout;
        row->addSpacing(24);
        row->addWidget(way, 1);
        column->addLayout(row);
    }
    column->addLayout(size);
    for (QCheckBox* box : {m_tokens, m_stacks, m_components, m_events}) column->addWidget(box);
    auto* paperRow = new QHBoxLayout;
    auto* paperLabel = new QLabel(tr("&Paper:"));
    paperLabel->setBuddy(m_paper);
    m_paper->setObjectName(QStringLiteral("paper"));
    for (const QPageSize::PageSizeId each : papers)
        m_paper->addItem(each == QPageSize::Letter ? tr("US Letter") : QPageSize::key(each), each);
    m_paper->setCurrentIndex(m_paper->findData(paper));
    paperRow->addWidget(paperLabel);
    paperRow->addWidget(m_paper, 1);
    column->addLayout(paperRow);
    column->addStretch();
    m_write = addButtons(*this, *column, tr("&Save as PDF…"));
    for (QAbstractButton* button : std::initializer_list<QAbstractButton*>{
             m_board, m_onePage, m_trueSize, m_tokens, m_stacks, m_components, m_events})
        connect(button, &QAbstractButton::toggled, this, &SheetsDialog::refresh);
    connect(m_hexWidth, &QDoubleSpinBox::valueChanged, this, &SheetsDialog::refresh);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &SheetsDialog::refresh);
    refresh();
}

void SheetsDialog::refresh()
{
    m_onePage->setEnabled(m_board->isChecked());
    m_trueSize->setEnabled(m_board->isChecked());
    const bool sized = m_board->isChecked() && m_trueSize->isChecked();
    m_hexWidth->setEnabled(sized);
    const PrintSheets::Tiling tiling = m_sheets.tilingOf(m_hexWidth->value(), choice().paper);
    m_sheetCount->setText(sized ? tr("%n sheet(s)", nullptr, tiling.columns * tiling.rows) : QString());
    m_write->setEnabled(choice().any());
}

PrintSheets::Choice SheetsDialog::choice() const
{
    return {m_board->isChecked(),  m_trueSize->isChecked(),
            m_hexWidth->value(),   m_tokens->isChecked(),
            m_stacks->isChecked(), m_components->isChecked(),
            m_events->isChecked(), static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt())};
}

}  // namespace inselwerk
