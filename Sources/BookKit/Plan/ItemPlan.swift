/// What the engine needs to know of one element, whatever happens; where it stands is in its outline.
struct ItemPlan: Sendable {
  var name: Name
  /// The position of the group that holds it; -1 on the page itself.
  var parent: Int32
  /// How many elements it spans: itself, and all in it.
  var extent: Int32
  /// Its sound, movie or text among those of the page, as its type says; -1 for none.
  var content: Int32 = -1
  var z: Int
  /// Its tweens among those of the page; the two of a banner stand last.
  var tweens: Range<Int32>
  /// Its trigger among those of the page; -1 for none.
  var trigger: Int32 = -1
  /// Its body among those of the page; -1 for none.
  var body: Int32 = -1
  /// What few elements have, among such of the page; -1 for none.
  var extras: Int32 = -1
  var type: ElementType
  var traits: Traits

  /// What is so of an element or not.
  struct Traits: OptionSet {
    let rawValue: UInt8

    static let visible = Traits(rawValue: 1)
    static let touchable = Traits(rawValue: 2)
    static let draggable = Traits(rawValue: 4)
    static let active = Traits(rawValue: 8)
    static let ellipse = Traits(rawValue: 16)
    static let offStage = Traits(rawValue: 32)
  }

  var isVisible: Bool { traits.contains(.visible) }
  var isTouchable: Bool { traits.contains(.touchable) }
  var isDraggable: Bool { traits.contains(.draggable) }
  var isActive: Bool { traits.contains(.active) }
  var isEllipse: Bool { traits.contains(.ellipse) }

  /// Whether it comes with its page or its group, without waiting for a trigger or a rule.
  var comesByItself: Bool { trigger < 0 && !traits.contains(.offStage) }

  /// Its sound among those of the page; -1 for none.
  var sound: Int32 { type == .audio ? content : -1 }
  /// Its movie among those of the page; -1 for none.
  var movie: Int32 { type == .movie ? content : -1 }
  /// Its text among those of the page; -1 for none.
  var text: Int32 { type == .text ? content : -1 }
}

/// What few elements have.
struct ItemExtras: Sendable {
  var pose: Pose?
  var dragArea: Rectangle?
  var companions: [Int] = []
  var targets: [TargetPlan] = []
  var link: Name?
  var slideIn: SlideInPlan?

  /// Whether there is none of it.
  var isEmpty: Bool {
    pose == nil && dragArea == nil && companions.isEmpty && targets.isEmpty && link == nil && slideIn == nil
  }
}

/// Where something can be dropped.
struct TargetPlan: Sendable {
  var name: Name
  /// What readers call it, if not by its name.
  var label: Name?
  var frame: Rectangle
  var snapX: Double?
  var snapY: Double?
  /// Its sound among the files of the book; -1 for none.
  var sound: Int32
}

/// How a banner comes and goes.
struct SlideInPlan: Sendable {
  /// The tween that brings it, among those of the page.
  var arrival: Int
  /// The tween that takes it back; the same as `arrival` where it stays.
  var departure: Int
  /// How long it stays after it has come.
  var hold: Ticks?
  var side: Side
}

/// A set of properties.
struct PropertySet: Sendable, Equatable {
  var bits: UInt16 = 0

  func contains(_ property: Property) -> Bool { bits >> UInt16(property.rawValue) & 1 != 0 }

  mutating func insert(_ property: Property) { bits |= 1 << UInt16(property.rawValue) }

  var count: Int { bits.nonzeroBitCount }

  /// How many of its properties stand before one.
  func rank(of property: Property) -> Int {
    (bits & ((1 << UInt16(property.rawValue)) - 1)).nonzeroBitCount
  }
}

extension PropertySet: Sequence, IteratorProtocol {
  /// Takes out the first of them, in the order of their numbers.
  mutating func next() -> Property? {
    guard bits != 0 else { return nil }
    let number = bits.trailingZeroBitCount
    bits &= bits - 1
    return Property(rawValue: UInt8(truncatingIfNeeded: number))
  }
}
