import PropertyList

// The view of a session, which a host stores between runs.
extension EditorSession {
  /// The page, guides, grid, and the locked and concealed elements.
  package var view: JSONValue {
    let guides = guides.map { guide -> JSONValue in ["axis": guide.isVertical ? "x" : "y", "at": .number(guide.at)] }
    return [
      "page": .number(pageIndex), "guides": .array(guides),
      "grid": ["size": .number(gridSize), "snap": .boolean(snapsToGrid)],
      "locked": .strings(locked), "concealed": .strings(concealed),
    ]
  }

  /// Restores the parts of a view that still exist in the book.
  package mutating func restore(_ view: JSONValue) {
    if let number = view["page"]?.number, let index = Int(exactly: number),
      document.list.pagesAndSections.indices.contains(index)
    {
      pageIndex = index
    }
    for guide in view.values(of: "guides") {
      guard let at = guide["at"]?.number, at.magnitude < 1e6 else { continue }
      let restored = Guide(isVertical: guide["axis"] == "x", at: at)
      if !guides.contains(restored), guides.count < EditorSession.maxRestoredGuides { guides.append(restored) }
    }
    if let size = view["grid"]?["size"]?.number, size == 0 || (1...200).contains(size) { gridSize = size }
    if let snap = view["grid"]?["snap"] { snapsToGrid = snap != .boolean(false) }
    locked = elements(view.values(of: "locked"))
    concealed = elements(view.values(of: "concealed"))
  }

  /// The maximum number of restored guides, so a damaged file can't slow down every gesture.
  private static let maxRestoredGuides = 200

  private func elements(_ values: [JSONValue]) -> [String] {
    values.compactMap { value in
      guard let text = value.text, let path = PropertyListPath(reading: text),
        document.list.node(at: path).map({ document.list.kind(of: $0) == .dictionary }) ?? false
      else { return nil }
      return path.description
    }
  }
}

extension JSONValue { fileprivate func values(of name: String) -> [JSONValue] { self[name]?.array ?? [] } }
