/// A flat piece of paper during a page turn.
package struct PaperStrip: Sendable {
  package let side: Side
  /// The visible part of the page, in the page's coordinates.
  package let part: Rectangle
  /// The map from the page's coordinates to the canvas.
  package var projection: Projection
  package var shade: Shade
  /// The opacity, 0…1; 0 while its back faces the reader.
  package var alpha = 1.0
  /// Whether the strip is turned out of the plane and so is in front of the pages that lie flat.
  package var isRaised = true

  package enum Side: UInt8, CaseIterable, Sendable {
    case entering, leaving
    /// The blank back of a leaf.
    case paper
    /// The inside of a book's cover.
    case cover

    /// The colour of paper that doesn't show a page.
    package var color: Color? {
      switch self {
      case .entering, .leaving: nil
      case .paper: Color(red: 0xF4, green: 0xEA, blue: 0xD7)
      case .cover: Color(red: 0x8F, green: 0x75, blue: 0x5C)
      }
    }
  }

  /// A shadow that changes evenly from left to right.
  package struct Shade: Sendable {
    /// The x coordinates, on the page, between which the shadow changes.
    package var start: Double
    package var end: Double
    /// The share of black to the left of `start`, from 0 to 1.
    package var left: Double
    package var right: Double
  }
}
