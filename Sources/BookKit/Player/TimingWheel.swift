/// A timing wheel of what is due within the next ticks, with one list per tick in the order of scheduling.
///
/// Appending and removing take constant time, however many entries there are.
struct TimingWheel: Sendable, Equatable {
  /// The number of ticks it spans.
  static let span: Int64 = 512

  /// An entry without its tick, which its list implies.
  private struct Node: Sendable, Equatable {
    var content: Agenda.Content
    /// The index of the next node in its list, or in the free list; -1 for none.
    var next: Int32
  }

  private struct Slot: Sendable, Equatable {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private var nodes: [Node] = []
  private var free: Int32 = -1
  /// The list of each tick, modulo the span; empty until something is appended.
  private var slots: [Slot] = []
  /// The lines that aren't empty, one bit per line.
  private var occupied: [UInt64] = []
  /// The first tick of the span.
  private var base: Int64 = 0
  private(set) var count = 0
  /// The first tick at which anything is due; meaningless while the ring is empty.
  private var earliest: Int64 = 0

  /// The number of bytes of memory that it holds outside of its own storage.
  var byteCount: Int {
    nodes.count * MemoryLayout<Node>.stride + slots.count * MemoryLayout<Slot>.stride + occupied.count * 8
  }

  /// Returns whether a tick is before the end of the span.
  func spans(_ tick: Int64) -> Bool { tick < base + TimingWheel.span }

  /// Moves the span forward to `tick`, or to the first tick that still has entries.
  mutating func advance(to tick: Int64) {
    guard tick > base else { return }
    base = count == 0 ? tick : min(tick, earliest)
  }

  /// The entry that is due first, or `nil` if the ring is empty.
  var first: Agenda.Entry? {
    guard count > 0 else { return nil }
    return Agenda.Entry(nodes[Int(slots[TimingWheel.slot(of: earliest)].first)].content, at: earliest)
  }

  /// Appends an entry that is due within the span; one that is late becomes due at the span's first tick.
  mutating func append(_ entry: Agenda.Entry) {
    if slots.isEmpty {
      slots = Array(repeating: Slot(), count: Int(TimingWheel.span))
      occupied = Array(repeating: 0, count: Int(TimingWheel.span) / 64)
    }
    let node = Node(content: entry.content, next: -1)
    let place: Int32
    if free >= 0 {
      place = free
      free = nodes[Int(place)].next
      nodes[Int(place)] = node
    } else {
      place = Int32(truncatingIfNeeded: nodes.count)
      nodes.append(node)
    }
    let tick = max(entry.tick, base)
    let slot = TimingWheel.slot(of: tick)
    earliest = count == 0 ? tick : min(tick, earliest)
    let last = slots[slot].last
    if last >= 0 { nodes[Int(last)].next = place } else { slots[slot].first = place }
    slots[slot].last = place
    occupied[slot >> 6] |= 1 << UInt64(slot & 63)
    count += 1
  }

  /// Removes and returns the entry that is due first, or returns `nil` if the ring is empty.
  mutating func popFirst() -> Agenda.Content? {
    guard count > 0 else { return nil }
    let slot = TimingWheel.slot(of: earliest)
    let place = slots[slot].first
    slots[slot].first = nodes[Int(place)].next
    if slots[slot].first < 0 {
      slots[slot].last = -1
      occupied[slot >> 6] &= ~(1 << UInt64(slot & 63))
      earliest = firstTick(from: earliest)
    }
    nodes[Int(place)].next = free
    free = place
    count -= 1
    return nodes[Int(place)].content
  }

  /// Removes all entries.
  mutating func removeAll() {
    let base = base
    self = TimingWheel()
    self.base = base
  }

  /// All entries, in order.
  var all: [Agenda.Entry] {
    var found: [Agenda.Entry] = []
    guard count > 0 else { return found }
    for tick in base..<base + TimingWheel.span { found += entries(at: tick) }
    return found
  }

  /// Returns the entries that are due at a tick within the span, in order.
  func entries(at tick: Int64) -> [Agenda.Entry] {
    var found: [Agenda.Entry] = []
    guard count > 0 else { return found }
    var place = slots[TimingWheel.slot(of: tick)].first
    while place >= 0 {
      found.append(Agenda.Entry(nodes[Int(place)].content, at: tick))
      place = nodes[Int(place)].next
    }
    return found
  }

  private static func slot(of tick: Int64) -> Int { Int(truncatingIfNeeded: tick & (span - 1)) }

  /// Returns the first tick from `tick` on at which anything is due, or `tick` if the ring is empty.
  ///
  /// Nothing may be due before `tick`.
  private func firstTick(from tick: Int64) -> Int64 {
    let start = TimingWheel.slot(of: tick)
    // The word that contains the start of the span is visited twice: its bits before the start belong to the end.
    for step in 0...occupied.count {
      let word = (start >> 6 &+ step) & (occupied.count &- 1)
      var bits = occupied[word]
      if step == 0 { bits &= ~0 << UInt64(start & 63) }
      guard bits != 0 else { continue }
      let slot = word << 6 | bits.trailingZeroBitCount
      return tick + ((Int64(slot) - Int64(start)) & (TimingWheel.span - 1))
    }
    return tick
  }
}
