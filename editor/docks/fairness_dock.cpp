#include "editor/docks/fairness_dock.h"

#include "app/common/text/messages.h"
#include "editor/common/line_icon.h"
#include "editor/forms/hint_line.h"
#include "editor/tools/compass.h"

#include <QAction>
#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace inselwerk {
namespace {

/// So long draws are judged before other events have their turn: with what else a move of the brush costs this stays
/// below 16 ms.
constexpr int slice = 4;  // milliseconds

QLabel* makeLabel()
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel* makeTitle()
{
    auto* label = new QLabel;
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setWordWrap(true);
    return label;
}

QString coordinates(HexCoord at) { return QStringLiteral("[%1, %2]").arg(at.q).arg(at.r); }

/// `[0, 0]–[1, 0], [2, 0]–[2, 1]`; of many the first ones and how many more there are.
QString pairsText(const std::vector<Fairness::Pair>& pairs)
{
    constexpr std::size_t most = 8;
    QStringList items;
    for (std::size_t i = 0; i < std::min(most, pairs.size()); ++i)
        items << coordinates(pairs[i].first) + QStringLiteral("–") + coordinates(pairs[i].second);
    const QString list = items.join(QStringLiteral(", "));
    if (pairs.size() <= most) return list;
    //: The end of a list of pairs of hexes; %1: the first ones, %n: how many are not shown
    return fill(FairnessDock::tr("%1 and %n more", nullptr, static_cast<int>(pairs.size() - most)), {list});
}

}  // namespace

FairnessDock::FairnessDock(const Studio& studio)
    : Dock(QStringLiteral("fairness"), Icon::Balance, studio),
      m_overlay(new FairnessOverlay(this)),
      m_action(new QAction(this)),
      m_missed(new HintLine),
      m_summary(makeLabel()),
      m_bars(new FairnessBars),
      m_sentences(makeLabel()),
      m_bestTitle(makeTitle()),
      m_best(new QListWidget),
      m_seatsTitle(makeTitle()),
      m_players(new QSpinBox),
      m_seats(makeLabel())
{
    setWidget(makePanel());
    studio.canvas.addOverlay(m_overlay);
    m_action->setIcon(lineIcon(Icon::Balance));
    m_action->setObjectName(QStringLiteral("fairness"));
    m_action->setCheckable(true);
    m_action->setShortcut(Qt::Key_F9);
    connect(m_action, &QAction::toggled, this, [this](bool on) {
        if (on) compute();
        m_overlay->setShown(on);
    });
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &FairnessDock::compute);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &FairnessDock::goOn);
    connect(&document(), &Document::changed, this, [this](const Touched& touched) {
        if (touched.head || touched.board(focus().boardIndex())) later();
    });
    connect(&focus(), &Focus::boardChanged, this, [this] {
        m_overlay->setChosen(std::nullopt);
        compute();
    });
    connect(&focus(), &Focus::selectionChanged, this, [this] { m_overlay->setChosen(std::nullopt); });
    connect(m_players, &QSpinBox::valueChanged, this, &FairnessDock::compute);
    connect(m_best, &QListWidget::itemClicked, this, [this] { jump(m_best->currentRow()); });
    connect(m_best, &QListWidget::itemActivated, this, [this] { jump(m_best->currentRow()); });
    updatePlayers();
}

QWidget* FairnessDock::makePanel()
{
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(6);
    auto* badges = new QToolButton;
    badges->setDefaultAction(m_action);
    badges->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    column->addWidget(badges, 0, Qt::AlignLeft);
    column->addWidget(m_missed);
    column->addWidget(m_summary);
    column->addWidget(m_bars);
    column->addWidget(m_sentences);
    column->addWidget(m_bestTitle);
    m_bestTitle->setBuddy(m_best);
    m_best->setFixedHeight(6 * m_best->fontMetrics().height() + 12);
    column->addWidget(m_best);
    auto* seats = new QHBoxLayout;
    seats->addWidget(m_seatsTitle, 1);
    seats->addWidget(m_players);
    column->addLayout(seats);
    column->addWidget(m_seats);
    column->addStretch();
    return panel;
}

