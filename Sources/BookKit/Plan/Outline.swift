/// Where an element stands at first, and how opaque it is.
@usableFromInline struct Outline: Sendable {
  @usableFromInline var frame: Rectangle
  @usableFromInline var alpha: Double

  /// What a property is at first that every element has; nothing for the others.
  @inline(__always) func initial(_ property: Property) -> Double? {
    switch property {
    case .x: frame.x
    case .y: frame.y
    case .width: frame.width
    case .height: frame.height
    case .alpha: alpha
    default: nil
    }
  }
}

/// Which values of an element can change, and where they are kept: with its outline all that drawing needs of one that
/// only moves and fades, as most do.
@usableFromInline struct ItemSlots: Sendable {
  /// The place of the first of its values that can change; those of one element stand together.
  @usableFromInline var first: Int32 = 0
  /// Which of its properties can change, a bit for each, and whether it is plain.
  @usableFromInline var bits: UInt16 = 0
  /// How the words of a plain text look, among the letterings of the page.
  @usableFromInline var lettering: UInt16 = 0

  private static let plainBit: UInt16 = 1 << 15

  /// Which of its properties can change.
  var changing: PropertySet {
    get { PropertySet(bits: bits & ~ItemSlots.plainBit) }
    set { bits = bits & ItemSlots.plainBit | newValue.bits }
  }

  /// Whether it is neither turned nor stretched, and shows a picture, or a text that follows no voice.
  var isPlain: Bool {
    get { bits & ItemSlots.plainBit != 0 }
    set { bits = newValue ? bits | ItemSlots.plainBit : bits & ~ItemSlots.plainBit }
  }
}

/// How the words of a text look.
@usableFromInline struct Lettering: Sendable, Equatable {
  /// The size of the letters.
  @usableFromInline var fontSize: Double
  /// Their colour.
  @usableFromInline var color: Color
  var fontName: Name?
  var alignment: Alignment

  /// What belongs to all that is no text.
  static let none = Lettering(fontSize: 0, color: .black, fontName: nil, alignment: .left)
}

/// How an element is turned and stretched at first, and about which point.
struct Pose: Sendable, Equatable {
  var rotation: Double
  var scaleX: Double
  var scaleY: Double
  var pivotX: Double
  var pivotY: Double

  /// The pose in a placement; nothing when it is that of most elements.
  init?(_ placement: Placement) {
    (rotation, scaleX, scaleY) = (placement.rotation, placement.scaleX, placement.scaleY)
    (pivotX, pivotY) = (placement.pivotX, placement.pivotY)
    if rotation == 0, scaleX == 1, scaleY == 1, pivotX == 0.5, pivotY == 0.5 { return nil }
  }
}

extension PagePlan {
  /// Where an element stands at first, and how it is turned and stretched.
  @inline(__always) func placement(of item: Int) -> Placement {
    var placement = Placement(frame: outlines[item].frame)
    let position = Int(items[item].extras)
    if position >= 0, let pose = extras[position].pose {
      (placement.rotation, placement.scaleX, placement.scaleY) = (pose.rotation, pose.scaleX, pose.scaleY)
      (placement.pivotX, placement.pivotY) = (pose.pivotX, pose.pivotY)
    }
    return placement
  }

  /// The place of a lettering; most stand there once.
  mutating func place(of lettering: Lettering) -> Int32 {
    // Pages have few letterings. Where there are many, one that is kept twice does no harm.
    for place in letterings.indices.suffix(64) where letterings[place] == lettering { return Int32(place) }
    letterings.append(lettering)
    return Int32(letterings.count - 1)
  }

  /// Notes which elements are plain.
  mutating func findPlainItems() {
    for item in items.indices where isPlain(item) {
      let text = Int(items[item].text)
      guard text >= 0 else {
        slots[item].isPlain = true
        continue
      }
      guard let lettering = UInt16(exactly: texts[text].lettering) else { continue }
      slots[item].lettering = lettering
      slots[item].isPlain = true
    }
  }

  /// Whether nothing of an element but its place and its opacity can change, and it is neither turned nor stretched.
  private func isPlain(_ item: Int) -> Bool {
    let (plan, text) = (items[item], Int(items[item].text))
    if plan.extras >= 0, extras[Int(plan.extras)].pose != nil, !placement(of: item).isUpright { return false }
    guard plan.type == .image || text >= 0 && !texts[text].followsVoices else { return false }
    var movable = PropertySet()
    for property in [Property.x, .y, .alpha] { movable.insert(property) }
    return slots[item].changing.bits & ~movable.bits == 0
  }
}

extension Placement {
  /// Whether it is neither turned nor stretched.
  fileprivate var isUpright: Bool { rotation == 0 && scaleX == 1 && scaleY == 1 }
}
