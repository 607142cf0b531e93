#pragma once

#include "engine/rules/gifts/gifts.h"
#include "engine/table/turn.h"

namespace inselwerk::gifts {

class Gifts final : public Module
{
public:
    explicit Gifts(const ModuleContext&);

    const Facts& facts() const override;
    void deal(Turn&) const override;
    void heard(Turn&, const Happening&) const override;
    void yields(const View&, Yield&) const override;
    void options(const View&, const Task&, Actions&) const override;
    Refusal refuse(const View&, const Action&) const override;
    void apply(Turn&, const Action&) const override;
    int points(const View&, Seat) const override;
    std::string broken(const View&) const override;
    std::string writePosition(const View&) const override;
    bool readPosition(Turn&, const YamlNode&) const override;
    int worth(const View&, Seat) const override;

    const Parameters& parameters() const { return m_parameters; }
    /// What is told and what bots count on: what is due after all modules have had their say.
    Reward reward(const View&, int number) const;
    Standing standing(const View& v) const { return m_slot.get(v.pub().arena); }

private:
    Refusal refused(Why why) const { return because(static_cast<int>(why)); }
    void keep(Turn& t, const Standing& s) const { m_slot.set(t.pub().arena, s); }
    Seat rewarded(const View&, int number) const;
    void tellReward(Turn&, int number) const;

    Parameters m_parameters;
    Slot<Standing> m_slot;
};

const Schema& schema();
std::vector<const Check*> checks();
std::vector<Part> parts(const Section&);

}  // namespace inselwerk::gifts