void FairnessDock::later()
{
    m_judge.reset();
    m_pause.stop();
    if (m_slow || !m_timer.isActive()) m_timer.start();
}

void FairnessDock::showEvent(QShowEvent* event)
{
    Dock::showEvent(event);
    compute();
}

void FairnessDock::updatePlayers()
{
    const QSignalBlocker quiet(m_players);
    const Board* board = focus().board();
    const int least = board ? std::clamp(board->minPlayers, minSeats, maxSeats) : minSeats;
    const int most = board ? std::clamp(board->maxPlayers, least, maxSeats) : maxSeats;
    const bool first = m_players->maximum() > maxSeats;
    m_players->setRange(least, most);
    if (first) m_players->setValue(most);
}

void FairnessDock::compute()
{
    m_timer.stop();
    m_pause.stop();
    m_judge.reset();
    updatePlayers();
    if (!m_action->isChecked() && !isVisible()) return;
    if (const Board* board = focus().board()) {
        m_slow = false;
        m_judge.emplace(document().scenario(), *board, m_players->value());
        return goOn();
    }
    m_fairness = {};
    m_overlay->setFairness(m_fairness);
    showAll();
}

void FairnessDock::goOn()
{
    QElapsedTimer time;
    time.start();
    while (!m_judge->isDone() && time.elapsed() < slice) m_judge->addDraw();
    if (!m_judge->isDone()) {
        m_slow = true;
        return m_pause.start();
    }
    m_fairness = m_judge->judgement();
    m_judge.reset();
    m_overlay->setFairness(m_fairness);
    showAll();
}

void FairnessDock::showAll()
{
    m_bars->setFairness(m_fairness);
    m_missed->setText(
        m_fairness.missed == 0
            ? QString()
            : tr("%n draw(s) miss(es) what a draw must satisfy, so all numbers are uncertain. The preview in the panel "
                 "“Chance” names what cannot be met.",
                 nullptr, m_fairness.missed));
    showSentences();
    showBest();
    showSeats();
}

void FairnessDock::showSentences()
{
    if (m_fairness.draws == 0) {
        m_summary->setText(tr("The board has no land, or too much for a game."));
        m_sentences->clear();
        return;
    }
    const auto& pips = m_fairness.resources;
    const auto least = static_cast<std::size_t>(std::min_element(pips.begin(), pips.end()) - pips.begin());
    const auto most = static_cast<std::size_t>(std::max_element(pips.begin(), pips.end()) - pips.begin());
    const auto word = [](std::size_t resource) { return translateWord(nameOf(static_cast<Resource>(resource))); };
    QStringList summary;
    summary << fill(
        //: %1: the resource that pays least, %2: its pips, %3: the one that pays most, %4: its pips, %5: their average
        tr("Least pips: %1 with %2; most: %3 with %4; on average %5."),
        {word(least), pipsText(pips[least]), word(most), pipsText(pips[most]), pipsText(m_fairness.averageResource())});
    summary << fill(
        tr("The best corner has %1, the poorest %2."),
        {pipsText(m_fairness.bestPips()), pipsText(m_fairness.poorestPips())});
    if (m_fairness.drawn) summary << tr("All numbers are the means of %n draw(s).", nullptr, m_fairness.draws);
    m_summary->setText(summary.join(QLatin1Char(' ')));
    QStringList sentences;
    const auto pairs = [&](double count, const std::vector<Fairness::Pair>& list, const QString& none,
                           const QString& some, const QString& mean) {
        if (count == 0)
            sentences << none;
        else
            sentences << (m_fairness.drawn ? fill(mean, {pipsText(count)}) : fill(some, {pairsText(list)}));
    };
    pairs(
        m_fairness.redPairs, m_fairness.redNeighbours, tr("No red numbers lie side by side."),
        //: %1: pairs of hexes
        tr("Red numbers side by side: %1."),
        //: %1: a mean
        tr("Pairs of red numbers side by side: %1."));
    pairs(
        m_fairness.equalPairs, m_fairness.equalNeighbours, tr("No equal numbers lie side by side."),
        //: %1: pairs of hexes
        tr("Equal numbers side by side: %1."),
        //: %1: a mean
        tr("Pairs of equal numbers side by side: %1."));
    sentences
        << (m_fairness.harboursAtHome == 0
                ? tr("No harbour lies at its own resource.")
                : fill(tr("Harbours at their own resource: %1."), {pipsText(m_fairness.harboursAtHome)}));
    m_sentences->setText(sentences.join(QLatin1Char('\n')));
}

