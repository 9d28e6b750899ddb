import PropertyList

extension AssetCatalog {
  /// Creates a catalog from the list in which a host without a folder, such as a web page, describes a book's files.
  ///
  /// The list is an array in the order of the paths, with three entries for each file: its path; the width of a
  /// picture, or the length of a sound in seconds (negative if it isn't known); the height of a picture, or -1 for a
  /// sound. A list of any other form makes an empty catalog.
  package init(_ list: PropertyList) {
    var assets: [Asset] = []
    var values = list.elements(of: list.root)
    while let name = values.next(), let first = values.next(), let second = values.next() {
      guard
        let path = list.string(of: name).flatMap({ AssetPath($0) }), let number = list.real(of: first),
        let height = list.real(of: second)
      else {
        // After a bad entry, files would get the numbers of other files.
        assets = []
        break
      }
      // The format here only distinguishes pictures from sounds.
      let facts =
        height >= 0
        ? AssetFacts(format: .png, byteCount: 1, content: .picture(width: number, height: height))
        : AssetFacts(format: .wave, byteCount: 1, content: .sound(duration: number < 0 ? nil : number))
      assets.append(Asset(path: path, facts: facts))
    }
    self.init(assets)
  }
}
