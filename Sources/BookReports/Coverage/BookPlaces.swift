import PropertyList

package struct BookPlaces: Sendable {
  private let list: PropertyList?
  private let lines: PropertyList.LineTable?

  package init(_ source: PropertyList.Source, _ list: PropertyList?) {
    self.list = list
    lines = source.lines
  }

  func place(of node: NodeHandle?) -> PropertyList.Place? {
    guard let node, let list, let lines else { return nil }
    return lines.place(at: list.range(of: node).lowerBound)
  }
}
