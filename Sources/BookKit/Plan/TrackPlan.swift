import PropertyList

/// The change of one property by a tween.
struct TrackPlan: Sendable {
  var tween: TweenIndex
  /// The index on the page of its tween's course.
  var timing: Int32 = 0
  /// The property it changes.
  var property: Property
  /// The final value.
  var end: Double
  /// The index of its start value and keyframes in the page's numbers, if it has any.
  var numbers: Int32 = 0
  /// The number of keyframes; 0 if it goes straight to its end.
  var keyframes: UInt16 = 0
  var hasFrom = false

  var isColor: Bool { property == .fontColor }

  /// Whether it changes a number without keyframes.
  var isStraight: Bool { keyframes == 0 && !isColor }
}

/// The tracks of a page in document order, packed, with what few tracks have stored separately.
///
/// As an array of `TrackPlan`, each track would take 16 bytes more, a tenth of what `bookbench` measures for a tween.
struct TrackPlans: Sendable {
  /// The part that every track has.
  struct Entry: Sendable {
    var end: Double
    var tween: TweenIndex
    /// The property, flags for a straight number and for numbers of its own, and the index of the tween's course.
    private var code: UInt32

    fileprivate init(_ plan: TrackPlan) {
      end = plan.end
      tween = plan.tween
      code = UInt32(plan.property.rawValue) | UInt32(bitPattern: plan.timing) << 6
      if plan.isStraight { code |= 16 }
      if plan.hasFrom || plan.keyframes > 0 { code |= 32 }
    }

    var property: Property { Property(rawValue: UInt8(truncatingIfNeeded: code & 15)) ?? .x }
    @inline(__always) var isStraight: Bool { code & 16 != 0 }
    fileprivate var hasNumbers: Bool { code & 32 != 0 }
    @inline(__always) var timing: Int { Int(code >> 6) }
  }

  private struct Numbers: Sendable {
    var track: Int32
    var place: Int32
    var keyframes: UInt16
    var hasFrom: Bool
  }

  private(set) var entries: [Entry] = []
  /// The start values and keyframes of the tracks that have them, in order.
  private var numbers: [Numbers] = []

  var count: Int { entries.count }
  var indices: Range<Int> { entries.indices }

  /// Returns the final value of a track.
  func end(of track: Int) -> Double { entries[track].end }

  func tween(of track: Int) -> TweenIndex { entries[track].tween }

  /// Returns the index of a track's own start value in the page's numbers, or `nil` if it doesn't have one.
  func from(of track: Int) -> Int? {
    guard entries[track].hasNumbers else { return nil }
    let plan = self[track]
    return plan.hasFrom ? Int(plan.numbers) : nil
  }

  subscript(track: Int) -> TrackPlan {
    let entry = entries[track]
    var plan = TrackPlan(
      tween: entry.tween, timing: Int32(entry.timing), property: entry.property, end: entry.end)
    guard entry.hasNumbers else { return plan }
    let own = numbers[numbers.indices.partitioningIndex { numbers[$0].track >= track }]
    plan.numbers = own.place
    plan.keyframes = own.keyframes
    plan.hasFrom = own.hasFrom
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
  /// Returns the slot of the value that a track changes.
  @inline(__always) func slot(ofTrack track: Int) -> Int {
    let entry = tracks.entries[track]
    let slots = slots[tweens.entries[entry.tween].item]
    return Int(slots.first) + slots.changing.rank(of: entry.property)
  }
}
