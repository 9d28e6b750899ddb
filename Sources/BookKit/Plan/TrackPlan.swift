import PropertyList

/// The change of one property by a tween, used only while its page is planned.
struct TrackPlan: Sendable {
  var tween: TweenIndex
  var property: Property
  var end: Double
  /// The index of its start value and keyframes in the page's numbers, if it has any.
  var numbers: Int32 = 0
  /// The number of keyframes; 0 if it goes directly to its end.
  var keyframes: UInt16 = 0
  var hasFrom = false
  /// The index of the way that it follows among those of the page, if it follows one.
  @PackedOptional var way: WayIndex? = nil
  var wanders = false

  /// Whether it changes a number to its end, without keyframes or a way.
  var isStraight: Bool { keyframes == 0 && property != .fontColor && way == nil && !wanders }

  /// Whether its end is small enough that the difference from any number is finite.
  var hasFiniteDifferences: Bool { abs(end) < 0x1p960 }
}

/// The tracks of a page, with rarely used fields stored separately.
///
/// The tracks that can be computed in batches come first, grouped by the formula of their easing. Within a group, and
/// among the other tracks, they are in document order, so that the tracks of a tween are contiguous.
struct TrackPlans: Sendable {
  /// Tracks that go directly to their ends, without repeating, all with the same easing.
  struct Batch: Sendable, Equatable {
    var formula: PackedEasing
    var tracks: Range<Int>
  }

  private struct Numbers: Sendable {
    var track: Int32
    var first: Int32
    var keyframes: UInt16
    var hasFrom: Bool
    var way: WayIndex?
  }

  private(set) var batches: [Batch] = []
  private(set) var ends: [Double] = []
  private var properties: [Property] = []
  /// The tweens of the tracks that aren't in a batch.
  private var tweens: [TweenIndex] = []
  /// The number of start times to store: one for each track, and one for each tween without tracks.
  private(set) var startCount = 0
  /// The start values and keyframes of the tracks that have them, in order.
  private var numbers: [Numbers] = []
  /// The tracks in document order until they are arranged.
  private(set) var planned: [TrackPlan] = []

  var count: Int { ends.count }
  var indices: Range<Int> { ends.indices }

  var batchedCount: Int { batches.last?.tracks.upperBound ?? 0 }

  func end(of track: Int) -> Double { ends[track] }

  func property(of track: Int) -> Property { properties[track] }

  /// Returns the tween of a track that isn't in a batch.
  func tween(of track: Int) -> TweenIndex { tweens[track - batchedCount] }

  /// Returns the formula of a track's batch, or `nil` if the track isn't in a batch.
  func formula(of track: Int) -> PackedEasing? {
    let index = batches.indices.partitioningIndex { batches[$0].tracks.upperBound > track }
    return index < batches.count ? batches[index].formula : nil
  }

  /// Returns the index of a track's own start value in the page's numbers, or `nil` if it doesn't have one.
  func from(of track: Int) -> Int? { own(track).flatMap { $0.hasFrom ? Int($0.first) : nil } }

  /// Returns the range of a track's keyframes in the page's numbers, which is empty if it has none.
  func keyframes(of track: Int) -> Range<Int> {
    guard let own = own(track) else { return 0..<0 }
    let first = Int(own.first) + (own.hasFrom ? 1 : 0)
    return first..<first + 2 * Int(own.keyframes)
  }

  /// Returns the way that a track follows, or `nil` if it doesn't follow one.
  func way(of track: Int) -> WayIndex? { own(track).flatMap { $0.way } }

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

  /// Groups the tracks of a page into batches, and updates the track indices in its tweens.
  mutating func arrange(_ tweens: inout IndexedArray<TweenIndex, TweenPlan>) {
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
    ends = Array(repeating: 0, count: planned.count)
    properties = Array(repeating: .x, count: planned.count)
    self.tweens = Array(repeating: TweenIndex(0), count: planned.count - batchedCount)
    startCount = planned.count
    for (tween, group) in zip(tweens.indices, groups) {
      let plan = tweens[tween]
      guard !plan.tracks.isEmpty else {
        tweens[tween].firstTrack = Int32(truncatingIfNeeded: startCount)
        startCount += 1
        continue
      }
      for position in plan.tracks {
        let track = next[group] + position - plan.tracks.lowerBound
        add(planned[position], at: track)
      }
      tweens[tween].firstTrack = Int32(truncatingIfNeeded: next[group])
      next[group] += plan.tracks.count
    }
    numbers.shellSort { $0.track < $1.track }
    planned = []
  }

  /// Returns the group of a tween's tracks: the index of its formula, or the group of tracks that aren't in batches.
  private func group(of tween: TweenPlan) -> Int {
    let isStraight = planned[tween.tracks].allSatisfy { $0.isStraight && $0.hasFiniteDifferences }
    let isShort = (1...Int64(Int32.max)).contains(tween.duration.count)
    let isBatched = tween.role != .driven && isStraight && isShort && !tween.loops && tween.formula.isCurve
    return isBatched ? tween.formula.index : PackedEasing.count
  }

  private mutating func add(_ plan: TrackPlan, at track: Int) {
    ends[track] = plan.end
    properties[track] = plan.property
    if track >= batchedCount { tweens[track - batchedCount] = plan.tween }
    guard plan.hasFrom || plan.keyframes > 0 || plan.way != nil else { return }
    numbers.append(
      Numbers(
        track: Int32(track), first: plan.numbers, keyframes: plan.keyframes, hasFrom: plan.hasFrom, way: plan.way))
  }
}

extension PagePlan {
  /// Returns the slot of the value that a track changes, given the element of its tween.
  func slot(ofTrack track: Int, of item: ItemIndex) -> Int {
    let slots = slots[item]
    return Int(slots.first) + slots.changing.rank(of: tracks.property(of: track))
  }
}
