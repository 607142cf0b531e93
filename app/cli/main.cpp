#include "app/cli/commands.h"
#include "app/common/settings/paths.h"
#include "engine/game/save.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <iostream>

namespace inselwerk::cli {
namespace {

int runTranscripts(Words words)
{
    return transcript(words, QFile::encodeName(paths::includedScenarios()).toStdString());
}

struct Verb
{
    std::string_view name;
    std::string_view help;
    int (*run)(Words);
};

constexpr std::array<Verb, 5> verbs{
    {{"validate", R"(  inselwerk-cli validate FILE…
      Says what is wrong with scenarios, as file:line:column: error|warning: path: sentence.
)",
      validate},
     {"simulate",
      R"(  inselwerk-cli simulate FILE [--board ID] [--players N] [--bots KIND,…] [--games FROM..TO] [--threads N]
                              [--check [--saves N]] [--json]
      Plays many games; game numbers are the seeds. The last kind of bot serves all further seats. --check looks for
      violations of the rules after every action, and saves and loads each game at N random moments (0 to 100, else 8).
)",
      simulate},
     {"render", R"(  inselwerk-cli render FILE [--board ID] [--players N] [--seed N] --output X.png
      Draws a board.
)",
      render},
     {"transcript", R"(  inselwerk-cli transcript FILE…
      Runs rule cases; see scenarios/TRANSCRIPTS.md.
)",
      runTranscripts},
     {"replay", R"(  inselwerk-cli replay SAVE
      Replays a saved game and tells how it stands.
)",
      replay}}};

constexpr std::string_view exitCodes = R"(
Exit code: 0 all is well; 1 something is wrong with the contents of a file; 2 a file cannot be read or written, or the
command line makes no sense.
)";

void printHelp(const Verb* one)
{
    if (one) {
        std::cout << one->help << exitCodes;
        return;
    }
    std::cout << "inselwerk-cli: checks scenarios and plays them without a display.\n\n";
    for (const Verb& verb : verbs) std::cout << verb.help;
    std::cout << R"(
  --data-dir FOLDER  before the verb: the folder that holds `scenarios`, instead of the program's own
  --help, --version
)" << exitCodes;
}

bool asksForHelp(Words words)
{
    const auto end = std::find(words.begin(), words.end(), "--");
    return std::find_if(words.begin(), end, [](const std::string& w) { return w == "--help" || w == "-h"; }) != end;
}

int run(Words words)
{
    while (words.size() >= 2 && words.front() == "--data-dir") {
        paths::setDataFolder(QFile::decodeName(words[1].c_str()));
        words = words.subspan(2);
    }
    if (words.empty()) return usageError("", "Say what to do.");
    const auto verb = std::find_if(verbs.begin(), verbs.end(), [&](const Verb& v) { return v.name == words.front(); });
    if (asksForHelp(words)) {
        printHelp(verb == verbs.end() ? nullptr : &*verb);
        return good;
    }
    if (words.front() == "--version") {
        std::cout << "inselwerk-cli " << programVersion() << '\n';
        return good;
    }
    if (verb == verbs.end()) return usageError("", "There is no verb “" + words.front() + "”.");
    return verb->run(words.subspan(1));
}

}  // namespace

int usageError(std::string_view verb, std::string_view sentence)
{
    std::cerr << "inselwerk-cli" << (verb.empty() ? "" : " ") << verb << ": " << sentence
              << " (inselwerk-cli --help tells more.)\n";
    return unreadable;
}

/// What was printed must have arrived, or the answer is worth nothing.
int finished(int code)
{
    if (std::cout.flush()) return code;
    std::cerr << "inselwerk-cli: The output cannot be written. Is the disk full?\n";
    return unreadable;
}

}  // namespace inselwerk::cli

int main(int argc, char** argv)
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    // Only to find the program's own folder. Drawing makes an application of its own, and there can be but one.
    const bool draws = words.end() != std::find(words.begin(), words.end(), "render");
    using namespace inselwerk::cli;
    if (draws) return finished(run(words));
    const QCoreApplication application(argc, argv);
    return finished(run(words));
}
