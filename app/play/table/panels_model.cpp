#include "app/play/table/panels_model.h"

#include "app/play/table/game_session.h"
#include "app/play/table/panels/registry.h"
#include "app/play/table/words.h"

namespace inselwerk {

PanelsModel::PanelsModel(GameSession& session)
    : RowModel({"key", "title", "icon", "url", "panelModel", "seatUrl"}, &session), m_session(session)
{
    connect(&session, &GameSession::changed, this, &PanelsModel::refresh);
}

void PanelsModel::rebuild()
{
    setRows({});
    for (QObject* model : std::as_const(m_models))
        if (model) model->deleteLater();
    m_models.clear();
    for (const auto& module : m_session.position().rules->modules) {
        const ModuleFace& face = faceOf(*module);
        m_models << (face.model ? face.model(m_session) : nullptr);
    }
    refresh();
}

void PanelsModel::refresh()
{
    const Position& p = m_session.position();
    QList<Row> rows;
    for (qsizetype i = 0; i < m_models.size() && !p.empty(); ++i) {
        const Module& module = *p.rules->modules[static_cast<std::size_t>(i)];
        const ModuleFace& face = faceOf(module);
        if (!face.url || !m_models[i]) continue;
        rows << Row{
            word(face.key),
            face.title ? face.title(Names(p)) : word(face.key),
            QLatin1String(face.icon),
            QString::fromLatin1(face.url),
            QVariant::fromValue(m_models[i]),
            QString::fromLatin1(face.seatUrl)};
    }
    setRows(rows);
    QVariantList pages;
    for (const Row& row : rows)
        pages << QVariantMap{
            {QStringLiteral("key"), row[0]}, {QStringLiteral("title"), row[1]}, {QStringLiteral("icon"), row[2]}};
    if (pages == m_pages) return;
    m_pages = pages;
    emit pagesChanged();
}

int PanelsModel::strips() const
{
    int n = 0;
    for (int i = 0; i < count(); ++i) n += !get(i, QStringLiteral("seatUrl")).toString().isEmpty();
    return n;
}

QObject* PanelsModel::panel(const QString& key) const
{
    return at(key, QStringLiteral("panelModel")).value<QObject*>();
}

}  // namespace inselwerk
