#pragma once

#include "editor/docks/dock.h"
#include "editor/model/pools.h"

class QLabel;
class QListWidget;
class QMenu;
class QPushButton;
class QToolButton;

namespace inselwerk {

class ConstraintsBox;
class IdRow;
class KindCounts;
class NumberPoolPage;
class Pages;
class PreviewPanel;
class RoomyLabel;

/// What the board in sight leaves to chance: its pools with what they hold against the places drawn from them, what a
/// draw must satisfy, and how a draw looks.
class PoolsDock : public Dock
{
    Q_OBJECT

public:
    explicit PoolsDock(const Studio&);

    Qt::DockWidgetArea homeArea() const override { return Qt::RightDockWidgetArea; }
    void retranslate() override;
    void recolour() override;
    QWidget* comeTo(const Place&) override;

    /// The pool that is shown; none: the board has none.
    const std::optional<PoolName>& chosen() const { return m_chosen; }
    void choose(const PoolName&);

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    QWidget* makeCommands();
    QWidget* makePool();
    QWidget* makePlaces();

    void add(PoolKind);
    void remove();
    void fill();
    bool changePool(
        const StepName&, const std::function<void(Board&, const std::string& id)>&, const QString& mergeKey = {});
    QWidget* poolField(const Place&) const;

    void refresh();
    void refreshList();
    void refreshPool();

    std::optional<PoolName> m_chosen;
    QToolButton *m_add, *m_remove, *m_fill;
    QMenu* m_kinds;
    QListWidget* m_pools;
    QLabel* m_none;
    QWidget* m_detail;
    IdRow* m_name;
    RoomyLabel* m_count;
    Pages* m_contents;
    KindCounts *m_tiles, *m_pieces;
    NumberPoolPage* m_numbers;
    QPushButton *m_draw, *m_fix;
    ConstraintsBox* m_constraints;
    PreviewPanel* m_preview;
};

}  // namespace inselwerk
