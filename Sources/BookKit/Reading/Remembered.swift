import PropertyList

/// What came of texts that books write again and again, so that each is understood once.
struct Remembered<Value> {
  private var texts = NameTable()
  private var values: [Value] = []

  /// What came of the text of a string, or comes of it now.
  @inline(__always)
  mutating func value(of node: NodeHandle, in list: PropertyList, make: ([UInt8]) -> Value) -> Value {
    let text = texts.intern(node, in: list)
    let index = Int(text.index)
    if index == values.count { values.append(make(Array(texts.utf8(of: text)))) }
    return values[index]
  }
}

extension NameTable {
  /// The name that is the text of a string or key, new if need be.
  @inline(__always)
  mutating func intern(_ node: NodeHandle, in list: PropertyList) -> Name {
    if let range = list.nodes[node.position].writtenText { return intern(list.text.utf8.span, range) }
    let text = list.utf8(of: node) ?? []
    return intern(text.span, text.indices)
  }
}
