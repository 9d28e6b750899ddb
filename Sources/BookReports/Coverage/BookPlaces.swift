import PropertyList

/// Finds the line and column of a book's values.
package struct BookPlaces: Sendable {
  private let list: PropertyList?
  /// The lines of the file; `nil` for a binary file, which has none.
  private let lines: PropertyList.LineTable?

  /// Creates the places of `list`, which `source` contains.
  package init(_ source: PropertyList.Source, _ list: PropertyList?) {
    self.list = list
    lines = source.lines
  }

  func place(of node: NodeHandle?) -> PropertyList.Place? {
    guard let node, let list, let lines else { return nil }
    return lines.place(at: list.range(of: node).lowerBound)
  }
}
