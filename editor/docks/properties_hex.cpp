#include "editor/docks/properties_hex.h"

#include "app/common/text/messages.h"
#include "editor/forms/field_guard.h"
#include "editor/forms/tab_order.h"
#include "editor/model/boards.h"
#include "editor/model/properties.h"
#include "editor/tools/loss_sentence.h"
#include "engine/rules/registry.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

QFormLayout* makeForm()
{
    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(4);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    return form;
}

/// Not at once: one of the fields may be the one that is telling of its change right now.
void removeRows(QFormLayout& form)
{
    while (form.rowCount() > 0) {
        const QFormLayout::TakeRowResult row = form.takeRow(0);
        for (QLayoutItem* item : {row.labelItem, row.fieldItem}) {
            item->widget()->setParent(nullptr);
            item->widget()->deleteLater();
            delete item;
        }
    }
}

}  // namespace

HexProperties::HexProperties(const Studio& studio)
    : m_studio(studio), m_modules(descriptionsOf(moduleTypes())), m_form(makeForm()), m_tokenForm(makeForm()), m_harbourForm(makeForm())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(m_form);
    m_ground = new ChoiceBox<Ground>("terrain", [this](const Ground& ground) {
        Loss loss;
        focus().change(
            [] { return tr("Change terrain"); }, [&](Board& board) { loss = setGround(board, selection(), ground); });
        if (loss.any()) emit said(lossSentence(loss));
    });
    m_number = new ChoiceBox<NumberChoice>("number", [this](const NumberChoice& number) {
        focus().change(
            [] { return tr("Change number"); }, [&](Board& board) { setNumber(board, selection(), number); });
    });
    m_groundLabel = addRow(m_ground);
    m_numberLabel = addRow(m_number);
    column->addLayout(m_tokenForm);
    m_harboursLabel = new QLabel;
    column->addWidget(m_harboursLabel);
    column->addLayout(m_harbourForm);
    m_setup = new QCheckBox;
    m_setup->setObjectName(QStringLiteral("setup"));
    m_robber = new QCheckBox;
    m_robber->setObjectName(QStringLiteral("robber-here"));
    column->addWidget(m_setup);
    column->addWidget(m_robber);
    connect(m_setup, &QCheckBox::clicked, this, [this](bool on) {
        focus().change(
            [] { return tr("Change the set-up region"); },
            [&](Board& board) { setSetupHexes(board, selection(), on); });
    });
    connect(m_robber, &QCheckBox::clicked, this, [this](bool on) {
        focus().change(
            [] { return tr("Change the robber’s start"); },
            [&](Board& board) {
                board.robber = on ? RobberStart{RobberStart::Kind::Hex, *selection().begin(), 0} : RobberStart{};
            });
    });
}

QLabel* HexProperties::addRow(QWidget* field)
{
    auto* label = new QLabel;
    label->setBuddy(field);
    m_form->addRow(label, field);
    return label;
}

void HexProperties::refresh()
{
    const Board* board = focus().board();
    if (!board || selection().empty()) return;
    const HexValues values = valuesOf(m_studio.scenario(), *board, selection(), m_modules);
    m_ground->offer(Choices::grounds(*board), values.ground);
    m_number->offer(Choices::numbers(*board), values.number);
    m_number->setEnabled(values.hexes > 0);
    m_numberLabel->setEnabled(values.hexes > 0);
    refreshTokens();
    refreshHarbours();
    refreshChecks();
}

void HexProperties::refreshTokens()
{
    const Board& board = *focus().board();
    const HexValues values = valuesOf(m_studio.scenario(), board, selection(), m_modules);
    std::vector<std::string> names;
    for (const auto& [name, count] : values.tokens) names.push_back(name);
    const bool same = std::equal(
        names.begin(), names.end(), m_tokens.begin(), m_tokens.end(),
        [](const auto& name, const TokenRow& row) { return name == row.name; });
    if (!same) {
        removeRows(*m_tokenForm);
        m_tokens.clear();
        for (const std::string& name : names) {
            auto* label = new QLabel;
            auto* count = new QSpinBox;
            count->setObjectName(QStringLiteral("token-") + QString::fromStdString(name));
            count->setRange(-1, mostTokensOnHex);
            connect(count, &QSpinBox::valueChanged, this, [this, name](int n) { setTokenCount(name, n); });
            new FieldGuard(*count, m_studio.document());
            label->setBuddy(count);
            m_tokenForm->addRow(label, count);
            m_tokens.push_back({name, label, count});
        }
        orderTabs(*this, *m_ground);
    }
    for (const TokenRow& row : m_tokens) {
        const QString word = translateWord(row.name);
        const QSignalBlocker quiet(row.count);
        const std::optional<int> count = values.tokens.at(row.name);
        // The value before 0 stands for "several", and is there only as long as they differ.
        row.count->setMinimum(count ? 0 : -1);
        row.count->setSpecialValueText(count ? QString() : tr("several"));
        row.count->setValue(count.value_or(-1));
        row.label->setText(word);
        //: Tokens of a rule module on a hex. %1: their name
        row.count->setAccessibleName(fill(tr("Tokens on the hex: %1"), {word}));
    }
}

