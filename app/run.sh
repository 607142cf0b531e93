#!/bin/sh
# Installs what is missing, builds and starts Inselwerk; arguments go to the program (`--help` lists them).
#
#   sh app/run.sh [arguments]            the game
#   sh app/run.sh --editor [arguments]   the scenario editor
#
# Without a display and without arguments a game of bots is played; its result is printed and a picture of the final
# board saved as build/final-board.png.
set -eu

start=$(pwd)
cd "$(dirname "$0")/.."
root=$(pwd)
program=inselwerk
targets=inselwerk
if [ "${1:-}" = --editor ]; then
    shift
    program=inselwerk-editor
    targets="inselwerk inselwerk-editor"  # play-tests need the game
fi
sh app/install-packages.sh
cmake --preset release -Wno-dev >/dev/null
# shellcheck disable=SC2086 # a list
cmake --build --preset release --target $targets

if [ $program = inselwerk ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
    if [ $# -eq 0 ]; then set -- --bot-game --screenshot "$root/build/final-board.png"; fi
fi
cd "$start"
exec "$root/build/release/bin/$program" "$@"
