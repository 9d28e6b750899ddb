import PropertyList

enum HTTPStatus: String, Sendable {
  case ok = "200 OK"
  case partialContent = "206 Partial Content"
  case badRequest = "400 Bad Request"
  case forbidden = "403 Forbidden"
  case notFound = "404 Not Found"
  case methodNotAllowed = "405 Method Not Allowed"
  case timedOut = "408 Request Timeout"
  case lengthRequired = "411 Length Required"
  case bodyTooLarge = "413 Content Too Large"
  case rangeNotSatisfiable = "416 Range Not Satisfiable"
  case headTooLarge = "431 Request Header Fields Too Large"
  case unavailable = "503 Service Unavailable"
}

struct HTTPHeader: Sendable, Equatable {
  let name: String
  let value: String
}

struct HTTPResponse: Sendable {
  let status: HTTPStatus
  let headers: [HTTPHeader]
  let body: Body

  enum Body: Sendable {
    case bytes([UInt8])
    /// The bytes of the file are read while they are sent.
    case file(ServedFile, range: Range<Int>)

    var byteCount: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(_, let range): range.count
      }
    }
  }
}

extension HTTPResponse {
  init(_ status: HTTPStatus, headers: [HTTPHeader] = []) {
    self.init(status: status, headers: headers, body: .bytes([]))
  }

  init(_ status: HTTPStatus = .ok, type: String, _ bytes: [UInt8], headers: [HTTPHeader] = []) {
    self.init(status: status, headers: [HTTPHeader(name: "Content-Type", value: type)] + headers, body: .bytes(bytes))
  }

  init(_ file: ServedFile, type: String, for request: HTTPRequest, headers: [HTTPHeader] = []) {
    var headers =
      [HTTPHeader(name: "Content-Type", value: type), HTTPHeader(name: "Accept-Ranges", value: "bytes")] + headers
    switch ByteRange.read(request.range, size: file.size) {
    case .whole: self.init(status: .ok, headers: headers, body: .file(file, range: 0..<file.size))
    case .part(let range):
      headers.append(
        HTTPHeader(name: "Content-Range", value: "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"))
      self.init(status: .partialContent, headers: headers, body: .file(file, range: range))
    case .unsatisfiable:
      self.init(.rangeNotSatisfiable, headers: [HTTPHeader(name: "Content-Range", value: "bytes */\(file.size)")])
    }
  }

  /// The headers of every answer: no caching, no guessed types, no referrers, and no frames in other sites.
  static let commonHeaders = [
    HTTPHeader(name: "Cache-Control", value: "no-store"),
    HTTPHeader(name: "X-Content-Type-Options", value: "nosniff"),
    HTTPHeader(name: "Referrer-Policy", value: "no-referrer"),
    HTTPHeader(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    HTTPHeader(name: "X-Frame-Options", value: "SAMEORIGIN"),
  ]

  func head(length: Int?, keepsConnection: Bool) -> [UInt8] {
    var headers = HTTPResponse.commonHeaders + headers
    if let length { headers.append(HTTPHeader(name: "Content-Length", value: String(length))) }
    if !keepsConnection { headers.append(HTTPHeader(name: "Connection", value: "close")) }
    let lines = headers.map { "\($0.name): \($0.value)\r\n" }.joined()
    return Array("HTTP/1.1 \(status.rawValue)\r\n\(lines)\r\n".utf8)
  }
}

enum ByteRange: Equatable {
  case whole
  case part(Range<Int>)
  case unsatisfiable

  /// Reads the header `Range`; several ranges, or units other than bytes, give the whole file, as HTTP allows.
  static func read(_ text: String?, size: Int) -> ByteRange {
    guard let text, text.hasPrefix("bytes=") else { return .whole }
    let ends = text.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = number(ends[0]), let last = number(ends[1]) else { return .whole }
    switch (first, last) {
    case (nil, nil): return .whole
    case (nil, let count?):
      guard count > 0, size > 0 else { return .unsatisfiable }
      return .part(max(0, size - count)..<size)
    case (let start?, let last):
      if let last, last < start { return .whole }
      guard start < size else { return .unsatisfiable }
      return .part(start..<min(last.map { $0 + 1 } ?? size, size))
    }
  }

  /// Returns a number, `.some(nil)` for an empty text, or `nil` for anything else.
  private static func number(_ text: Substring) -> Int?? {
    if text.isEmpty { return .some(nil) }
    guard text.utf8.count <= 15, let number = Int(digits: text.utf8) else { return nil }
    return .some(number)
  }
}
