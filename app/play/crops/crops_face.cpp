#include "app/play/crops/crops_face.h"

#include "app/play/crops/crops_sentences.h"

#include "engine/rules/crops/crops.h"

namespace inselwerk::crops {

ModuleFace face()
{
    return {
        .key = "crops",
        .title = &CropsSentences::title,
        .tell = &CropsSentences::tell,
        .ask = &CropsSentences::ask,
        .reason = &CropsSentences::reason,
        .action = &CropsSentences::action,
        .option = &CropsSentences::option};
}

}  // namespace inselwerk::crops
