import BookTestSupport
import Testing

@testable import BookLanguage

@Suite struct TextBufferTests {
  /// Texts without a line, with one, with empty ones and with all line ends, and one with lines of random lengths.
  private static let texts = ["", "a", "\n", "a\nb", "\r\n\r\n", "one\r\rtwo\r\nthree\n"] + [random(seed: 7)]

  private static func random(seed: UInt64) -> String {
    var lot = ChoiceSource(seed: seed)
    let lines = (0..<60).map { _ in
      String(repeating: "x", count: lot.pick([0, 0, 1, 2, 9])) + lot.pick(["\n", "\r\n", "\r"])
    }
    return lines.joined()
  }

  @Test(arguments: texts)
  func `the line of a byte is found near any line`(_ text: String) {
    let buffer = TextBuffer(Array(text.utf8))
    for offset in 0...text.utf8.count {
      let line = buffer.lineStarts.count { $0 <= offset } - 1
      for near in 0...buffer.lineStarts.count + 1 {
        #expect(buffer.line(containing: offset, near: near) == line, "byte \(offset) near line \(near)")
      }
    }
  }

  @Test(arguments: [
    (0, 0, 0), (1, 0, 1), (3, 0, 2), (7, 0, 4), (8, 0, 5), (9, 1, 0), (11, 1, 1),
  ])
  func `positions count UTF-16 units`(offset: Int, line: Int, character: Int) {
    let buffer = TextBuffer(Array("aé🌙b\nüx".utf8))
    let position = buffer.position(of: offset, in: .utf16)
    #expect(position.line == line && position.character == character)
  }
}
