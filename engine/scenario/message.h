#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Sentences without Qt.
///
/// The engine names a sentence by its English source text; the program translates it. `INSELWERK_TEXT` marks the source
/// so that lupdate finds it: the macro is an alias of QT_TRANSLATE_NOOP there. Placeholders are numbered (`%1`). A
/// sentence with a plural (`%n card(s)`) is marked `INSELWERK_TEXT_N`, an alias of QT_TRANSLATE_N_NOOP.
#define INSELWERK_TEXT(context, source) source
#define INSELWERK_TEXT_N(context, source) source

namespace inselwerk {

/// A text that scenario files carry in both languages. Either may be missing.
struct Text
{
    std::string en;
    std::string de;
    bool empty() const { return en.empty() && de.empty(); }
    friend bool operator==(const Text&, const Text&) = default;
};

/// One argument of a message.
struct Argument
{
    enum class Kind : std::uint8_t {
        Verbatim,   ///< shown as it is (names, file contents, coordinates)
        Number,     ///< a whole number
        Word,       ///< an English word of the "Words" context, translated before it is put in
        Bilingual,  ///< a scenario's own text, shown in the language in use
        Counted,    ///< a number and a Word: `2 lumber`
        List        ///< other arguments: `2 lumber, 1 brick and 1 ore`
    };
    Kind kind = Kind::Verbatim;
    std::string text;
    std::string de;                 ///< only Bilingual
    std::int64_t number = 0;        ///< only Number and Counted
    std::vector<Argument> items{};  ///< only List

    Argument(std::string_view verbatim) : text(verbatim) {}
    Argument(const std::string& verbatim) : text(verbatim) {}
    Argument(const char* verbatim) : text(verbatim) {}
    Argument(std::int64_t n) : kind(Kind::Number), number(n) {}
    Argument(int n) : kind(Kind::Number), number(n) {}
    Argument(std::size_t n) : kind(Kind::Number), number(static_cast<std::int64_t>(n)) {}
    Argument(const Text& t) : kind(Kind::Bilingual), text(t.en), de(t.de) {}
    static Argument word(std::string_view english)
    {
        Argument a{english};
        a.kind = Kind::Word;
        return a;
    }
    static Argument counted(std::int64_t n, std::string_view english)
    {
        Argument a{english};
        a.kind = Kind::Counted;
        a.number = n;
        return a;
    }
    static Argument list(std::vector<Argument> items)
    {
        Argument a{""};
        a.kind = Kind::List;
        a.items = std::move(items);
        return a;
    }
    friend bool operator==(const Argument&, const Argument&) = default;
};

/// A sentence: translation context, English source, arguments for `%1`, `%2`, …
struct Message
{
    const char* context = "";
    const char* source = "";
    std::vector<Argument> arguments{};
    int count = -1;  ///< number for `%n`, or -1 when the sentence has no plural

    bool empty() const { return *source == '\0'; }
};

/// The sentence in English, for programs without translations (command line, tests).
std::string english(const Message&);

}  // namespace inselwerk
