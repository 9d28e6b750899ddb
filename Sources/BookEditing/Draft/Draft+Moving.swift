import PropertyList

extension Draft {
  mutating func move(_ path: PropertyListPath, to array: PropertyListPath, at index: Int) throws(Refusal) {
    guard let source = path.parent, let old = path.lastIndex else { throw Refusal.nothing(at: path) }
    let block = Block(of: old, in: Contents(of: try self.array(at: source), in: lines))
    let count = Contents(of: try self.array(at: array), in: lines).items.count
    let index = min(max(0, index), count)
    try put(block, at: index, in: array)
    let inserted = PathShift.inserted(in: array, at: index)
    let present = inserted.apply(to: path) ?? path
    guard let from = present.parent, let place = present.lastIndex else { return }
    let holder = try self.array(at: from)
    try change(Draft.removal(of: place, from: Contents(of: holder, in: lines)), in: holder)
    shift(.moved(from: present, to: array.index(index)))
  }
}

/// The bytes of a value with its comments, to be inserted elsewhere.
struct Block {
  private let bytes: [UInt8]
  /// The comments after the value on its last line, in old-style text.
  let tail: Draft.Tail
  let needsLines: Bool
  private let lineStarts: [Int]
  private let indentation: [UInt8]

  init(of index: Int, in contents: Contents) {
    let lines = contents.lines
    let start = contents.blockStart(of: index)
    let end = contents.blockEnd(of: index)
    bytes = Array(lines.bytes[start..<end])
    indentation = lines.indentation(at: start)
    let found = contents.tail(of: index)
    needsLines = lines.hasLineEnd(start..<contents.items[index].range.lowerBound) || found.endsInLineComment
    if lines.isXML {
      tail = Draft.Tail()
    } else {
      let before = lines.bytes[contents.items[index].range.upperBound..<found.endBeforeMark]
      let afterMark = found.mark.map { max($0.upperBound, found.endBeforeMark) } ?? found.end
      let trailing = found.end > afterMark ? Array(lines.bytes[afterMark..<found.end]) : []
      tail = Draft.Tail(bytes: before + trailing, endsInLineComment: found.endsInLineComment)
    }
    lineStarts = Block.lineStarts(in: start..<end, of: contents.items[index].value, lines).map { $0 - start }
  }

  /// Returns the starts of the lines in a range, except those inside a scalar, a key or a comment.
  private static func lineStarts(in range: Range<Int>, of value: NodeHandle, _ lines: SourceLines) -> [Int] {
    let list = lines.list
    let last = value.position + Int(list.nodes[value.position].extent)
    let nodes = (list.key(of: value)?.position ?? value.position)..<last
    var solid = list.comments(in: range, among: nodes)
    for node in nodes.map({ NodeHandle($0) }) where !list.kind(of: node).isContainer {
      solid.append(list.textRange(of: node))
    }
    solid.sort { $0.lowerBound < $1.lowerBound }
    var starts: [Int] = []
    var next = 0
    for index in range where lines.isLineEnd(index) {
      if lines.bytes[index] == 0x0D, lines.isLineEnd(index + 1), lines.bytes[index + 1] == 0x0A { continue }
      while next < solid.count, solid[next].upperBound <= index { next += 1 }
      if next < solid.count, solid[next].contains(index) { continue }
      if index + 1 < range.upperBound { starts.append(index + 1) }
    }
    return starts
  }

  func text(indentation new: [UInt8], _ lines: SourceLines) -> [UInt8] {
    guard new != indentation else { return bytes }
    var text: [UInt8] = []
    var position = 0
    for start in lineStarts where bytes[start...].starts(with: indentation) {
      text += bytes[position..<start] + new
      position = start + indentation.count
    }
    return text + bytes[position...]
  }
}

extension PropertyList {
  /// Returns the comments in a range of the text, in order; `nodes` are the positions of the nodes in that range.
  package func comments(in range: Range<Int>, among nodes: Range<Int>) -> [Range<Int>] {
    guard hasComments else { return [] }
    var comments: [Range<Int>] = []
    var position = range.lowerBound
    let take = { (end: Int) in
      if position < end { comments += self.trivia(in: position..<end).filter { $0.isComment }.map { $0.range } }
    }
    for node in nodes.map({ NodeHandle($0) }) {
      let own = textRange(of: node)
      take(own.lowerBound)
      position = max(position, kind(of: node).isContainer ? contents(of: node).lowerBound : own.upperBound)
    }
    take(range.upperBound)
    return comments
  }
}
