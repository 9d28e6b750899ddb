extension DiagnosticRule {
  package static let unsupportedRoot = DiagnosticRule(
    "unsupported-root", .error, "the outermost value is not a book",
    """
    A book is a dictionary with the key `pages`, or just an array of pages. Anything else may be a valid \
    property list, but contains nothing to play.
    """,
    message: { "a book is a dictionary with `pages`, or an array of pages; this is \($0.detail)" },
    hint: "start with `<dict><key>pages</key><array>…`",
    example: """
        <plist version="1.0">
      - <string>The Moon</string>
      + <dict>
      +   <key>title</key> <string>The Moon</string>
      +   <key>pages</key> <array/>
      + </dict>
        </plist>
      """, in: .file)
}
