#include "app/common/event_picture_of.h"

namespace inselwerk {

EventPicture eventPictureOf(std::string_view category, const std::vector<EffectOfToken>& effects)
{
    EventPicture picture;
    picture.category = QString::fromUtf8(category.data(), static_cast<qsizetype>(category.size()));
    for (const auto& [schema, values] : effects) {
        if (!picture.crop && schema.find("crop")) picture.crop = cropFrom(values.choice(schema, "crop"));
        if (schema.find("amount")) picture.amount = static_cast<int>(values.integer(schema, "amount"));
        if (picture.numbers.isEmpty() && schema.find("numbers"))
            for (const std::int64_t n : values.integers(schema, "numbers")) picture.numbers << static_cast<int>(n);
    }
    return picture;
}

}  // namespace inselwerk
