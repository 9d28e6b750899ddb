import BookReports
import PropertyList

struct DocumentURI {
  let text: String
  /// The path of the file, or `nil` if the document isn't a file.
  let path: String?
  let isUntitled: Bool

  init(_ text: String) {
    self.text = text
    isUntitled = text.hasPrefix("untitled:")
    path = DocumentURI.path(of: text)
  }

  init(path: String) {
    text = RelativeURI.of(path, in: nil)
    self.path = path
    isUntitled = false
  }

  /// A key that all addresses of one document share.
  var key: String { path ?? text }

  private static func path(of uri: String) -> String? {
    var bytes = Array(uri.utf8)[...]
    guard bytes.starts(with: "file:".utf8) else { return nil }
    bytes = bytes.dropFirst(5)
    if bytes.starts(with: "//".utf8) {
      bytes = bytes.dropFirst(2)
      // A server's name, such as `localhost`, comes before the path.
      bytes = bytes[(bytes.firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex)...]
    }
    guard bytes.first == UInt8(ascii: "/") else { return nil }
    let path = decoded(bytes)
    return path.contains(0) ? nil : String(decoding: path, as: UTF8.self)
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let high = HexDigits.value(of: bytes[index + 1]),
        let low = HexDigits.value(of: bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
