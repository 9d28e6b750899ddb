import PropertyList

extension Trigger {
  /// Reads a trigger by itself, without a book in which its names have a meaning.
  package static func read(_ node: NodeHandle, in list: PropertyList) -> Trigger? {
    var reader = BookReader(list)
    return reader.part(at: node, 0)
  }
}

extension Book {
  /// Reads the elements of one page or section of a list by themselves, such as for an editor that shows them.
  ///
  /// Returns an element for each of the nodes, which are in document order; the names in it have no meaning without the
  /// book. Invalid elements, which a book leaves out, are read as groups, because all types have the keys of groups.
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
