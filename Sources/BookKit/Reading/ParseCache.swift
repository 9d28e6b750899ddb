import PropertyList

/// A cache of values parsed from texts that books repeat, so that each text is parsed once.
struct ParseCache<Value> {
  private var texts = NameTable()
  private var values: [Value] = []

  /// Returns the cached value for the text of a string, creating it if necessary.
  @inline(__always)
  mutating func value(of node: NodeHandle, in list: PropertyList, make: ([UInt8]) -> Value) -> Value {
    let text = texts.intern(node, in: list)
    let index = Int(text.index)
    if index == values.count { values.append(make(Array(texts.utf8(of: text)))) }
    return values[index]
  }
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
