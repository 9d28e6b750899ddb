import PropertyList

/// Functions that write names in scripts and lines of events, in quotes if they wouldn't be read as one word.
package enum WordQuotes {
  /// Appends a name, in quotes if necessary; `separators` are the characters that would split the name here.
  package static func append(_ text: some Collection<UInt8>, unless separators: StaticString, to bytes: inout [UInt8]) {
    guard needsQuotes(text, separators) else { return bytes.append(contentsOf: text) }
    appendQuoted(ArraySlice(text), to: &bytes)
  }

  /// Appends a name in quotes and in one line; invisible characters become escapes or their codes.
  package static func appendQuoted(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar == "\"" || scalar == "\\" { bytes.append(UInt8(ascii: "\\")) }
      Quotation.append(scalar, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns whether a name without quotes would be read as something other than one word.
  private static func needsQuotes(_ text: some Collection<UInt8>, _ separators: StaticString) -> Bool {
    guard let first = text.first, first != UInt8(ascii: "#") else { return true }
    return text.contains { byte in
      byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        || separators.contains(byte) || canBeginInvisible(byte)
    }
  }

  /// Returns whether the byte can begin an invisible scalar; quoting visible scalars does no harm.
  private static func canBeginInvisible(_ byte: UInt8) -> Bool {
    byte == 0xC2 || byte == 0xE2 || byte == 0xEF || byte == 0xF3
  }
}

extension StaticString {
  package func contains(_ byte: UInt8) -> Bool {
    for offset in 0..<utf8CodeUnitCount where utf8Start[offset] == byte { return true }
    return false
  }
}
