#pragma once

#include "editor/document/autosave.h"

#include <vector>

namespace inselwerk {

/// Unsaved work that programs which are gone have left behind. It is this program's as long as the object lives: two
/// programs that start at the same time do not offer the same.
class Recovery
{
public:
    struct Find
    {
        SafetyCopy copy;
        std::unique_ptr<QLockFile> lock;
    };

    /// Looks for it and takes it; the latest first.
    Recovery();

    std::vector<Find>& finds() { return m_finds; }
    /// Throws a copy away, for good.
    static void discard(Find&);

private:
    std::vector<Find> m_finds;
};

}  // namespace inselwerk
