#pragma once

#include "app/play/gifts/gift_preview.h"
#include "app/play/sentences/names.h"
#include "app/play/sentences/status_lines.h"
#include "app/play/table/picker.h"

namespace inselwerk {

/// Gifts for the robber in words.
class GiftsSentences
{
    Q_DECLARE_TR_FUNCTIONS(GiftsSentences)

public:
    static QString title(const Names&);
    static QString tell(const Module&, const Happening&, const Names&);
    static StatusLines choosing(const Module&, const Choosing&, const Names&);
    static QString reason(std::string_view word);
    static QString action(const Module&, const Action&, const Names&);
    /// The gift as a button, and how often it may be given.
    static QString button();
    static QString onceATurn();
    /// "Big gift: 2 steps, 7 in all. Deniz's marker leaves the box."
    static QString preview(const gifts::GiftPreview&, const Names&);
    static QString stepsOnTrack(int steps);
    static QString greatestGiver();
    /// "Big gift"
    static QString box(gifts::Box);
};

}  // namespace inselwerk
