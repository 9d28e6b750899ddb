/// The initial frame and opacity of an element.
@usableFromInline struct Outline: Sendable {
  @usableFromInline var frame: Rectangle
  @usableFromInline var alpha: Double

  /// Returns the initial value of a property that every element has, or `nil` for other properties.
  @inline(__always) func initial(_ property: Property) -> Double? {
    switch property {
    case .x: frame.x
    case .y: frame.y
    case .width: frame.width
    case .height: frame.height
    case .alpha: alpha
    case .rotation, .scaleX, .scaleY, .fontSize, .volume, .frame, .fontColor: nil
    }
  }
}

/// The properties of an element that can change, and the slots of their values.
///
/// For most elements, which only move and fade, drawing needs just this and the outline.
@usableFromInline struct ItemSlots: Sendable {
  /// The slot of its first property that can change; the slots of an element are contiguous.
  @usableFromInline var first: Int32 = 0
  /// The properties that can change, one bit each, and the plain bit.
  @usableFromInline var bits: UInt16 = 0
  /// The index on the page of a plain text's style.
  @usableFromInline var textStyle: UInt16 = 0

  private static let plainBit: UInt16 = 1 << 15

  var changing: PropertySet {
    get { PropertySet(bits: bits & ~ItemSlots.plainBit) }
    set { bits = bits & ItemSlots.plainBit | newValue.bits }
  }

  /// Whether it is unrotated and unscaled, and shows a picture or a text that follows no voice.
  var isPlain: Bool {
    get { bits & ItemSlots.plainBit != 0 }
    set { bits = newValue ? bits | ItemSlots.plainBit : bits & ~ItemSlots.plainBit }
  }

  // The properties that can change in a plain item, as bits of `PropertySet`, for hosts that visit all items in each
  // frame.

  @inlinable @inline(__always) var movesAcross: Bool { bits & 1 << 0 != 0 }

  @inlinable @inline(__always) var movesDown: Bool { bits & 1 << 1 != 0 }

  @inlinable @inline(__always) var fades: Bool { bits & 1 << 4 != 0 }
}

@usableFromInline struct TextStyle: Sendable, Equatable {
  @usableFromInline var fontSize: Double
  @usableFromInline var color: Color
  var fontName: Name?
  var alignment: Alignment
  var verticalAlignment: VerticalAlignment
  var background: Color?
  var cornerRadius = 0.0

  /// The style of elements other than text.
  static let none = TextStyle(fontSize: 0, color: .black, fontName: nil, alignment: .left, verticalAlignment: .top)
}

/// The initial rotation and scale of an element, and its pivot.
struct Pose: Sendable, Equatable {
  var rotation: Double
  var scaleX: Double
  var scaleY: Double
  var pivotX: Double
  var pivotY: Double

  /// Creates the pose of a placement, or returns `nil` if it has the default pose.
  init?(_ placement: Placement) {
    (rotation, scaleX, scaleY) = (placement.rotation, placement.scaleX, placement.scaleY)
    (pivotX, pivotY) = (placement.pivotX, placement.pivotY)
    if rotation == 0, scaleX == 1, scaleY == 1, pivotX == 0.5, pivotY == 0.5 { return nil }
  }
}

extension PagePlan {
  /// Returns the initial placement of an element.
  @inline(__always) func placement(of item: ItemIndex) -> Placement {
    var placement = Placement(frame: outlines[item].frame)
    if let position = items[item].extras, let pose = extras[position].pose {
      (placement.rotation, placement.scaleX, placement.scaleY) = (pose.rotation, pose.scaleX, pose.scaleY)
      (placement.pivotX, placement.pivotY) = (pose.pivotX, pose.pivotY)
    }
    return placement
  }

  /// Returns the index of a text style, adding it if it isn't among the latest ones.
  mutating func index(of textStyle: TextStyle) -> Int32 {
    // Pages have few text styles. If there are many, a duplicate does no harm.
    for position in textStyles.indices.suffix(64) where textStyles[position] == textStyle { return Int32(position) }
    textStyles.append(textStyle)
    return Int32(textStyles.count - 1)
  }

  mutating func findPlainItems() {
    for item in items.indices where isPlain(item) {
      if let text = items[item].text {
        guard let textStyle = UInt16(exactly: texts[text].textStyle) else { continue }
        slots[item].textStyle = textStyle
      }
      slots[item].isPlain = true
    }
  }

  private func isPlain(_ item: ItemIndex) -> Bool {
    let plan = items[item]
    if let position = plan.extras, extras[position].pose != nil, !placement(of: item).isUpright { return false }
    if let movable = movable(of: item), movables[movable].kind == .flap { return false }
    guard plan.traits.isDisjoint(with: [.conditional, .part]) else { return false }
    guard plan.type == .image || plan.text.map({ !followsVoices($0) }) ?? false else { return false }
    var movable = PropertySet()
    for property in [Property.x, .y, .alpha] { movable.insert(property) }
    return slots[item].changing.bits & ~movable.bits == 0
  }
}

extension Placement {
  /// Whether it is neither rotated nor scaled.
  fileprivate var isUpright: Bool { rotation == 0 && scaleX == 1 && scaleY == 1 }
}
