import PropertyList

extension AssetCatalog {
  /// Creates a catalog from a list of a book's files, for hosts that can't read its folder, such as web pages.
  ///
  /// The list is an array, sorted by path, with three entries for each file: its path; the width of a picture, the
  /// length of a sound in seconds (negative if it isn't known), or the packed measures of a font as data; the height of
  /// a picture, or -1 for other files. The regions of drawings follow, also with three entries: the path, the path of
  /// the mask or an empty string, and the packed regions as data. If the list has any other form, the catalog is empty.
  package init(_ list: PropertyList) {
    var assets: [Asset] = []
    var drawings: [DrawingRegions] = []
    var values = list.elements(of: list.root)
    while let name = values.next(), let first = values.next(), let second = values.next() {
      if let drawing = DrawingRegions(list, name, mask: first, packed: second) {
        drawings.append(drawing)
        continue
      }
      guard
        let path = list.string(of: name).flatMap({ AssetPath($0) }), let height = list.real(of: second),
        let facts = AssetFacts(list, first, height: height)
      else {
        // If a bad entry were skipped, the files after it would get wrong indices.
        (assets, drawings) = ([], [])
        break
      }
      assets.append(Asset(path: path, facts: facts))
    }
    self.init(assets)
    self.drawings = drawings
  }
}

extension AssetFacts {
  /// Creates the facts from an entry; the format only says whether the file is a picture, a sound or a font.
  fileprivate init?(_ list: PropertyList, _ entry: NodeHandle, height: Double) {
    if let packed = list.data(of: entry) {
      guard let metrics = FontMetrics(packed: packed) else { return nil }
      self.init(format: .trueType, byteCount: 1, content: .font(metrics))
      return
    }
    guard let number = list.real(of: entry) else { return nil }
    self = height >= 0 ? .picture(width: number, height: height) : .sound(duration: number < 0 ? nil : number)
  }
}

extension DrawingRegions {
  /// Creates the regions of a drawing from an entry of the list, or returns `nil` if the entry isn't a drawing.
  fileprivate init?(_ list: PropertyList, _ file: NodeHandle, mask: NodeHandle, packed: NodeHandle) {
    guard let mask = list.string(of: mask), let packed = list.data(of: packed),
      let file = list.string(of: file).flatMap({ AssetPath($0) })
    else { return nil }
    self.init(file: file, mask: AssetPath(mask), packed: packed)
  }
}
