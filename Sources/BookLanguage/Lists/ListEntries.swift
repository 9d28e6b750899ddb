import BookEditing
import BookKit
import PropertyList

/// An entry of a dictionary of a book whose value is a scalar, with the key of the format.
struct ListEntry {
  let entry: PropertyList.Entry
  let key: Key
}

extension PropertyList {
  /// Calls `visit` for every entry of the book that the format has a key for, in the order of the file.
  func visitEntries(_ visit: (ListEntry) -> Void) {
    visitEntries(of: root, RoleWalk(self), depth: 0, visit)
  }

  private func visitEntries(of node: NodeHandle, _ walk: RoleWalk, depth: Int, _ visit: (ListEntry) -> Void) {
    // Books aren't nested deeper, and the stack must hold.
    guard depth < 200 else { return }
    if kind(of: node) == .array {
      for (index, element) in elements(of: node).enumerated() where kind(of: element).isContainer {
        var inner = walk
        inner.enter(.index(index), element, of: self)
        visitEntries(of: element, inner, depth: depth + 1, visit)
      }
      return
    }
    let keys = walk.keys
    for entry in entries(of: node) {
      let name = string(of: entry.key) ?? ""
      if let key = keys.key(name) { visit(ListEntry(entry: entry, key: key)) }
      guard kind(of: entry.value).isContainer else { continue }
      var inner = walk
      inner.enter(.key(name), entry.value, of: self)
      visitEntries(of: entry.value, inner, depth: depth + 1, visit)
    }
  }

  /// The ranges of all comments, in the order of the file.
  var commentRanges: [Range<Int>] {
    guard hasComments else { return [] }
    var ranges: [Range<Int>] = []
    var position = 0
    for index in nodes.indices {
      let node = NodeHandle(index)
      let range = textRange(of: node)
      if range.lowerBound > position {
        ranges += trivia(in: position..<range.lowerBound).filter { $0.isComment }.map { $0.range }
      }
      position = max(position, kind(of: node).isContainer ? contents(of: node).lowerBound : range.upperBound)
    }
    if position < text.utf8.count {
      ranges += trivia(in: position..<text.utf8.count).filter { $0.isComment }.map { $0.range }
    }
    return ranges
  }
}
