import BookTestSupport
import Testing

@testable import PropertyList

@Suite struct LineTableTests {
  /// Checks the line and column of each byte of a text's UTF-8, including the end.
  @Test(arguments: [
    ("", ["1:1"]),
    ("ab", ["1:1", "1:2", "1:3"]),
    ("a\nb", ["1:1", "1:2", "2:1", "2:2"]),
    ("a\rb", ["1:1", "1:2", "2:1", "2:2"]),
    ("a\r\nb", ["1:1", "1:2", "1:3", "2:1", "2:2"]),
    ("\n\r\n\r\n", ["1:1", "2:1", "2:2", "3:1", "3:2", "4:1"]),
    ("\r\r", ["1:1", "2:1", "3:1"]),
    ("é漢😀x", ["1:1", "1:1", "1:2", "1:2", "1:2", "1:3", "1:3", "1:3", "1:3", "1:4", "1:5"]),
    ("\u{FEFF}a\nb", ["1:1", "1:1", "1:1", "1:1", "1:2", "2:1", "2:2"]),
    ("a\u{2028}b\u{85}c", ["1:1", "1:2", "1:2", "1:2", "1:3", "1:4", "1:4", "1:5", "1:6"]),
  ])
  func `CR, LF and CR LF each end a line`(text: String, places: [String]) {
    let lines = PropertyList.LineTable(PropertyList.Source(text: text))
    #expect((0...text.utf8.count).map { lines.place(at: $0).description } == places)
    #expect(lines.place(at: text.utf8.count + 1000).description == places.last)
  }

  @Test func `both ends of a range are where they are alone`() {
    let text = String(repeating: "one é line\r\nand\n\n漢字 😀\r", count: 40)
    let lines = PropertyList.LineTable(PropertyList.Source(text: text))
    for start in stride(from: 0, through: text.utf8.count, by: 7) {
      for length in [0, 1, 5, 300, 511, 512, 900, 5000] {
        let places = lines.places(of: start..<start + length)
        #expect(places.start == lines.place(at: start))
        #expect(places.end == lines.place(at: start + length))
      }
    }
  }

  @Test func `malformed bytes have a column each`() {
    let lines = PropertyList.LineTable(
      PropertyList.Source([0xC3, 0x28, 0xE6, 0xBC, 0x0A, 0xFF, 0xE6, 0xBC, 0xA2, 0x61]))
    #expect(
      (0...10).map { lines.place(at: $0).description }
        == ["1:1", "1:2", "1:3", "1:4", "1:5", "2:1", "2:2", "2:2", "2:2", "2:3", "2:4"])
  }

  @Test(arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian])
  func `wide encodings are counted in characters`(encoding: TextEncoding) {
    let lines = PropertyList.LineTable(PropertyList.Source(encoded("\u{FEFF}<é\r\n😀\n漢b", encoding)))
    var offset = 0
    var found: [String] = []
    for scalar in "\u{FEFF}<é\r\n😀\n漢b".unicodeScalars {
      found.append(lines.place(at: offset).description)
      let length = encoded(String(scalar), encoding).count
      #expect(lines.place(at: offset + length - 1) == lines.place(at: offset))
      offset += length
    }
    #expect(found == ["1:1", "1:1", "1:2", "1:3", "1:4", "2:1", "2:2", "3:1", "3:2"])
    #expect(lines.place(at: offset) == PropertyList.Place(line: 3, column: 3))
  }

  @Test func `a declared encoding is counted in bytes`() {
    let start = Array("<?xml encoding='windows-1252'?>\n".utf8)
    let lines = PropertyList.LineTable(PropertyList.Source(start + [0xE9, 0xC3, 0xA9, 0x61]))
    #expect(lines.place(at: start.count + 3) == PropertyList.Place(line: 2, column: 4))
  }

  @Test(arguments: UInt64(0)..<6)
  func `long texts are counted as short ones are`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array((seed < 3 ? "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n\ré😀" : "abcdef漢é").unicodeScalars)
    var scalars: [Unicode.Scalar] = []
    for _ in 0..<4000 { scalars.append(alphabet.randomElement(using: &generator) ?? "a") }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let lines = PropertyList.LineTable(PropertyList.Source(text: String(text)))
    var (offset, line, column) = (0, 1, 1)
    for (index, scalar) in scalars.enumerated() {
      if lines.place(at: offset) != PropertyList.Place(line: line, column: column) {
        Issue.record("byte \(offset) is at \(lines.place(at: offset)), not \(line):\(column)")
        return
      }
      offset += String(scalar).utf8.count
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if scalar == "\n" || (scalar == "\r" && next != "\n") { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    #expect(lines.place(at: offset) == PropertyList.Place(line: line, column: column))
  }
}
