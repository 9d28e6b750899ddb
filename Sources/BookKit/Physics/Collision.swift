/// A pair of bodies close enough to touch within the step; the page's edges count as bodies too.
struct Collision: Sendable, Equatable {
  /// The index of the page's left edge; the right, upper and lower edges follow, and all come after the bodies.
  static var firstEdge: BodyIndex { BodyIndex(1 << 30) }

  /// The body that can move, or the earlier one if both can.
  var first: BodyIndex
  var second: BodyIndex
  /// The direction from the second body to the first, set once the bodies touch.
  var normal = Point.zero
  /// The distance between the bodies along the normal at the beginning of the step; negative if they overlap.
  var gap = 0.0
  /// The speed at which the bodies came together, in points per second.
  var closing = 0.0
  /// The fraction of the step at which the first body touches the second, 0…1, or 2 if it doesn't.
  var part = 2.0
  /// Whether the bodies touch, or will touch within the step.
  var isMet = false
  var hasBounced = false

  var isEdge: Bool { second >= Collision.firstEdge }

  /// The pair of bodies, in document order.
  var pair: Pair { Pair(first, second) }

  /// Returns whether one collision comes before another in document order, with the edges last.
  static func isBefore(_ left: Collision, _ right: Collision) -> Bool {
    left.first < right.first || left.first == right.first && left.second < right.second
  }

  /// A pair of bodies that touch, or did so recently.
  struct Touching: Sendable, Equatable {
    var pair: Pair
    /// The last tick at which the bodies touched, or `nil` if they still touch.
    var ended: Int64?

    static func < (left: Touching, right: Touching) -> Bool { left.pair < right.pair }
  }

  /// A pair of bodies, the earlier one first.
  struct Pair: Sendable, Equatable, Comparable {
    var low: BodyIndex
    var high: BodyIndex

    init(_ one: BodyIndex, _ other: BodyIndex) {
      low = min(one, other)
      high = max(one, other)
    }

    static func < (left: Pair, right: Pair) -> Bool {
      left.low < right.low || left.low == right.low && left.high < right.high
    }
  }
}
