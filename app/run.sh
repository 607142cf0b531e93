#!/bin/sh
# Installs what is missing, builds and starts Inselwerk; arguments go to the program (`--help` lists them).
#
# Without a display and without arguments a game of bots is played; its result is printed and a picture of the final
# board saved as build/final-board.png.
set -eu

start=$(pwd)
cd "$(dirname "$0")/.."
root=$(pwd)
sh app/install-packages.sh
cmake --preset release -Wno-dev >/dev/null
cmake --build --preset release --target inselwerk

if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
    if [ $# -eq 0 ]; then set -- --bot-game --screenshot "$root/build/final-board.png"; fi
fi
cd "$start"
exec "$root/build/release/bin/inselwerk" "$@"
