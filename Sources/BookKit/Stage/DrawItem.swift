/// An element as it's drawn at a tick; it's a plain value that allocates no memory.
///
/// Properties that don't change are in the element itself, which is at index ``element`` of ``Player/elements``.
public struct DrawItem: Sendable, Equatable, Identifiable {
  /// The map from the element's own coordinates, in which its frame begins at 0, 0, to the canvas.
  public var transform: AffineMap
  /// The width of its frame in its own coordinates; 0 for a text whose size the book doesn't give.
  public var width: Double
  /// The height of its frame in its own coordinates; 0 for a text whose size the book doesn't give.
  public var height: Double
  /// The opacity including that of all its groups, 0…1; it can be 0.
  public var alpha: Double
  /// The font size of a text; 0 for anything else.
  public var fontSize: Double
  /// The colour of a text; black for anything else.
  public var fontColor: Color
  /// The angle by which a flap is open, in degrees; 0 for anything else.
  ///
  /// A flap is drawn with ``FlapProjection``, before ``transform``.
  public var flapAngle: Double
  @usableFromInline var elementNumber: Int32
  @usableFromInline var pictureNumber: Int32
  @usableFromInline var wordNumber: Int32

  /// The index of the element among the page's elements.
  @inlinable public var element: Int { Int(elementNumber) }

  /// The element's index, as the identity for views.
  @inlinable public var id: Int { element }

  /// The index of the picture that it shows, among the element's pictures.
  @inlinable public var picture: Int { Int(pictureNumber) }

  /// The index of the word that the text's voice has reached; `nil` if there is none.
  @inlinable public var word: Int? { wordNumber < 0 ? nil : Int(wordNumber) }
}

extension DrawItem {
  /// Creates an item for an element that only moves and fades.
  @inlinable @inline(__always) init(element: Int, of items: DrawItems) {
    self.init(
      element: element, items.slots.span[unchecked: element], items.outlines.span, items.values.span,
      items.textStyles.span)
  }

  @inlinable @inline(__always)
  init(
    element: Int, _ slots: ItemSlots, _ outlines: Span<Outline>, _ values: Span<Double>,
    _ textStyles: Span<TextStyle>
  ) {
    let look = ItemLook(element, slots, outlines, values)
    transform = AffineMap(right: Point(x: 1, y: 0), down: Point(x: 0, y: 1), origin: Point(x: look.x, y: look.y))
    width = outlines[unchecked: element].frame.width
    height = outlines[unchecked: element].frame.height
    alpha = look.alpha
    fontSize = textStyles[unchecked: Int(slots.textStyle)].fontSize
    fontColor = textStyles[unchecked: Int(slots.textStyle)].color
    flapAngle = 0
    elementNumber = Int32(truncatingIfNeeded: element)
    pictureNumber = 0
    wordNumber = -1
  }

  @inline(__always)
  init(
    element: Int, transform: AffineMap, alpha: Double, _ values: borrowing StageValues, picture: Int, word: Int?,
    flapAngle: Double = 0
  ) {
    self.transform = transform
    width = values.placement.frame.width
    height = values.placement.frame.height
    self.alpha = alpha
    fontSize = values.fontSize
    fontColor = values.fontColor
    self.flapAngle = flapAngle
    elementNumber = Int32(truncatingIfNeeded: element)
    pictureNumber = Int32(truncatingIfNeeded: picture)
    wordNumber = Int32(truncatingIfNeeded: word ?? -1)
  }
}
