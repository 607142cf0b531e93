#include "app/play/shell/player_kinds.h"

#include "engine/bots/bot.h"

namespace inselwerk {
namespace {

QString text(std::string_view s) { return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size())); }

const QString& human()
{
    static const QString kind = QStringLiteral("human");
    return kind;
}

}  // namespace

PlayerKinds::PlayerKinds(QObject* parent) : QAbstractListModel(parent)
{
    for (const std::string_view kind : botKinds()) m_kinds.prepend(text(kind));
    m_kinds.prepend(human());
}

bool PlayerKinds::known(const QString& kind)
{
    if (kind == human()) return true;
    for (const std::string_view bot : botKinds())
        if (kind == text(bot)) return true;
    return false;
}

QString PlayerKinds::usualBot() { return text(botKinds().back()); }

void PlayerKinds::retranslate() { emit dataChanged(index(0), index(rowCount() - 1)); }

int PlayerKinds::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_kinds.size());
}

QVariant PlayerKinds::data(const QModelIndex& at, int role) const
{
    if (!checkIndex(at, CheckIndexOption::IndexIsValid)) return {};
    const QString& kind = m_kinds[at.row()];
    if (role == KindRole) return kind;
    const bool name = role == TextRole || role == Qt::DisplayRole;
    if (!name && role != ExplanationRole) return {};
    if (kind == human()) return name ? tr("Person") : tr("Somebody at this computer.");
    if (kind == QLatin1String("random")) return name ? tr("Bot, by chance") : tr("Does anything that is allowed.");
    if (kind == QLatin1String("easy")) return name ? tr("Bot, easy") : tr("Plays well, but errs often.");
    if (kind == QLatin1String("one-ply")) return name ? tr("Bot, medium") : tr("Takes what looks best now.");
    return kind;
}

QHash<int, QByteArray> PlayerKinds::roleNames() const
{
    return {{KindRole, "kind"}, {TextRole, "text"}, {ExplanationRole, "explanation"}};
}

}  // namespace inselwerk
