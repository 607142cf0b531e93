#pragma once

#include "editor/export/print_sheets.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QRadioButton;
class QSpinBox;

namespace inselwerk {

/// Asks how large a picture of the board shall be.
class PictureDialog : public QDialog
{
    Q_OBJECT

public:
    PictureDialog(const BoardPicture&, QWidget* parent);

    QSize imageSize() const;
    bool water() const;

private:
    void showPreview();

    BoardPicture m_picture;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QCheckBox* m_fit;
    QCheckBox* m_water;
    QLabel* m_preview;
};

/// Asks what shall be printed.
class SheetsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `paper`: what is chosen at first.
    SheetsDialog(const PrintSheets&, const Scenario&, const Board&, QPageSize::PageSizeId paper, QWidget* parent);

    PrintSheets::Choice choice() const;

private:
    void refresh();

    const PrintSheets& m_sheets;
    QCheckBox* m_board;
    QRadioButton* m_onePage;
    QRadioButton* m_trueSize;
    QDoubleSpinBox* m_hexWidth;
    QComboBox* m_paper;
    QCheckBox* m_tokens;
    QCheckBox* m_stacks;
    QCheckBox* m_components;
    QCheckBox* m_events;
    QLabel* m_sheetCount;
    QPushButton* m_write;
};

}  // namespace inselwerk
