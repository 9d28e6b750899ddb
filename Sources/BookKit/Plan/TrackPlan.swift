import PropertyList

/// The change of one property by a tween, while its page is planned.
struct TrackPlan: Sendable {
  var tween: TweenIndex
  /// The property it changes.
  var property: Property
  /// The final value.
  var end: Double
  /// The index of its start value and keyframes in the page's numbers, if it has any.
  var numbers: Int32 = 0
  /// The number of keyframes; 0 if it goes straight to its end.
  var keyframes: UInt16 = 0
  var hasFrom = false

  /// Whether it changes a number without keyframes.
  var isStraight: Bool { keyframes == 0 && property != .fontColor }
}

/// The tracks of a page, with what few tracks have stored separately.
///
/// The tracks that can be computed in batches come first, grouped by the formula of their easing. Within a group, and
/// among the other tracks, they are in document order, so that the tracks of a tween are contiguous.
struct TrackPlans: Sendable {
  /// The part that every track has.
  struct Entry: Sendable {
    var end: Double
    /// The slot of the value that it changes.
    var slot: Int32
    var tween: TweenIndex
  }

  /// Tracks that go straight to their ends, all with the same easing.
  struct Batch: Sendable {
    var formula: PackedEasing
    var tracks: Range<Int>
  }

  private struct Numbers: Sendable {
    var track: Int32
    var place: Int32
    var keyframes: UInt16
    var hasFrom: Bool
  }

  private(set) var entries: [Entry] = []
  private(set) var batches: [Batch] = []
  /// The durations in ticks of the tracks in batches.
  private(set) var durations: [Int32] = []
  /// The number of places for the starts of tweens: one for each track, and one for each tween without tracks.
  private(set) var startCount = 0
  /// The start values and keyframes of the tracks that have them, in order.
  private var numbers: [Numbers] = []
  /// The tracks in document order until they are arranged.
  private(set) var planned: [TrackPlan] = []

  var count: Int { entries.count }
  var indices: Range<Int> { entries.indices }

  /// Returns the final value of a track.
  func end(of track: Int) -> Double { entries[track].end }

  func tween(of track: Int) -> TweenIndex { entries[track].tween }

  func slot(of track: Int) -> Int { Int(entries[track].slot) }

  /// Returns whether the tracks of a tween are in a batch.
  func areInBatch(_ tracks: Range<Int>) -> Bool { tracks.upperBound <= durations.count }

  /// Returns the index of a track's own start value in the page's numbers, or `nil` if it doesn't have one.
  func from(of track: Int) -> Int? { own(track).flatMap { $0.hasFrom ? Int($0.place) : nil } }

  /// Returns the range of a track's keyframes in the page's numbers; empty if it goes straight to its end.
  func keyframes(of track: Int) -> Range<Int> {
    guard let own = own(track) else { return 0..<0 }
    let first = Int(own.place) + (own.hasFrom ? 1 : 0)
    return first..<first + 2 * Int(own.keyframes)
  }

  private func own(_ track: Int) -> Numbers? {
    guard !numbers.isEmpty else { return nil }
    let index = numbers.indices.partitioningIndex { numbers[$0].track >= track }
    return index < numbers.count && numbers[index].track == track ? numbers[index] : nil
  }
}

extension TrackPlans {
  mutating func reserveCapacity(_ count: Int) { planned.reserveCapacity(count) }

  /// Adds a track of a page that is being planned, in document order.
  mutating func append(_ plan: TrackPlan) { planned.append(plan) }

  /// Groups the tracks of a page whose slots are known, and lets their tweens know where they are.
  mutating func arrange(_ tweens: inout TweenPlans, _ slots: IndexedArray<ItemIndex, ItemSlots>) {
    let groups = tweens.indices.map { group(of: tweens[$0]) }
    var next = Array(repeating: 0, count: PackedEasing.count + 1)
    for (tween, group) in zip(tweens.indices, groups) { next[group] += tweens[tween].tracks.count }
    var first = 0
    for group in next.indices {
      let tracks = first..<first + next[group]
      if group < PackedEasing.count, !tracks.isEmpty {
        batches.append(Batch(formula: PackedEasing(group), tracks: tracks))
      }
      (next[group], first) = (first, tracks.upperBound)
    }
    entries = Array(repeating: Entry(end: 0, slot: 0, tween: TweenIndex(0)), count: planned.count)
    durations = Array(repeating: 0, count: batches.last?.tracks.upperBound ?? 0)
    startCount = entries.count
    for (tween, group) in zip(tweens.indices, groups) {
      let plan = tweens[tween]
      guard !plan.tracks.isEmpty else {
        tweens.setFirstTrack(startCount, of: tween)
        startCount += 1
        continue
      }
      for position in plan.tracks {
        let track = next[group] + position - plan.tracks.lowerBound
        add(planned[position], at: track, slots[plan.item])
        if track < durations.count { durations[track] = Int32(plan.duration.count) }
      }
      tweens.setFirstTrack(next[group], of: tween)
      next[group] += plan.tracks.count
    }
    numbers.shellSort { $0.track < $1.track }
    planned = []
  }

  /// Returns the group of a tween's tracks: the index of its formula, or the group of all that have none.
  private func group(of tween: TweenPlan) -> Int {
    let isStraight = planned[tween.tracks].allSatisfy { $0.isStraight }
    let isShort = (1...Int64(Int32.max)).contains(tween.duration.count)
    let isBatched = isStraight && isShort && !tween.loops && tween.timing.formula.isCurve
    return isBatched ? tween.timing.formula.index : PackedEasing.count
  }

  private mutating func add(_ plan: TrackPlan, at track: Int, _ slots: ItemSlots) {
    let slot = slots.first + Int32(slots.changing.rank(of: plan.property))
    entries[track] = Entry(end: plan.end, slot: slot, tween: plan.tween)
    guard plan.hasFrom || plan.keyframes > 0 else { return }
    numbers.append(
      Numbers(track: Int32(track), place: plan.numbers, keyframes: plan.keyframes, hasFrom: plan.hasFrom))
  }
}

extension PagePlan {
  /// Returns the property that a track changes.
  func property(ofTrack track: Int) -> Property {
    let slots = slots[tweens.entries[tracks.tween(of: track)].item]
    let rank = tracks.slot(of: track) - Int(slots.first)
    for property in slots.changing where slots.changing.rank(of: property) == rank { return property }
    return .x
  }
}
