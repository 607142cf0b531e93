#include "editor/docks/fairness_bars.h"

#include "app/common/painting/palette.h"
#include "app/common/text/messages.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>

#include <cmath>

namespace inselwerk {

class FairnessBars::Bar : public QWidget
{
public:
    explicit Bar(Terrain terrain) : m_terrain(terrain) { setFixedHeight(14); }

    void setPips(double pips, double most, double average)
    {
        m_share = most > 0 ? pips / most : 0;
        m_average = most > 0 ? average / most : 0;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF whole = QRectF(rect()).adjusted(.5, .5, -.5, -.5);
        painter.setPen(palette().color(QPalette::Mid));
        painter.setBrush(palette().color(QPalette::AlternateBase));
        painter.drawRoundedRect(whole, 3, 3);
        if (m_share > 0) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(terrainColours(m_terrain).edge);
            painter.drawRoundedRect(QRectF(whole.topLeft(), QSizeF(whole.width() * m_share, whole.height())), 3, 3);
        }
        const qreal x = whole.left() + whole.width() * m_average;
        painter.setPen(QPen(palette().color(QPalette::Text), 1, Qt::DashLine));
        if (m_average > 0) painter.drawLine(QPointF(x, whole.top()), QPointF(x, whole.bottom()));
    }

private:
    Terrain m_terrain;
    double m_share = 0;
    double m_average = 0;
};

QString pipsText(double pips)
{
    const double rounded = std::round(pips * 10) / 10;
    return QLocale().toString(rounded, 'f', rounded == std::floor(rounded) ? 0 : 1);
}

FairnessBars::FairnessBars(QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(1, 1);
    for (const Terrain terrain :
         {Terrain::Forest, Terrain::Hills, Terrain::Pasture, Terrain::Fields, Terrain::Mountains, Terrain::Gold})
    {
        const Row row{new QLabel, new Bar(terrain), new QLabel};
        row.number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        const int at = static_cast<int>(m_rows.size());
        grid->addWidget(row.name, at, 0);
        grid->addWidget(row.bar, at, 1);
        grid->addWidget(row.number, at, 2);
        m_rows.push_back(row);
    }
    retranslate();
}

void FairnessBars::setFairness(const Fairness& fairness)
{
    double most = fairness.gold;
    for (const double pips : fairness.resources) most = std::max(most, pips);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool gold = i == resourceCount;
        const double pips = gold ? fairness.gold : fairness.resources[i];
        m_rows[i].bar->setPips(pips, most, gold ? 0 : fairness.averageResource());
        m_rows[i].number->setText(pipsText(pips));
        if (!gold) continue;
        m_rows[i].name->setVisible(pips > 0);
        m_rows[i].bar->setVisible(pips > 0);
        m_rows[i].number->setVisible(pips > 0);
    }
}

void FairnessBars::retranslate()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const std::string_view name = i == resourceCount ? "gold" : nameOf(static_cast<Resource>(i));
        m_rows[i].name->setText(translateWord(name));
    }
    setAccessibleName(tr("Pips of each resource"));
    setToolTip(tr("Ways in 36 in which all hexes of a resource pay together. The dashed line is the average."));
}

}  // namespace inselwerk
