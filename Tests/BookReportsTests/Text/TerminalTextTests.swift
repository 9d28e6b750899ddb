import BookReports
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("Moon", "Moon"), ("Möön 月 🌝", "Möön 月 🌝"), ("a\u{1B}[2Jb", "aU+001B[2Jb"), ("a\nb\tc", "a\\nb\\tc"),
    ("\u{9B}31m", "U+009B31m"), ("\u{202E}txt", "U+202Etxt"), ("\u{7F}", "U+007F"),
  ])
  func `control characters are shown by their code`(text: String, escaped: String) {
    #expect(TerminalText.escaped(text) == escaped)
  }

  @Test func `tabs may stay`() {
    #expect(TerminalText.escapedKeepingTabs("\ta\t\u{7}\t") == "\ta\tU+0007\t")
  }

  @Test(arguments: [
    (Array("a\tb\r\nMöön 月".utf8), true), ([], true), ([0x1B], false), ([0x7F], false), ([0xC2, 0x9B], false),
    ([0xFF], false), ([0], false), (Array("a\rb".utf8), false), (Array("a\r".utf8), false),
  ])
  func `only text is shown on a terminal`(bytes: [UInt8], isHarmless: Bool) {
    #expect(TerminalText.isHarmless(bytes) == isHarmless)
  }
}
