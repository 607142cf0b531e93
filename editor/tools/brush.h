#pragma once

#include "editor/model/harbours.h"
#include "editor/model/numbers.h"
#include "editor/model/painting.h"
#include "editor/model/starting_pieces.h"
#include "editor/model/symmetry.h"

#include <QObject>
#include <QString>

namespace inselwerk {

/// What the tools lay down next: chosen in the palettes, used by every tool that needs it.
class Brush : public QObject
{
    Q_OBJECT

public:
    using Number = NumberChoice;
    using Piece = PieceKind;
    /// What the chance tool leaves to chance.
    enum class Chance : u8 { Terrain, Number, Harbour };

    using QObject::QObject;

    const Ground& ground() const { return m_ground; }
    void setGround(const Ground& ground) { set(m_ground, ground); }
    /// Steps around the hex under the pointer that are painted too.
    int size() const { return m_size; }
    void setSize(int size) { set(m_size, std::clamp(size, 0, maxSize)); }
    static constexpr int maxSize = 4;
    const Number& number() const { return m_number; }
    void setNumber(const Number& number) { set(m_number, number); }
    const HarbourChoice& harbour() const { return m_harbour; }
    void setHarbour(const HarbourChoice& harbour) { set(m_harbour, harbour); }
    Piece piece() const { return m_piece; }
    void setPiece(Piece piece) { set(m_piece, piece); }
    Colour colour() const { return m_colour; }
    void setColour(Colour colour) { set(m_colour, colour); }
    Chance chance() const { return m_chance; }
    void setChance(Chance chance) { set(m_chance, chance); }
    /// What every brush keeps: the images of a place are painted with it.
    const Symmetry& symmetry() const { return m_symmetry; }
    void setSymmetry(const Symmetry& symmetry) { set(m_symmetry, symmetry); }
    /// Token of a rule module, by name (a crop); empty: none chosen.
    const std::string& token() const { return m_token; }
    void setToken(const std::string& token) { set(m_token, token); }

signals:
    void changed();

private:
    template <class T>
    void set(T& value, const T& to)
    {
        if (value == to) return;
        value = to;
        emit changed();
    }

    Ground m_ground;
    int m_size = 0;
    Number m_number{6, {}, {}};
    HarbourChoice m_harbour;
    Piece m_piece = Piece::Settlement;
    Colour m_colour = Colour::Red;
    Chance m_chance = Chance::Terrain;
    Symmetry m_symmetry;
    std::string m_token;
};

}  // namespace inselwerk
