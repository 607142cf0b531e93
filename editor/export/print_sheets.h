#pragma once

#include "app/common/painting/board_picture.h"
#include "editor/export/components.h"

#include <QPageLayout>
#include <QPageSize>
#include <QPainter>

#include <functional>

class QPdfWriter;

namespace inselwerk {

/// Sheets of paper with a board and what belongs to it, for people who play with cardboard. Everything is drawn as
/// shapes, so it is sharp at any size.
class PrintSheets
{
    Q_DECLARE_TR_FUNCTIONS(PrintSheets)

public:
    struct Choice
    {
        bool board = true;
        bool trueSize = false;     ///< the board over several sheets, with hexes of `hexWidth`; else it fits one
        double hexWidth = 79;      ///< mm between two opposite sides
        bool numberTokens = true;  ///< and crop tokens
        bool stacks = true;
        bool components = true;
        bool eventTokens = true;
        QPageSize::PageSizeId paper = QPageSize::A4;
        bool any() const { return board || numberTokens || stacks || components || eventTokens; }
    };

    /// `picture`: how the board is to look.
    PrintSheets(const Scenario&, const Board&, BoardPicture picture);

    /// Empty, or why the file cannot be written, as a sentence.
    QString write(const QString& file, const Choice&);
    int pages() const { return m_page; }

    /// Sheets that the board takes in its true size, in a row and in a column, and how they lie.
    struct Tiling
    {
        int columns = 1;
        int rows = 1;
        QPageLayout::Orientation orientation = QPageLayout::Portrait;
    };
    Tiling tilingOf(double hexWidth, QPageSize::PageSizeId paper) const;

private:
    class Sheet;

    void paintBoard(Sheet&);
    void paintBoardInTrueSize(Sheet&, double hexWidth);
    void paintRounds(
        Sheet&, const QString& title, std::size_t count, double diameter,
        const std::function<void(std::size_t, QPointF, qreal)>& paint);
    void paintNumberTokens(Sheet&);
    void paintStacks(Sheet&);
    void paintComponents(Sheet&);
    void paintCropTokens(Sheet&);
    void paintEventTokens(Sheet&);
    void paintEventKey(Sheet&);
    QRectF boundsFor(double hexWidth) const;

    const Scenario& m_scenario;
    const Board& m_board;
    BoardPicture m_picture;
    int m_page = 0;
};

}  // namespace inselwerk
