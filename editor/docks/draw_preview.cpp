#include "editor/docks/draw_preview.h"

#include "app/common/board_picture_of.h"
#include "app/common/text/messages.h"
#include "editor/canvas/board_canvas.h"
#include "editor/common/place_sentence.h"
#include "editor/docks/problem_sentence.h"
#include "engine/table/random.h"

#include <QElapsedTimer>

namespace inselwerk {
namespace {

/// Between two draws while a brush is at work.
constexpr int pause = 60;  // milliseconds
/// A draw that takes longer waits until the brush rests: a move of it must be quick.
constexpr int quick = 5;  // milliseconds

}  // namespace

DrawPreview& DrawPreview::of(const Studio& studio)
{
    auto* preview = studio.canvas.findChild<DrawPreview*>(QString(), Qt::FindDirectChildrenOnly);
    return preview ? *preview : *new DrawPreview(studio);
}

DrawPreview::DrawPreview(const Studio& studio) : QObject(&studio.canvas), m_studio(studio)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(pause);
    connect(&m_soon, &QTimer::timeout, this, &DrawPreview::draw);
    connect(&studio.document(), &Document::changed, this, [this] {
        if (m_active && (m_slow || !m_soon.isActive())) m_soon.start();
    });
    connect(&studio.focus(), &Focus::boardChanged, this, [this] { setActive(false); });
}

void DrawPreview::setActive(bool active)
{
    if (active == m_active) return;
    m_active = active && m_studio.focus().board();
    draw();
}

void DrawPreview::setSeed(std::uint64_t seed)
{
    m_seed = seed % seedLimit;
    m_active = m_studio.focus().board() != nullptr;
    draw();
}

void DrawPreview::next() { setSeed(m_seed + 1); }

void DrawPreview::previous() { setSeed(m_seed + seedLimit - 1); }

void DrawPreview::draw()
{
    m_soon.stop();
    QElapsedTimer time;
    time.start();
    m_draw = {};
    const Board* board = m_studio.focus().board();
    if (m_active && board) m_draw = drawOf(m_studio.scenario(), m_studio.focus().boardIndex(), m_seed);
    if (m_draw.drawn())
        m_studio.canvas.setPreview(boardPictureOf(m_draw.table, m_draw.deal, board));
    else
        m_studio.canvas.setPreview(std::nullopt);
    m_slow = time.elapsed() > quick;
    emit changed();
}

bool DrawPreview::canFix() const
{
    return m_active && m_draw.drawn() && m_studio.focus().board() && leavesToChance(*m_studio.focus().board());
}

void DrawPreview::fix()
{
    if (m_soon.isActive()) draw();
    if (!canFix()) return;
    const Draw draw = m_draw;
    setActive(false);
    m_studio.focus().change([] { return tr("Make the draw fixed"); }, [&draw](Board& board) { fixDraw(board, draw); });
}

bool DrawPreview::isTroubled() const { return m_active && (!m_draw.drawn() || !m_draw.unmet.empty()); }

QString DrawPreview::sentence() const
{
    if (!m_active) return tr("Shows the board as a game with this seed begins.");
    if (m_draw.problem)
        //: %1: an error of the scenario, as a sentence; %2: where it is, such as "Hex [0, -2]"
        return fill(
            tr("The board cannot be drawn before this error is mended: %1 (%2)"),
            {problemSentence(*m_draw.problem),
             placeSentence(placeOfPath(m_draw.problem->path, m_studio.scenario()), m_studio.scenario())});
    if (!m_draw.drawn()) return translate(m_draw.refusal);
    if (!m_draw.unmet.empty()) return unmetSentence();
    if (!leavesToChance(*m_studio.focus().board()))
        return tr("Nothing of this board is left to chance: it is the same in every game.");
    return tr("So the board begins in a game with this seed.");
}

QString DrawPreview::unmetSentence() const
{
    QStringList sentences;
    for (const std::vector<Constraint>& together : m_draw.unmet) {
        QStringList names;
        for (const Constraint constraint : together) names << fill(tr("“%1”"), {translateWord(wordOf(constraint))});
        sentences
            << (names.size() == 1
                    //: %1: a constraint in quotation marks, such as “6 and 8 never side by side”
                    ? fill(tr("No draw was found that meets the constraint %1."), {names.front()})
                    //: %1: constraints in quotation marks, “6 and 8 never side by side” and “equal numbers …”
                    : fill(tr("No draw was found that meets %1 together."), {joined(names)}));
    }
    //: After sentences about constraints that this draw does not meet
    sentences << tr("A game would take this one as it is.");
    return sentences.join(QLatin1Char(' '));
}

}  // namespace inselwerk
