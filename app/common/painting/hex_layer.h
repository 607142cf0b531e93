#pragma once

#include "engine/board/coordinates.h"

#include <QPointF>

#include <memory>
#include <vector>

class QPainter;

namespace inselwerk {

/// How much is drawn. `Automatic` follows the hex radius R: full from 60 px, small from 34 px, thumbnail below.
enum class Detail { Automatic, Full, Small, Thumbnail };

/// Where and how large a hex is painted.
struct HexFrame
{
    QPointF centre;
    qreal radius = 1;  ///< centre to corner
    Orientation orientation = Orientation::Pointy;
    Detail detail = Detail::Full;  ///< not Automatic
};

/// What a rule module lays on a hex, below its number: a value that paints itself. A module that lays something derives
/// a class in its folder of app/common/layers.
class HexLayer
{
public:
    virtual ~HexLayer() = default;
    virtual void paint(QPainter&, const HexFrame&) const = 0;
    /// Does it need ground with little on it?
    virtual bool quietGround() const { return false; }
    /// The same picture? `other` is of the same class.
    virtual bool equals(const HexLayer& other) const = 0;
};

/// The layers of a hex, at most one of a class, in the order in which they are painted.
class HexLayers
{
public:
    template <class Layer>
    const Layer* find() const
    {
        for (const auto& layer : m_layers)
            if (const auto* found = dynamic_cast<const Layer*>(layer.get())) return found;
        return nullptr;
    }
    /// Puts a layer on top, or in the place of the one of its class.
    template <class Layer>
    void put(Layer layer)
    {
        auto shared = std::make_shared<const Layer>(std::move(layer));
        for (auto& old : m_layers)
            if (dynamic_cast<const Layer*>(old.get())) {
                old = std::move(shared);
                return;
            }
        m_layers.push_back(std::move(shared));
    }
    auto begin() const { return m_layers.begin(); }
    auto end() const { return m_layers.end(); }

    friend bool operator==(const HexLayers& a, const HexLayers& b);

private:
    std::vector<std::shared_ptr<const HexLayer>> m_layers;
};

}  // namespace inselwerk