QString FairnessDock::cornerText(const CornerName& corner) const
{
    const Board* board = focus().board();
    const std::string_view letters = cornerName(corner.corner, board ? board->orientation : Orientation::Pointy);
    return coordinates(corner.hex) + QLatin1Char(' ') + compassLetters(letters);
}

void FairnessDock::showBest()
{
    const int row = m_best->currentRow();
    m_best->clear();
    for (const std::size_t c : m_fairness.best) {
        const Fairness::Corner& corner = m_fairness.corners[c];
        const QStringList parts{cornerText(corner.name), pipsText(corner.pips), pipsText(corner.kinds)};
        m_best->addItem(
            corner.harbour
                //: A corner: %1 is its name, %2 its pips, %3 how many resources it yields
                ? fill(tr("%1: %2 pips, resources: %3, harbour"), parts)
                //: A corner: %1 is its name, %2 its pips, %3 how many resources it yields
                : fill(tr("%1: %2 pips, resources: %3"), parts));
    }
    if (row < m_best->count()) m_best->setCurrentRow(row);
}

void FairnessDock::showSeats()
{
    QStringList lines;
    const Board* board = focus().board();
    const bool fixed = board && !board->pieces.empty();
    for (std::size_t i = 0; i < m_fairness.seats.size(); ++i) {
        const Fairness::Seat& seat = m_fairness.seats[i];
        QStringList corners;
        for (const CornerName& corner : seat.corners) corners << cornerText(corner);
        const QString who = seat.colour ? translateWord(nameOf(*seat.colour))
                                        //: %1: place in turn order
                                        : fill(tr("Player %1"), {QString::number(i + 1)});
        lines
            << (corners.isEmpty()
                    //: %1: who, %2: pips
                    ? fill(tr("%1: %2"), {who, pipsText(seat.pips)})
                    //: %1: who, %2: pips, %3: corners
                    : fill(tr("%1: %2 (%3)"), {who, pipsText(seat.pips), corners.join(QStringLiteral(", "))}));
    }
    if (!lines.isEmpty())
        lines << fill(
            m_fairness.drawn ? tr("From the poorest seat of a draw to its best, on average: %1.")
                             : tr("From the poorest seat to the best: %1."),
            {pipsText(m_fairness.spread)});
    m_seats->setText(lines.join(QLatin1Char('\n')));
    m_seatsTitle->setText(fixed ? tr("Pips of the starting pieces") : tr("Pips if all take the best corner"));
    m_players->setVisible(!fixed);
}

void FairnessDock::jump(int row)
{
    if (row < 0 || row >= static_cast<int>(m_fairness.best.size())) return;
    const CornerName corner = m_fairness.corners[m_fairness.best[static_cast<std::size_t>(row)]].name;
    focus().select({corner.hex});
    studio().canvas.setCursorHex(corner.hex);
    m_overlay->setChosen(corner);
}

void FairnessDock::retranslate()
{
    setWhatsThis(
        tr("How even the board is: what each resource yields, red and equal neighbours, the best corners, and what "
           "each seat gets in a snake draft."));
    setTitles(tr("Fairness"));
    m_action->setText(tr("Pips at &the corners"));
    m_action->setIconText(tr("Fairness"));
    //: %1: a key
    m_action->setToolTip(
        fill(tr("Pips at the corners (%1)"), {m_action->shortcut().toString(QKeySequence::NativeText)}));
    m_bestTitle->setText(tr("Best corners to start"));
    m_best->setAccessibleName(tr("Best corners to start"));
    m_best->setToolTip(tr("Pips, different resources and harbours count. A click or Enter goes to the corner."));
    m_players->setAccessibleName(tr("Number of players"));
    m_players->setSuffix(tr(" players"));
    m_seats->setAccessibleName(tr("Pips of each seat"));
    m_bars->retranslate();
    m_overlay->retranslate();
    showAll();
}

}  // namespace inselwerk
