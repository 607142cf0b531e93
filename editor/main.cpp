#include "editor/window/application.h"

int main(int argc, char* argv[]) { return inselwerk::runEditor(argc, argv); }
