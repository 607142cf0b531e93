#!/bin/sh
# Reads all sources anew into the catalogues and lists what is still to translate.
#
#   sh translations/update.sh                 update the catalogues of this folder
#   sh translations/update.sh --prune         the same, and drop entries that no source has any more
#   sh translations/update.sh --into FOLDER   update copies in FOLDER, leave the originals alone
#
# Exit code: 0 all translated, 1 something is unfinished, 2 lupdate failed. LUPDATE may name the program.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
folder=$root/translations
prune=
while [ $# -gt 0 ]; do
    case $1 in
    --prune) prune=-no-obsolete ;;
    --into) folder=$2; shift; cp "$root"/translations/*.ts "$folder" ;;
    *) sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 2 ;;
    esac
    shift
done

if [ -z "${LUPDATE:-}" ]; then
    for candidate in /usr/lib/qt6/bin/lupdate "$(command -v lupdate6 || true)" "$(command -v lupdate || true)"; do
        if [ -x "$candidate" ]; then LUPDATE=$candidate; break; fi
    done
fi

sources=
for part in app editor engine qml; do
    if [ -d "$root/$part" ]; then sources="$sources $part"; fi
done

# The English catalogue holds plural forms only: everything else is shown as written in the sources.
# shellcheck disable=SC2086 # $sources and $prune are lists
update() {
    "$LUPDATE" -silent $sources -I . -extensions cpp,h,qml,js -locations none $prune \
        -tr-function-alias QT_TRANSLATE_NOOP+=INSELWERK_TEXT,QT_TRANSLATE_N_NOOP+=INSELWERK_TEXT_N "$@"
}
cd "$root"
update -target-language de -ts "$folder/inselwerk_de.ts" || exit 2
update -target-language en -pluralonly -ts "$folder/inselwerk_en.ts" || exit 2

# "file: context: source" for every unfinished entry.
unfinished=$(awk '
    /<name>/   { context = $0; gsub(/.*<name>|<\/name>.*/, "", context) }
    /<source>/ { source = $0; sub(/.*<source>/, "", source); sub(/<\/source>.*/, "", source) }
    /type="unfinished"/ { name = FILENAME; sub(/.*\//, "", name); print name ": " context ": " source }
' "$folder/inselwerk_de.ts" "$folder/inselwerk_en.ts" |
    sed "s/&lt;/</g; s/&gt;/>/g; s/&quot;/\"/g; s/&apos;/'/g; s/&amp;/\\&/g")
if [ -n "$unfinished" ]; then
    printf '%s\n' "$unfinished"
    printf '%s\n' "$unfinished" | wc -l | sed 's/^ */Still to translate: /'
    exit 1
fi
echo "All translated."
