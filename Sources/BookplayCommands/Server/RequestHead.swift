import PropertyList

struct RequestHead: Sendable, Equatable {
  let method: String
  /// The address as it was sent: a path, perhaps with a query.
  let target: String
  /// Whether the request uses HTTP/1.1, in which connections stay open by default.
  let isCurrent: Bool
  private let headers: [HTTPHeader]

  enum Reading: Equatable {
    case incomplete
    case head(RequestHead, byteCount: Int)
    case invalid(HTTPStatus)
  }

  static let maxBytes = 16 << 10

  /// Reads a head from `bytes`, whose first `start` bytes are known not to contain its end.
  static func read(_ bytes: [UInt8], scanningFrom start: Int = 0) -> Reading {
    guard let end = bytes[max(0, start - 3)...].firstRange(of: lineEnd + lineEnd)?.upperBound else {
      return bytes.count > maxBytes ? .invalid(.headTooLarge) : .incomplete
    }
    guard end <= maxBytes else { return .invalid(.headTooLarge) }
    return RequestHead(bytes[..<(end - 4)]).map { .head($0, byteCount: end) } ?? .invalid(.badRequest)
  }

  func value(of name: String) -> String? { headers.first { $0.name == name }?.value }

  private static let lineEnd: [UInt8] = [13, 10]

  private init?(_ bytes: ArraySlice<UInt8>) {
    let lines = bytes.split(separator: RequestHead.lineEnd, maxSplits: .max, omittingEmptySubsequences: false)
    let words = lines[0].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(RequestHead.isTokenByte),
      words[1].first == UInt8(ascii: "/"), words[1].allSatisfy({ (0x21...0x7e).contains($0) })
    else { return nil }
    switch String(decoding: words[2], as: UTF8.self) {
    case "HTTP/1.1": isCurrent = true
    case "HTTP/1.0": isCurrent = false
    default: return nil
    }
    method = String(decoding: words[0], as: UTF8.self)
    target = String(decoding: words[1], as: UTF8.self)
    var headers: [HTTPHeader] = []
    for line in lines.dropFirst() {
      guard let header = RequestHead.header(line) else { return nil }
      // If one of these headers is sent twice, an intermediary could use the other value.
      let isUnique = !RequestHead.uniqueNames.contains(header.name) || !headers.contains { $0.name == header.name }
      guard isUnique else { return nil }
      headers.append(header)
    }
    self.headers = headers
  }

  /// The headers that decide where a request goes, where it ends, and who sent it.
  private static let uniqueNames = ["host", "origin", "sec-fetch-site", "content-length", "transfer-encoding"]

  private static func header(_ line: ArraySlice<UInt8>) -> HTTPHeader? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return nil }
    let (name, value) = (line[..<colon], line[(colon + 1)...])
    // This also refuses a line that begins with a space, which continues the previous line in earlier versions of HTTP.
    guard name.allSatisfy(isTokenByte), value.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 9 }) else { return nil }
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 9 }
    let begin = value.firstIndex { !isSpace($0) } ?? value.endIndex
    let end = value.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? begin
    return HTTPHeader(
      name: String(decoding: name, as: UTF8.self).lowercased(),
      value: String(decoding: value[begin..<end], as: UTF8.self))
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

extension RequestHead {
  enum BodyLength: Equatable {
    case bytes(Int)
    /// The length is given in a way that the server doesn't support.
    case invalid(HTTPStatus)
  }

  /// The length of the body, which is empty unless the head says otherwise.
  var bodyLength: BodyLength {
    // Browsers always send a length, so chunked bodies aren't supported.
    if value(of: "transfer-encoding") != nil { return .invalid(.lengthRequired) }
    guard let text = value(of: "content-length") else {
      return method == HTTPMethod.post.rawValue ? .invalid(.lengthRequired) : .bytes(0)
    }
    guard text.utf8.count <= 15, let count = Int(digits: text.utf8) else { return .invalid(.badRequest) }
    return .bytes(count)
  }

  var keepsConnection: Bool {
    let options = (value(of: "connection") ?? "").lowercased().split { $0 == "," || $0 == " " }
    return isCurrent && !options.contains("close")
  }

  var expectsContinue: Bool { isCurrent && value(of: "expect")?.lowercased() == "100-continue" }
}
