#pragma once

#include <QLineEdit>

#include <functional>
#include <set>
#include <string>

namespace inselwerk {

/// A name as scenario files have them: small letters, digits, `-` and `_`. It takes effect when the field is left or
/// Enter is pressed; Esc brings back the old one. One that is taken, or none, is refused with a sentence.
class IdField : public QLineEdit
{
    Q_OBJECT

public:
    explicit IdField(QWidget* parent = nullptr);

    /// The name that stands there now, and those that others have.
    void setId(const std::string& id, std::set<std::string> taken);
    const std::string& id() const { return m_id; }

signals:
    void renamed(const std::string& to);
    /// Why the name in the field cannot be taken; empty: it can.
    void refused(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent*) override;
    void focusOutEvent(QFocusEvent*) override;

private:
    QString fault() const;
    void judge();
    void finish();
    void takeBack();

    std::string m_id;
    bool m_typed = false;  ///< an id that is none may be shown otherwise than it is: that alone is no change
    std::set<std::string> m_taken;
};

}  // namespace inselwerk
