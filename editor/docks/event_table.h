#pragma once

#include "editor/document/focus.h"
#include "engine/table/module.h"

#include <QAbstractTableModel>

namespace inselwerk {

/// The event tokens of a scenario as rows: picture, category, what they do, how many, how likely one is seen. Rows can
/// be dragged to another place.
class EventTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Picture, Category, Effect, Count, Seen, columns };
    /// For sorting: numbers as numbers.
    static constexpr int SortRole = Qt::UserRole;

    explicit EventTable(Focus&, QObject* parent = nullptr);

    void refresh();
    /// The texts are another language's now.
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return columns; }
    QVariant data(const QModelIndex&, int role) const override;
    QVariant headerData(int section, Qt::Orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex&) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList&) const override;
    bool dropMimeData(const QMimeData*, Qt::DropAction, int row, int column, const QModelIndex& parent) override;

signals:
    /// A row was dropped where it is to have the index `to`.
    void dropped(std::size_t from, std::size_t to);

private:
    struct Row
    {
        QString id;
        QString name;  ///< empty where it tells nothing: another token has it, too
        QString category;
        QString effect;
        int count = 0;
        double seen = 0;
        friend bool operator==(const Row&, const Row&) = default;
    };
    /// With the name before it, by which tokens that do the same are told apart.
    static QString effectOf(const Row&);
    QVariant textOf(const Row&, int column) const;

    Focus& m_focus;
    std::vector<Row> m_rows;
};

/// All that a token does, in the language in use.
QString effectsInWords(const Section& token);
/// A category as people read it.
QString categoryInWords(const std::string& category);

}  // namespace inselwerk
