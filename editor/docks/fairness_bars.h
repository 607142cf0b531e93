#pragma once

#include "editor/model/fairness.h"

#include <QWidget>

class QLabel;

namespace inselwerk {

/// Pips of each resource: name, bar, number; a line across the bars is their average.
class FairnessBars : public QWidget
{
    Q_OBJECT

public:
    explicit FairnessBars(QWidget* parent = nullptr);

    void setFairness(const Fairness&);
    void retranslate();

private:
    class Bar;
    struct Row
    {
        QLabel* name;
        Bar* bar;
        QLabel* number;
    };
    std::vector<Row> m_rows;  ///< by Resource, then gold
};

/// A number of pips: whole where it is, else with one digit, as the language writes it.
QString pipsText(double);

}  // namespace inselwerk
