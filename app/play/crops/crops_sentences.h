#pragma once

#include "app/play/sentences/names.h"

namespace inselwerk {

/// Crops in words: what happens to them, what is asked, why something is refused, how a collapse is decided.
class CropsSentences
{
    Q_DECLARE_TR_FUNCTIONS(CropsSentences)

public:
    static QString title(const Names&);
    /// "wheat"
    static QString crop(int kind);
    static QString tell(const Module&, const Happening&, const Names&);
    static QString ask(const Module&, const Task&, const Names&, bool you);
    static QString reason(std::string_view word);
    static QString action(const Module&, const Action&, const Names&);
    static QString confirm(const Module&, const Action&, const Names&);
    /// How many tokens of a crop grow on a field: "2 here"
    static QString here(int tokens);

private:
    static QString deposit(const Module&, const Happening&, const Names&);
    static QString collapse(const Module&, const Happening&, const Names&);
};

}  // namespace inselwerk
