import BookKit

/// The record of a drawn element, 64 bytes that the page reads in place.
///
/// Page/README.md describes its fields.
struct DrawRecord {
  // The map from the element's own coordinates to the canvas, as in CSS.
  private let a: Float
  private let b: Float
  private let c: Float
  private let d: Float
  private var e: Float
  private var f: Float
  private let width: Float
  private let height: Float
  private var alpha: Float
  private var fontSize: Float = 0
  private var color: UInt32 = 0
  private let element: Int32
  private var picture: Int32 = 0
  private var word: Int32 = 0
  /// The angle by which a flap is open, in degrees.
  private var angle: Float = 0
  private let reserved: UInt32 = 0

  /// Creates a record with the fields that all elements have.
  @inline(__always) init(element: Int, _ map: AffineMap, width: Double, height: Double, alpha: Double) {
    (a, b) = (Float(map.right.x), Float(map.right.y))
    (c, d) = (Float(map.down.x), Float(map.down.y))
    (e, f) = (Float(map.origin.x), Float(map.origin.y))
    (self.width, self.height, self.alpha) = (Float(width), Float(height), Float(alpha))
    self.element = Int32(truncatingIfNeeded: element)
  }

  @inline(__always) init(_ item: DrawItem) {
    self.init(element: item.element, item.transform, width: item.width, height: item.height, alpha: item.alpha)
    fontSize = Float(item.fontSize)
    color = item.fontColor.word
    picture = Int32(truncatingIfNeeded: item.picture)
    word = Int32(truncatingIfNeeded: item.word ?? -1)
    angle = Float(item.flapAngle)
  }

  /// Updates the changeable fields of an element that only moves and fades.
  @inline(__always) mutating func follow(_ look: ItemLook) {
    (e, f, alpha) = (Float(look.x), Float(look.y), Float(look.alpha))
  }

  /// Creates the record of an area or a group.
  init(_ item: StageItem) {
    let frame = item.values.placement.frame
    self.init(element: item.element, item.transform, width: frame.width, height: frame.height, alpha: item.alpha)
  }
}

extension Color {
  /// The colour as 0xRRGGBBAA.
  @inline(__always) var word: UInt32 { UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha) }
}
