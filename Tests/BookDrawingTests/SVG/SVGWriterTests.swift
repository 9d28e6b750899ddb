import BookDrawing
import BookKit
import BookMedia
import BookTestSupport
import Testing

@Suite struct SVGWriterTests {
  private static let dot = PNGWriter.bytes(of: Pixmap(width: 1, height: 1, bytes: [255, 0, 0, 255]))

  private func svg(_ marks: [Mark], linking: SVGWriter.Linking = .linked("")) -> String {
    var drawing = Drawing(width: 40, height: 30, title: "Moon & <Stars>")
    drawing.layers = [Layer(clip: Rectangle(width: 40, height: 30), marks: marks)]
    let shelf = PictureShelf(["a.png": SVGWriterTests.dot, "x y.png": SVGWriterTests.dot])
    var writer = SVGWriter(pictures: shelf, linking: linking)
    return String(decoding: writer.file(of: drawing), as: UTF8.self)
  }

  private func body(_ marks: [Mark]) -> String {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30">
      <title>Moon &amp; &lt;Stars&gt;</title>
      <rect width="40" height="30" fill="#ffffff"/>

      """
    let text = svg(marks)
    #expect(text.hasPrefix(head) && text.hasSuffix("</svg>\n"))
    return String(text.dropFirst(head.count).dropLast(7))
  }

  @Test func `a drawing without marks is white paper`() {
    #expect(body([]) == "")
  }

  @Test func `areas are drawn as rectangles and ellipses`() {
    var area = Mark(.area(Color(red: 1, green: 171, blue: 255, alpha: 51), isEllipse: false), width: 4, height: 3)
    area.alpha = 0.5
    let ellipse = Mark(.area(.black, isEllipse: true), in: Rectangle(x: 5, y: 1.25, width: 4, height: 3))
    #expect(
      body([area, ellipse]) == """
        <rect width="4" height="3" fill="#01abff" fill-opacity="0.2" opacity="0.5"/>
        <ellipse cx="2" cy="1.5" rx="2" ry="1.5" fill="#000000" transform="translate(5 1.25)"/>

        """)
  }

  @Test func `a gradient has the ends that it has in CSS, and an identifier of its own`() {
    let colors = [Color(red: 255, green: 0, blue: 0), .black, Color(red: 0, green: 0, blue: 255)]
    let down = Mark(.gradient(Gradient(colors: colors)), in: Rectangle(x: 1, y: 2, width: 20, height: 10))
    var across = Mark(.gradient(Gradient(colors: [colors[0], colors[2]], angle: 90)), width: 20, height: 10)
    across.alpha = 0.5
    #expect(
      body([down, across]) == """
        <linearGradient id="g0" gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="10" y2="10">
        <stop offset="0" stop-color="#ff0000"/>
        <stop offset="0.5" stop-color="#000000"/>
        <stop offset="1" stop-color="#0000ff"/>
        </linearGradient>
        <rect width="20" height="10" fill="url(#g0)" transform="translate(1 2)"/>
        <linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="0" y1="5" x2="20" y2="5">
        <stop offset="0" stop-color="#ff0000"/>
        <stop offset="1" stop-color="#0000ff"/>
        </linearGradient>
        <rect width="20" height="10" fill="url(#g1)" opacity="0.5"/>

        """)
  }

  @Test func `a picture fills its frame, turned and faded, and says what it shows`() {
    var placement = Placement(frame: Rectangle(x: 10, y: 5, width: 8, height: 4))
    placement.rotation = 90
    var mark = Mark(.picture("a.png"), map: placement.transform, width: 8, height: 4)
    (mark.alpha, mark.altText) = (0.25, "The \"moon\"")
    #expect(
      body([mark]) == """
        <g role="img"><title>The &quot;moon&quot;</title>
        <image width="8" height="4" preserveAspectRatio="none" transform="matrix(0 1 -1 0 16 3)" href="a.png" \
        opacity="0.25"/>
        </g>

        """)
  }

  @Test func `a picture that is drawn twice is embedded once`() {
    let mark = Mark(.picture("a.png"), in: Rectangle(x: 1, y: 2, width: 8, height: 4))
    let text = svg([mark, mark], linking: .embedded)
    #expect(text.split(separator: "base64,").count == 2)
    let use = "<use href=\"#p0\" transform=\"matrix(8 0 0 4 1 2)\"/>"
    #expect(text.split(separator: use).count == 3)
    #expect(
      text.contains("<image id=\"p0\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"data:image/png"))
  }

  @Test func `a picture that is missing leaves a frame with its name`() {
    let text = body([Mark(.picture("<gone>.png"), width: 90, height: 30)])
    #expect(text.contains(">&lt;gone&gt;.png</text>"))
    #expect(text.split(separator: "<rect").count == 5)
  }

  @Test func `text stays text, in lines as long as they should be`() {
    var block = TextBlock("oo <o>\n'x'", fontName: "A'\"B", fontSize: 10, color: .black, alignment: .right)
    block.spoken = 3..<6
    #expect(
      body([Mark(.text(block), in: Rectangle(x: 2, y: 3, width: 60, height: 20))]) == """
        <g transform="translate(2 3)" fill="#000000" font-size="10" font-family="'AB', Georgia, Gelasio, serif">
        <rect x="41.8" y="-1.2" width="19.4" height="13.4" rx="3.7" fill="#ffd54a" fill-opacity="0.8"/>
        <text x="28.86" y="9" textLength="31.14" lengthAdjust="spacingAndGlyphs">oo &lt;o&gt;</text>
        <text x="51.18" y="21" textLength="8.82" lengthAdjust="spacingAndGlyphs">'x'</text>
        </g>

        """)
  }

  @Test func `a spoken word is marked in each line that it is in, in blue if its letters are light`() {
    var block = TextBlock("oo oo", fontSize: 10, color: .white)
    block.spoken = 1..<4
    let text = body([Mark(.text(block), width: 14, height: 40)])
    #expect(text.split(separator: "<rect").count == 3)
    #expect(text.split(separator: "fill=\"#0b3a5e\" fill-opacity=\"0.8\"").count == 3)
  }

  @Test(arguments: [(VerticalAlignment.top, "9"), (.middle, "53"), (.bottom, "97")])
  func `lines are where the frame wants them`(alignment: VerticalAlignment, base: String) {
    var block = TextBlock("moon", fontSize: 10)
    block.verticalAlignment = alignment
    #expect(body([Mark(.text(block), width: 60, height: 100)]).contains("<text x=\"0\" y=\"\(base)\""))
  }

  @Test func `the font of a text is in the file, once for each name`() throws {
    let font = BlockFont(file: "small.ttf", metrics: try metrics(of: FontBuilder.small))
    func mark(_ name: String, _ font: BlockFont) -> Mark {
      var block = TextBlock("ab", fontName: name, fontSize: 10)
      block.font = font
      return Mark(.text(block), width: 60, height: 20)
    }
    let missing = BlockFont(file: "gone.ttf", metrics: font.metrics)
    var drawing = Drawing(width: 60, height: 20, title: "")
    let marks = [mark("A'<B", font), mark("A'<B", font), mark("Other", missing)]
    drawing.layers = [Layer(clip: Rectangle(width: 60, height: 20), marks: marks)]
    let shelf = PictureShelf(["small.ttf": FontBuilder.small.bytes])
    var writer = SVGWriter(pictures: shelf)
    let text = String(decoding: writer.file(of: drawing), as: UTF8.self)
    #expect(text.split(separator: "@font-face{font-family:'A&lt;B';src:url(\"data:font/ttf;base64,AAEAAAAH").count == 2)
    #expect(text.split(separator: "@font-face").count == 2 && writer.pictures.faults.map { $0.name } == ["gone.ttf"])
    // The text is as wide as in the font: 5 and 3.
    #expect(text.contains("textLength=\"8\"") && text.contains(" class=\"book-font\" font-size"))
    var linked = SVGWriter(pictures: shelf, linking: .linked("../"))
    #expect(String(decoding: linked.file(of: drawing), as: UTF8.self).contains("src:url(\"../small.ttf\")"))
  }

  /// Lines, with whether their spaces have to be kept and whether they read from right to left.
  static let readings: [(line: String, keepsBlanks: Bool, isRightToLeft: Bool)] = [
    ("one two", false, false), ("one  two", true, false), ("  one", true, false), ("one\t two", true, false),
    ("שלום עולם.", false, true), ("مرحبا  بالعالم", true, true), ("從前", false, false),
  ]

  @Test(arguments: readings)
  func `blanks and the direction of a line are kept`(line: String, keepsBlanks: Bool, isRightToLeft: Bool) {
    let mark = Mark(.text(TextBlock(line, fontSize: 10)), width: 400, height: 20)
    let text = body([mark]).split(separator: "\n").first { $0.hasPrefix("<text") } ?? ""
    #expect(text.contains(" xml:space=\"preserve\"") == keepsBlanks)
    #expect(text.contains(" unicode-bidi=\"plaintext\"") == isRightToLeft)
  }

  @Test(arguments: [
    (Array("8BPS".utf8), "(in an unknown format)"),
    (Array("II*\0".utf8) + Array(repeating: 0, count: 60), "(a TIFF file)"),
    (Array("%PDF-1.4 and so on".utf8), "(a PDF file)"), (Array("Once upon a time, \n".utf8), "(a text file)"),
    (Array("\0\0\0\u{14}ftypisom\0\0\0\0isom".utf8), "(an MPEG-4 file)"),
  ])
  func `a picture in another format leaves a frame that says so`(bytes: [UInt8], label: String) {
    let frame = Rectangle(width: 300, height: 60)
    var drawing = Drawing(width: 300, height: 60, title: "")
    drawing.layers = [Layer(clip: frame, marks: [Mark(.picture("a.psd"), in: frame)])]
    var writer = SVGWriter(pictures: PictureShelf(["a.psd": bytes]))
    let text = String(decoding: writer.file(of: drawing), as: UTF8.self)
    #expect(text.contains(">a.psd</text>") && text.contains(">\(label)</text>"))
  }

  @Test func `invisible marks are omitted`() {
    var mark = Mark(.area(.black, isEllipse: false), width: 4, height: 3)
    mark.alpha = 0
    #expect(body([mark, Mark(.text(TextBlock("", fontSize: 9)), width: 4, height: 3)]) == "")
  }

  @Test func `a layer that is moved shows its part only`() {
    var drawing = Drawing(width: 40, height: 30, title: "")
    var layer = Layer(clip: Rectangle(x: 20, width: 20, height: 30), marks: [])
    (layer.scaleX, layer.origin.x, layer.alpha) = (0.5, 10, 0.75)
    drawing.layers = [layer]
    var writer = SVGWriter(pictures: PictureShelf([:]))
    #expect(
      String(decoding: writer.file(of: drawing), as: UTF8.self).contains(
        """
        <svg x="20" y="0" width="10" height="30" viewBox="20 0 20 30" preserveAspectRatio="none" opacity="0.75">
        </svg>
        """))
  }

  private func metrics(of font: FontBuilder) throws -> FontMetrics {
    try #require(MediaReader.facts(of: font.bytes, named: "a.ttf").font)
  }
}
