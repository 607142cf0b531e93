#pragma once

#include "app/play/table/rates_model.h"

#include "engine/table/action.h"

namespace inselwerk {

class GameSession;

/// Trade: the offer being put together, answers, the bank.
///
/// The viewer whose turn it is edits an offer (`give`, `get`), offers it, and takes one of the answers. One who is
/// offered something sees it as `incoming` and accepts, declines or edits a counter-offer in the same way.
class TradeModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

    /// `none` (not now), `edit` (own turn, nothing offered), `offered` (own offer, answers come in), `incoming` (an
    /// offer to the viewer), `counter` (the viewer edits a counter-offer).
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    /// Why there is no trade now, as a sentence.
    Q_PROPERTY(QString reason READ reason NOTIFY changed)

    /// Rows by resource: key, name, give, get, canGive (one more), canGet.
    Q_PROPERTY(inselwerk::RowModel* edited READ editedRows CONSTANT)
    /// "2 wool for 1 brick"
    Q_PROPERTY(QString terms READ terms NOTIFY changed)
    /// Possible partners: key, seat, name, colour, chosen.
    Q_PROPERTY(inselwerk::RowModel* partners READ partners CONSTANT)
    Q_PROPERTY(bool toAll READ toAll NOTIFY changed)
    Q_PROPERTY(bool canOffer READ canOffer NOTIFY changed)
    /// A paired player trades with the bank only; `offerHint` says so.
    Q_PROPERTY(bool bankOnly READ bankOnly NOTIFY changed)
    /// Why it cannot be offered; or a hint: "Nobody can have that many ore cards."
    Q_PROPERTY(QString offerHint READ offerHint NOTIFY changed)
    Q_PROPERTY(int offersLeft READ offersLeft NOTIFY changed)

    /// Answers to the offer on the table: key, seat, name, colour, state (`waiting`, `declined`, `agrees`, `counter`),
    /// text ("wants 1 grain as well", "no more offers this turn"), canTake, reason, give, get (the viewer's side of a
    /// counter-offer as lists of five numbers), terms.
    Q_PROPERTY(inselwerk::RowModel* answers READ answers CONSTANT)
    Q_PROPERTY(bool canWithdraw READ canWithdraw NOTIFY changed)

    /// What the offering seat wants, for the viewer: "Anna offers you 2 wool for 1 brick."
    Q_PROPERTY(QString incoming READ incoming NOTIFY changed)
    Q_PROPERTY(int incomingSeat READ incomingSeat NOTIFY changed)
    /// Cards that the viewer would get and give, five numbers each.
    Q_PROPERTY(QList<int> incomingGet READ incomingGet NOTIFY changed)
    Q_PROPERTY(QList<int> incomingGive READ incomingGive NOTIFY changed)
    Q_PROPERTY(bool canAccept READ canAccept NOTIFY changed)
    Q_PROPERTY(QString acceptReason READ acceptReason NOTIFY changed)
    /// Further offers of this turn are declined without asking.
    Q_PROPERTY(bool decliningAll READ decliningAll NOTIFY changed)

    /// Bank rates, the best that can be done first: key (`wool`), name, rate, source ("3:1 harbour"), held, possible,
    /// best, reason ("needs 1 more lumber").
    Q_PROPERTY(inselwerk::RowModel* rates READ rates CONSTANT)

public:
    explicit TradeModel(GameSession&);

    QString stage() const;
    QString reason() const;
    RowModel* editedRows() { return &m_edited; }
    QString terms() const;
    RowModel* partners() { return &m_partners; }
    bool toAll() const;
    bool canOffer() const;
    bool bankOnly() const;
    QString offerHint() const;
    int offersLeft() const;
    RowModel* answers() { return &m_answers; }
    bool canWithdraw() const;
    QString incoming() const;
    int incomingSeat() const;
    QList<int> incomingGet() const;
    QList<int> incomingGive() const;
    bool canAccept() const;
    QString acceptReason() const;
    bool decliningAll() const;
    RowModel* rates() { return &m_rates; }

    /// One more (or, by −1, one less) card of a resource on a side of the edited offer.
    Q_INVOKABLE void give(const QString& resource, int by = 1);
    Q_INVOKABLE void get(const QString& resource, int by = 1);
    Q_INVOKABLE void clear();
    Q_INVOKABLE void togglePartner(int seat);
    Q_INVOKABLE void choosePartners(bool all);
    /// Offers what is edited to the chosen partners.
    Q_INVOKABLE bool offer();
    Q_INVOKABLE bool withdraw();
    /// Takes the answer of a partner.
    Q_INVOKABLE bool take(int seat);

    Q_INVOKABLE bool accept();
    Q_INVOKABLE bool decline();
    /// Declines this and every further offer of this turn.
    Q_INVOKABLE bool declineAll();
    /// Begins a counter-offer with the terms on the table; `cancelCounter` goes back.
    Q_INVOKABLE void beginCounter();
    Q_INVOKABLE void cancelCounter();
    Q_INVOKABLE bool counter();

    /// Gives the bank its rate of one resource for one of another.
    Q_INVOKABLE bool bankTrade(const QString& give, const QString& get);
    /// Resources that the bank would give for this one now.
    Q_INVOKABLE QStringList bankOffers(const QString& give) const;

signals:
    void changed();

private:
    enum class Stage { None, Edit, Offered, Incoming, Counter };
    Stage now() const;
    bool editing() const { return now() == Stage::Edit || now() == Stage::Counter; }
    /// The offer or counter-offer being edited.
    Action edited() const;
    bool actAsViewer(Do, u32 a = 0);
    void change(Cards& side, const Cards& other, const QString& resource, int by);
    void refresh();
    void forgetOld();
    void refreshEdited();
    void refreshPartners();
    void refreshAnswers();

    GameSession& m_session;
    RowModel m_edited;
    RowModel m_partners;
    RowModel m_answers;
    RatesModel m_rates;
    Cards m_give;
    Cards m_get;
    u8 m_chosen = 0xff;  ///< partners, bit a seat
    bool m_countering = false;
    Seat m_editor = nobody;  ///< who edits, and
    u32 m_turn = 0;          ///< in which turn
};

}  // namespace inselwerk
