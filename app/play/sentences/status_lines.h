#pragma once

#include <QString>

namespace inselwerk {

/// The two lines of the status: who must do what now, and what one should know for it.
struct StatusLines
{
    QString first;
    QString second;
};

}  // namespace inselwerk
