#include "editor/window/status_facts.h"

#include "app/common/text/messages.h"

#include <QStatusBar>

#include <algorithm>

namespace inselwerk {

StatusFacts::StatusFacts(Focus& focus, Autosave& autosave, QStatusBar& bar)
    : QObject(&bar), m_focus(focus), m_autosave(autosave), m_board(new SteadyLabel), m_copy(new QLabel)
{
    bar.addPermanentWidget(m_board);
    bar.addPermanentWidget(m_copy);
    m_copy->setTextFormat(Qt::PlainText);
    constexpr int second = 1000;
    m_clock.setInterval(second);
    connect(&m_clock, &QTimer::timeout, this, &StatusFacts::updateCopy);
    connect(&autosave, &Autosave::changed, this, &StatusFacts::updateCopy);
    connect(&focus.document(), &Document::changed, this, &StatusFacts::updateBoard);
    connect(&focus, &Focus::boardChanged, this, &StatusFacts::updateBoard);
    retranslate();
}

void StatusFacts::retranslate()
{
    m_board->setWhatsThis(tr("The size of the board in sight."));
    m_copy->setWhatsThis(
        tr("How old the safety copy of unsaved work is. It is offered after a crash and goes when you save."));
    updateBoard();
    updateCopy();
}

void StatusFacts::updateBoard()
{
    const Board* board = m_focus.board();
    if (!board) return m_board->change({});
    const auto land = std::count_if(board->hexes.begin(), board->hexes.end(), [](const HexEntry& hex) {
        return !hex.terrainPool.empty() || isLand(hex.terrain);
    });
    //: %1: “19 land hexes”, %2: “9 harbours”
    m_board->change(fill(
        tr("%1 · %2"), {tr("%n land hex(es)", nullptr, static_cast<int>(land)),
                        tr("%n harbour(s)", nullptr, static_cast<int>(board->harbours.size()))}));
}

QString StatusFacts::copySentence() const
{
    if (!m_autosave.written().isValid()) return {};
    if (!m_autosave.isBehind()) return tr("Safety copy up to date");
    const int age = static_cast<int>(m_autosave.written().secsTo(QDateTime::currentDateTime()));
    constexpr int minute = 60;
    if (age < minute) return tr("Safety copy %n s ago", nullptr, std::max(0, age));
    return tr("Safety copy %n min ago", nullptr, age / minute);
}

void StatusFacts::updateCopy()
{
    const QString& trouble = m_autosave.trouble();
    m_copy->setText(trouble.isEmpty() ? copySentence() : tr("No safety copy!"));
    m_copy->setToolTip(
        trouble.isEmpty() ? tr("What is not saved yet lies in a safety copy, in case the program ends by accident.")
                          : trouble);
    if (m_autosave.written().isValid())
        m_clock.start();
    else
        m_clock.stop();
}

}  // namespace inselwerk
