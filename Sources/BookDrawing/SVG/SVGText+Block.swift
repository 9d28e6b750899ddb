import BookKit

extension SVGText {
  mutating func addText(_ block: TextBlock, _ mark: Mark) {
    let layout = block.layout(width: mark.width, height: mark.height)
    let lines = layout.lines.filter { !$0.range.isEmpty }
    guard !lines.isEmpty else { return }
    add("<g")
    transform(mark.map)
    fractionAttribute("opacity", mark.alpha)
    fill(block.color)
    if block.font != nil { attribute("class", SVGText.fontClass) }
    attribute("font-size", block.fontSize)
    attribute("font-family", SVGText.families(block.fontName, isInBook: block.font != nil))
    add(">\n")
    if let alt = mark.altText { add("<title>\(XMLEscape.escaped(alt))</title>\n") }
    // A tab has the width of a space.
    let bytes = block.text.utf8.map { $0 == 9 ? UInt8(ascii: " ") : $0 }
    for line in lines {
      if let marker = WordMarker(block, in: line) { addMarker(marker) }
      add("<text")
      attribute("x", line.x)
      attribute("y", block.base(of: line))
      if line.width > 0 {
        attribute("textLength", line.width)
        add(" lengthAdjust=\"spacingAndGlyphs\"")
      }
      addSpacingAndDirection(of: bytes[line.range])
      add(">")
      add(XMLEscape.escaped(String(decoding: bytes[line.range], as: UTF8.self)))
      add("</text>\n")
    }
    add("</g>\n")
  }

  /// Adds the attributes for consecutive spaces and right-to-left text; browsers respect them only on the line itself.
  private mutating func addSpacingAndDirection(of line: ArraySlice<UInt8>) {
    let blank = UInt8(ascii: " ")
    if line.first == blank || zip(line, line.dropFirst()).contains(where: { $0 == blank && $1 == blank }) {
      add(" xml:space=\"preserve\"")
    }
    let text = String(decoding: line, as: UTF8.self)
    if text.unicodeScalars.contains(where: SVGText.isRightToLeft) { add(" unicode-bidi=\"plaintext\"") }
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  private mutating func addMarker(_ marker: WordMarker) {
    add("<rect")
    let frame = marker.frame
    attributes(["x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height])
    attribute("rx", marker.radius)
    fill(marker.color)
    add("/>\n")
  }

  /// Returns a font with fallbacks that are always available; as in exported pages, they resemble the device's font.
  private static func families(_ name: String?, isInBook: Bool) -> String {
    let plain = "Helvetica, Arial, sans-serif"
    guard let name else { return plain }
    let lowercase = name.lowercased()
    let similar = similarFonts.first { font in font.names.contains { lowercase.contains($0) } }?.family
    return "\(family(name)), \(isInBook ? plain : similar ?? "Georgia, Gelasio, serif")"
  }

  /// Font families, by parts of the names of the fonts that they resemble, as in `typesetter.js`.
  private static let similarFonts: [(names: [String], family: String)] = [
    (
      ["arial", "helvetica", "verdana", "futura", "avenir", "gill", "optima", "tahoma", "trebuchet", "sans", "roboto"],
      "system-ui, sans-serif"
    ),
    (["comic", "marker", "chalk", "script", "hand", "brush", "noteworthy", "bradley"], "'Comic Neue', cursive"),
    (["courier", "menlo", "monaco", "mono", "typewriter"], "monospace"),
  ]

  private static func family(_ name: String) -> String {
    let plain = name.unicodeScalars.filter { $0 != "'" && $0 != "\"" && $0 != "\\" && $0.value >= 0x20 }
    return "'\(String(String.UnicodeScalarView(plain)))'"
  }

  private static let fontClass = "book-font"

  /// Adds a style that makes fonts available under their names, without kerning and ligatures.
  mutating func addFonts(_ fonts: [(name: String, address: [UInt8])]) {
    guard !fonts.isEmpty else { return }
    add("<style>\n")
    for font in fonts {
      add("@font-face{font-family:\(XMLEscape.escaped(SVGText.family(font.name)));src:url(\"")
      add(font.address)
      add("\")}\n")
    }
    add(".\(SVGText.fontClass){font-kerning:none;font-variant-ligatures:none}\n</style>\n")
  }
}
