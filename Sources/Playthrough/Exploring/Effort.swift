/// The cost of playing, in steps.
///
/// A step is one action of a reader, or sixteen events. In a large state, which takes longer to copy and compare, each
/// action counts as several steps.
struct Effort: Sendable {
  private var sixteenths = 0

  var steps: Int { sixteenths >> 4 }

  static let eventsPerStep = 16
  /// The size of a state, in bytes, for which each action costs one additional step.
  private static let bytesPerStep = 1 << 14

  mutating func add(steps: Int) { sixteenths += steps << 4 }

  /// Adds the cost of events; a tick without events counts as one event, because it must be examined.
  mutating func add(events: Int) { sixteenths += events }

  /// Returns the number of steps that copying and comparing a state of this size costs.
  static func weight(ofMoment byteCount: Int) -> Int { byteCount / bytesPerStep }
}
