#include "app/cli/commands.h"
#include "app/common/settings/paths.h"
#include "engine/game/save.h"

#include <QCoreApplication>
#include <QFile>

#include <iostream>

namespace inselwerk::cli {
namespace {

constexpr std::string_view help = R"(inselwerk-cli: checks scenarios and plays them without a display.

  inselwerk-cli validate FILE…
      Says what is wrong with scenarios, as file:line:column: error|warning: path: sentence.
  inselwerk-cli simulate FILE [--board ID] [--players N] [--bots KIND,…] [--games FROM..TO] [--threads N]
                              [--check] [--json]
      Plays many games; game numbers are the seeds. --check looks for violations of the rules.
  inselwerk-cli render FILE [--board ID] [--players N] [--seed N] --output X.png
      Draws a board.
  inselwerk-cli transcript FILE…
      Runs rule cases; see scenarios/TRANSCRIPTS.md.
  inselwerk-cli replay SAVE
      Replays a saved game and tells how it stands.

  --data-dir FOLDER  before the verb: the folder that holds `scenarios`, instead of the program's own
  --help, --version

Exit code: 0 all is well; 1 something is wrong with the contents of a file; 2 a file cannot be read, or the command
line makes no sense.
)";

std::filesystem::path includedScenarios() { return QFile::encodeName(paths::includedScenarios()).toStdString(); }

int dispatch(const std::string& verb, Words rest)
{
    if (verb == "validate") return validate(rest);
    if (verb == "simulate") return simulate(rest);
    if (verb == "render") return render(rest);
    if (verb == "transcript") return transcript(rest, includedScenarios());
    if (verb == "replay") return replay(rest);
    return usageError("", "There is no verb “" + verb + "”.");
}

int run(Words words)
{
    while (words.size() >= 2 && words.front() == "--data-dir") {
        paths::setDataFolder(QFile::decodeName(words[1].c_str()));
        words = words.subspan(2);
    }
    if (words.empty()) return usageError("", "Say what to do.");
    for (const std::string& word : words) {
        if (word == "--") break;
        if (word == "--help" || word == "-h") {
            std::cout << help;
            return good;
        }
    }
    if (words.front() == "--version") {
        std::cout << "inselwerk-cli " << programVersion() << '\n';
        return good;
    }
    return dispatch(words.front(), words.subspan(1));
}

}  // namespace

int usageError(std::string_view verb, std::string_view sentence)
{
    std::cerr << "inselwerk-cli" << (verb.empty() ? "" : " ") << verb << ": " << sentence
              << " (inselwerk-cli --help tells more.)\n";
    return unreadable;
}

}  // namespace inselwerk::cli

int main(int argc, char** argv)
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    // Only to find the program's own folder. Drawing makes an application of its own, and there can be but one.
    const bool draws = words.end() != std::find(words.begin(), words.end(), "render");
    if (draws) return inselwerk::cli::run(words);
    const QCoreApplication application(argc, argv);
    return inselwerk::cli::run(words);
}
