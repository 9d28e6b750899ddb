import PropertyList

extension Trigger {
  /// Reads a trigger by itself; the names in it mean nothing outside of a book.
  package static func read(_ node: NodeHandle, in list: PropertyList) -> Trigger? {
    var reader = BookReader(list)
    return reader.part(at: node, 0)
  }
}

extension Book {
  /// Reads the elements of one page or section of a list by themselves, such as for an editor that shows them.
  ///
  /// - Parameters:
  ///   - nodes: The dictionaries of the elements in document order. Those that the book plays without are read as
  ///     groups, since all types have the keys of groups.
  ///   - page: The dictionary of the page.
  ///   - list: The list.
  /// - Returns: An element for each of the nodes; their names mean nothing outside of a book.
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
