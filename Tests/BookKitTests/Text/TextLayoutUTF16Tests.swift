import BookKit
import Testing

/// Tests of the places of lines as JavaScript counts them.
@Suite struct TextLayoutUTF16Tests {
  @Test(arguments: [
    ("", []), ("ab\ncd", [0..<2, 3..<5]), ("é\nö\n", [0..<1, 2..<3, 4..<4]), ("🌙\n→🌙!", [0..<2, 3..<7]),
  ])
  func `lines are counted in UTF-16`(text: String, lines: [Range<Int>]) {
    let layout = TextLayout(text, TextLayout.Style(fontSize: 10), width: 1000)
    #expect(layout.utf16Lines(of: Array(text.utf8)) == lines)
  }
}
