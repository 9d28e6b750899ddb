/// How a tween changes one value.
struct TrackPlan: Sendable {
  var tween: Int32
  /// How its tween runs, among the courses of the page.
  var course: Int32 = 0
  /// What it changes.
  var property: Property
  /// Where it leads.
  var end: Double
  /// Where its start value and keyframes stand in the page's list of numbers, when it has any.
  var numbers: Int32 = 0
  /// How many keyframes it has; 0 when it leads straight to its end.
  var keyframes: UInt16 = 0
  var hasFrom = false

  var isColor: Bool { property == .fontColor }

  /// Whether it leads a number straight from its start to its end.
  var isStraight: Bool { keyframes == 0 && !isColor }
}

/// The tracks of a page in document order; what few have stands apart.
struct TrackPlans: Sendable {
  /// What each has.
  struct Entry: Sendable {
    var end: Double
    var tween: Int32
    /// What it changes, whether it leads a number straight to its end, whether it has numbers of its own, and above
    /// that how its tween runs, among the courses of the page.
    private var code: UInt32

    fileprivate init(_ plan: TrackPlan) {
      end = plan.end
      tween = plan.tween
      code = UInt32(plan.property.rawValue) | UInt32(bitPattern: plan.course) << 6
      if plan.isStraight { code |= 16 }
      if plan.hasFrom || plan.keyframes > 0 { code |= 32 }
    }

    var property: Property { Property(rawValue: UInt8(truncatingIfNeeded: code & 15)) ?? .x }
    @inline(__always) var isStraight: Bool { code & 16 != 0 }
    fileprivate var hasNumbers: Bool { code & 32 != 0 }
    @inline(__always) var course: Int { Int(code >> 6) }
  }

  private struct Numbers: Sendable {
    var track: Int32
    var place: Int32
    var keyframes: UInt16
    var hasFrom: Bool
  }

  private(set) var entries: [Entry] = []
  /// Of those that have numbers of their own, in their order.
  private var numbers: [Numbers] = []

  var count: Int { entries.count }
  var indices: Range<Int> { entries.indices }

  /// Where a track leads.
  func end(of track: Int) -> Double { entries[track].end }

  func tween(of track: Int) -> Int { Int(entries[track].tween) }

  /// Where the start value of a track stands in the page's list of numbers, if it has one of its own.
  func from(of track: Int) -> Int? {
    guard entries[track].hasNumbers else { return nil }
    let plan = self[track]
    return plan.hasFrom ? Int(plan.numbers) : nil
  }

  subscript(track: Int) -> TrackPlan {
    let entry = entries[track]
    var plan = TrackPlan(
      tween: entry.tween, course: Int32(entry.course), property: entry.property, end: entry.end)
    guard entry.hasNumbers else { return plan }
    var (low, high) = (0, numbers.count - 1)
    while low < high {
      let middle = low + (high - low) / 2
      if numbers[middle].track < track { low = middle + 1 } else { high = middle }
    }
    plan.numbers = numbers[low].place
    plan.keyframes = numbers[low].keyframes
    plan.hasFrom = numbers[low].hasFrom
    return plan
  }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  mutating func append(_ plan: TrackPlan) {
    if plan.hasFrom || plan.keyframes > 0 {
      numbers.append(
        Numbers(
          track: Int32(entries.count), place: plan.numbers, keyframes: plan.keyframes, hasFrom: plan.hasFrom))
    }
    entries.append(Entry(plan))
  }
}

extension PagePlan {
  /// What a track changes, among the values of the page that can change.
  @inline(__always) func slot(ofTrack track: Int) -> Int {
    let entry = tracks.entries[track]
    let slots = slots[Int(tweens.entries[Int(entry.tween)].item)]
    return Int(slots.first) + slots.changing.rank(of: entry.property)
  }
}
