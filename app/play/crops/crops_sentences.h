#pragma once

#include "app/play/sentences/names.h"
#include "app/play/sentences/status_lines.h"
#include "app/play/table/picker.h"

namespace inselwerk {

class GameSession;

/// Crops in words: what happens to them, what is asked, why something is refused, how a collapse is decided.
class CropsSentences
{
    Q_DECLARE_TR_FUNCTIONS(CropsSentences)

public:
    static QString title(const Names&);
    static QString pointsFrom();
    /// "wheat"
    static QString crop(int kind);
    static QString tell(const Module&, const Happening&, const Names&);
    static QString ask(const Module&, const Task&, const Names&, bool you);
    /// The steps of a deposit before it is paid.
    static StatusLines choosing(const Module&, const Choosing&, const Names&);
    /// The round of a harvest, and who follows.
    static QString detail(const Module&, const GameSession&);
    static QString reason(std::string_view word);
    static QString action(const Module&, const Action&, const Names&);
    static QString confirm(const Module&, const Action&, const Names&);
    /// How many tokens of a crop grow on a field: "2 here"
    static QString here(int tokens);
    /// The deposit as a button, and how often it may be made.
    static QString deposit();
    static QString onceATurn();

private:
    static QString tellDeposit(const Module&, const Happening&, const Names&);
    static QString collapse(const Module&, const Happening&, const Names&);
};

}  // namespace inselwerk
