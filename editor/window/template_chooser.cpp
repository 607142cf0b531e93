#include "editor/window/template_chooser.h"

#include "app/common/authored_picture.h"
#include "app/common/board_picture_of.h"
#include "app/common/painting/board_painter.h"
#include "engine/rules/registry.h"
#include "engine/scenario/check.h"
#include "engine/setup/table.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

namespace inselwerk {
namespace {

constexpr QSize pictureSize(190, 140);
constexpr int templateRole = Qt::UserRole;

/// The board as one of its games would begin, or as it is written where none can.
QPixmap pictureOf(const Scenario& scenario, qreal ratio)
{
    const Board& board = scenario.boards.front();
    BoardPicture picture = authoredPicture(scenario, board);
    if (!hasErrors(checkScenario(scenario, descriptionsOf(moduleTypes())))) {
        const Table table = compile(scenario, board, Seating::usual(board, board.minPlayers), moduleTypes());
        constexpr u64 anySeed = 3;
        if (table.rules) picture = boardPictureOf(table, anySeed, &board);
    }
    return QPixmap::fromImage(render(picture, pictureSize, ratio));
}

}  // namespace

TemplateChooser::TemplateChooser(QWidget* parent)
    : QDialog(parent),
      m_list(new QListWidget),
      m_sentence(new QLabel),
      m_radiusLabel(new QLabel(tr("&Rings around the middle:"))),
      m_radius(new QSpinBox)
{
    setWindowTitle(tr("New scenario"));
    m_list->setObjectName(QStringLiteral("templates"));
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setIconSize(pictureSize);
    m_list->setSpacing(6);
    m_list->setAccessibleName(tr("Templates"));
    m_list->setWhatsThis(tr("Every template is a complete start; all of it can be changed afterwards."));
    addTemplates();
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_radius->setRange(smallestRadius, largestRadius);
    m_radius->setValue(usualRadius);
    m_radius->setAccessibleName(tr("Rings around the middle"));
    m_radiusLabel->setBuddy(m_radius);

    auto* buttons = new QDialogButtonBox;
    auto* create = buttons->addButton(tr("&Begin"), QDialogButtonBox::AcceptRole);
    create->setObjectName(QStringLiteral("create"));
    auto* open = buttons->addButton(tr("&Open a file…"), QDialogButtonBox::ActionRole);
    open->setObjectName(QStringLiteral("open"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)->setObjectName(QStringLiteral("cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(open, &QPushButton::clicked, this, [this] {
        reject();
        emit openWanted();
    });

    auto* rings = new QHBoxLayout;
    rings->addWidget(m_radiusLabel);
    rings->addWidget(m_radius);
    rings->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_list, 1);
    column->addWidget(m_sentence);
    column->addLayout(rings);
    column->addWidget(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &TemplateChooser::showChosen);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    create->setDefault(true);
    m_list->setCurrentRow(0);
    m_list->setFocus();
    resize(700, 500);
}

void TemplateChooser::addTemplates()
{
    for (const Template kind : allTemplates) {
        const QPixmap picture = pictureOf(scenarioFrom(kind), devicePixelRatioF());
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Selected);  // not tinted
        auto* item = new QListWidgetItem(icon, nameOf(kind), m_list);
        item->setData(templateRole, static_cast<int>(kind));
        item->setToolTip(sentenceOf(kind));
        item->setData(Qt::AccessibleDescriptionRole, sentenceOf(kind));
    }
}

Template TemplateChooser::chosen() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item ? static_cast<Template>(item->data(templateRole).toInt()) : Template::BaseIsland;
}

void TemplateChooser::showChosen()
{
    m_sentence->setText(sentenceOf(chosen()));
    const bool empty = chosen() == Template::Empty;
    m_radius->setEnabled(empty);
    m_radiusLabel->setEnabled(empty);
}

Scenario TemplateChooser::scenario() const { return scenarioFrom(chosen(), m_radius->value()); }

QString TemplateChooser::nameOf(Template kind)
{
    switch (kind) {
        case Template::BaseIsland: return tr("The island");
        case Template::LargeIsland: return tr("Island for five or six");
        case Template::Volcano: return tr("Volcano");
        case Template::CropFields: return tr("Crop fields");
        case Template::TwoIslands: return tr("Two islands");
        case Template::Empty: return tr("Empty hexagon");
    }
    return {};
}

QString TemplateChooser::sentenceOf(Template kind)
{
    switch (kind) {
        case Template::BaseIsland:
            return tr("The island of the base game for three or four: terrain, numbers and harbours are drawn anew for every game.");
        case Template::LargeIsland: return tr("A larger island with more pieces for five or six players.");
        case Template::Volcano:
            return tr("The island with a volcano in the middle, on which a stack of number tokens lies.");
        case Template::CropFields: return tr("The island without a desert; crops grow on its five fields.");
        case Template::TwoIslands: return tr("A large island and a small one with gold, with water between them.");
        case Template::Empty: return tr("Desert in the form of a hexagon, as large as you like, to be painted over.");
    }
    return {};
}

}  // namespace inselwerk
