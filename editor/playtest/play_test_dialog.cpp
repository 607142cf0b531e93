#include "editor/playtest/play_test_dialog.h"

#include "app/common/text/messages.h"
#include "engine/game/game.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace inselwerk {

PlayTestDialog::PlayTestDialog(const Scenario& scenario, const PlayTestSetup& setup, QWidget* parent)
    : QDialog(parent),
      m_scenario(scenario),
      m_board(new QComboBox),
      m_players(new QSpinBox),
      m_form(new QFormLayout),
      m_seed(new QLineEdit(setup.seed))
{
    setWindowTitle(tr("Play-test"));
    m_board->setObjectName(QStringLiteral("board"));
    for (const Board& entry : scenario.boards) {
        QString name = translate(entry.name);
        if (name.isEmpty()) name = QString::fromStdString(entry.id);
        m_board->addItem(name);
        if (entry.id == setup.board) m_board->setCurrentIndex(m_board->count() - 1);
    }
    m_players->setObjectName(QStringLiteral("players"));
    m_form->addRow(tr("&Board:"), m_board);
    m_form->addRow(tr("&Players:"), m_players);
    for (int seat = 0; seat < maxSeats; ++seat) {
        auto* kind = new QComboBox;
        kind->setObjectName(QStringLiteral("seat%1").arg(seat + 1));
        for (const QString& name : PlayTest::playerKinds()) kind->addItem(PlayTest::nameOfKind(name), name);
        m_seats.push_back(kind);
        m_seatLabels.push_back(new QLabel(tr("Seat %1:").arg(QString::number(seat + 1))));
        kind->setAccessibleName(tr("Seat %1").arg(QString::number(seat + 1)));
        m_form->addRow(m_seatLabels.back(), kind);
    }
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setPlaceholderText(tr("another one every time"));
    m_seed->setWhatsThis(tr("With the same seed the board is laid and the dice fall in the same way again."));
    m_seed->setMinimumWidth(m_seed->fontMetrics().horizontalAdvance(m_seed->placeholderText()) + 24);
    m_form->addRow(tr("&Seed:"), m_seed);

    auto* buttons = new QDialogButtonBox;
    m_begin = buttons->addButton(tr("P&lay"), QDialogButtonBox::AcceptRole);
    m_begin->setObjectName(QStringLiteral("play"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)->setObjectName(QStringLiteral("cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(m_form);
    column->addWidget(buttons);

    showSeats(PlayTest::fitSeats(board(), setup.seats));
    connect(m_board, &QComboBox::currentIndexChanged, this, &PlayTestDialog::boardChosen);
    connect(m_players, &QSpinBox::valueChanged, this, [this](int players) {
        QStringList kinds = seats();
        while (kinds.size() < players) kinds << PlayTest::playerKinds().value(1);
        showSeats(kinds.mid(0, players));
    });
    connect(m_seed, &QLineEdit::textChanged, this, &PlayTestDialog::checkSeed);
    checkSeed();
}

const Board& PlayTestDialog::board() const
{
    return m_scenario.boards[static_cast<std::size_t>(std::max(0, m_board->currentIndex()))];
}

void PlayTestDialog::boardChosen() { showSeats(PlayTest::fitSeats(board(), seats())); }

void PlayTestDialog::showSeats(const QStringList& kinds)
{
    const QSignalBlocker quiet(m_players);
    m_players->setRange(board().minPlayers, board().maxPlayers);
    m_players->setValue(static_cast<int>(kinds.size()));
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        const bool taken = static_cast<qsizetype>(seat) < kinds.size();
        m_seats[seat]->setVisible(taken);
        m_seatLabels[seat]->setVisible(taken);
        if (taken) m_seats[seat]->setCurrentIndex(m_seats[seat]->findData(kinds[static_cast<qsizetype>(seat)]));
    }
}

QStringList PlayTestDialog::seats() const
{
    QStringList kinds;
    for (const QComboBox* seat : m_seats)
        if (!seat->isHidden()) kinds << seat->currentData().toString();
    return kinds;
}

void PlayTestDialog::checkSeed()
{
    const QString text = m_seed->text().trimmed();
    bool number = false;
    const qulonglong seed = text.toULongLong(&number);
    const bool fits = text.isEmpty() || (number && seed < seedLimit);
    m_begin->setEnabled(fits);
    m_seed->setToolTip(
        fits ? QString() : tr("The seed must be a whole number from 0 to %1.").arg(QString::number(seedLimit - 1)));
}

PlayTestSetup PlayTestDialog::setup() const { return {board().id, seats(), m_seed->text().trimmed()}; }

}  // namespace inselwerk
