/// What the engine needs to know of one element, whatever happens.
struct ItemPlan: Sendable {
  var name: Name
  var type: ElementType
  /// The position of the group that holds it; -1 on the page itself.
  var parent: Int32
  /// How many elements it spans: itself, and all in it.
  var extent: Int32
  var z: Int
  var isVisible: Bool
  var isTouchable: Bool
  var isDraggable: Bool
  var isActive: Bool
  var isEllipse: Bool
  /// Where it stands at first, and how it is turned and stretched.
  var placement: Placement
  var alpha: Double
  /// Its tweens among those of the page; the two of a banner stand last.
  var tweens: Range<Int32>
  /// How many of them are its own.
  var ownTweenCount: Int32
  /// The place of the first of its values that can change; those of one element stand together.
  var firstSlot: Int32 = 0
  /// Which of its properties can change, a bit for each.
  var changing = PropertySet()
  /// Its trigger among those of the page; -1 when it comes with the page or its group.
  var trigger: Int32 = -1
  /// Its sound among those of the page; -1 for none.
  var sound: Int32 = -1
  /// Its movie among those of the page; -1 for none.
  var movie: Int32 = -1
  /// Its text among those of the page; -1 for none.
  var text: Int32 = -1
  /// Its body among those of the page; -1 for none.
  var body: Int32 = -1
  /// What few elements have, among such of the page; -1 for none.
  var extras: Int32 = -1
}

/// What few elements have.
struct ItemExtras: Sendable {
  var dragArea: Rectangle?
  var companions: [Int] = []
  var targets: [TargetPlan] = []
  var link: Name?
  var slideIn: SlideInPlan?

  /// Whether there is none of it.
  var isEmpty: Bool {
    dragArea == nil && companions.isEmpty && targets.isEmpty && link == nil && slideIn == nil
  }
}

/// Where something can be dropped.
struct TargetPlan: Sendable {
  var name: Name
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
