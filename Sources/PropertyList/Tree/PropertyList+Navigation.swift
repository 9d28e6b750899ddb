extension PropertyList {
  /// A key of a dictionary and the value that follows it.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public let key: NodeHandle
    /// The value.
    public let value: NodeHandle
  }

  /// The values of an array, in order; empty for any other kind.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    private let nodes: [Node]
    private var position: Int
    private let end: Int

    fileprivate init(nodes: [Node], container: Int) {
      self.nodes = nodes
      position = container + 1
      end = nodes[container].kind == .array ? container + Int(nodes[container].extent) : position
    }

    /// Returns the next value, or `nil` at the end.
    public mutating func next() -> NodeHandle? {
      guard position < end else { return nil }
      defer { position += Int(nodes[position].extent) }
      return NodeHandle(position)
    }
  }

  /// The entries of a dictionary in the order of the file, including duplicates; empty for any other kind.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let nodes: [Node]
    private var position: Int
    private let end: Int
    private let skipped: Node.Flags

    fileprivate init(nodes: [Node], container: Int, skipped: Node.Flags) {
      self.nodes = nodes
      self.skipped = skipped
      position = container + 1
      end = nodes[container].kind == .dictionary ? container + Int(nodes[container].extent) : position
    }

    /// Returns the next entry, or `nil` at the end.
    public mutating func next() -> Entry? {
      while position + 1 < end {
        let key = position
        position += 1 + Int(nodes[position + 1].extent)
        if nodes[key].flags.isDisjoint(with: skipped) {
          return Entry(key: NodeHandle(key), value: NodeHandle(key + 1))
        }
      }
      return nil
    }
  }

  /// Returns the values of an array in order, or an empty sequence if `container` isn't an array.
  public func elements(of container: NodeHandle) -> Elements {
    Elements(nodes: nodes, container: container.position)
  }

  /// Returns the entries of a dictionary in the order of the file, including duplicates, or an empty sequence if
  /// `container` isn't a dictionary.
  public func entries(of container: NodeHandle) -> Entries {
    Entries(nodes: nodes, container: container.position, skipped: .missing)
  }

  /// Returns the entries of a dictionary in the order of the file, without repetitions of a key.
  package func usedEntries(of container: NodeHandle) -> Entries {
    Entries(nodes: nodes, container: container.position, skipped: [.missing, .repeated])
  }

  /// Returns the value of a key in a dictionary, or `nil` if there is none.
  ///
  /// If the key appears more than once, the first value is returned.
  public func value(forKey key: String, in dictionary: NodeHandle) -> NodeHandle? {
    for entry in entries(of: dictionary) where hasText(entry.key, equalTo: key.utf8) { return entry.value }
    return nil
  }

  /// Returns the number of values in an array, or of entries in a dictionary.
  public func count(of container: NodeHandle) -> Int {
    let count = elements(of: container).reduce(0) { count, _ in count + 1 }
    return entries(of: container).reduce(count) { count, _ in count + 1 }
  }

  /// Returns the key of a value in a dictionary, or `nil` for other values and for keys.
  public func key(of value: NodeHandle) -> NodeHandle? {
    guard value.position > 0, nodes[value.position].kind != .key else { return nil }
    let before = nodes[value.position - 1]
    return before.kind == .key ? NodeHandle(value.position - 1) : nil
  }

  /// Returns the range in the file of a container's opening, such as `<dict>` or `{`, or the range of any other node.
  package func openingRange(of node: NodeHandle) -> Range<Int> {
    let opened = nodes[node.position]
    guard opened.kind.isContainer else { return range(of: node) }
    return text.fileRange(of: Int(opened.start)..<contentRange(of: opened).lowerBound)
  }

  /// Returns the path from the root to `node`; for a key, the path to its value.
  public func path(to node: NodeHandle) -> PropertyListPath {
    var open: [Int] = []
    var position = 0
    while position < node.position {
      let next = position + Int(nodes[position].extent)
      if next > node.position { open.append(position) }
      position = next > node.position ? position + 1 : next
    }
    let isKey = nodes[node.position].kind == .key
    let before = nodes.span.extracting(first: isKey ? node.position + 1 : node.position)
    return TreeBuilder.path(in: before, open: open) { String(decoding: utf8(ofText: $0), as: UTF8.self) }
  }
}
