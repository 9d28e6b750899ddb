import PropertyList

/// Formats file names in reports that other machines read.
package enum RelativeURI {
  /// Returns `path` as a relative reference of RFC 3986; an absolute path outside `folder` becomes a `file` URI.
  package static func of(_ path: String, in folder: String?) -> String {
    let path = relative(path, in: folder)
    var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += "%" + HexDigits.text(UInt64(byte), count: 2, uppercase: true)
      }
    }
    return uri
  }

  /// Returns `path` relative to `folder`, the folder in which the program was started, if it lies there.
  package static func relative(_ path: String, in folder: String?) -> String {
    if path.hasPrefix("./") { return String(path.dropFirst(2)) }
    guard let folder, path.hasPrefix(folder + "/") else { return path }
    return String(path.dropFirst(folder.count + 1))
  }

  /// Returns whether a byte needs no percent-encoding; a colon does, since what precedes it would be read as a
  /// scheme.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }
}
