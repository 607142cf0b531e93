#!/bin/sh
# Installs what is missing, builds everything and runs all tests, without a display:
# first the engine's under the address and undefined-behaviour sanitizers, then all of them.
#
#   sh tests/run.sh           everything
#   sh tests/run.sh --fast    without the sanitizers
set -eu

fast=no
case ${1:-} in
--fast) fast=yes ;;
'') ;;
*) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac

cd "$(dirname "$0")/.."
sh app/install-packages.sh
jobs=$(nproc 2>/dev/null || echo 2)

cmake --preset release -Wno-dev
cmake --build --preset release
if [ $fast = no ]; then
    cmake --preset sanitize -Wno-dev
    cmake --build --preset sanitize
    ctest --preset sanitize -j "$jobs"
    echo "The engine's tests passed under the sanitizers; now all tests."
fi
exec ctest --preset release -j "$jobs"
