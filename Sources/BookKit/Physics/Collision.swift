/// Two bodies so near each other that they may touch within the step; the page's edges count as bodies too.
struct Collision: Sendable, Equatable {
  /// The numbers of the page's left, right, upper and lower edge, after those of all bodies.
  static let firstEdge = 1 << 30

  /// The body that can move; of two that can the earlier one.
  var first: Int
  /// The other one.
  var second: Int
  /// From the second to the first; known as soon as they touch.
  var normal = Point.zero
  /// How far the first may still go against the normal, at the beginning of the step; below 0 they overlap.
  var gap = 0.0
  /// Whether they touch, or would touch within the step.
  var isMet = false
  /// Whether one has bounced off the other.
  var hasBounced = false
  /// How fast they came together, in points a second.
  var closing = 0.0
  /// When on its way the first comes to touch the second, 0…1; more when it does not.
  var part = 2.0

  init(_ first: Int, _ second: Int) {
    self.first = first
    self.second = second
  }

  /// Whether the other one is an edge of the page.
  var isEdge: Bool { second >= Collision.firstEdge }

  /// The two, whichever comes first.
  var pair: Pair { Pair(first, second) }

  /// Collisions in the document's order, the edges last.
  static func isBefore(_ left: Collision, _ right: Collision) -> Bool {
    left.first < right.first || left.first == right.first && left.second < right.second
  }

  /// Two bodies that touch, or did so a moment ago.
  struct Touching: Sendable, Equatable {
    var pair: Pair
    /// The last tick at which they touched; `nil` while they do.
    var ended: Int64?

    static func < (left: Touching, right: Touching) -> Bool { left.pair < right.pair }
  }

  /// Two bodies, the earlier one first.
  struct Pair: Sendable, Equatable, Comparable {
    var low: Int
    var high: Int

    init(_ one: Int, _ other: Int) {
      low = min(one, other)
      high = max(one, other)
    }

    static func < (left: Pair, right: Pair) -> Bool {
      left.low < right.low || left.low == right.low && left.high < right.high
    }
  }
}
