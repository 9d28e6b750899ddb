import BookKit

extension AssetCatalog {
  /// Finds the regions of the drawings that readers can colour, so that players know the regions.
  ///
  /// Drawings that can't be decoded or have invalid settings are left out. `read` returns the bytes of a file by its
  /// name in the book.
  public mutating func findRegions(of book: Book, reading read: (_ name: String) -> [UInt8]?) {
    for content in book.drawingsToColor where drawing(of: content) == nil {
      guard let file = content.fileName.flatMap({ AssetPath($0.value) }) else { continue }
      guard let outcome = AssetCatalog.outcome(content, read) else { continue }
      drawings.append(
        DrawingRegions(
          file: file, mask: content.mask.flatMap { AssetPath($0.value) }, settings: content.regionSettings,
          outcome: outcome))
    }
  }

  private static func outcome(
    _ content: ColoringContent, _ read: (_ name: String) -> [UInt8]?
  ) -> DrawingRegions.Outcome? {
    guard let drawing = pixels(content.fileName, read) else { return nil }
    do throws(RegionError) {
      guard content.mask != nil else { return .map(try RegionFinder.regions(in: drawing, content.regionSettings)) }
      guard let mask = pixels(content.mask, read) else { return nil }
      return .map(
        try RegionFinder.regions(
          ofMask: mask, drawingWidth: drawing.width, drawingHeight: drawing.height, smallest: content.smallest))
    } catch {
      return .fault(error)
    }
  }

  private static func pixels(_ file: Located<String>?, _ read: (_ name: String) -> [UInt8]?) -> Pixmap? {
    guard let file, let bytes = read(file.value) else { return nil }
    return try? PictureFile(bytes).pixmap()
  }
}
