/// The indentation and the line ends of a text format.
struct TextLayout: Equatable {
  /// The bytes that every line begins with.
  var base: [UInt8] = []
  /// The bytes that a line begins with for each level of depth.
  var unit: [UInt8] = [0x09]
  var lineEnd: [UInt8] = [0x0A]

  func indent(_ depth: Int, in output: inout [UInt8]) {
    output += base
    for _ in 0..<depth { output += unit }
  }
}

extension TextLayout {
  /// The maximum distance to the beginning of a line; longer lines come from programs and aren't indented.
  private static let maxDistance = 4096

  /// Creates the layout of the line that contains `offset`; deeper levels are indented by one tab each.
  init(at offset: Int, in text: [UInt8]) {
    base = TextLayout.indentation(ofLineAt: offset, in: text)
    lineEnd = TextLayout.lineEnd(of: text)
  }

  static func file(_ list: PropertyList, _ options: WritingOptions) -> TextLayout {
    var layout = TextLayout()
    if options.keepsLineEndings, list.isText { layout.lineEnd = lineEnd(of: list.text.utf8) }
    return layout
  }

  static func inline(_ format: PropertyList.Format) -> TextLayout {
    TextLayout(base: [], unit: [], lineEnd: format == .ascii ? [0x20] : [])
  }

  static func indentation(ofLineAt offset: Int, in text: [UInt8]) -> [UInt8] {
    let start = startOfLine(at: offset, in: text)
    var end = start
    while end < offset, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    return Array(text[start..<end])
  }

  /// Returns the beginning of the line that contains `offset`, or `offset` minus `maxDistance` if that is nearer.
  static func startOfLine(at offset: Int, in text: [UInt8]) -> Int {
    let farthest = max(0, offset - maxDistance)
    var start = offset
    while start > farthest, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// Returns the line end of the first line, or a line feed if that line is the only one or very long.
  private static func lineEnd(of text: [UInt8]) -> [UInt8] {
    let beginning = text.prefix(maxDistance)
    guard let index = beginning.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), text[index] == 0x0D else {
      return [0x0A]
    }
    return index + 1 < text.count && text[index + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
  }
}
