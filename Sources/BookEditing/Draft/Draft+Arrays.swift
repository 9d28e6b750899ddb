import PropertyList

extension Draft {
  mutating func insert(_ value: JSONValue, at index: Int, in path: PropertyListPath) throws(Refusal) {
    try insert(CommentedValue(value), at: index, in: path)
  }

  mutating func insert(_ value: CommentedValue, at index: Int, in path: PropertyListPath) throws(Refusal) {
    let array = try array(at: path)
    let contents = Contents(of: array, in: lines)
    let index = min(max(0, index), contents.items.count)
    let dictionary = list.kind(of: array) == .dictionary ? array : dictionary(around: path.index(index))
    if contents.items.isEmpty {
      let edits = try filling(array) { (layout) throws(Refusal) in
        let style = ValueStyle(onLines: layout.isOnLines, in: dictionary, lines)
        let text = try ValueWriter.write(
          value, in: list, style, indentation: layout.indentation, beginsLine: layout.isOnLines)
        return text.value + text.trailing
      }
      try change(edits, in: array)
    } else {
      let neighbour = index == 0 ? 0 : index - 1
      let style = ValueStyle(
        of: contents.items[neighbour].value, beginsLine: contents.isFirstOnLine(neighbour), in: dictionary, lines)
      let blanks = Array(lines.bytes[contents.blanks(before: neighbour)])
      let indentation = Draft.indentation(after: blanks, at: neighbour, of: contents)
      let beginsLine = lines.hasLineEnd(contents.blanks(before: neighbour))
      let text = try ValueWriter.write(value, in: list, style, indentation: indentation, beginsLine: beginsLine)
      // In XML, there is no separator between a value and the comments after it.
      let new = lines.isXML ? text.value + text.trailing : text.value
      let tail = Tail(bytes: lines.isXML ? [] : text.trailing)
      try change(Draft.insertion(of: new, tail: tail, at: index, in: contents), in: array)
    }
    shift(.inserted(in: path, at: index))
  }