void HexProperties::setTokenCount(const std::string& name, int count)
{
    if (count < 0) return;
    //: %1: name of a token, such as wheat
    focus().change(
        [name] { return fill(tr("Change tokens: %1"), {translateWord(name)}); },
        [&](Board& board) {
            setTokens(m_studio.scenario(), board, selection(), {name, count}, m_modules);
        },
        QStringLiteral("tokens ") + QString::fromStdString(name));
}

void HexProperties::refreshHarbours()
{
    const Board& board = *focus().board();
    const bool single = selection().size() == 1;
    const HexCoord at = *selection().begin();
    const std::vector<int> sides = single ? sidesForHarbours(at) : std::vector<int>{};
    const bool same = at == m_sidesOf && std::equal(
                                             sides.begin(), sides.end(), m_sides.begin(), m_sides.end(),
                                             [](int side, const SideRow& row) { return side == row.side; });
    if (!same) {
        removeRows(*m_harbourForm);
        m_sides.clear();
        m_sidesOf = at;
        for (const int side : sides) {
            auto* box = new HarbourBox("harbour", [this, at, side](const std::optional<HarbourChoice>& choice) {
                focus().change(
                    [] { return tr("Change harbour"); },
                    [&](Board& b) {
                        setHarbourAt(b, {at, side}, choice);
                    });
            });
            auto* label = new QLabel;
            label->setBuddy(box);
            m_harbourForm->addRow(label, box);
            m_sides.push_back({side, label, box});
        }
        orderTabs(*this, *m_ground);
    }
    const auto choices = Choices::harbours(board);
    for (const SideRow& row : m_sides) {
        const HarbourEntry* harbour = harbourAt(board, {at, row.side});
        row.box->offer(
            choices, harbour ? std::optional(std::optional(harbourChoiceOf(*harbour)))
                             : std::optional(std::optional<HarbourChoice>()));
        const QString side = Choices::nameOfSide(row.side, board.orientation);
        row.label->setText(side);
        //: %1: side of a hex, such as north-east
        row.box->setAccessibleName(fill(tr("Harbour in the %1"), {side}));
    }
    m_harboursLabel->setVisible(!m_sides.empty());
}

QWidget* HexProperties::fieldFor(const Place& place) const
{
    if (place.kind == Place::Kind::Region) return m_setup;
    if (place.kind == Place::Kind::Harbour) {
        const Board* board = focus().board();
        const bool there = board && place.index && *place.index < board->harbours.size();
        for (const SideRow& row : m_sides)
            if (there && row.side == board->harbours[*place.index].side) return row.box;
    }
    if (place.field == "number" || place.field == "stack") return m_number;
    if (place.field == "tokens" && !m_tokens.empty()) return m_tokens.front().count;
    return m_ground;
}

/// Where a harbour can be put, or is although it cannot.
std::vector<int> HexProperties::sidesForHarbours(HexCoord at) const
{
    const Board& board = *focus().board();
    std::vector<int> sides = coastalSides(board, at);
    for (const HarbourEntry& harbour : board.harbours)
        if (harbour.at == at && harbour.side >= 0 && harbour.side < 6) sides.push_back(harbour.side);
    std::sort(sides.begin(), sides.end());
    sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
    return sides;
}

void HexProperties::refreshChecks()
{
    const HexValues values = valuesOf(m_studio.scenario(), *focus().board(), selection(), m_modules);
    m_setup->setTristate(!values.setup);
    m_setup->setCheckState(!values.setup ? Qt::PartiallyChecked : *values.setup ? Qt::Checked : Qt::Unchecked);
    m_setup->setEnabled(values.hexes > 0 || values.setup != false);
    m_robber->setVisible(selection().size() == 1);
    m_robber->setEnabled(values.hexes > 0 && isLandAt(*focus().board(), *selection().begin()));
    m_robber->setChecked(values.robber);
}

void HexProperties::retranslate()
{
    m_groundLabel->setText(tr("Terrain"));
    m_ground->setAccessibleName(tr("Terrain of the selected hexes"));
    m_numberLabel->setText(tr("Number"));
    m_number->setAccessibleName(tr("Number on the selected hexes"));
    m_ground->setPlaceholderText(tr("several"));
    m_number->setPlaceholderText(tr("several"));
    m_harboursLabel->setText(tr("Harbours at its sides"));
    m_setup->setText(tr("Set-up settlements here"));
    m_setup->setToolTip(
        tr("When any hex has this, settlements of the set-up phase stand only at corners of such hexes."));
    m_setup->setAccessibleName(m_setup->text());
    m_robber->setText(tr("The robber starts here"));
    m_robber->setAccessibleName(m_robber->text());
    refresh();
}

}  // namespace inselwerk
