#pragma once

#include "editor/document/recovery.h"

#include <QDialog>

class QListWidget;

namespace inselwerk {

/// Offers work that was not saved when the program ended. Whoever closes the dialog without a choice is asked again at
/// the next start.
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    RecoveryDialog(Recovery&, QWidget* parent);

    /// What shall be opened again; the dialog gives it away.
    std::vector<Recovery::Find> take();

private:
    void fillList();
    void discardTicked();
    std::vector<std::size_t> ticked() const;

    Recovery& m_recovery;
    QListWidget* m_list;
};

}  // namespace inselwerk
