extension String {
  package var lastPathComponent: String {
    String(decoding: utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? [], as: UTF8.self)
  }

  package var folderPath: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The path as in URLs; even colons are escaped, since text before a colon would be read as a scheme.
  package var percentEncodedPath: String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%" + HexDigits.text(UInt64(byte), count: 2, uppercase: true)
      }
    }
    return text
  }
}
