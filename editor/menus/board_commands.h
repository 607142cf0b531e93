#pragma once

#include "editor/docks/studio.h"
#include "editor/model/boards.h"
#include "editor/model/templates.h"

namespace inselwerk {

/// What can be done with whole boards, from the menu and from the tabs. Each is one step of history.
class BoardCommands : public QObject
{
    Q_OBJECT

public:
    explicit BoardCommands(const Studio& studio, QObject* parent = nullptr) : QObject(parent), m_studio(studio) {}

    void add();
    /// The board of a template alone; where it needs rules that the scenario lacks, that is said.
    void addFrom(Template);
    void duplicate();
    void remove();
    /// The board as text on the clipboard, for another window or a text editor.
    void copy();
    /// The boards of a text on the clipboard.
    void paste();
    void move(std::size_t from, std::size_t to);
    void moveBy(int places);
    void showProperties();
    void orient(Orientation);
    void grow(const Ground&);
    /// Asks first when more than water would be lost.
    void shrink();
    void centre();

    /// What a shrinking would take away, one line each.
    static QStringList linesOf(const ShrinkLoss&);

signals:
    /// A sentence for the status bar.
    void said(const QString&);

private:
    Focus& focus() const { return m_studio.focus(); }
    bool mayShrink() const;

    Studio m_studio;
};

}  // namespace inselwerk
