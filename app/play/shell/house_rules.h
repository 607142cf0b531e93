#pragma once

#include "engine/scenario/scenario.h"

#include <QObject>
#include <QtQml/qqml.h>

#include <memory>

namespace inselwerk {

/// The rules of a scenario that a table may change for one game. Limits and defaults come from the schema of the rules.
class HouseRules : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to NewGame")
    Q_PROPERTY(int victoryPoints READ victoryPoints WRITE setVictoryPoints NOTIFY changed)
    Q_PROPERTY(int leastPoints READ leastPoints CONSTANT)
    Q_PROPERTY(int mostPoints READ mostPoints CONSTANT)
    Q_PROPERTY(int discardLimit READ discardLimit WRITE setDiscardLimit NOTIFY changed)
    Q_PROPERTY(int leastDiscardLimit READ leastDiscardLimit CONSTANT)
    Q_PROPERTY(int mostDiscardLimit READ mostDiscardLimit CONSTANT)
    Q_PROPERTY(bool friendlyRobber READ friendlyRobber WRITE setFriendlyRobber NOTIFY changed)
    Q_PROPERTY(bool startWithCity READ startWithCity WRITE setStartWithCity NOTIFY changed)
    /// Something is not as the scenario says.
    Q_PROPERTY(bool different READ different NOTIFY changed)

public:
    using QObject::QObject;

    void begin(std::shared_ptr<const Scenario>);
    /// The scenario with these rules; the same one when nothing is different.
    std::shared_ptr<const Scenario> scenario() const;

    int victoryPoints() const { return integer("victory_points"); }
    void setVictoryPoints(int points) { set("victory_points", points); }
    static int leastPoints();
    static int mostPoints();
    int discardLimit() const { return integer("discard_limit"); }
    void setDiscardLimit(int cards) { set("discard_limit", cards); }
    static int leastDiscardLimit();
    static int mostDiscardLimit();
    bool friendlyRobber() const;
    void setFriendlyRobber(bool);
    bool startWithCity() const;
    void setStartWithCity(bool);
    bool different() const { return m_original && m_rules != m_original->rules; }
    /// Back to what the scenario says.
    Q_INVOKABLE void reset();

signals:
    void changed();

private:
    int integer(std::string_view field) const;
    void set(std::string_view field, int value);
    void write(std::string_view field, FieldValue);

    std::shared_ptr<const Scenario> m_original;
    Section m_rules;
};

}  // namespace inselwerk
