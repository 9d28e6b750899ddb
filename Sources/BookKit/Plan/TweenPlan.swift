import PropertyList

struct TweenPlan: Sendable {
  var item: ItemIndex
  /// The index of its first track on the page; without tracks, an index that no track has.
  var firstTrack: Int32
  var timing: TweenTiming

  /// The purpose of a tween.
  enum Role: UInt8, Sendable {
    /// Written by the author.
    case own
    /// Brings a banner on stage.
    case arrival
    /// Takes a banner off again.
    case departure
    /// An invalid tween, which only keeps its index.
    case none
  }

  var delay: Ticks { timing.delay }
  var duration: Ticks { timing.duration }
  var passes: Int64? { timing.passes }
  var removesItem: Bool { timing.removesItem }
  var role: Role { timing.role }

  var loops: Bool { timing.loops }

  var isEndless: Bool { timing.passes == nil }

  /// The range of its tracks on the page.
  var tracks: Range<Int> { Int(firstTrack)..<Int(firstTrack) + Int(timing.trackCount) }
}

/// The timing of a tween, which many tweens of a page share.
struct TweenTiming: Sendable, Equatable {
  var delay: Ticks
  /// The duration of one pass.
  var duration: Ticks
  /// The number of passes, or `nil` if it never ends.
  var passes: Int64?
  /// The index of its easing on the page.
  var easing: UInt16
  var trackCount: UInt16
  /// The name of the tweens that the author didn't name.
  var madeUpName: Name
  var formula: PackedEasing
  var role = TweenPlan.Role.own
  var reverses: Bool
  var removesItem: Bool

  /// Whether it repeats when a pass ends.
  var loops: Bool { passes != 1 }

  /// Returns the position in a pass `elapsed` ticks after the start, between 0 and the duration.
  ///
  /// The position decreases when the tween runs backwards. At the tick where a pass ends, the next one, if any, has
  /// begun.
  func position(at elapsed: Int64) -> Int64 {
    TweenCurve.moment(at: elapsed, duration: duration.count, passes: passes, reverses: reverses).position
  }
}

/// The tweens of a page in document order, with the timings that many share stored once.
///
/// Without sharing, a tween would take 25 bytes more: a fifth of what `bookbench` measures for it.
struct TweenPlans: Sendable {
  /// The part that isn't shared.
  struct Entry: Sendable {
    var item: ItemIndex
    fileprivate(set) var firstTrack: Int32
    var timing: Int32
  }

  private(set) var entries = IndexedArray<TweenIndex, Entry>()
  private(set) var timings: [TweenTiming] = []
  /// The tweens that have a name of their own, in order.
  private var names: [(tween: TweenIndex, name: Name)] = []
  /// The tweens that have a trigger, in order, with the index of that trigger on the page.
  private var triggers: [(tween: TweenIndex, trigger: TriggerIndex)] = []
  /// An open-addressing hash table of timing indices plus 1, used while tweens are added.
  private var timingTable: [Int32] = []

  var count: Int { entries.count }
  var indices: Range<TweenIndex> { entries.indices }

  @inline(__always) subscript(tween: TweenIndex) -> TweenPlan {
    let entry = entries[tween]
    return TweenPlan(
      item: entry.item, firstTrack: entry.firstTrack, timing: timings[Int(entry.timing)])
  }

  func name(of tween: TweenIndex) -> Name {
    if !names.isEmpty {
      let index = names.indices.partitioningIndex { names[$0].tween >= tween }
      if index < names.count, names[index].tween == tween { return names[index].name }
    }
    return timings[Int(entries[tween].timing)].madeUpName
  }

  /// Returns the trigger of a tween, or `nil` if the tween starts with its element.
  func trigger(of tween: TweenIndex) -> TriggerIndex? {
    guard !triggers.isEmpty else { return nil }
    let index = triggers.indices.partitioningIndex { triggers[$0].tween >= tween }
    return index < triggers.count && triggers[index].tween == tween ? triggers[index].trigger : nil
  }

  /// Records the trigger of a tween that comes after all tweens with a trigger so far.
  mutating func setTrigger(_ trigger: TriggerIndex, of tween: TweenIndex) { triggers.append((tween, trigger)) }

  mutating func setFirstTrack(_ track: Int, of tween: TweenIndex) {
    entries[tween].firstTrack = Int32(truncatingIfNeeded: track)
  }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds a tween, with a name if it has one of its own.
  @discardableResult mutating func append(_ plan: TweenPlan, named name: Name? = nil) -> TweenIndex {
    if let name { names.append((entries.endIndex, name)) }
    return entries.append(Entry(item: plan.item, firstTrack: plan.firstTrack, timing: index(of: plan.timing)))
  }

  /// Frees what is only needed while tweens are added.
  mutating func finish() {
    timingTable = []
    // A copy has no spare capacity.
    timings = timings.map { $0 }
  }

  private mutating func index(of timing: TweenTiming) -> Int32 {
    if timings.count * 2 >= timingTable.count { grow() }
    var position = timing.hash & (timingTable.count - 1)
    while timingTable[position] != 0 {
      if timings[Int(timingTable[position]) - 1] == timing { return timingTable[position] - 1 }
      position = (position + 1) & (timingTable.count - 1)
    }
    timings.append(timing)
    timingTable[position] = Int32(truncatingIfNeeded: timings.count)
    return timingTable[position] - 1
  }

  private mutating func grow() {
    timingTable = Array(repeating: 0, count: max(16, timingTable.count * 2))
    for (index, timing) in timings.enumerated() {
      var position = timing.hash & (timingTable.count - 1)
      while timingTable[position] != 0 { position = (position + 1) & (timingTable.count - 1) }
      timingTable[position] = Int32(truncatingIfNeeded: index + 1)
    }
  }
}

extension TweenTiming {
  fileprivate var hash: Int {
    var sum: UInt64 = 0
    for number in [
      delay.count, duration.count, passes ?? 0, Int64(madeUpName.index) << 32 | Int64(easing) << 16 | Int64(trackCount),
    ] {
      sum = (sum ^ UInt64(bitPattern: number)) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 32
    }
    return Int(truncatingIfNeeded: sum >> 33)
  }
}
