# Functions for the checks with third-party readers: `.ci/sarif`, `.ci/junit`, `.ci/results`, `.ci/pictures` and
# `.ci/browsers`.

# Installs packages from PyPI into a virtual environment: `install_readers FOLDER PACKAGE…`. If PyPI can't be reached,
# the check is skipped, or fails if CI is set.
install_readers() {
  local folder=$1
  shift
  if { python3 -m venv "$folder" && "$folder/bin/pip" install --quiet --disable-pip-version-check "$@"; } \
    >"$folder.log" 2>&1; then
    return
  fi
  echo "nothing to be had from PyPI: $(tail -n 1 "$folder.log")" >&2
  [ -z "${CI:-}" ] || exit 1
  exit 0
}

# Prints a font for the texts of a book, which must be a TrueType font with outlines. Browsers need some font anyway.
find_font() {
  local font
  font=$(fc-match --format '%{file}' 'serif:fontformat=TrueType' 2>/dev/null || true)
  [ -n "$font" ] || font=$(find /usr/share/fonts -name '*Serif*.ttf' 2>/dev/null | LC_ALL=C sort | head -n 1)
  echo "$font"
}

# Writes books that lead to all kinds of findings: with notes, with fixes, without lines, about a whole file, and with
# names that must be escaped: `write_books FOLDER PROGRAM`.
write_books() {
  local folder=$1 program=$2
  cat >"$folder/moon & stars.plist" <<'PLIST'
<plist version="1.0">
<array>
  <dict>
    <key>elements</key>
    <array>
      <dict>
        <key>type</key> <string>image</string>
        <key>filename</key> <string>moon.png</string>
        <key>x</key> <string>12</string>
        <key>x</key> <string>7l960</string>
        <key>&lt;"böse"&gt; &amp; ]]&gt;</key> <true/>
      </dict>
    </array>
  </dict>
</array>
</plist>
PLIST
  printf '\xff<plist><dict><key>a</key>\x1b[31m</plist>' >"$folder/broken.plist"
  printf '{ pages = ( ); }' >"$folder/good.plist"
  mkdir -p "$folder/Ordner mit Größe/images"
  printf '{ pages = ( ); }' >"$folder/Ordner mit Größe/book.plist"
  printf 'no picture' >"$folder/Ordner mit Größe/images/unused.png"
  (cd "$folder" && "$program" convert "moon & stars.plist" --to binary -o binary.plist --lossy 2>/dev/null)
}

# All of them, in the order of the command line; one of them is also named by its full path.
books=("moon & stars.plist" binary.plist broken.plist good.plist "Ordner mit Größe")
