/// An element as it is drawn at a tick: a plain value without memory of its own.
///
/// What does not change stands in the element itself, ``Player/elements`` at ``element``.
public struct DrawItem: Sendable, Equatable {
  /// The map from the element's own coordinates, in which its frame begins at 0, 0, to the canvas.
  public var map: AffineMap
  /// The width of its frame in its own coordinates; 0 for a text whose size the book does not tell.
  public var width: Double
  /// The height of its frame in its own coordinates; 0 for a text whose size the book does not tell.
  public var height: Double
  /// How opaque it is with all its groups, 0…1; what cannot be seen at all is told too.
  public var alpha: Double
  /// The size of a text; 0 for anything else.
  public var fontSize: Double
  /// The colour of a text; black for anything else.
  public var fontColor: Color
  private var elementNumber: Int32
  private var pictureNumber: Int32
  private var wordNumber: Int32

  /// Which element it is, by its place among those of the page.
  public var element: Int { Int(elementNumber) }

  /// Which of the element's pictures it shows.
  public var picture: Int { Int(pictureNumber) }

  /// Which word of the text its voice has come to, counted from 0.
  public var word: Int? { wordNumber < 0 ? nil : Int(wordNumber) }
}

extension DrawItem {
  /// An element that only moves and fades.
  @inline(__always) init(element: Int, _ look: borrowing PlainLook, _ values: Span<Double>) {
    let x = look.slotOfX < 0 ? look.x : values[Int(look.slotOfX)]
    let y = look.slotOfY < 0 ? look.y : values[Int(look.slotOfY)]
    map = AffineMap(right: Point(x: 1, y: 0), down: Point(x: 0, y: 1), origin: Point(x: x, y: y))
    width = look.width
    height = look.height
    alpha = max(0, min(1, look.slotOfAlpha < 0 ? look.alpha : values[Int(look.slotOfAlpha)]))
    fontSize = look.fontSize
    fontColor = look.fontColor
    elementNumber = Int32(truncatingIfNeeded: element)
    pictureNumber = 0
    wordNumber = -1
  }

  @inline(__always)
  init(element: Int, map: AffineMap, alpha: Double, _ values: borrowing StageValues, picture: Int, word: Int?) {
    self.map = map
    width = values.placement.frame.width
    height = values.placement.frame.height
    self.alpha = alpha
    fontSize = values.fontSize
    fontColor = values.fontColor
    elementNumber = Int32(truncatingIfNeeded: element)
    pictureNumber = Int32(truncatingIfNeeded: picture)
    wordNumber = Int32(truncatingIfNeeded: word ?? -1)
  }
}
