#include "editor/tools/compass.h"

#include <QCoreApplication>

namespace inselwerk {

QString compassLetters(std::string_view letters)
{
    //: The letters stand for north, east, south and west
    if (letters == "E") return QCoreApplication::translate("Compass", "E");
    //: The letters stand for north, east, south and west
    if (letters == "NE") return QCoreApplication::translate("Compass", "NE");
    //: The letters stand for north, east, south and west
    if (letters == "SE") return QCoreApplication::translate("Compass", "SE");
    //: The letters stand for north, east, south and west
    if (letters == "N") return QCoreApplication::translate("Compass", "N");
    //: The letters stand for north, east, south and west
    if (letters == "NW") return QCoreApplication::translate("Compass", "NW");
    //: The letters stand for north, east, south and west
    if (letters == "S") return QCoreApplication::translate("Compass", "S");
    //: The letters stand for north, east, south and west
    if (letters == "SW") return QCoreApplication::translate("Compass", "SW");
    //: The letters stand for north, east, south and west
    return QCoreApplication::translate("Compass", "W");
}

}  // namespace inselwerk
