import PropertyList

/// The names and characters of XLIFF 2.1.
enum XLIFFText {
  /// The namespace of all versions 2.
  static let namespace = "urn:oasis:names:tc:xliff:document:2.0"

  /// Returns text as the content of an element; characters that XML can't hold become elements.
  static func content(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes.append("&amp;")
      case "<": bytes.append("&lt;")
      case ">": bytes.append("&gt;")
      case "\r": bytes.append("&#13;")
      case "\u{0}"..<"\t", "\u{B}", "\u{C}", "\u{E}"..<" ", "\u{FFFE}", "\u{FFFF}":
        bytes.append("<cp hex=\"")
        HexDigits.append(UInt64(scalar.value), count: 4, to: &bytes)
        bytes.append("\"/>")
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return bytes
  }

  /// Returns text as the value of an attribute in double quotes.
  static func attribute(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes.append("&amp;")
      case "<": bytes.append("&lt;")
      case "\"": bytes.append("&quot;")
      case "\t", "\n", "\r": bytes += "&#\(scalar.value);".utf8
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": bytes += UTF8.encodedReplacementCharacter
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return bytes
  }
}

extension TranslationSheet {
  /// Returns the texts with their translations into the sheet's first language as XLIFF 2.1; `name` is the name of the
  /// book's file.
  package func xliff(of name: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xliff xmlns=\"")
    bytes += XLIFFText.namespace.utf8
    bytes.append("\" version=\"2.1\" srcLang=\"")
    bytes += XLIFFText.attribute(languages.source ?? "und")
    bytes.append("\" trgLang=\"")
    bytes += XLIFFText.attribute(languages.translations.first ?? "und")
    bytes.append("\">\n  <file id=\"f1\" original=\"")
    bytes += XLIFFText.attribute(name)
    bytes.append("\">\n")
    for (index, row) in rows.enumerated() { TranslationSheet.append(row, number: index + 1, to: &bytes) }
    bytes.append("  </file>\n</xliff>\n")
    return bytes
  }

  private static func append(_ row: Row, number: Int, to bytes: inout [UInt8]) {
    let text = row.text
    let translation = row.translations.first.flatMap { $0 } ?? ""
    bytes += "    <unit id=\"u\(number)\" name=\"".utf8
    bytes += XLIFFText.attribute(text.path.description)
    bytes.append("\" xml:space=\"preserve\">\n      <notes>\n")
    for (category, note) in [("page", text.page), ("element", text.element), ("context", text.key)]
    where !note.utf8.isEmpty {
      bytes += "        <note category=\"\(category)\">".utf8
      bytes += XLIFFText.content(note)
      bytes.append("</note>\n")
    }
    bytes.append("      </notes>\n      <segment")
    if !translation.utf8.isEmpty { bytes.append(" state=\"translated\"") }
    bytes.append(">\n        <source>")
    bytes += XLIFFText.content(text.text)
    bytes.append("</source>\n")
    if !translation.utf8.isEmpty {
      bytes.append("        <target>")
      bytes += XLIFFText.content(translation)
      bytes.append("</target>\n")
    }
    bytes.append("      </segment>\n    </unit>\n")
  }
}
