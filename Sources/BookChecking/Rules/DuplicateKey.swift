import BookKit

extension DiagnosticRule {
  package static let duplicateKey = DiagnosticRule(
    "duplicate-key", .warning, "a key appears twice in a dictionary",
    """
    Only one of the two values can be used. Here it is the first one, even if it can't be read; other readers may \
    use the last one, so the book looks different elsewhere.
    """,
    message: { "the key `\($0.subject)` appears twice in this dictionary; the first one is used" },
    hint: "remove one of the two",
    example: """
        <plist version="1.0">
        <dict>
          <key>author</key> <string>Ann</string>
      -   <key>author</key> <string>Ben</string>
      +   <key>illustrator</key> <string>Ben</string>
          <key>pages</key> <array/>
        </dict>
        </plist>
      """, in: .file)
}
