import BookTestSupport
import Testing

@testable import PropertyList

@Suite struct ExcerptTests {
  /// Checks how lines are shown, where ① and ② enclose the range to mark.
  @Test(arguments: [
    ("<a>\n<integer>12①abc②</integer>\n</a>", "<integer>12abc</integer>", "           ^~~"),
    ("①a②b", "ab", "^"),
    ("ab①②", "ab", "  ^"),
    ("ab①\n②c", "ab", "  ^"),
    ("ab\r\nc①d\r\ne②f", "cd", " ^"),
    ("a\n①②", "", "^"),
    ("①②", "", "^"),
    ("\t\tab①cd②\te", "        abcd    e", "          ^~"),
    ("a①\tb②", "a    b", " ^~~~~"),
    ("漢字①漢字②漢", "漢字漢字漢", "    ^~~~"),
    ("😀①x②", "😀x", "  ^"),
    ("e\u{301}e\u{301}①x②", "e\u{301}e\u{301}x", "  ^"),
    ("e①\u{301}②x", "e\u{301}x", "^"),
    ("\u{301}①x②", "\u{301}x", "^"),
    ("a\u{7}\u{202E}①b②", "aU+0007U+202Eb", "             ^"),
    ("a①\u{7}②b", "aU+0007b", " ^~~~~~"),
    ("\u{FEFF}a①b②", "ab", " ^"),
  ])
  func `a line is shown with the range underlined`(marked: String, text: String, markers: String) {
    let marked = MarkedText(marked)
    let excerpt = PropertyList.Source(marked.bytes).excerpt(of: marked.offsets[0]..<marked.offsets[1])
    #expect(excerpt.text == text)
    #expect(excerpt.markers == markers)
  }

  @Test(arguments: [
    ("①ab②cdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqr…", "^~"),
    ("abcdefghijklmnopqrstuvwxy①z②", "…ijklmnopqrstuvwxyz", "                  ^"),
    ("abcdefghijklm①n②opqrstuvwxyz", "…efghijklmnopqrstuv…", "          ^"),
    ("abcdefghij①klmnopqrstuvwxyz②", "…bcdefghijklmnopqrs…", "          ^~~~~~~~~"),
    ("abcdefghijklmnopqrstuvwxyz①②", "…ijklmnopqrstuvwxyz", "                   ^"),
    ("abcdefghijklmnopqr①s②t", "abcdefghijklmnopqrst", "                  ^"),
    ("漢漢漢漢漢漢漢漢①漢②漢漢漢漢", "…漢漢漢漢漢漢漢漢漢…", "           ^~"),
  ])
  func `a long line is cut around the marks`(marked: String, text: String, markers: String) {
    let marked = MarkedText(marked)
    let excerpt = PropertyList.Source(marked.bytes).excerpt(of: marked.offsets[0]..<marked.offsets[1], width: 20)
    #expect(excerpt.text == text)
    #expect(excerpt.markers == markers)
  }

  @Test(arguments: [
    TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
  ])
  func `a line of any length is cut between characters`(encoding: TextEncoding) {
    let unit = "<é😀漢"
    let text = "\u{FEFF}<" + String(repeating: unit, count: 500)
    let source = PropertyList.Source(encoded(text, encoding))
    var offset = encoded("\u{FEFF}<", encoding).count + encoded(String(repeating: unit, count: 300), encoding).count
    for scalar in unit.unicodeScalars {
      let length = encoded(String(scalar), encoding).count
      let excerpt = source.excerpt(of: offset..<offset + length)
      let shown = Array(excerpt.text.unicodeScalars)
      #expect((98...100).contains(shown.reduce(0) { $0 + ScalarWidth.of($1) }))
      #expect(shown.first == "…" && shown.last == "…")
      var (index, column) = (0, 0)
      let indent = excerpt.markers.prefix { $0 == " " }.count
      while column < indent, index < shown.count {
        column += ScalarWidth.of(shown[index])
        index += 1
      }
      #expect(column == indent)
      #expect(shown[index] == scalar)
      offset += length
    }
  }

  @Test func `malformed bytes are shown as U+FFFD`() {
    let excerpt = PropertyList.Source([0x61, 0xFF, 0x62]).excerpt(of: 1..<2)
    #expect(excerpt.text == "a\u{FFFD}b")
    #expect(excerpt.markers == " ^")
  }

  @Test func `a range beyond the end marks the end`() {
    let excerpt = PropertyList.Source(text: "ab").excerpt(of: 90..<99)
    #expect(excerpt.text == "ab")
    #expect(excerpt.markers == "  ^")
  }

  @Test func `a hundred thousand combining marks do not make an excerpt long`() {
    let source = PropertyList.Source(text: "a" + String(repeating: "\u{301}", count: 100_000))
    #expect(source.excerpt(of: 0..<1).text.unicodeScalars.count < 500)
    #expect(source.excerpt(of: 100_001..<100_003).text.unicodeScalars.count < 1000)
  }
}

extension PropertyList.Source {
  fileprivate func excerpt(of range: Range<Int>, width: Int = 100) -> (text: String, markers: String) {
    PropertyList.LineTable(self).excerpt(of: range, width: width)
  }
}
