#pragma once

#include "editor/forms/schema_form.h"
#include "engine/rules/registry.h"
#include "engine/scenario/format_keys.h"
#include "engine/scenario/writer.h"
#include "tests/editor/called.h"
#include "tests/editor/desk.h"
#include "tests/editor/scenario_files.h"
#include "tests/editor/steps.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

/// A module that no program has, with fields of every type, and a place to try its form.
namespace inselwerk::test {

inline const Schema& partSchema()
{
    static const Schema s{
        "parts",
        {"Part", "Teil"},
        {{.name = "id",
          .type = Field::Type::Name,
          .fallback = std::string(),
          .required = true,
          .label = {"Id", "Kennung"},
          .explanation = {"Names it.", "Benennt es."}},
         {.name = "crop",
          .type = Field::Type::Choice,
          .fallback = std::string(),
          .choices = {"wheat", "beans", "maize"},
          .required = true,
          .label = {"Crop", "Kulturpflanze"},
          .explanation = {"Which.", "Welche."}},
         {.name = "amount",
          .low = 0,
          .high = 9,
          .fallback = std::int64_t{1},
          .label = {"Amount", "Menge"},
          .explanation = {"How many.", "Wie viele."}}}};
    return s;
}

/// A field of every type, and of every sort of editor.
inline const Schema& madeUpSchema()
{
    using Type = Field::Type;
    const auto field = [](std::string_view name, Type type, FieldValue usual, std::int64_t low = 0,
                          std::int64_t high = 0) {
        Field f{.name = name, .type = type, .low = low, .high = high, .fallback = std::move(usual)};
        f.label = {std::string{name} + " field", "Feld " + std::string{name}};
        f.explanation = {"About it.", "Darüber."};
        return f;
    };
    const auto with = [](Field f, std::vector<std::string_view> choices, int least = 0, int most = 0) {
        f.choices = std::move(choices);
        f.minItems = least;
        f.maxItems = most;
        return f;
    };
    using Words = std::vector<std::string>;
    using Numbers = std::vector<std::int64_t>;
    static const Schema s = [&] {
        Schema made{"made-up", {"Made up", "Ausgedacht"}, {}};
        made.fields = {
            field("number", Type::Integer, std::int64_t{5}, 1, 20),
            field("maybe", Type::Integer, std::int64_t{0}, 2, 12),
            field("flag", Type::Flag, false),
            with(field("word", Type::Choice, std::string("lumber")), resourceNames()),
            with(field("perhaps", Type::Choice, std::string()), terrainNames()),
            with(field("discs", Type::IntegerList, Numbers{2, 3}, 2, 12), {}, 1, 10),
            with(field("line", Type::IntegerList, Numbers{}, 0, 1000), {}, 0, 4),
            with(field("order", Type::ChoiceList, Words{"wool", "ore"}), resourceNames(), 1, 4),
            with(field("three", Type::ChoiceList, Words{}), resourceNames(), 3, 3),
            with(field("counts", Type::Counts, std::map<std::string, std::int64_t>{{"ore", 2}}, 0, 9), resourceNames()),
            field("id", Type::Name, std::string("x")),
            field("text", Type::Text, Text{}),
            with(field("parts", Type::Sections, std::vector<Section>{}), {}, 0, 3),
            with(field("effects", Type::Effects, std::vector<Section>{}), {}, 0, 3),
        };
        made.fields[12].element = &partSchema();
        return made;
    }();
    return s;
}

inline ModuleDescriptions withMadeUp()
{
    ModuleDescriptions all = descriptionsOf(moduleTypes());
    all.push_back({&madeUpSchema(), {}, {}});
    return all;
}

/// A form on a made-up module of a document.
struct FormBench : Desk
{
    FormBench()
    {
        QObject::connect(&document, &Document::changed, &form, &SchemaForm::refresh);
        form.resize(420, 1400);
        form.show();
        form.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&form));
    }

    static Scenario start()
    {
        Scenario scenario = included("base");
        scenario.modules.push_back({"made-up", {}});
        return scenario;
    }
    template <class T>
    T* in(const char* field, int nth = 0)
    {
        FieldEditor* editor = form.editor(field);
        const auto all = editor ? editor->findChildren<T*>() : QList<T*>();
        QList<T*> shown;
        for (T* widget : all)
            if (widget->isVisibleTo(&form)) shown << widget;
        if (nth >= shown.size()) qFatal("%s has only %d of them", field, static_cast<int>(shown.size()));
        return shown[nth];
    }
    QToolButton* button(const char* field, const QString& name)
    {
        const auto all = form.editor(field)->findChildren<QToolButton*>();
        for (QToolButton* button : all)
            if (isCalled(*button, name) && button->isVisibleTo(&form)) return button;
        qFatal("no button %s", qPrintable(name));
        return nullptr;
    }
    std::string file() { return writeScenario(document.scenario(), modules); }
    const Section& section() { return *document.scenario().findModule("made-up"); }

    ModuleDescriptions modules = withMadeUp();
    Document document{start()};
    FormContext context{document, modules};
    SchemaForm form{context, madeUpSchema(), SectionPath::module("made-up")};
};

}  // namespace inselwerk::test
