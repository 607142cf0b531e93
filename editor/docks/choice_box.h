#pragma once

#include <QComboBox>
#include <QWheelEvent>

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

namespace inselwerk {

/// A drop-down list of values; what is not the same everywhere shows a word for that in place of a choice.
template <class T>
class ChoiceBox : public QComboBox
{
public:
    struct Choice
    {
        T value;
        QString text;
        QIcon icon = {};
    };

    explicit ChoiceBox(const char* name, std::function<void(const T&)> chosen)
    {
        setObjectName(QLatin1String(name));
        setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        setMinimumContentsLength(8);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setFocusPolicy(Qt::StrongFocus);
        connect(this, &QComboBox::activated, this, [this, chosen = std::move(chosen)](int index) {
            const T value = m_values[static_cast<std::size_t>(index)];
            chosen(value);
        });
    }

    void offer(const std::vector<Choice>& choices, const std::optional<T>& value)
    {
        bool same = choices.size() == m_values.size();
        for (std::size_t i = 0; same && i < choices.size(); ++i)
            same = choices[i].value == m_values[i] && choices[i].text == itemText(static_cast<int>(i));
        if (!same) {
            clear();
            m_values.clear();
            for (const Choice& choice : choices) {
                addItem(choice.icon, choice.text);
                m_values.push_back(choice.value);
            }
        }
        const auto at = value ? std::find(m_values.begin(), m_values.end(), *value) : m_values.end();
        setCurrentIndex(at == m_values.end() ? -1 : static_cast<int>(at - m_values.begin()));
    }

protected:
    /// Scrolling a panel must not change what the pointer happens to pass.
    void wheelEvent(QWheelEvent* event) override { hasFocus() ? QComboBox::wheelEvent(event) : event->ignore(); }

private:
    std::vector<T> m_values;
};

}  // namespace inselwerk
