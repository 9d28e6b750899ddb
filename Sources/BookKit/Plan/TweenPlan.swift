/// What the engine needs to know of one tween.
struct TweenPlan: Sendable {
  var item: Int32
  var name: Name
  var delay: Ticks
  /// How long one pass lasts.
  var duration: Ticks
  /// How many passes there are; 0 when it never ends.
  var passes: Int64
  /// Its easing among those of the page.
  var easing: UInt16
  var reverses: Bool
  var removesItem: Bool
  /// Its tracks among those of the page.
  var firstTrack: Int32
  var trackCount: Int32
  /// Its trigger among those of the page; -1 when it starts with its element.
  var trigger: Int32 = -1
  var role = Role.own

  /// Whose work a tween does.
  enum Role: UInt8, Sendable {
    /// The author's.
    case own
    /// It brings a banner.
    case arrival
    /// It takes a banner back.
    case departure
    /// Nobody's: it could not be understood, and only keeps its number.
    case none
  }

  /// Whether it begins again at its end.
  var loops: Bool { passes != 1 }

  var tracks: Range<Int> { Int(firstTrack)..<Int(firstTrack + trackCount) }

  /// How far a pass is `elapsed` after the start, between 0 and the duration; on the way back this shrinks.
  ///
  /// At the tick where a pass ends the next one has begun, if there is one.
  func position(at elapsed: Int64) -> Int64 {
    guard elapsed < duration.count else {
      guard duration.count > 0 else { return 0 }
      let (pass, rest) = elapsed.quotientAndRemainder(dividingBy: duration.count)
      if passes > 0, pass >= passes { return reverses && passes % 2 == 0 ? 0 : duration.count }
      return reverses && pass % 2 == 1 ? duration.count - rest : rest
    }
    return elapsed
  }
}

/// How a tween changes one value.
struct TrackPlan: Sendable {
  /// What it changes, among the values of the page that can change.
  var slot: Int32
  var tween: Int32
  /// Where it leads.
  var end: Double
  /// Where its start value and keyframes stand in the page's list of numbers, when it has any.
  var numbers: Int32 = 0
  /// How many keyframes it has; 0 when it leads straight to its end.
  var keyframes: UInt16 = 0
  var hasFrom = false
  var isColor = false

  /// Whether it leads a number straight from its start to its end.
  var isStraight: Bool { keyframes == 0 && !isColor }
}
