/// What playing has cost, in steps.
///
/// A step is something that a reader does, or sixteen events. Where a moment is large, so that copying it and comparing
/// it with others takes long, whatever is done there counts as several steps.
struct Effort: Sendable {
  private var sixteenths = 0

  /// The steps so far; what is less than one does not count yet.
  var steps: Int { sixteenths >> 4 }

  /// How many events make a step.
  static let eventsOfStep = 16
  /// How large a moment is at which something that is done counts as one more step.
  private static let bytesOfStep = 1 << 14

  mutating func add(steps: Int) { sixteenths += steps << 4 }

  /// Adds what happened; a tick counts as an event, as it must be looked for even when nothing comes of it.
  mutating func add(events: Int) { sixteenths += events }

  /// How many steps copying a moment of that size, and comparing it with others, counts.
  static func weight(ofMoment byteCount: Int) -> Int { byteCount / bytesOfStep }
}
