#!/bin/sh
# Installs what building, testing and running need, on Debian 12 and later and Ubuntu 24.04 and later.
# Does nothing, and needs no rights, if all is there already.
set -eu

packages="
    g++ cmake ninja-build libyaml-cpp-dev
    qt6-base-dev qt6-declarative-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libqt6svg6 qt6-translations-l10n
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
    qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-controls qml6-module-qtquick-templates
    qml6-module-qtquick-layouts qml6-module-qtquick-shapes qml6-module-qtquick-dialogs
    qml6-module-qt-labs-folderlistmodel qml6-module-qttest
    fonts-dejavu-core
"

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "This is no Debian or Ubuntu: please see that a C++20 compiler, CMake, Ninja, Qt 6.4 and yaml-cpp are there." >&2
    exit 0
fi

missing=
for package in $packages; do
    status=$(dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | head -n 1)
    if [ "$status" != installed ]; then missing="$missing $package"; fi
done
if [ -z "$missing" ]; then exit 0; fi

echo "Installing:$missing"
if [ "$(id -u)" -eq 0 ]; then
    sudo=
elif command -v sudo >/dev/null; then
    sudo=sudo
else
    echo "Please run as root:  apt-get install --no-install-recommends$missing" >&2
    exit 1
fi
# shellcheck disable=SC2086 # $sudo and $missing are lists
$sudo apt-get -q update
# shellcheck disable=SC2086
$sudo env DEBIAN_FRONTEND=noninteractive apt-get -q -y install --no-install-recommends $missing
