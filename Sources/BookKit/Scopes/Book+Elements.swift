import PropertyList

extension Trigger {
  /// Reads a trigger by itself; without its book, the names in it have no meaning.
  package static func read(_ node: NodeHandle, in list: PropertyList) -> Trigger? {
    var reader = BookReader(list)
    return reader.part(at: node, 0)
  }
}

extension Book {
  /// Reads the elements of one page or section of a list by themselves, for example for an editor.
  ///
  /// `nodes` is in document order, and the result has an element for each node. Names in the elements have no meaning
  /// without the book. A book leaves invalid elements out, but here they're read as groups, because a group has the
  /// keys that all types share.
  package static func elements(at nodes: [NodeHandle], of page: NodeHandle, in list: PropertyList) -> [Element] {
    var reader = BookReader(list)
    let played = list.value(forKey: "elements", in: page).map { reader.readElements($0) } ?? []
    var next = 0
    return nodes.map { node in
      if next < played.count, played[next].node == node {
        next += 1
        return played[next - 1]
      }
      var element = Element.new(at: node, .group)
      reader.elementType = .group
      var keys = reader.cursor(node)
      while let entry = reader.next(&keys, ofElement: .group) { reader.readKey(entry, into: &element) }
      return element
    }
  }
}
