#pragma once

class QWidget;

namespace inselwerk {

/// Lets Tab lead through all that lies in the layouts of a widget, in their order: fields that were made later come
/// last otherwise. `fixed` is a field inside that was there from the beginning; what came before the widget stays
/// before it.
void orderTabs(QWidget& around, const QWidget& fixed);

}  // namespace inselwerk
