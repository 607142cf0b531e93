#include "engine/scenario/message.h"

namespace inselwerk {
namespace {

std::string inEnglish(const Argument& a);

std::string joined(const std::vector<Argument>& items)
{
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += i + 1 == items.size() ? " and " : ", ";
        out += inEnglish(items[i]);
    }
    return out;
}

std::string inEnglish(const Argument& a)
{
    switch (a.kind) {
        case Argument::Kind::Number: return std::to_string(a.number);
        case Argument::Kind::Bilingual: return a.text.empty() ? a.de : a.text;
        case Argument::Kind::Counted: return std::to_string(a.number) + ' ' + a.text;
        case Argument::Kind::List: return joined(a.items);
        case Argument::Kind::Verbatim:
        case Argument::Kind::Word: break;
    }
    return a.text;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::string english(const Message& m)
{
    // One pass, so that a `%2` inside an argument stays what it is.
    const std::string_view source = m.source;
    std::string out;
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (m.count >= 0 && source.substr(i, 3) == "(s)") {
            if (m.count != 1) out += 's';
            i += 2;
            continue;
        }
        if (source[i] == '%' && m.count >= 0 && source.substr(i + 1, 1) == "n") {
            out += std::to_string(m.count);
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        std::size_t number = 0;
        while (source[i] == '%' && end < source.size() && end < i + 3 && isDigit(source[end]))
            number = number * 10 + static_cast<std::size_t>(source[end++] - '0');
        if (number >= 1 && number <= m.arguments.size()) {
            out += inEnglish(m.arguments[number - 1]);
            i = end - 1;
        } else {
            out += source[i];
        }
    }
    return out;
}

}  // namespace inselwerk
