import PropertyList

extension Draft {
  mutating func duplicate(_ index: Int, of path: PropertyListPath, at place: Int) throws(Refusal) {
    let contents = Contents(of: try array(at: path), in: lines)
    let block = Block(of: index, in: contents)
    try insert(block, at: place, in: path)
  }

  /// Inserts a copy of another list's value with its comments; between XML lists, the text stays as it is written.
  mutating func insert(_ item: Int, of contents: Contents, at index: Int, in path: PropertyListPath) throws(Refusal) {
    if lines.isXML, contents.lines.isXML {
      try insert(Block(of: item, in: contents), at: index, in: path)
    } else {
      try insert(CommentedValue(of: item, in: contents), at: index, in: path)
    }
  }

  mutating func insert(_ block: Block, at index: Int, in path: PropertyListPath) throws(Refusal) {
    try put(block, at: index, in: path)
    shift(.inserted(in: path, at: index))
  }

  /// Inserts a block into an array without recording that paths change.
  mutating func put(_ block: Block, at index: Int, in path: PropertyListPath) throws(Refusal) {
    let target = try array(at: path)
    let into = Contents(of: target, in: lines)
    let index = min(max(0, index), into.items.count)
    if into.items.isEmpty {
      let lines = lines
      let edits = try filling(target, needsLines: block.needsLines) { (layout) throws(Refusal) in
        let tail = layout.isOnLines ? block.tail.bytes : block.tail.closed(in: lines)
        return block.text(indentation: layout.indentation, lines) + tail
      }
      try change(edits, in: target)
    } else {
      let neighbour = index == 0 ? 0 : index - 1
      let blanks = Array(lines.bytes[into.blanks(before: neighbour)])
      let text = block.text(indentation: Draft.indentation(after: blanks, at: neighbour, of: into), lines)
      try change(Draft.insertion(of: text, tail: block.tail, at: index, in: into), in: target)
    }
  }
}
