/// How lines of a text form begin and end.
struct TextLayout: Equatable {
  /// What every line begins with.
  var base: [UInt8] = []
  /// What a line begins with for each level of depth.
  var unit: [UInt8] = [0x09]
  /// What ends a line.
  var lineEnd: [UInt8] = [0x0A]

  /// Adds the beginning of a line at `depth`.
  func indent(_ depth: Int, in output: inout [UInt8]) {
    output += base
    for _ in 0..<depth { output += unit }
  }
}

extension TextLayout {
  /// How far the beginning of a line is looked for; a line that goes on for longer is not indented, but generated.
  private static let reach = 4096

  /// What begins the line on which `offset` lies, and what ends lines; deeper levels take a tab more.
  init(at offset: Int, in text: [UInt8]) {
    base = TextLayout.indentation(ofLineAt: offset, in: text)
    lineEnd = TextLayout.lineEnd(of: text)
  }

  /// The layout of a whole file that is written anew.
  static func file(_ list: PropertyList, _ options: WritingOptions) -> TextLayout {
    var layout = TextLayout()
    if options.keepsLineEnds, list.isText { layout.lineEnd = lineEnd(of: list.text.utf8) }
    return layout
  }

  /// Everything on one line.
  static func inline(_ format: PropertyList.Format) -> TextLayout {
    TextLayout(base: [], unit: [], lineEnd: format == .ascii ? [0x20] : [])
  }

  /// The blanks at the beginning of the line on which `offset` lies.
  static func indentation(ofLineAt offset: Int, in text: [UInt8]) -> [UInt8] {
    let start = startOfLine(at: offset, in: text)
    var end = start
    while end < offset, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    return Array(text[start..<end])
  }

  /// Where the line on which `offset` lies begins; in a very long line, a place somewhere before.
  static func startOfLine(at offset: Int, in text: [UInt8]) -> Int {
    let farthest = max(0, offset - reach)
    var start = offset
    while start > farthest, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// What ends the first line; a line feed when there is one line only, or a very long one.
  private static func lineEnd(of text: [UInt8]) -> [UInt8] {
    let beginning = text.prefix(reach)
    guard let index = beginning.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), text[index] == 0x0D else {
      return [0x0A]
    }
    return index + 1 < text.count && text[index + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
  }
}