  static func indentation(after blanks: [UInt8], at item: Int, of contents: Contents) -> [UInt8] {
    guard let end = blanks.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return contents.lines.indentation(at: contents.items[item].range.lowerBound)
    }
    return Array(blanks[(end + 1)...])
  }

  /// The comments after a value on its last line, in old-style text.
  struct Tail {
    var bytes: [UInt8] = []
    var endsInLineComment = false

    /// Returns the comments, with a line end if they would swallow the text after them.
    func closed(in lines: SourceLines) -> [UInt8] { endsInLineComment ? bytes + lines.lineEnd(of: []) : bytes }

    func bytes(before position: Int, in lines: SourceLines) -> [UInt8] {
      lines.isLastOnLine(position) ? bytes : closed(in: lines)
    }
  }

  /// Returns the edits that insert a value, with the comments above it, into a non-empty array.
  static func insertion(
    of text: [UInt8], tail: Tail = Tail(), at index: Int, in contents: Contents
  ) -> [PropertyList.Edit] {
    let lines = contents.lines
    let mark: [UInt8] = lines.isXML ? [] : [UInt8(ascii: ",")]
    guard index > 0 else {
      let blanks = Array(lines.bytes[contents.blanks(before: 0)])
      let place = contents.blockStart(of: 0)
      let endsLine = blanks.contains { $0 == 0x0A || $0 == 0x0D }
      let comments = endsLine ? tail.bytes : tail.closed(in: lines)
      return [PropertyList.Edit(place..<place, with: text + mark + comments + blanks)]
    }
    let blanks = contents.blanks(before: index - 1)
    let space = Array(lines.bytes[blanks])
    let value = contents.items[index - 1].range.upperBound
    if lines.isXML {
      let end = contents.blockEnd(of: index - 1)
      return [PropertyList.Edit(end..<end, with: space + text)]
    }
    let before = contents.tail(of: index - 1)
    // Without a line end, a line comment would swallow the value.
    if before.endsInLineComment, !lines.hasLineEnd(blanks) {
      let trailing = tail.bytes(before: value, in: lines)
      return [PropertyList.Edit(value..<value, with: mark + space + text + trailing)]
    }
    guard !before.comments.isEmpty || !tail.bytes.isEmpty else {
      return [PropertyList.Edit(value..<value, with: mark + space + text)]
    }
    let trailing = tail.bytes(before: before.end, in: lines)
    if before.mark != nil { return [PropertyList.Edit(before.end..<before.end, with: space + text + mark + trailing)] }
    return [
      PropertyList.Edit(value..<value, with: mark),
      PropertyList.Edit(before.end..<before.end, with: space + text + trailing),
    ]
  }

  /// The layout of the first value of an empty container.
  struct EmptyLayout {
    let isOnLines: Bool
    let indentation: [UInt8]
  }

  /// Returns the edits that write the first value or entry into an empty container.
  ///
  /// If `needsLines` is true, the value's comments force it onto a line of its own.
  func filling(
    _ container: NodeHandle, needsLines: Bool = false, _ text: (EmptyLayout) throws(Refusal) -> [UInt8]
  ) throws(Refusal) -> [PropertyList.Edit] {
    let lines = lines
    let range = list.contents(of: container)
    let own = list.textRange(of: container)
    let outer = lines.indentation(at: own.lowerBound)
    let unit = ValueStyle.unit(of: lines)
    let isBraceless = list.hasNoBraces(container)
    let inner = EmptyLayout(isOnLines: true, indentation: isBraceless ? [] : outer + unit)
    let lineEnd = lines.lineEnd(of: lines.bytes[range])
    if let comment = list.trivia(in: range).last(where: { $0.isComment }) {
      let end = comment.range.upperBound
      let blanks = lines.blanks(before: comment.range.lowerBound, notBefore: range.lowerBound)
      let layout =
        lines.hasLineEnd(blanks)
        ? EmptyLayout(isOnLines: true, indentation: lines.indentation(at: comment.range.lowerBound)) : inner
      var new = try lineEnd + layout.indentation + text(layout)
      if !lines.hasLineEnd(end..<range.upperBound), !isBraceless { new += lineEnd + outer }
      return [PropertyList.Edit(end..<end, with: new)]
    }
    let beginsLine = needsLines || lines.isFirstOnLine(container)
    let new: [UInt8]
    let place: Range<Int>
    if list.isEmptyTag(container) {
      let name: StaticString = list.kind(of: container) == .array ? "array>" : "dict>"
      let layout = beginsLine ? inner : EmptyLayout(isOnLines: false, indentation: outer)
      let content = try beginsLine ? lineEnd + inner.indentation + text(layout) + lineEnd + outer : text(layout)
      new = Array("<\(name)".utf8) + content + Array("</\(name)".utf8)
      return [PropertyList.Edit(own, with: new)]
    } else if beginsLine || lines.hasLineEnd(range) {
      let blanks = lines.startOfBlanks(before: range.upperBound, notBefore: range.lowerBound)
      place = lines.hasLineEnd(range) ? blanks..<blanks : range.lowerBound..<range.upperBound
      new = try lineEnd + inner.indentation + text(inner) + (lines.hasLineEnd(range) ? [] : lineEnd + outer)
    } else {
      let blanks = Array(lines.bytes[range])
      place = range
      new = try blanks + text(EmptyLayout(isOnLines: false, indentation: outer)) + blanks
    }
    return [PropertyList.Edit(place, with: new)]
  }

  mutating func remove(at index: Int, of path: PropertyListPath) throws(Refusal) {
    let array = try array(at: path)
    let contents = Contents(of: array, in: lines)
    guard contents.items.indices.contains(index) else { throw Refusal.nothing(at: path.index(index)) }
    try change(Draft.removal(of: index, from: contents), in: array)
    shift(.removed(from: path, at: index))
  }

  mutating func remove(_ path: PropertyListPath) throws(Refusal) {
    guard let holder = path.parent else { return }
    if let key = path.lastKey {
      try removeKey(key, at: holder)
    } else if let index = path.lastIndex {
      try remove(at: index, of: holder)
    }
  }

  static func removal(of index: Int, from contents: Contents) -> [PropertyList.Edit] {
    let lines = contents.lines
    let start = contents.blockStart(of: index)
    let tail = contents.tail(of: index)
    // Comments after a separator on the same line belong to the tail; the separator may be on a later line.
    var end = tail.end
    if lines.isXML { end = contents.blockEnd(of: index) }
    let line = lines.startOfLine(at: start)
    let limit = contents.gap(before: index + 1).upperBound
    let blanksEnd = lines.endOfBlanks(at: end, notBeyond: limit)
    if lines.startOfBlanks(before: start, notBefore: line) == line {
      var after = end
      while after < blanksEnd, !lines.isLineEnd(after) { after += 1 }
      if after < blanksEnd || blanksEnd == lines.bytes.count {
        if after < blanksEnd {
          after += lines.bytes[after] == 0x0D && lines.isLineEnd(after + 1) && lines.bytes[after + 1] == 0x0A ? 2 : 1
        }
        return [PropertyList.Edit(line..<after, with: [])]
      }
      return [PropertyList.Edit(start..<blanksEnd, with: [])]
    }
    let blanks = lines.blanks(before: start, notBefore: contents.gap(before: index).lowerBound)
    return [PropertyList.Edit(blanks.lowerBound..<end, with: [])]
  }
}

extension Draft {
  mutating func replace(_ path: PropertyListPath, with value: JSONValue) throws(Refusal) {
    let node = try node(at: path)
    guard let parent = path.parent, !ValueComparison.isEqual(value, node, of: list) else { return }
    let array = try array(at: parent)
    let text = try ValueWriter.scalar(value, replacing: node, in: list)
    try change([PropertyList.Edit(list.textRange(of: node), with: text)], in: array)
  }
}
