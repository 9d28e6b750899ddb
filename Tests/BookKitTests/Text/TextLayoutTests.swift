import BookKit
import Testing

/// Tests of where the lines of a text break, and where they are in their frame.
struct TextLayoutTests {
  private func lines(_ text: String, width: Double, size: Double = 10, font: FontMetrics? = nil) -> [String] {
    let bytes = Array(text.utf8)
    return TextLayout(text, TextLayout.Style(fontSize: size, font: font), width: width).lines.map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  /// Texts, the width available to them, and the lines they break into.
  ///
  /// At size 10, an `o` is 5.56 wide, a space 2.78, and a hyphen 3.33.
  static let breaks: [(text: String, width: Double, lines: [String])] = [
    ("oo oo oo", 26, ["oo oo", "oo"]), ("oo oo oo", 25.02, ["oo oo", "oo"]), ("oo oo oo", 25.01, ["oo", "oo", "oo"]),
    ("oo  oo", 12, ["oo", "oo"]), ("oooooo", 12, ["oo", "oo", "oo"]), ("oo oooo", 12, ["oo", "oo", "oo"]),
    ("o\no", 100, ["o", "o"]), ("o\r\no", 100, ["o", "o"]), ("o\n\no", 100, ["o", "", "o"]), ("o\n", 100, ["o", ""]),
    ("oo-oo", 16, ["oo-", "oo"]), ("-oo", 9, ["-o", "o"]), ("oo\u{A0}oo o", 30, ["oo\u{A0}oo", "o"]),
    ("oo   ", 100, ["oo"]), ("  oo", 100, ["  oo"]), ("", 100, []), (" ", 100, [""]), ("oo oo", 0, ["oo oo"]),
    ("o", 1, ["o"]), ("üß", 12, ["üß"]), ("é o", 6, ["é", "o"]),
    ("從前有兔", 25, ["從前", "有兔"]), ("o 從前有", 25, ["o 從", "前有"]), ("從前。有", 25, ["從", "前。", "有"]), ("從「有", 25, ["從", "「有"]),
  ]

  @Test(arguments: breaks.indices)
  func `lines break where they should`(number: Int) {
    let entry = TextLayoutTests.breaks[number]
    #expect(lines(entry.text, width: entry.width) == entry.lines)
  }

  @Test func `lines are aligned in the frame`() {
    let starts: [(Alignment, [Double])] = [(.left, [0, 0]), (.center, [44.44, 47.22]), (.right, [88.88, 94.44])]
    for (alignment, starts) in starts {
      let style = TextLayout.Style(fontSize: 10, alignment: alignment)
      let layout = TextLayout("oo\no", style, width: 100)
      for (line, start) in zip(layout.lines, starts) { #expect(abs(line.x - start) < 1e-9) }
      let bases = layout.lines.map { $0.base }
      #expect(abs(bases[0] - 9.4) < 1e-9 && abs(bases[1] - 21.4) < 1e-9)
    }
  }

  @Test(
    arguments: [
      (.top, 100, 0), (.middle, 100, 38), (.bottom, 100, 76), (.middle, 10, -7), (.bottom, 10, -14), (.middle, 0, 0),
      (.bottom, 0, 0),
    ] as [(VerticalAlignment, Double, Double)])
  func `lines are at the top, in the middle or at the bottom of the frame`(
    alignment: VerticalAlignment, height: Double, top: Double
  ) {
    let style = TextLayout.Style(fontSize: 10, verticalAlignment: alignment)
    let layout = TextLayout("oo\no", style, width: 100, height: height)
    #expect(layout.height == 24)
    #expect(abs(layout.lines[0].top - top) < 1e-9 && abs(layout.lines[0].base - top - 9.4) < 1e-9)
    #expect(abs(layout.lines[1].top - top - 12) < 1e-9)
  }

  @Test func `a text without a width is as wide as its longest line`() {
    let layout = TextLayout("ooo\no", TextLayout.Style(fontSize: 10, alignment: .right), width: 0)
    #expect(abs(layout.width - 16.68) < 1e-9)
    #expect(abs(layout.lines[1].x - 11.12) < 1e-9)
  }

  @Test(arguments: [0, -4, .nan, .infinity])
  func `a senseless size has no lines`(size: Double) {
    let layout = TextLayout("moon", TextLayout.Style(fontSize: size), width: 50)
    #expect(layout.lines.isEmpty && layout.height == 0)
  }

  /// A font in which an `o` is a whole em wide, a space half an em, and everything else is missing.
  private static let wide = FontMetrics(
    unitsPerEm: 2000, ascender: 1600, descender: -200,
    runs: [FontMetrics.Run(0x20, 0x20, advance: 1000), FontMetrics.Run(0x6F, 0x6F, advance: 2000)])

  @Test func `widths and baselines are those of the font`() throws {
    let font = try #require(TextLayoutTests.wide)
    #expect(lines("oo oo", width: 45, font: font) == ["oo oo"])
    #expect(lines("oo oo", width: 44, font: font) == ["oo", "oo"])
    // A character that the font doesn't have is as wide as in Helvetica.
    #expect(lines("ona", width: 21.12, font: font) == ["ona"] && lines("ona", width: 21.1, font: font) == ["on", "a"])
    // The letters are 0.9 of the size high, so 0.15 of it is above and below them.
    let layout = TextLayout("o\to", TextLayout.Style(fontSize: 10, font: font), width: 0)
    #expect(abs(layout.lines[0].base - 9.5) < 1e-9)
    #expect(abs(layout.width - 30) < 1e-9, "a tab is as wide as two spaces")
  }

  @Test(
    arguments: [
      ("oo oo", 12, false), ("oooo oo", 12, true), ("oo-oo", 15, false), ("o", 5.56, false), ("o", 5.55, true),
      ("oooo", 0, false), ("從前有兔", 10, false), ("從前有兔", 9, true),
    ] as [(String, Double, Bool)])
  func `a word that is wider than the frame is noticed`(text: String, width: Double, isWide: Bool) {
    let layout = TextLayout(text, TextLayout.Style(fontSize: 10), width: width)
    #expect(layout.hasWideWord == isWide)
  }

  @Test(
    arguments: [
      ("a", 556), ("W", 944), ("i", 222), (" ", 278), ("é", 556), ("İ", 278), ("ł", 222), ("œ", 944), ("—", 1000),
      ("’", 222), ("€", 556), ("漢", 1000), ("🐰", 1000), ("\u{301}", 0), ("\u{200B}", 0), ("ש", 556), ("\t", 556),
    ] as [(Unicode.Scalar, Double)])
  func `without a font of the book, characters are as wide as in Helvetica`(scalar: Unicode.Scalar, width: Double) {
    #expect(abs(TextLayout.advance(of: scalar, in: nil) * 1000 - width) < 1e-9)
  }
}
