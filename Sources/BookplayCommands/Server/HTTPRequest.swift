import PropertyList

enum HTTPMethod: String, Sendable {
  case get = "GET"
  case post = "POST"
}

/// A request that has passed all checks, with its whole body.
///
/// The type of the body isn't checked: the token, `Host`, `Origin` and `Sec-Fetch-Site` show which pages can be
/// trusted, and each path has only one type of body.
struct HTTPRequest: Sendable {
  let method: HTTPMethod
  /// The path below the token, as it was sent; empty for the page itself.
  let path: String
  let query: [(name: String, value: String)]
  let lastEventID: String?
  /// The value of the `Range` header, which applies only to files.
  let range: String?
  let body: [UInt8]

  func queryValue(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// Returns the decoded rest of `path` after `prefix`, or `nil` if it begins with something else or the rest isn't
  /// valid UTF-8.
  static func fileName(in path: String, after prefix: String) -> String? {
    guard path.hasPrefix(prefix) else { return nil }
    return PercentEncoding.decoded(path.utf8.dropFirst(prefix.utf8.count))
  }
}

enum PercentEncoding {
  static func decoded(_ bytes: some Sequence<UInt8>, plusIsSpace: Bool = false) -> String? {
    var result: [UInt8] = []
    var iterator = bytes.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = iterator.next().flatMap({ HexDigits.value(of: $0) }),
          let low = iterator.next().flatMap({ HexDigits.value(of: $0) })
        else { return nil }
        result.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: result.append(UInt8(ascii: " "))
      default: result.append(byte)
      }
    }
    return String(validating: result, as: UTF8.self)
  }

  static func query(_ bytes: some Collection<UInt8>) -> [(name: String, value: String)] {
    bytes.split(separator: UInt8(ascii: "&")).compactMap { pair in
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(parts[0], plusIsSpace: true),
        let value = parts.count > 1 ? decoded(parts[1], plusIsSpace: true) : ""
      else { return nil }
      return (name, value)
    }
  }
}
