extension PropertyList {
  /// The key of a value in a dictionary; nothing for other values and for keys.
  public func key(of value: NodeHandle) -> NodeHandle? {
    guard value.position > 0, nodes[value.position].kind != .key else { return nil }
    let before = nodes[value.position - 1]
    return before.kind == .key ? NodeHandle(value.position - 1) : nil
  }

  /// The bytes of the file that open a container, `<dict>` or `{`; the whole of any other value.
  public func openingRange(of node: NodeHandle) -> Range<Int> {
    let opened = nodes[node.position]
    guard opened.kind.isContainer else { return range(of: node) }
    return text.fileRange(of: Int(opened.start)..<contentRange(of: opened).lowerBound)
  }
}
