/// An encoding of text; the raw value is its name in messages.
package enum TextEncoding: String, Sendable {
  /// UTF-8, with or without a byte-order mark.
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"
  /// ISO 8859-1, in which each byte is a Unicode scalar value.
  case latin1 = "ISO-8859-1"
  /// Windows' extension of Latin-1.
  case windows1252 = "windows-1252"

  /// The size of a code unit in bytes.
  package var unitSize: Int {
    switch self {
    case .utf8, .latin1, .windows1252: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }
}
