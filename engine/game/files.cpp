#include "engine/game/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <system_error>
#include <utility>

namespace inselwerk::files {
namespace {

Message cannotWrite(const std::filesystem::path& path, int error)
{
    return {
        "Game",
        INSELWERK_TEXT("Game", "“%1” cannot be written: %2."),
        {path.string(), std::generic_category().message(error)}};
}

/// Writes everything and makes sure that it is on the disk; 0 or an error number.
int writeAll(int file, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t n = ::write(file, text.data(), text.size());
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return n < 0 ? errno : ENOSPC;
        text.remove_prefix(static_cast<std::size_t>(n));
    }
    return ::fsync(file) == 0 || errno == EINVAL ? 0 : errno;
}

/// Makes sure that a renamed file keeps its name after a power cut. Not all file systems can; then nothing is lost.
void syncFolder(const std::filesystem::path& folder)
{
    const int file = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    ::fsync(file);
    ::close(file);
}

/// Writes into what is no file that could be replaced: a device, a pipe.
int writeThrough(const std::filesystem::path& path, std::string_view text)
{
    const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (file < 0) return errno;
    int error = writeAll(file, text);
    if (::close(file) != 0 && error == 0) error = errno;
    return error;
}

/// Puts a complete new file in the place of the old one; the old one stays as it is when anything fails.
int writeAndRename(const std::filesystem::path& path, std::string_view text, mode_t mode)
{
    std::string temporary = path.string() + ".XXXXXX";
    const int file = ::mkostemp(temporary.data(), O_CLOEXEC);
    if (file < 0) return errno;
    int error = ::fchmod(file, mode) == 0 ? writeAll(file, text) : errno;
    if (::close(file) != 0 && error == 0) error = errno;
    if (error == 0 && ::rename(temporary.c_str(), path.c_str()) != 0) error = errno;
    if (error != 0) ::unlink(temporary.c_str());
    if (error == 0) syncFolder(path.parent_path());
    return error;
}

}  // namespace

std::optional<Message> replace(const std::filesystem::path& path, std::string_view text)
{
    std::error_code none;
    const auto target = std::filesystem::is_symlink(path, none) ? std::filesystem::weakly_canonical(path, none) : path;
    struct stat now
    {};
    const bool exists = ::stat(target.c_str(), &now) == 0;
    // A file that may not be written stays as it is, although its folder would let it be replaced.
    if (exists && ::access(target.c_str(), W_OK) != 0) return cannotWrite(path, errno);
    const int error = exists && !S_ISREG(now.st_mode) && !S_ISDIR(now.st_mode)
                          ? writeThrough(target, text)
                          : writeAndRename(target, text, exists ? now.st_mode & 07777 : 0644);
    if (error != 0) return cannotWrite(path, error);
    return std::nullopt;
}

std::optional<std::string> read(const std::filesystem::path& path, std::size_t most, Message& problem)
{
    const auto fail = [&](Message m) {
        problem = std::move(m);
        return std::nullopt;
    };
    std::error_code error;
    if (!std::filesystem::exists(path, error))
        return fail({"Game", INSELWERK_TEXT("Game", "There is no file “%1”."), {path.string()}});
    std::ifstream in(path, std::ios::binary);
    std::string text;
    std::array<char, 1 << 16> block{};
    while (in.read(block.data(), block.size()) || in.gcount() > 0) {
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
        if (text.size() > most)
            return fail({"Game", INSELWERK_TEXT("Game", "“%1” is larger than any saved game."), {path.string()}});
    }
    if (!in.eof()) return fail({"Game", INSELWERK_TEXT("Game", "“%1” cannot be read."), {path.string()}});
    return text;
}

AppendFile::AppendFile(AppendFile&& other) noexcept
    : m_file(std::exchange(other.m_file, -1)), m_path(std::move(other.m_path))
{}

AppendFile& AppendFile::operator=(AppendFile&& other) noexcept
{
    if (this == &other) return *this;
    close();
    m_file = std::exchange(other.m_file, -1);
    m_path = std::move(other.m_path);
    return *this;
}

AppendFile::~AppendFile() { close(); }

void AppendFile::close()
{
    if (m_file >= 0) ::close(std::exchange(m_file, -1));
}

std::optional<Message> AppendFile::open(const std::filesystem::path& path)
{
    close();
    m_path = path;
    m_file = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (m_file < 0) return cannotWrite(path, errno);
    return std::nullopt;
}

std::optional<Message> AppendFile::append(std::string_view text)
{
    if (m_file < 0) return cannotWrite(m_path, EBADF);
    if (const int error = writeAll(m_file, text)) {
        close();  // what stands there now may be torn: nothing may follow it
        return cannotWrite(m_path, error);
    }
    return std::nullopt;
}

}  // namespace inselwerk::files
