#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

class BoardCanvas;
class DocumentFile;
class Languages;
class Look;
class Settings;
class ToolSet;

/// What docks and menus of a window work with. Everything outlives them.
struct Studio
{
    Workbench bench;
    BoardCanvas& canvas;
    ToolSet& tools;
    Settings& settings;
    Languages& languages;
    Look& look;
    DocumentFile& file;
    Focus& focus() const { return bench.focus; }
    Document& document() const { return bench.document(); }
    const Scenario& scenario() const { return bench.focus.scenario(); }
};

}  // namespace inselwerk
