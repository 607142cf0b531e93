#pragma once

#include "editor/docks/choice_box.h"
#include "editor/model/harbours.h"
#include "editor/model/numbers.h"
#include "editor/model/painting.h"

#include <QCoreApplication>

namespace inselwerk {

/// What the drop-down lists of a board offer, with names and pictures.
struct Choices
{
    Q_DECLARE_TR_FUNCTIONS(Choices)

public:
    using Grounds = std::vector<ChoiceBox<Ground>::Choice>;
    using Numbers = std::vector<ChoiceBox<NumberChoice>::Choice>;
    using Harbours = std::vector<ChoiceBox<std::optional<HarbourChoice>>::Choice>;

    static Grounds grounds(const Board&);
    static Numbers numbers(const Board&);
    /// With "no harbour".
    static Harbours harbours(const Board&);
    static QString nameOf(Harbour);
    /// A side in words: "north-east".
    static QString nameOfSide(int side, Orientation);
};

}  // namespace inselwerk
