import PropertyList

package struct MessageReader: Sendable {
  private var pending: [UInt8] = []
  private var bodyLength: Int?

  /// The reason why the rest of the stream can't be understood.
  package enum FramingError: Error, Sendable, Equatable {
    case longHeader
    case missingLength
    case longBody

    package var message: String {
      switch self {
      case .longHeader: "the header of a message is longer than 4 KB"
      case .missingLength: "the header of a message has no valid `Content-Length`"
      case .longBody: "a message is longer than 64 MB"
      }
    }
  }

  private static let maxHeaderLength = 4 << 10
  private static let maxBodyLength = 64 << 20

  package init() {}

  package mutating func append(_ bytes: [UInt8]) { pending += bytes }

  /// Returns the body of the next message, or `nil` if it is incomplete.
  ///
  /// - Throws: `FramingError` if the stream can't be understood any further.
  package mutating func next() throws(FramingError) -> [UInt8]? {
    if bodyLength == nil { bodyLength = try header() }
    guard let length = bodyLength, pending.count >= length else { return nil }
    let body = Array(pending[..<length])
    bodyLength = nil
    pending.removeFirst(length)
    return body
  }

  private mutating func header() throws(FramingError) -> Int? {
    var lineStart = 0
    var length: Int?
    while let end = pending[lineStart...].firstIndex(of: UInt8(ascii: "\n")) {
      guard end <= MessageReader.maxHeaderLength else { throw .longHeader }
      var line = pending[lineStart..<end]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      lineStart = end + 1
      guard line.isEmpty else {
        length = try MessageReader.length(in: line) ?? length
        continue
      }
      guard let length else { throw .missingLength }
      guard length <= MessageReader.maxBodyLength else { throw .longBody }
      pending.removeFirst(lineStart)
      return length
    }
    guard pending.count <= MessageReader.maxHeaderLength else { throw .longHeader }
    return nil
  }

  /// Returns the length in a line of a header, or `nil` if the line is about something else.
  private static func length(in line: ArraySlice<UInt8>) throws(FramingError) -> Int? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = line[..<colon].map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 0x20 : $0 }
    guard name.elementsEqual("content-length".utf8) else { return nil }
    let digits = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 }
    guard !digits.isEmpty, digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { throw .missingLength }
    guard let length = Int(digits: digits) else { throw .longBody }
    return length
  }

  package static func framed(_ body: [UInt8]) -> [UInt8] { Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body }
}
