#pragma once

#include "app/common/painting/board_picture.h"
#include "app/play/shell/scenario_file.h"

#include <QAbstractListModel>
#include <QtQml/qqml.h>

#include <vector>

namespace inselwerk {

/// The scenarios that one may play: included ones first, then own ones, each group by name.
class ScenarioShelf : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the Desk")
    Q_PROPERTY(Filter filter READ filter WRITE setFilter NOTIFY changed)
    Q_PROPERTY(int all READ all NOTIFY changed)
    Q_PROPERTY(int included READ included NOTIFY changed)
    Q_PROPERTY(int own READ own NOTIFY changed)

public:
    enum Filter { All, Included, Own };
    Q_ENUM(Filter)
    enum Role { FileRole = Qt::UserRole, NameRole, SummaryRole, MinPlayersRole, MaxPlayersRole, MinutesRole, OwnRole,
                PictureRole, PlayableRole, ErrorsRole, WarningsRole, NoteRole, StarterRole };

    explicit ScenarioShelf(QObject* parent = nullptr);

    Filter filter() const { return m_filter; }
    void setFilter(Filter);
    int all() const { return static_cast<int>(m_files.size()); }
    int included() const { return all() - own(); }
    int own() const;

    /// Reads all files anew.
    void reload();
    /// Puts a file on the shelf, or reads it anew if it lies there.
    const ScenarioFile& put(const QString& path);
    const ScenarioFile* find(const QString& path) const;
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex&, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    struct Entry
    {
        ScenarioFile file;
        BoardPicture picture;
    };
    void sortAndShow();

    std::vector<Entry> m_files;
    std::vector<std::size_t> m_shown;
    Filter m_filter = All;
};

}  // namespace inselwerk
