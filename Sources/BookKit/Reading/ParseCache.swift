import PropertyList

/// A cache of values parsed from texts that books repeat, so that each text is parsed once.
struct ParseCache<Value> {
  private var texts = NameTable()
  private var values: [Value] = []
  /// Recently used short texts, by hash, with the indices of their values.
  private var recent = [RecentText](repeating: RecentText(), count: RecentText.count)

  /// Returns the cached value for the text of a string, creating it if necessary.
  @inline(__always)
  mutating func value(of node: NodeHandle, in list: PropertyList, make: ([UInt8]) -> Value) -> Value {
    guard let range = list.nodes[node.position].writtenText, range.count <= 16 else {
      return values[index(of: node, in: list, make: make)]
    }
    let ends = TextEnds(list.text.utf8.span, range)
    let slot = Int(truncatingIfNeeded: ends.hash >> 60)
    if recent[slot].ends == ends { return values[recent[slot].index] }
    let index = index(of: node, in: list, make: make)
    recent[slot] = RecentText(ends: ends, index: index)
    return values[index]
  }

  private mutating func index(of node: NodeHandle, in list: PropertyList, make: ([UInt8]) -> Value) -> Int {
    let text = texts.intern(node, in: list)
    let index = Int(text.index)
    if index == values.count { values.append(make(Array(texts.utf8(of: text)))) }
    return index
  }
}

private struct RecentText {
  static let count = 16

  var ends = TextEnds.none
  var index = 0
}

extension NameTable {
  /// Returns the name for the text of a string or key, adding it if it's new.
  @inline(__always)
  mutating func intern(_ node: NodeHandle, in list: PropertyList) -> Name {
    if let range = list.nodes[node.position].writtenText { return intern(list.text.utf8.span, range) }
    let text = list.utf8(of: node) ?? []
    return intern(text.span, text.indices)
  }
}
