import PropertyList

/// The lines and columns of a book's values.
struct BookPlaces: Sendable {
  private let list: PropertyList?
  /// Nothing for a binary file, which has no lines.
  private let lines: LineTable?

  init(_ source: PropertyList.Source, _ list: PropertyList?) {
    self.list = list
    lines = source.lines
  }

  /// Where a value stands.
  func place(of node: NodeHandle?) -> PropertyList.Place? {
    guard let node, let list, let lines else { return nil }
    return lines.place(at: list.range(of: node).lowerBound)
  }
}
