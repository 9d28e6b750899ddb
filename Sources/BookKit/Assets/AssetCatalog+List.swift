import PropertyList

extension AssetCatalog {
  /// Reads what a host without a folder, such as a web page, knows of a book's files.
  ///
  /// The list is an array in the order of the paths, with three entries for each file: its path; the width of a
  /// picture, or the length of a sound in seconds (below 0 if it isn't known); the height of a picture, or -1 for a
  /// sound. A list of any other form makes an empty catalog.
  package init(_ list: PropertyList) {
    var assets: [Asset] = []
    var values = list.elements(of: list.root)
    while let name = values.next(), let first = values.next(), let second = values.next() {
      guard
        let path = list.string(of: name).flatMap({ AssetPath($0) }), let number = list.real(of: first),
        let height = list.real(of: second)
      else {
        // The files after it would get the numbers of others.
        assets = []
        break
      }
      // Here the format only tells pictures from sounds.
      let facts =
        height >= 0
        ? AssetFacts(format: .png, byteCount: 1, content: .picture(width: number, height: height))
        : AssetFacts(format: .wave, byteCount: 1, content: .sound(duration: number < 0 ? nil : number))
      assets.append(Asset(path: path, facts: facts))
    }
    self.init(assets)
  }
}
