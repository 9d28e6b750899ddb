/// The properties of one element that never change; its initial frame is in its outline.
struct ItemPlan: Sendable {
  var name: Name
  /// The group that contains it, or `nil` if it is directly on the page.
  @PackedOptional var parent: ItemIndex?
  /// The number of elements it spans: itself and its descendants.
  var extent: Int32
  /// The index of its sound, movie, text or game on the page, depending on its type.
  @PackedOptional private(set) var content: ContentIndex? = nil
  /// Its level in the drawing order of the page, the lowest first.
  var level: Int32 = 0
  /// The range of its tweens on the page; a banner's two come last.
  var tweens: Range<TweenIndex>
  @PackedOptional var extras: ExtrasIndex? = nil
  var type: ElementType
  var traits: Traits

  struct Traits: OptionSet {
    let rawValue: UInt8

    static let visible = Traits(rawValue: 1)
    static let touchable = Traits(rawValue: 2)
    static let draggable = Traits(rawValue: 4)
    static let active = Traits(rawValue: 8)
    static let ellipse = Traits(rawValue: 16)
    static let offStage = Traits(rawValue: 32)
    /// Whether a condition must hold for it to be seen.
    static let conditional = Traits(rawValue: 64)
    /// Whether it's a piece of a puzzle or a swatch of a picture to colour.
    static let part = Traits(rawValue: 128)
  }

  var isVisible: Bool { traits.contains(.visible) }
  var isTouchable: Bool { traits.contains(.touchable) }
  var isDraggable: Bool { traits.contains(.draggable) }
  var isActive: Bool { traits.contains(.active) }
  var isEllipse: Bool { traits.contains(.ellipse) }

  @inline(__always) var sound: SoundIndex? {
    get { type == .audio ? content.map { SoundIndex(rawValue: $0.rawValue) } : nil }
    set { content = newValue.map { ContentIndex(rawValue: $0.rawValue) } }
  }

  @inline(__always) var movie: MovieIndex? {
    get { type == .movie ? content.map { MovieIndex(rawValue: $0.rawValue) } : nil }
    set { content = newValue.map { ContentIndex(rawValue: $0.rawValue) } }
  }

  /// Its game, or `nil` if it's not a game that can be played.
  @inline(__always) var game: GameIndex? {
    get { type.isGame ? content.map { GameIndex(rawValue: $0.rawValue) } : nil }
    set { content = newValue.map { ContentIndex(rawValue: $0.rawValue) } }
  }

  @inline(__always) var text: TextIndex? {
    get { type == .text ? content.map { TextIndex(rawValue: $0.rawValue) } : nil }
    set { content = newValue.map { ContentIndex(rawValue: $0.rawValue) } }
  }
}

/// The index on the page of an element's sound, movie, text or game; the element's type says which of them it is.
struct ContentIndex: TypedIndex {
  let rawValue: Int32
}

/// The rarely used properties of an element.
struct ItemExtras: Sendable {
  var pose: Pose?
  var dragArea: Rectangle?
  var companions: [ItemIndex] = []
  var targets: [TargetPlan] = []
  var link: Name?
  var slideIn: SlideInPlan?
  /// The factor of its opacity while a finger presses it.
  var pressedAlpha = 1.0
  /// The actions that a tap performs, of which the last one may open something.
  var tapActions: [ActionPlan] = []
  @PackedOptional var visibility: VisibilityIndex? = nil

  /// Whether every property has its default.
  var isEmpty: Bool {
    pose == nil && dragArea == nil && companions.isEmpty && targets.isEmpty && link == nil && slideIn == nil
      && pressedAlpha == 1 && tapActions.isEmpty && visibility == nil
  }
}

/// A drop target.
struct TargetPlan: Sendable {
  var name: Name
  /// The label that readers see, if it isn't the name.
  var label: Name?
  var frame: Rectangle
  var snapX: Double?
  var snapY: Double?
  /// The sound file that a drop plays, if any.
  @PackedOptional var sound: FileIndex?
}

/// The arrival and departure of a banner.
struct SlideInPlan: Sendable {
  /// The index on the page of the tween that brings it on stage.
  var arrival: TweenIndex
  /// The index of the tween that takes it off again; the same as `arrival` if it stays.
  var departure: TweenIndex
  /// The time it stays after its arrival.
  var hold: Ticks?
  var side: Side
}

struct PropertySet: Sendable, Equatable {
  var bits: UInt16 = 0

  func contains(_ property: Property) -> Bool { bits >> UInt16(property.rawValue) & 1 != 0 }

  mutating func insert(_ property: Property) { bits |= 1 << UInt16(property.rawValue) }

  var count: Int { bits.nonzeroBitCount }

  /// Returns the number of properties in the set that precede `property`.
  func rank(of property: Property) -> Int {
    (bits & ((1 << UInt16(property.rawValue)) - 1)).nonzeroBitCount
  }
}

extension PropertySet: Sequence, IteratorProtocol {
  /// Removes and returns the first property, in order of raw value.
  mutating func next() -> Property? {
    guard bits != 0 else { return nil }
    let number = bits.trailingZeroBitCount
    bits &= bits - 1
    return Property(rawValue: UInt8(truncatingIfNeeded: number))
  }
}
