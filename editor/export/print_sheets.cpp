#include "editor/export/print_sheets.h"

#include "app/common/painting/board_painter.h"
#include "app/common/painting/number_disc.h"
#include "app/common/text/messages.h"
#include "editor/docks/token_picture.h"
#include "editor/document/file_store.h"
#include "editor/model/event_tokens.h"
#include "engine/rules/registry.h"

#include <QBuffer>
#include <QPdfWriter>

#include <cmath>
#include <numbers>

namespace inselwerk {
namespace {

/// Lengths are tenths of a millimetre.
constexpr qreal mm = 10;
constexpr qreal margin = 12 * mm;
constexpr qreal footer = 8 * mm;
constexpr qreal headingSize = 6 * mm;
constexpr qreal textSize = 4 * mm;

/// What of a sheet may be printed on.
QRectF pageArea(QPageSize::PageSizeId paper, QPageLayout::Orientation orientation)
{
    const QSizeF upright = QPageSize::size(paper, QPageSize::Millimeter) * mm;
    const QSizeF size = orientation == QPageLayout::Portrait ? upright : upright.transposed();
    return QRectF(QPointF(0, 0), size).adjusted(margin, margin, -margin, -margin - footer);
}

std::size_t copiesOf(const Section& eventToken)
{
    return static_cast<std::size_t>(std::max(0, event_tokens::countOf(eventToken)));
}

/// Sentences about who does something begin with who that is: "everybody: …".
QString withCapital(QString sentence)
{
    if (!sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
    return sentence;
}

/// With its name where no drawing says what it does.
EventPicture faceOf(const Section& eventToken)
{
    EventPicture picture = pictureOfToken(eventToken);
    picture.words = Components::titleOf(eventToken);
    return picture;
}

}  // namespace

/// The sheet that is being painted; begins the next one where asked.
class PrintSheets::Sheet
{
public:
    Sheet(QPdfWriter& writer, QPageSize::PageSizeId paper, QString name)
        : m_writer(writer), m_paper(paper), m_name(std::move(name))
    {
        writer.setPageSize(QPageSize(paper));
    }

    void begin(QPageLayout::Orientation orientation, const QString& title, bool withHeading = true)
    {
        m_writer.setPageOrientation(orientation);
        if (m_pages++ == 0)
            m_painter.begin(&m_writer);
        else
            m_writer.newPage();
        m_painter.resetTransform();
        m_painter.setClipping(false);
        constexpr qreal tenthsPerInch = 254;
        const qreal dots = m_writer.resolution() / tenthsPerInch;
        m_painter.scale(dots, dots);
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_area = inselwerk::pageArea(m_paper, orientation);
        paintFooter(title);
        if (!withHeading) return;
        text(QRectF(m_area.topLeft(), QSizeF(m_area.width(), headingSize * 1.5)), title, headingSize, true);
        m_area.setTop(m_area.top() + headingSize * 2);
    }
    void text(
        const QRectF& box, const QString& words, qreal size, bool bold = false,
        int flags = Qt::AlignLeft | Qt::AlignTop)
    {
        setFont(size, bold);
        m_painter.setPen(Qt::black);
        m_painter.drawText(box, flags | Qt::TextWordWrap, words);
    }
    /// Of the text within the width of the box.
    qreal heightOf(const QRectF& box, const QString& words, qreal size, bool bold = false)
    {
        setFont(size, bold);
        return m_painter.boundingRect(box, Qt::TextWordWrap, words).height();
    }
    QPainter& painter() { return m_painter; }
    QPageSize::PageSizeId paper() const { return m_paper; }
    /// What is left for the content.
    const QRectF& area() const { return m_area; }
    int pages() const { return m_pages; }
    void end()
    {
        if (m_painter.isActive()) m_painter.end();
    }

private:
    void setFont(qreal size, bool bold)
    {
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setPixelSize(static_cast<int>(size));
        font.setBold(bold);
        m_painter.setFont(font);
    }
    void paintFooter(const QString& title)
    {
        const QRectF line(m_area.left(), m_area.bottom() + 2 * mm, m_area.width(), footer);
        constexpr qreal small = 3 * mm;
        text(line, m_name, small);
        //: Foot of a printed sheet: %1 is what is on it, %2 its number
        text(
            line, fill(PrintSheets::tr("%1 – sheet %2"), {title, QString::number(m_pages)}), small, false,
            Qt::AlignRight);
    }

