import PropertyList

extension AssetCatalog {
  /// Creates a catalog from the list in which a host without a folder, such as a web page, describes a book's files.
  ///
  /// The list is an array in the order of the paths, with three entries for each file: its path; the width of a
  /// picture, the length of a sound in seconds (negative if it isn't known), or the packed measures of a font as data;
  /// the height of a picture, or -1 for other files. A list of any other form makes an empty catalog.
  package init(_ list: PropertyList) {
    var assets: [Asset] = []
    var values = list.elements(of: list.root)
    while let name = values.next(), let first = values.next(), let second = values.next() {
      guard
        let path = list.string(of: name).flatMap({ AssetPath($0) }), let height = list.real(of: second),
        let facts = AssetFacts(list, first, height: height)
      else {
        // After a bad entry, files would get the numbers of other files.
        assets = []
        break
      }
      assets.append(Asset(path: path, facts: facts))
    }
    self.init(assets)
  }
}

extension AssetFacts {
  /// Creates the facts from an entry of the list; the format only distinguishes pictures, sounds and fonts.
  fileprivate init?(_ list: PropertyList, _ entry: NodeHandle, height: Double) {
    if let packed = list.data(of: entry) {
      guard let metrics = FontMetrics(packed: packed) else { return nil }
      self.init(format: .trueType, byteCount: 1, content: .font(metrics))
      return
    }
    guard let number = list.real(of: entry) else { return nil }
    if height >= 0 {
      self.init(format: .png, byteCount: 1, content: .picture(width: number, height: height))
    } else {
      self.init(format: .wave, byteCount: 1, content: .sound(duration: number < 0 ? nil : number))
    }
  }
}
