extension PropertyList {
  /// Returns the key of a value in a dictionary, or `nil` for other values and for keys.
  public func key(of value: NodeHandle) -> NodeHandle? {
    guard value.position > 0, nodes[value.position].kind != .key else { return nil }
    let before = nodes[value.position - 1]
    return before.kind == .key ? NodeHandle(value.position - 1) : nil
  }

  /// Returns the bytes of the file that open a container, such as `<dict>` or `{`; for any other value, all of its
  /// bytes.
  package func openingRange(of node: NodeHandle) -> Range<Int> {
    let opened = nodes[node.position]
    guard opened.kind.isContainer else { return range(of: node) }
    return text.fileRange(of: Int(opened.start)..<contentRange(of: opened).lowerBound)
  }
}