    QPdfWriter& m_writer;
    QPageSize::PageSizeId m_paper;
    QString m_name;
    QPainter m_painter;
    QRectF m_area;
    int m_pages = 0;
};

PrintSheets::PrintSheets(const Scenario& scenario, const Board& board, BoardPicture picture)
    : m_scenario(scenario), m_board(board), m_picture(std::move(picture))
{
    // Paper is white, and ink is dear.
    m_picture.dark = false;
    m_picture.sea = false;
    m_picture.detail = Detail::Full;
}

QString PrintSheets::write(const QString& file, const Choice& choice)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QString name = translate(m_scenario.name);
    {
        QPdfWriter writer(&buffer);
        constexpr int dotsPerInch = 600;
        writer.setResolution(dotsPerInch);
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setTitle(name);
        writer.setCreator(QStringLiteral("Inselwerk"));
        //: Foot of a printed sheet: %1 is the name of a scenario, %2 that of its board
        Sheet sheet(writer, choice.paper, fill(tr("%1: %2"), {name, translate(m_board.name)}));
        if (choice.board && choice.trueSize)
            paintBoardInTrueSize(sheet, choice.hexWidth);
        else if (choice.board)
            paintBoard(sheet);
        if (choice.numberTokens) {
            paintNumberTokens(sheet);
            paintCropTokens(sheet);
        }
        if (choice.stacks) paintStacks(sheet);
        if (choice.components) paintComponents(sheet);
        if (choice.eventTokens) paintEventTokens(sheet);
        m_page = sheet.pages();
        sheet.end();
    }
    if (m_page == 0) return tr("There is nothing to print: the board has none of what you chose.");
    return FileStore::write(file, bytes);
}

void PrintSheets::paintBoard(Sheet& sheet)
{
    const QSizeF board = boundsFor(1).size();
    const auto sizeOn = [&](QPageLayout::Orientation orientation) {
        const QSizeF area = pageArea(sheet.paper(), orientation).size();
        return std::min(area.width() / board.width(), (area.height() - headingSize * 2) / board.height());
    };
    const bool lying = sizeOn(QPageLayout::Landscape) > sizeOn(QPageLayout::Portrait);
    sheet.begin(lying ? QPageLayout::Landscape : QPageLayout::Portrait, tr("Board"));
    BoardPainter(m_picture, sheet.area()).paint(sheet.painter());
}

/// Around land, harbours and what is drawn beside them, in tenths of a millimetre; [0, 0] lies at the origin.
QRectF PrintSheets::boundsFor(double hexWidth) const
{
    const qreal radius = hexWidth * mm / std::numbers::sqrt3;
    qreal left = 0, top = 0, right = 0, bottom = 0;
    bool first = true;
    for (const HexPicture& hex : m_picture.hexes) {
        const Point centre = centreOf(hex.at, m_picture.orientation);
        left = first ? centre.x : std::min(left, centre.x);
        right = first ? centre.x : std::max(right, centre.x);
        top = first ? centre.y : std::min(top, centre.y);
        bottom = first ? centre.y : std::max(bottom, centre.y);
        first = false;
    }
    constexpr qreal aside = 1.75;  // half a hex and the sign of a harbour beyond it
    return {QPointF(left - aside, top - aside) * radius, QPointF(right + aside, bottom + aside) * radius};
}

PrintSheets::Tiling PrintSheets::tilingOf(double hexWidth, QPageSize::PageSizeId paper) const
{
    const QRectF bounds = boundsFor(hexWidth);
    const auto with = [&](QPageLayout::Orientation orientation) {
        const QSizeF area = inselwerk::pageArea(paper, orientation).size();
        return Tiling{
            static_cast<int>(std::ceil(bounds.width() / area.width())),
            static_cast<int>(std::ceil(bounds.height() / area.height())), orientation};
    };
    const Tiling upright = with(QPageLayout::Portrait);
    const Tiling lying = with(QPageLayout::Landscape);
    return lying.columns * lying.rows < upright.columns * upright.rows ? lying : upright;
}

void PrintSheets::paintBoardInTrueSize(Sheet& sheet, double hexWidth)
{
    const Tiling tiling = tilingOf(hexWidth, sheet.paper());
    const QRectF bounds = boundsFor(hexWidth);
    const qreal radius = hexWidth * mm / std::numbers::sqrt3;
    const BoardPainter board(m_picture, BoardGeometry(m_picture, bounds, radius, QPointF(0, 0)));
    const QSizeF step = inselwerk::pageArea(sheet.paper(), tiling.orientation).size();
    const QPointF corner = bounds.center() - QPointF(tiling.columns * step.width(), tiling.rows * step.height()) / 2;
    for (int row = 0; row < tiling.rows; ++row)
        for (int column = 0; column < tiling.columns; ++column) {
            //: A board over several sheets
            const QString place =
                fill(tr("Board, row %1, column %2"), {QString::number(row + 1), QString::number(column + 1)});
            sheet.begin(tiling.orientation, place, false);
            QPainter& painter = sheet.painter();
            painter.save();
            painter.setPen(QPen(Qt::gray, 2, Qt::DashLine));  // cut here and glue to the neighbour
            painter.drawRect(sheet.area());
            painter.setClipRect(sheet.area());
            painter.translate(sheet.area().topLeft() - corner - QPointF(column * step.width(), row * step.height()));
            board.paint(painter);
            painter.restore();
        }
}

/// Round tokens in rows, on as many sheets as they need.
void PrintSheets::paintRounds(
    Sheet& sheet, const QString& title, std::size_t count, double diameter,
    const std::function<void(std::size_t, QPointF, qreal)>& paint)
{
    constexpr qreal gap = 4 * mm;
    const qreal pitch = diameter * mm + gap;
    std::size_t next = 0;
    while (next < count) {
        sheet.begin(QPageLayout::Portrait, title);
        const QRectF area = sheet.area();
        const int columns = static_cast<int>(area.width() / pitch);
        const int rows = static_cast<int>(area.height() / pitch);
        for (int at = 0; at < columns * rows && next < count; ++at, ++next)
            paint(next, area.topLeft() + QPointF(at % columns + .5, at / columns + .5) * pitch, diameter * mm / 2);
    }
}

void PrintSheets::paintNumberTokens(Sheet& sheet)
{
    const std::vector<int> numbers = Components(m_scenario, m_board).numberTokens();
    constexpr double diameter = 24;
    paintRounds(
        sheet, tr("Number tokens to cut out"), numbers.size(), diameter,
        [&](std::size_t i, QPointF centre, qreal radius) {
            paintNumberDisc(sheet.painter(), centre, radius, numbers[i]);
        });
}

void PrintSheets::paintCropTokens(Sheet& sheet)
{
    std::vector<Crop> tokens;
    for (const auto& [crop, count] : Components(m_scenario, m_board).cropTokens())
        tokens.insert(tokens.end(), static_cast<std::size_t>(count), crop);
    constexpr double diameter = 16;
    paintRounds(
        sheet, tr("Crop tokens to cut out"), tokens.size(), diameter, [&](std::size_t i, QPointF centre, qreal radius) {
            paintCropToken(sheet.painter(), centre, radius, tokens[i]);
        });
}

void PrintSheets::paintStacks(Sheet& sheet)
{
    const auto stacks = Components(m_scenario, m_board).stacks();
    if (stacks.empty()) return;
    sheet.begin(QPageLayout::Portrait, tr("Stacks of number tokens"));
    constexpr qreal pitch = 16 * mm;
    constexpr qreal radius = 7 * mm;
    qreal y = sheet.area().top();
    for (const auto& [stack, copies] : stacks) {
        const int columns = static_cast<int>(sheet.area().width() / pitch);
        const int rows = (static_cast<int>(stack->tokens.size()) + columns - 1) / columns;
        const qreal height = 16 * mm + rows * pitch;
        if (y + height > sheet.area().bottom()) {
            sheet.begin(QPageLayout::Portrait, tr("Stacks of number tokens"));
            y = sheet.area().top();
        }
        const QString order = stack->shuffled ? tr("shuffled before the game") : tr("in this order, the first on top");
        const QString after = stack->afterRoll == AfterRoll::Leaves
                                  ? tr("after the roll the top token leaves")
                                  : tr("after the roll the top token goes to the bottom");
        //: %1: name of a stack, %2: on how many hexes it lies, %3 and %4: parts of a sentence
        const QString line = fill(
            tr("%1, %2: %3; %4."),
            {QString::fromStdString(stack->id), tr("on %n hex(es)", nullptr, copies), order, after});
        sheet.text(QRectF(sheet.area().left(), y, sheet.area().width(), 12 * mm), line, textSize);
        y += 12 * mm;
        for (std::size_t i = 0; i < stack->tokens.size(); ++i) {
            const auto at = static_cast<int>(i);
            const QPointF centre(sheet.area().left() + (at % columns + .5) * pitch, y + (at / columns + .5) * pitch);
            paintNumberDisc(sheet.painter(), centre, radius, stack->tokens[i]);
        }
        y += rows * pitch + 4 * mm;
    }
}

void PrintSheets::paintComponents(Sheet& sheet)
{
    constexpr qreal line = 6 * mm;
    qreal y = 0;
    int column = 2;  // beyond the last one: the first line begins a sheet
    QRectF area;
    const auto advance = [&](int lines) {
        if (column < 2 && y + lines * line <= area.bottom()) return;
        if (++column > 1) {
            sheet.begin(QPageLayout::Portrait, tr("What is needed"));
            area = sheet.area();
            column = 0;
        }
        y = area.top();
    };
    const auto write = [&](const QString& words, bool bold, qreal indent) {
        const qreal width = area.width() / 2;
        const QRectF box(area.left() + column * width + indent, y, width - indent - 4 * mm, area.height());
        sheet.text(box, words, textSize, bold);
        y += std::max(line, sheet.heightOf(box, words, textSize, bold) + 1 * mm);
    };
    for (const Components::Group& group : Components(m_scenario, m_board).groups()) {
        advance(3);
        write(group.title, true, 0);
        for (const Components::Line& entry : group.lines) {
            advance(2);
            //: A line of a list of parts: “4 × forest”
            const QString counted = fill(tr("%1 × %2"), {QString::number(entry.count), entry.what});
            write(entry.count > 0 ? counted : entry.what, false, 4 * mm);
        }
        y += line;
    }
}

void PrintSheets::paintEventTokens(Sheet& sheet)
{
    std::vector<EventPicture> faces;
    for (const Section& token : event_tokens::of(m_scenario)) faces.insert(faces.end(), copiesOf(token), faceOf(token));
    constexpr double diameter = 32;
    paintRounds(
        sheet, tr("Event tokens to cut out"), faces.size(), diameter, [&](std::size_t i, QPointF centre, qreal radius) {
            paintEventToken(sheet.painter(), centre, radius, faces[i]);
        });
    paintEventKey(sheet);
}

/// What each event token does, in two columns: a face has no room for it.
void PrintSheets::paintEventKey(Sheet& sheet)
{
    constexpr qreal radius = 8 * mm;
    constexpr qreal gap = 4 * mm;
    constexpr qreal sentenceSize = 3 * mm;
    constexpr int lastColumn = 1;
    int column = lastColumn;
    qreal y = 0;
    QRectF area;  // none yet: the first entry begins a sheet
    for (const Section& token : event_tokens::of(m_scenario)) {
        //: A line of a list of parts: “4 × forest”
        const QString title =
            fill(tr("%1 × %2"), {QString::number(event_tokens::countOf(token)), Components::titleOf(token)});
        QStringList sentences;
        for (const Message& sentence : event_tokens::sentencesOf(token, moduleTypes()))
            sentences << withCapital(translate(sentence));
        const QString words = sentences.join(QLatin1Char(' '));
        const qreal indent = 2 * radius + gap;
        const auto boxFor = [&] {
            const qreal width = area.width() / (lastColumn + 1);
            return QRectF(area.left() + column * width + indent, y, width - indent - gap, area.height());
        };
        qreal height = 0;
        const auto measure = [&] {
            const QRectF box = boxFor();
            height = sheet.heightOf(box, title, textSize, true) + sheet.heightOf(box, words, sentenceSize);
            height = std::max(height, 2 * radius) + gap;
        };
        if (!area.isNull()) measure();
        if (area.isNull() || y + height > area.bottom()) {
            if (++column > lastColumn) {
                sheet.begin(QPageLayout::Portrait, tr("What the event tokens do"));
                area = sheet.area();
                column = 0;
            }
            y = area.top();
            measure();
        }
        QRectF box = boxFor();
        paintEventToken(sheet.painter(), QPointF(box.left() - indent + radius, y + radius), radius, faceOf(token));
        sheet.text(box, title, textSize, true);
        box.setTop(y + sheet.heightOf(box, title, textSize, true));
        sheet.text(box, words, sentenceSize);
        y += height;
    }
}

}  // namespace inselwerk
