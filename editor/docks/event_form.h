#pragma once

#include "editor/forms/form_context.h"
#include "editor/model/place_of_path.h"

#include <QTabWidget>

class QFrame;
class QLabel;
class QVBoxLayout;

namespace inselwerk {

class SchemaForm;
class TokenPicture;

/// An event token in full: what it does, as a form, as a sentence in both languages and as a picture; on a second page
/// when tokens are turned over.
class EventForm : public QTabWidget
{
    Q_OBJECT

public:
    explicit EventForm(const FormContext&, QWidget* parent = nullptr);

    /// None: no token is chosen.
    void showToken(std::optional<std::size_t> index);
    void retranslate();
    /// The field of a place within the token that is shown; null: it has none.
    QWidget* fieldFor(const Place&);
    /// What names the token's first effect; the form shows one.
    QWidget* firstEffect() const;

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    QWidget* makeTokenPage();
    QWidget* makeSentences();
    void makeForms(std::size_t index);
    void showPlacement();
    void showSentences(const Section*);

    FormContext m_context;
    SchemaForm* m_effects = nullptr;  ///< made with the first token
    SchemaForm* m_form = nullptr;     ///< its other fields
    QVBoxLayout* m_formPlace = nullptr;
    SchemaForm* m_placement = nullptr;  ///< made when the module is there
    QVBoxLayout* m_placementPlace = nullptr;
    QLabel* m_none;
    QFrame* m_sentences = nullptr;
    QLabel* m_english;
    QLabel* m_german;
    TokenPicture* m_picture;
};

}  // namespace inselwerk
