import BookKit
import PropertyList

extension DiagnosticRule {
  package static let malformedPlist = DiagnosticRule(
    "malformed-plist", .error, "the file is not a property list",
    """
    A book is a property list in XML, binary or old-style text format. A file that breaks the rules of \
    these formats cannot be read, and a book that cannot be read is not played. The finding shows where reading \
    failed, with a note at what was still open there.
    """,
    message: { $0.detail },
    example: """
        <plist version="1.0">
        <dict>
      -   <key>title</key> <string>Salt & Pepper</string>
      +   <key>title</key> <string>Salt &amp; Pepper</string>
          <key>pages</key> <array/>
        </dict>
        </plist>
      """, in: .file)
}

extension PropertyList.Problem {
  /// The rule for this problem; only duplicate keys have a rule of their own.
  package var rule: DiagnosticRule { kind == .duplicateKey ? .duplicateKey : .malformedPlist }

  package func advice(isBinary: Bool) -> String? {
    if kind == .empty || kind == .blank { return "write a book, such as `{ pages = ({}); }`" }
    return hint ?? (isBinary && kind != .duplicateKey ? "the file is damaged: get a new copy of it" : nil)
  }
}
