#pragma once

#include "engine/scenario/message.h"

#include <filesystem>
#include <optional>

/// Files that must survive: written whole or not at all, or by appending.
namespace inselwerk::files {

/// Replaces a file by writing a new one beside it and renaming that. A sentence when it fails; the old file is whole
/// then.
std::optional<Message> replace(const std::filesystem::path&, std::string_view text);

/// The contents of a file; none, with a sentence, when it cannot be read or is larger than `most` bytes.
std::optional<std::string> read(const std::filesystem::path&, std::size_t most, Message& problem);

/// A file that only grows. Every append is on the disk when it returns.
class AppendFile
{
public:
    AppendFile() = default;
    AppendFile(AppendFile&&) noexcept;
    AppendFile& operator=(AppendFile&&) noexcept;
    ~AppendFile();

    std::optional<Message> open(const std::filesystem::path&);
    std::optional<Message> append(std::string_view text);

private:
    void close();

    int m_file = -1;
    std::filesystem::path m_path;
};

}  // namespace inselwerk::files
