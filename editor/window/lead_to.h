#pragma once

namespace inselwerk {

class MainWindow;
struct Place;

/// Leads the designer to where a place can be changed: the panel for it comes forward, with the keyboard in the field.
/// What has no field is changed on the board, with the tool for it.
void leadTo(const Place&, MainWindow&);

}  // namespace inselwerk
