import BookLanguage
import Testing

@Suite struct MessageReaderTests {
  private static func bodies(_ stream: String, by count: Int) throws(MessageReader.FramingError) -> [String] {
    var reader = MessageReader()
    var bodies: [String] = []
    let bytes = Array(stream.utf8)
    for start in stride(from: 0, to: bytes.count, by: count) {
      reader.append(Array(bytes[start..<min(start + count, bytes.count)]))
      while let body = try reader.next() { bodies.append(String(decoding: body, as: UTF8.self)) }
    }
    return bodies
  }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func `messages are found however their bytes arrive`(count: Int) throws {
    let stream =
      "Content-Length: 2\r\n\r\n{}content-length:4\r\nContent-Type: x; charset=utf-8\r\n\r\n🌙"
      + "X: y\nCONTENT-LENGTH: \t 0\n\nContent-Length: 3\r\n\r\nab"
    #expect(try Self.bodies(stream, by: count) == ["{}", "🌙", ""])
  }

  @Test(arguments: [
    ("X: 1\r\n\r\n{}", MessageReader.FramingError.missingLength), ("Content-Length: two\r\n\r\n", .missingLength),
    ("Content-Length: \r\n\r\n", .missingLength), ("Content-Length: 67108865\r\n\r\n", .longBody),
    ("Content-Length: 99999999999999999999999\r\n\r\n", .longBody),
    ("X: " + String(repeating: "a", count: 5000), .longHeader),
  ])
  func `a header that can't be trusted ends the reading`(stream: String, failure: MessageReader.FramingError) {
    #expect(throws: failure) { try Self.bodies(stream, by: 1000) }
  }

  @Test func `a framed message is read again`() throws {
    var reader = MessageReader()
    reader.append(MessageReader.framed(Array("[🌙]".utf8)))
    let body = try reader.next()
    #expect(body == Array("[🌙]".utf8))
    let rest = try reader.next()
    #expect(rest == nil)
  }
}
