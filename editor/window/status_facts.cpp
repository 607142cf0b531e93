#include "editor/window/status_facts.h"

#include "app/common/text/messages.h"

#include <QHBoxLayout>

#include <algorithm>

namespace inselwerk {

StatusFacts::StatusFacts(Focus& focus, Autosave& autosave)
    : m_focus(focus), m_autosave(autosave), m_board(new QLabel), m_copy(new QLabel)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 0, 4, 0);
    row->setSpacing(16);
    row->addWidget(m_board);
    row->addWidget(m_copy);
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
    updateBoard();
    updateCopy();
}

void StatusFacts::updateBoard()
{
    const Board* board = m_focus.board();
    if (!board) return m_board->clear();
    const auto land = std::count_if(board->hexes.begin(), board->hexes.end(), [](const HexEntry& hex) {
        return !hex.terrainPool.empty() || isLand(hex.terrain);
    });
    //: %1: “19 land hexes”, %2: “9 harbours”
    m_board->setText(fill(
        tr("%1 · %2"), {tr("%n land hex(es)", nullptr, static_cast<int>(land)),
                        tr("%n harbour(s)", nullptr, static_cast<int>(board->harbours.size()))}));
}

QString StatusFacts::copySentence() const
{
    if (!m_autosave.written().isValid()) return {};
    const int age = static_cast<int>(m_autosave.written().secsTo(QDateTime::currentDateTime()));
    constexpr int minute = 60;
    if (age < minute) return tr("Safety copy %n s ago", nullptr, std::max(0, age));
    return tr("Safety copy %n min ago", nullptr, age / minute);
}

void StatusFacts::updateCopy()
{
    const QString& trouble = m_autosave.trouble();
    m_copy->setText(trouble.isEmpty() ? copySentence() : tr("No safety copy!"));
    m_copy->setToolTip(trouble.isEmpty() ? tr("What is not saved yet lies in a safety copy, in case the program ends by accident.") : trouble);
    if (m_autosave.written().isValid())
        m_clock.start();
    else
        m_clock.stop();
}

}  // namespace inselwerk
