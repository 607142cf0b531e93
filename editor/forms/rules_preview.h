#pragma once

#include "engine/scenario/message.h"

#include <QWidget>

#include <array>

class QLabel;
class QTextEdit;

namespace inselwerk {

/// The rules page of a scenario as the game shows it, in both languages side by side.
class RulesPreview : public QWidget
{
    Q_OBJECT

public:
    explicit RulesPreview(QWidget* parent = nullptr);

    void setText(const Text&);
    void retranslate();

private:
    void refresh();
    void write(QTextEdit&, const std::string& text);

    Text m_text;
    QLabel* m_hint;
    QLabel* m_head;
    std::array<QTextEdit*, 2> m_pages{};  ///< English, German
};

}  // namespace inselwerk
