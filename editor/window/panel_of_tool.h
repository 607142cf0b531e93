#pragma once

namespace inselwerk {

class MainWindow;
class Tool;

/// Brings the panel forward in which one chooses what a tool lays down; not before one that somebody is typing in, and
/// no panel that was closed.
void raisePanelOf(const Tool&, MainWindow&);

}  // namespace inselwerk
