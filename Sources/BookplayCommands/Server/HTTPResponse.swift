import PropertyList

enum HTTPStatus: Int, Sendable {
  case ok = 200
  case noContent = 204
  case partialContent = 206
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case timedOut = 408
  case conflict = 409
  case lengthRequired = 411
  case bodyTooLarge = 413
  case unsupportedType = 415
  case rangeNotSatisfiable = 416
  case headTooLarge = 431
  case failed = 500
  case unavailable = 503

  /// The phrase that follows the number in the first line of an answer.
  var phrase: String {
    switch self {
    case .ok: "OK"
    case .noContent: "No Content"
    case .partialContent: "Partial Content"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timedOut: "Request Timeout"
    case .conflict: "Conflict"
    case .lengthRequired: "Length Required"
    case .bodyTooLarge: "Content Too Large"
    case .unsupportedType: "Unsupported Media Type"
    case .rangeNotSatisfiable: "Range Not Satisfiable"
    case .headTooLarge: "Request Header Fields Too Large"
    case .failed: "Internal Server Error"
    case .unavailable: "Service Unavailable"
    }
  }
}

struct HTTPResponse: Sendable {
  let status: HTTPStatus
  /// Headers besides those that every answer has.
  private(set) var headers: [Header] = []
  let body: Body

  struct Header: Sendable, Equatable {
    let name: String
    let value: String
  }

  enum Body: Sendable {
    case bytes([UInt8])
    /// The bytes of a file in `range`, which are read while they are sent.
    case file(ServedFile, range: Range<Int>)

    var byteCount: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(_, let range): range.count
      }
    }
  }

  init(_ status: HTTPStatus, headers: [Header] = []) {
    self.init(status, headers: headers, body: .bytes([]))
  }

  init(_ status: HTTPStatus = .ok, type: String, _ bytes: [UInt8], headers: [Header] = []) {
    self.init(status, headers: [Header(name: "Content-Type", value: type)] + headers, body: .bytes(bytes))
  }

  /// Creates an answer with a file, or with the part of it that the request asks for.
  init(_ file: ServedFile, type: String, for request: HTTPRequest, headers: [Header] = []) {
    var headers =
      [Header(name: "Content-Type", value: type), Header(name: "Accept-Ranges", value: "bytes")] + headers
    switch ByteRange.read(request.range, size: file.size) {
    case .whole: self.init(.ok, headers: headers, body: .file(file, range: 0..<file.size))
    case .part(let range):
      headers.append(
        Header(name: "Content-Range", value: "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"))
      self.init(.partialContent, headers: headers, body: .file(file, range: range))
    case .unsatisfiable:
      self.init(.rangeNotSatisfiable, headers: [Header(name: "Content-Range", value: "bytes */\(file.size)")])
    }
  }

  private init(_ status: HTTPStatus, headers: [Header], body: Body) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The headers that every answer has: nothing is kept, guessed, passed on or shown in pages from elsewhere.
  static let commonHeaders = [
    Header(name: "Cache-Control", value: "no-store"),
    Header(name: "X-Content-Type-Options", value: "nosniff"),
    Header(name: "Referrer-Policy", value: "no-referrer"),
    Header(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    Header(name: "X-Frame-Options", value: "SAMEORIGIN"),
  ]

  /// Returns the first line and the headers as they are sent.
  ///
  /// The length is that of the body; `nil` for a stream without an end.
  func head(length: Int?, keepsConnection: Bool) -> [UInt8] {
    var headers = HTTPResponse.commonHeaders + headers
    if let length { headers.append(Header(name: "Content-Length", value: String(length))) }
    if !keepsConnection { headers.append(Header(name: "Connection", value: "close")) }
    let lines = headers.map { "\($0.name): \($0.value)\r\n" }.joined()
    return Array("HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n\(lines)\r\n".utf8)
  }
}

/// The part of a file that a request asks for.
enum ByteRange: Equatable {
  case whole
  case part(Range<Int>)
  /// The part lies behind the end of the file.
  case unsatisfiable

  /// Reads the header `Range`; several parts, and anything but bytes, give the whole file, which is allowed.
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
