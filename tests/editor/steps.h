#pragma once

#include "editor/document/document.h"

#include <QTest>

#include <functional>

namespace inselwerk::test {

/// Does something that is one step of history; takes it back and does it again, and compares the files. `bench`: has
/// the `file()` that would be written.
template <class Bench>
void step(Bench& bench, Document& document, const std::function<void()>& act)
{
    const std::string before = bench.file();
    const int steps = document.history().index();
    act();
    document.breakMerging();
    QCOMPARE(document.history().index(), steps + 1);
    QVERIFY2(!document.history().undoText().isEmpty(), "a step without a name");
    const std::string after = bench.file();
    QVERIFY(before != after);
    document.undo();
    QCOMPARE(bench.file(), before);
    document.redo();
    QCOMPARE(bench.file(), after);
}

/// Does something that is no step.
template <class Bench>
void nothing(Bench& bench, Document& document, const std::function<void()>& act)
{
    const std::string before = bench.file();
    const int steps = document.history().count();
    act();
    QCOMPARE(document.history().count(), steps);
    QCOMPARE(bench.file(), before);
}

}  // namespace inselwerk::test
