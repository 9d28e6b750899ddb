import BookDrawing

/// Text in a page of HTML; any text from a book must be escaped.
package enum HTMLText {
  package static func escaped(_ text: String) -> String { XMLEscape.escaped(text) }

  /// Returns `text` escaped for element content, with line ends unchanged.
  package static func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\n")
  }
}
