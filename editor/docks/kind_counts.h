#pragma once

#include <QIcon>
#include <QWidget>

#include <vector>

class QLabel;
class QSpinBox;

namespace inselwerk {

class Document;

/// How many of each kind: a picture, a name and a number for each, two in a row.
class KindCounts : public QWidget
{
    Q_OBJECT

public:
    /// `name`: of the fields, for tests and style: `tile-3`. `most`: of a kind.
    KindCounts(const char* name, const std::vector<QIcon>& pictures, int most, Document&);

    void setNames(const QStringList&);
    void setCounts(const std::vector<int>&);

signals:
    void countChanged(int kind, int count);

private:
    std::vector<QLabel*> m_names;
    std::vector<QSpinBox*> m_counts;
};

}  // namespace inselwerk
