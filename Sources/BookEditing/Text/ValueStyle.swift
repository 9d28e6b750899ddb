import PropertyList

/// The layout of a new array or dictionary, which is copied from a neighbour.
struct ValueStyle {
  var isOnLines: Bool
  var lineEnd: [UInt8]
  var unit: [UInt8]
  var gaps: KeyGaps
  /// The blanks after the opening, between two entries and before the end if the value is on one line.
  var opening: [UInt8]
  var between: [UInt8]
  var closing: [UInt8]
  /// Whether a comma also follows the last value of an array.
  var hasLastComma = false
}

extension ValueStyle {
  /// Creates the style of a value beside `neighbour`; `beginsLine` says whether the neighbour or its key begins a line.
  ///
  /// The innermost surrounding dictionary shows how keys and values are written.
  init(of neighbour: NodeHandle, beginsLine: Bool, in dictionary: NodeHandle?, _ lines: SourceLines) {
    let contents = Contents(of: neighbour, in: lines)
    guard lines.list.kind(of: neighbour).isContainer, !contents.items.isEmpty else {
      self.init(onLines: beginsLine, in: dictionary, lines)
      return
    }
    let around = ValueStyle.gaps(in: dictionary, onLines: true, lines)
    let gaps = KeyGaps(of: neighbour, in: lines) ?? ValueStyle.firstGaps(within: neighbour, lines) ?? around
    let first = contents.blanks(before: 0)
    if contents.isFirstOnLine(0) {
      let start = lines.list.key(of: neighbour) ?? neighbour
      let outer = lines.indentation(at: lines.list.textRange(of: start).lowerBound)
      let inner = lines.indentation(at: contents.head(of: 0))
      let isDeeper = inner.count > outer.count && inner.starts(with: outer)
      self.init(
        isOnLines: true, lineEnd: lines.lineEnd(of: lines.bytes[first]),
        unit: isDeeper ? Array(inner[outer.count...]) : ValueStyle.unit(of: lines), gaps: gaps, opening: [],
        between: [], closing: [])
    } else {
      let last = contents.tail(of: contents.items.count - 1)
      let end = lines.startOfBlanks(before: contents.range.upperBound, notBefore: last.end)
      let second = contents.items.count > 1 ? contents.blanks(before: 1) : first
      // An array has no gaps itself, and the gaps of the surrounding dictionary may contain line ends.
      let plain = KeyGap(lines.isXML ? [] : Array(" = ".utf8), indentation: [])
      self.init(
        isOnLines: false, lineEnd: lines.lineEnd(of: []), unit: [], gaps: gaps.onOneLine(orElse: plain),
        opening: Array(lines.bytes[first]),
        between: Array(lines.bytes[second]), closing: Array(lines.bytes[end..<contents.range.upperBound]))
      if contents.items.count == 1, !lines.isXML, between.isEmpty { between = [0x20] }
    }
    if contents.isArray { hasLastComma = contents.tail(of: contents.items.count - 1).mark != nil }
  }

  /// Creates the style of a value that has no neighbour to copy the style from.
  init(onLines: Bool, in dictionary: NodeHandle?, _ lines: SourceLines) {
    let blank: [UInt8] = lines.isXML ? [] : [0x20]
    self.init(
      isOnLines: onLines, lineEnd: lines.lineEnd(of: []), unit: onLines ? ValueStyle.unit(of: lines) : [],
      gaps: ValueStyle.gaps(in: dictionary, onLines: onLines, lines), opening: blank, between: blank, closing: blank)
  }

  /// Returns the file's unit of indentation, taken from the first indented line, or else a tab.
  static func unit(of lines: SourceLines) -> [UInt8] {
    let list = lines.list
    for position in list.nodes.indices.dropFirst() {
      let container = NodeHandle(position - 1)
      guard list.kind(of: container).isContainer, list.nodes[position - 1].extent > 1 else { continue }
      let key = NodeHandle(position)
      let child = list.textRange(of: key).lowerBound
      guard lines.isFirstOnLine(list.kind(of: key) == .key ? NodeHandle(position + 1) : key) else { continue }
      let outer = lines.indentation(at: list.textRange(of: container).lowerBound)
      let inner = lines.indentation(at: child)
      if inner.count > outer.count, inner.starts(with: outer) { return Array(inner[outer.count...]) }
    }
    return [0x09]
  }

  private static func gaps(in dictionary: NodeHandle?, onLines: Bool, _ lines: SourceLines) -> KeyGaps {
    if onLines, let dictionary, let gaps = KeyGaps(of: dictionary, in: lines) { return gaps }
    guard lines.isXML else { return KeyGaps(both: KeyGap(Array(" = ".utf8), indentation: [])) }
    return KeyGaps(both: KeyGap(onLines ? lines.lineEnd(of: []) : [], indentation: []))
  }

  private static func firstGaps(within container: NodeHandle, _ lines: SourceLines) -> KeyGaps? {
    let end = container.position + Int(lines.list.nodes[container.position].extent)
    for position in container.position..<end {
      if let gaps = KeyGaps(of: NodeHandle(position), in: lines) { return gaps }
    }
    return nil
  }
}
