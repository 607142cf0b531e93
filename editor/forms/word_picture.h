#pragma once

#include "engine/scenario/schema.h"

#include <QIcon>
#include <QString>

class QPainter;

/// Words of files - crops, resources, terrains, colours - as people see them.
namespace inselwerk {

/// Is there a picture of what the word names?
bool hasPicture(std::string_view word);
void paintWord(QPainter&, const QRectF& box, std::string_view word);
/// Empty when there is no picture.
QIcon wordIcon(std::string_view word);

/// A choice of a field in the language in use: by the field's own labels, else a word of the glossary.
QString choiceLabel(const Field&, std::string_view word);

}  // namespace inselwerk
