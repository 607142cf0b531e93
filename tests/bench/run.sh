#!/bin/sh
# Measures games per second of one processor, and compares them with another program if one is given.
#
#   sh tests/bench/run.sh                 our random games, five times
#   sh tests/bench/run.sh YARDSTICK.cpp   the same, in turns with the yardstick, and the ratio of the medians
#
# Both are compiled with the same flags: FLAGS, by default those of a release (-O3, for any x86-64). The yardstick uses
# instructions of newer processors by name; where FLAGS do not allow them, it alone gets them.
set -eu
cd "$(dirname "$0")/../.."
flags=${FLAGS:--O3}
games=${GAMES:-20000}
folder=${BENCH_FOLDER:-build/bench}
compiler=${CXX:-c++}
yardstick=${1:-}

mkdir -p "$folder"
cmake -S . -B "$folder" -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE="$flags -DNDEBUG" >"$folder/configure.log"
cmake --build "$folder" --target bench_random_games --parallel "$(nproc 2>/dev/null || echo 2)" >/dev/null
ours=$folder/tests/bench_random_games

if [ -n "$yardstick" ]; then
    other=$folder/yardstick
    # shellcheck disable=SC2086
    if ! "$compiler" -std=c++20 $flags -DNDEBUG -w -o "$other" "$yardstick" 2>/dev/null; then
        echo "the yardstick gets -mbmi2 -mpopcnt in addition to $flags"
        "$compiler" -std=c++20 $flags -DNDEBUG -mbmi2 -mpopcnt -w -o "$other" "$yardstick"
    fi
fi

speed() { sed -n 's/.*games\/s=\([0-9]*\).*/\1/p'; }
median() { printf '%s\n' $1 | sort -n | sed -n 3p; }
our_speeds= other_speeds=
for run in 1 2 3 4 5; do
    line=$("$ours" scenarios/base.yaml "$games")
    echo "ours       $line"
    our_speeds="$our_speeds $(echo "$line" | speed)"
    if [ -n "$yardstick" ]; then
        line=$("$other" "$games" | head -n 1)
        echo "yardstick  $line"
        other_speeds="$other_speeds $(echo "$line" | speed)"
    fi
done
mine=$(median "$our_speeds")
echo "ours: $mine games a second (median of five, $flags)"
if [ -n "$yardstick" ]; then
    its=$(median "$other_speeds")
    awk -v a="$mine" -v b="$its" 'BEGIN { printf "yardstick: %d games a second, ratio %.3f\n", b, a / b }'
fi
