import PropertyList

/// A picture to colour: a drawing or outlines, and the colours to choose from.
public struct ColoringContent: Sendable {
  /// The file of the drawing.
  public var fileName: Located<String>?
  /// The file of a picture of the same size, where each colour marks a region.
  public var mask: Located<String>?
  /// The regions that the book describes.
  public var regions: [ColoringRegion] = []
  /// The colours to choose from.
  public var palette = ColoringContent.defaultPalette
  /// The rectangle that contains the colours; if `nil`, a bar below the picture.
  public var paletteArea: Rectangle?
  /// The minimum lightness of paper, 0…255; darker pixels are lines.
  public var threshold = 128
  /// The distance in pixels by which lines are widened to close gaps in them.
  public var gap = 0
  /// The minimum number of pixels in a region.
  public var smallest = 64
  /// The sound file that plays when the picture is complete.
  public var doneSound: Located<String>?

  /// Whether the regions are paths, so that the pixels of a drawing don't matter.
  public var usesPaths: Bool { !regions.isEmpty && regions.allSatisfy { $0.path != nil } }

  static let defaultPalette: [Color] = [
    Color(red: 0xE5, green: 0x39, blue: 0x35), Color(red: 0xFB, green: 0x8C, blue: 0x00),
    Color(red: 0xFD, green: 0xD8, blue: 0x35), Color(red: 0x7C, green: 0xB3, blue: 0x42),
    Color(red: 0x2E, green: 0x7D, blue: 0x32), Color(red: 0x29, green: 0xB6, blue: 0xF6),
    Color(red: 0x1E, green: 0x5B, blue: 0xC6), Color(red: 0x8E, green: 0x44, blue: 0xAD),
    Color(red: 0xF4, green: 0x8F, blue: 0xB1), Color(red: 0x8D, green: 0x5A, blue: 0x2B),
    Color(red: 0x21, green: 0x21, blue: 0x21), Color(red: 0xFF, green: 0xFF, blue: 0xFF),
  ]
}

extension ColoringContent {
  /// The settings that distinguish lines from regions.
  package var regionSettings: RegionSettings { RegionSettings(threshold: threshold, gap: gap, smallest: smallest) }
}

extension Book {
  /// The pictures to colour whose regions come from the pixels of a drawing, in all languages, with repetitions.
  package var drawingsToColor: [ColoringContent] {
    var found: [ColoringContent] = []
    func add(_ content: Element.Content) {
      if let coloring = content.coloring, coloring.fileName != nil, !coloring.usesPaths { found.append(coloring) }
    }
    for page in pagesAndSections {
      for element in page.elements where element.type == .coloring {
        for variant in element.variants { add(variant.content) }
      }
    }
    for game in games ?? [] { add(game.content) }
    return found
  }
}

extension AssetCatalog {
  /// Returns the regions found in the drawing of a picture to colour, or `nil` if the drawing wasn't analysed.
  package func drawing(of content: ColoringContent) -> DrawingRegions.Outcome? {
    guard let file = content.fileName.flatMap({ AssetPath($0.value) }) else { return nil }
    let mask = content.mask.flatMap { AssetPath($0.value) }
    let settings = content.regionSettings
    return drawings.first { $0.file == file && $0.mask == mask && $0.settings == settings }?.outcome
  }
}

/// A region of a picture to colour that the book mentions.
public struct ColoringRegion: Sendable {
  /// The name that rules and scripts use; if `nil`, the number of the region.
  public var name: Located<Name>?
  /// The distance from the left of a point in the region.
  public var x: Located<Double>?
  /// The distance from the top of a point in the region.
  public var y: Located<Double>?
  /// The outline, instead of a point.
  public var path: Located<String>?
  /// The parsed outline, or `nil` if it can't be read.
  package var outline: RegionPath?
  /// The number of the right colour in the palette, from 1; if `nil`, any colour is right.
  public var target: Located<Int>?
  package var node: NodeHandle

  package var point: ExactPoint? {
    guard let x, let y else { return nil }
    return ExactPoint(Point(x: x.value, y: y.value))
  }
}
