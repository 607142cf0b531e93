#include "editor/tools/symmetry_sentence.h"

#include <QCoreApplication>
#include <QStringList>

namespace inselwerk {
namespace {

struct SymmetryText
{
    Q_DECLARE_TR_FUNCTIONS(Symmetry)

public:
    static QString fold(int fold)
    {
        switch (fold) {
            case 2: return tr("2-fold");
            case 3: return tr("3-fold");
            case 6: return tr("6-fold");
            default: return {};
        }
    }
};

}  // namespace

QString symmetryLabel(const Symmetry& symmetry)
{
    QStringList parts{SymmetryText::fold(symmetry.fold)};
    if (const int mirrors = int{symmetry.upright} + int{symmetry.level}; mirrors > 0)
        //: Of a symmetry, on a button
        parts << SymmetryText::tr("%n mirror(s)", nullptr, mirrors);
    parts.removeAll(QString());
    return parts.isEmpty() ? SymmetryText::tr("Symmetry") : parts.join(QStringLiteral(" + "));
}

QString symmetrySentence(const Symmetry& symmetry)
{
    QStringList parts{SymmetryText::fold(symmetry.fold)};
    if (symmetry.upright) parts << SymmetryText::tr("mirrored left and right");
    if (symmetry.level) parts << SymmetryText::tr("mirrored top and bottom");
    parts.removeAll(QString());
    //: No symmetry
    if (parts.isEmpty()) parts << SymmetryText::tr("none");
    //: %1: such as "3-fold, mirrored left and right"
    return SymmetryText::tr("Symmetry of the brush: %1").arg(parts.join(QStringLiteral(", ")));
}

}  // namespace inselwerk
