/// The properties of an element that never change; its initial frame is in its outline.
struct ItemPlan: Sendable {
  var name: Name
  /// The group that contains it, or `nil` if it is directly on the page.
  @PackedOptional var parent: ItemIndex?
  /// The number of elements it spans: itself and its descendants.
  var extent: Int32
  @PackedOptional var sound: SoundIndex? = nil
  @PackedOptional var movie: MovieIndex? = nil
  @PackedOptional var text: TextIndex? = nil
  /// Its game, or `nil` if it's not a game that can be played.
  @PackedOptional var game: GameIndex? = nil
  /// Its level in the drawing order of the page; lower levels are drawn first.
  var level: Int32 = 0
  /// The range of its tweens on the page; the tweens that move a banner on and off the stage come last.
  var tweens: Range<TweenIndex>
  @PackedOptional var extras: ExtrasIndex? = nil
  var type: ElementType
  var traits: Traits

  struct Traits: OptionSet {
    let rawValue: UInt16

    static let visible = Traits(rawValue: 1)
    static let touchable = Traits(rawValue: 2)
    static let draggable = Traits(rawValue: 4)
    static let active = Traits(rawValue: 8)
    static let ellipse = Traits(rawValue: 16)
    static let offStage = Traits(rawValue: 32)
    /// Whether a condition must hold for it to be visible.
    static let conditional = Traits(rawValue: 64)
    /// Whether it's a piece of a puzzle or a swatch of a picture to colour.
    static let part = Traits(rawValue: 128)
    /// Whether something waits for a finger to rest on it.
    static let holdable = Traits(rawValue: 256)
    /// Whether it can be rubbed away.
    static let rubbable = Traits(rawValue: 512)
  }

  var isVisible: Bool { traits.contains(.visible) }
  var isTouchable: Bool { traits.contains(.touchable) }
  var isDraggable: Bool { traits.contains(.draggable) }
  var isActive: Bool { traits.contains(.active) }
  var isEllipse: Bool { traits.contains(.ellipse) }
}

struct ItemExtras: Sendable {
  var pose: Pose?
  var dragArea: Rectangle?
  var companions: [ItemIndex] = []
  var targets: [TargetPlan] = []
  var link: Name?
  var slideIn: SlideInPlan?
  /// The factor by which its opacity is multiplied while a finger presses it.
  var pressedAlpha = 1.0
  /// The actions that a tap performs; the last one may open something.
  var tapActions: [ActionPlan] = []
  var visibility: VisibilityIndex?

  /// Whether every property has its default value.
  var isEmpty: Bool {
    pose == nil && dragArea == nil && companions.isEmpty && targets.isEmpty && link == nil && slideIn == nil
      && pressedAlpha == 1 && tapActions.isEmpty && visibility == nil
  }
}

struct TargetPlan: Sendable {
  var name: Name
  /// The label that readers see, if it isn't the name.
  var label: Name?
  var frame: Rectangle
  var snapX: Double?
  var snapY: Double?
  var sound: FileIndex?
}

/// The departure of a banner that doesn't stay.
struct SlideInPlan: Sendable {
  /// The index on the page of the tween that takes it off the stage.
  var departure: TweenIndex
  /// The time it stays after its arrival.
  var hold: Ticks
}

struct PropertySet: Sendable, Equatable {
  var bits: UInt16 = 0

  func contains(_ property: Property) -> Bool { bits >> UInt16(property.ordinal) & 1 != 0 }

  mutating func insert(_ property: Property) { bits |= 1 << UInt16(property.ordinal) }

  var count: Int { bits.nonzeroBitCount }

  /// Returns the number of properties in the set that precede `property`.
  func rank(of property: Property) -> Int {
    (bits & ((1 << UInt16(property.ordinal)) - 1)).nonzeroBitCount
  }
}

extension PropertySet: Sequence, IteratorProtocol {
  /// Removes and returns the first property, in order of raw value.
  mutating func next() -> Property? {
    guard bits != 0 else { return nil }
    let number = bits.trailingZeroBitCount
    bits &= bits - 1
    return Property(ordinal: UInt8(truncatingIfNeeded: number))
  }
}
