#include "app/cli/commands.h"
#include "app/cli/scenario_choice.h"
#include "app/common/board_picture_of.h"
#include "app/common/painting/board_painter.h"
#include "engine/game/files.h"

#include <QBuffer>
#include <QGuiApplication>

#include <iostream>

namespace inselwerk::cli {
namespace {

constexpr std::array<Option, 4> options{
    {{"--board", "the id of a board"}, {"--players", "a number"}, {"--seed", "a number"}, {"--output", "a file"}}};
constexpr QSize imageSize{1200, 1080};

QByteArray paintPng(const BoardPicture& picture)
{
    // Fonts need a GUI application; it works without a display.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1;
    char name[] = "inselwerk-cli";
    char* words[] = {name, nullptr};
    const QGuiApplication application(count, words);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    render(picture, imageSize, 1).save(&buffer, "PNG");
    return bytes;
}

}  // namespace

int render(Words words)
{
    Arguments arguments;
    if (!arguments.parse(words, options)) return usageError("render", arguments.problem());
    const auto seed = arguments.number("--seed", 0, seedLimit - 1, 1);
    if (!seed) return usageError("render", arguments.problem());
    if (!arguments.has("--output")) return usageError("render", "Say with --output where the picture is to go.");
    const auto choice = chooseTable(arguments);
    if (!choice) return usageError("render", arguments.problem());
    const QByteArray png = paintPng(boardPictureOf(choice->table, *seed, choice->board));
    const auto failed =
        files::replace(arguments.text("--output"), {png.constData(), static_cast<std::size_t>(png.size())});
    if (!failed) return good;
    std::cerr << english(*failed) << '\n';
    return unreadable;
}

}  // namespace inselwerk::cli
