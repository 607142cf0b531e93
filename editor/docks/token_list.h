#pragma once

#include "editor/model/numbers.h"

#include <QElapsedTimer>
#include <QListWidget>

#include <optional>
#include <set>
#include <vector>

namespace inselwerk {

/// Number tokens in their order. They are moved by dragging and by Alt with the arrow keys, removed by Delete, added
/// before the current one by typing the number; the list only says what was asked for.
class TokenList : public QListWidget
{
    Q_OBJECT

public:
    struct Row
    {
        int number = 0;
        QString note;    ///< shown after the number
        QString chance;  ///< at the end of the row
        QString spoken;  ///< for screen readers
    };
    using Places = std::set<std::size_t>;

    explicit TokenList(QWidget* parent = nullptr);

    void setRows(const std::vector<Row>&);
    /// The rows that are selected.
    Places chosen() const;
    void choose(const Places&);
    /// Where a token that is added now should go: behind the current one, or at the end.
    std::size_t insertionPlace() const;
    /// Says that tokens shall be chosen once the rows come that the next signal leads to.
    void chooseNext(const Places& places) { m_next = places; }
    /// No note is cut off.
    QSize minimumSizeHint() const override;

signals:
    /// Tokens are to lie from `to` on, counted in the list without them.
    void moveAsked(const std::set<std::size_t>& places, std::size_t to);
    void removeAsked(const std::set<std::size_t>& places);
    void addAsked(int number);

protected:
    bool event(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void focusOutEvent(QFocusEvent*) override;
    void paintEvent(QPaintEvent*) override;

private:
    void askToMove(std::size_t to);
    void moveByKey(int steps);
    void typeDigit(int digit);
    int gapAt(int y) const;
    void stopDrag();

    QPoint m_pressed;
    bool m_mayDrag = false;
    std::optional<int> m_gap;  ///< while dragging: before which row the tokens would go
    std::optional<Places> m_next;
    NumberTyping m_typing;
    QElapsedTimer m_typed;  ///< since the last digit
};

}  // namespace inselwerk
