/// The names of files in reports that other machines read.
package enum RelativeURI {
  /// `path` as a relative reference of RFC 3986; an absolute path outside of `folder` becomes a `file` URI.
  package static func of(_ path: String, in folder: String?) -> String {
    let path = relative(path, in: folder)
    var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }

  /// `path` as seen from `folder`, in which the program was started, when it lies there.
  package static func relative(_ path: String, in folder: String?) -> String {
    if path.hasPrefix("./") { return String(path.dropFirst(2)) }
    guard let folder, path.hasPrefix(folder + "/") else { return path }
    return String(path.dropFirst(folder.count + 1))
  }

  /// What needs no code; not a colon, before which a reader would take a scheme to stand.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }
}
