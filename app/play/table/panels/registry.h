#pragma once

#include "app/common/painting/board_picture.h"
#include "app/play/sentences/names.h"
#include "app/play/sentences/status_lines.h"
#include "app/play/table/picker.h"

#include <QVariantMap>

#include <span>

class QObject;

namespace inselwerk {

class GameSession;

/// How a value of an Operand::Option is shown.
struct OptionLook
{
    QString text;
    QString picture;  ///< name for ShapeItem.Token, or empty
    QString detail;
};

/// A count on the card of each player, with the icon of the module's panel.
struct SeatCount
{
    int value = 0;
    QString text;   ///< "7 steps on the gift track"
    QString award;  ///< that the seat holds for it, or empty
};

/// Something that a module lets one do in the turn, with a button beside those of building.
struct TurnOffer
{
    u16 kind = 0;  ///< of the action
    QString name;
    const char* icon = "";  ///< line icon, where no piece is its picture
    QString note;           ///< beside the name: "once a turn"
    Cards cost;
    Refusal refusal;  ///< why the viewer cannot do it
};

/// What the table shows besides the position.
struct Shown
{
    const QVariantMap& event;  ///< the display event that plays, or the last one that left something to see
    double progress = 1;       ///< how far it has come, 0 … 1
};

/// What the interface knows of a rule module beyond what follows from the forms of its actions: its panel and its
/// words. Anything may be missing; a module that has none of it plays all the same.
struct ModuleFace
{
    std::string_view key;           ///< as in Facts
    const char* url = nullptr;      ///< QML of its panel
    const char* icon = nullptr;     ///< name of a line icon
    const char* seatUrl = nullptr;  ///< QML of what it shows on the card of each player
    QString (*title)(const Names&) = nullptr;
    SeatCount (*count)(const Module&, const Position&, Seat) = nullptr;
    QString (*pointsFrom)() = nullptr;          ///< the name of what it gives victory points for
    QObject* (*model)(GameSession&) = nullptr;  ///< its view model; the caller owns it

    /// The log sentence of one of its happenings.
    QString (*tell)(const Module&, const Happening&, const Names&) = nullptr;
    /// What a seat must do for one of its tasks, or for cards to choose that it grants; `you`: said to the seat itself.
    QString (*ask)(const Module&, const Task&, const Names&, bool you) = nullptr;
    /// The second line of the status for one of its tasks.
    QString (*detail)(const Module&, const GameSession&) = nullptr;
    /// What is to be chosen next for one of its actions that is begun in the turn.
    StatusLines (*choosing)(const Module&, const Choosing&, const Names&) = nullptr;
    /// What it offers in the turn, and the own action that this is about.
    TurnOffer (*offer)(const Module&, const Position&) = nullptr;
    int offered = -1;
    /// Why one of its actions is refused, by the word of the reason.
    QString (*reason)(std::string_view word) = nullptr;
    /// The name of one of its actions as a button.
    QString (*action)(const Module&, const Action&, const Names&) = nullptr;
    /// The button that confirms one of its actions, all of which has been chosen.
    QString (*confirm)(const Module&, const Action&, const Names&) = nullptr;
    /// A value of an Operand::Option; the action is one that would follow.
    OptionLook (*option)(const Module&, const Action&, u32 value, const Names&) = nullptr;
    /// Fills in the display event of one of its happenings; returns how long it plays in ms. An empty key `module`
    /// keeps its panel from being brought to the front.
    int (*display)(const Module&, const Happening&, const Position&, QVariantMap&) = nullptr;
    /// Puts what a display event leaves to be seen on the board into the picture.
    void (*paint)(const Module&, const Position&, const Shown&, BoardPicture&) = nullptr;
};

/// All faces of the program: an explicit list, one line each.
std::span<const ModuleFace> moduleFaces();
/// The face of a module, or an empty one.
const ModuleFace& faceOf(const Module&);

/// Sentences of whatever module owns it; plain words when its face has none.
QString moduleTelling(const Happening&, const Names&);
QString moduleAsking(const Task&, const Names&, bool you);
StatusLines moduleChoosing(const Choosing&, const Names&);
/// The second line of the status; empty: the module has nothing to say.
QString moduleDetail(const GameSession&);
/// Has this kind of action a button of its own?
bool hasTurnOffer(const Ruleset&, u16 kind);
QString moduleReason(const Ruleset&, std::string_view word);
/// What a module gives victory points for.
QString modulePointsFrom(const Module&);
QString moduleAction(const Action&, const Names&);
QString moduleConfirmation(const Action&, const Names&);
OptionLook moduleOption(const Action&, u32 value, const Names&);

}  // namespace inselwerk
