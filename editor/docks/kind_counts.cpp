#include "editor/docks/kind_counts.h"

#include "editor/common/icon_label.h"
#include "editor/forms/field_guard.h"

#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

namespace inselwerk {

KindCounts::KindCounts(const char* name, const std::vector<QIcon>& pictures, int most, Document& document)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(4);
    constexpr int pictureSize = 20;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const int kind = static_cast<int>(i), row = kind / 2, column = kind % 2 * 3;
        auto* label = new QLabel;
        auto* count = new QSpinBox;
        count->setObjectName(QStringLiteral("%1-%2").arg(QLatin1String(name)).arg(kind));
        count->setRange(0, most);
        label->setBuddy(count);
        connect(count, &QSpinBox::valueChanged, this, [this, kind](int n) { emit countChanged(kind, n); });
        new FieldGuard(*count, document);
        grid->addWidget(new IconLabel(pictures[i], pictureSize), row, column);
        grid->addWidget(label, row, column + 1);
        grid->addWidget(count, row, column + 2);
        grid->setColumnStretch(column + 1, 1);
        m_names.push_back(label);
        m_counts.push_back(count);
    }
    if (!m_counts.empty()) setFocusProxy(m_counts.front());
}

void KindCounts::setNames(const QStringList& names)
{
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        m_names[i]->setText(names[static_cast<qsizetype>(i)]);
        m_counts[i]->setAccessibleName(names[static_cast<qsizetype>(i)]);
    }
}

void KindCounts::setCounts(const std::vector<int>& counts)
{
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        const QSignalBlocker quiet(m_counts[i]);
        m_counts[i]->setValue(counts[i]);
    }
}

}  // namespace inselwerk
