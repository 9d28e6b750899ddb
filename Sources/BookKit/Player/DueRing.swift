/// What is due within the next ticks: a list for each of them, in the order in which it was scheduled.
///
/// Putting in and taking out cost the same however much there is.
struct DueRing: Sendable, Equatable {
  /// How many ticks it spans.
  static let span: Int64 = 512

  /// An entry without its tick, which its list tells.
  private struct Node: Sendable, Equatable {
    var content: Agenda.Content
    /// The next one of its list, or of those that are free; -1 for none.
    var next: Int32
  }

  private struct Line: Sendable, Equatable {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private var nodes: [Node] = []
  private var free: Int32 = -1
  /// By tick, modulo the span; there are none before anything is put in.
  private var lines: [Line] = []
  /// Which of the lines have any, a bit for each.
  private var occupied: [UInt64] = []
  /// The first of its ticks.
  private var base: Int64 = 0
  private(set) var count = 0
  /// The first tick at which anything is due; of no meaning while nothing is.
  private var earliest: Int64 = 0

  /// How many bytes it takes beside itself.
  var byteCount: Int {
    nodes.count * MemoryLayout<Node>.stride + lines.count * MemoryLayout<Line>.stride + occupied.count * 8
  }

  /// Whether a tick is within its span.
  func spans(_ tick: Int64) -> Bool { tick < base + DueRing.span }

  /// Moves on: nothing that is before `tick` is put in any more.
  mutating func advance(to tick: Int64) {
    guard tick > base else { return }
    base = count == 0 ? tick : min(tick, earliest)
  }

  /// What is due first.
  var first: Agenda.Entry? {
    guard count > 0 else { return nil }
    return Agenda.Entry(nodes[Int(lines[DueRing.line(of: earliest)].first)].content, at: earliest)
  }

  /// Puts in what is due at a tick within the span; what is late is due first of all.
  mutating func append(_ entry: Agenda.Entry) {
    if lines.isEmpty {
      lines = Array(repeating: Line(), count: Int(DueRing.span))
      occupied = Array(repeating: 0, count: Int(DueRing.span) / 64)
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
    let line = DueRing.line(of: tick)
    earliest = count == 0 ? tick : min(tick, earliest)
    let last = lines[line].last
    if last >= 0 { nodes[Int(last)].next = place } else { lines[line].first = place }
    lines[line].last = place
    occupied[line >> 6] |= 1 << UInt64(line & 63)
    count += 1
  }

  /// Takes out what is due first, if there is anything.
  mutating func takeFirst() -> Agenda.Content? {
    guard count > 0 else { return nil }
    let line = DueRing.line(of: earliest)
    let place = lines[line].first
    lines[line].first = nodes[Int(place)].next
    if lines[line].first < 0 {
      lines[line].last = -1
      occupied[line >> 6] &= ~(1 << UInt64(line & 63))
      earliest = firstTick(from: earliest)
    }
    nodes[Int(place)].next = free
    free = place
    count -= 1
    return nodes[Int(place)].content
  }

  /// Takes all out.
  mutating func removeAll() {
    let base = base
    self = DueRing()
    self.base = base
  }

  /// All that is due, in its order.
  var all: [Agenda.Entry] {
    var found: [Agenda.Entry] = []
    guard count > 0 else { return found }
    for tick in base..<base + DueRing.span { found += entries(at: tick) }
    return found
  }

  /// What is due at a tick within the span, in its order.
  func entries(at tick: Int64) -> [Agenda.Entry] {
    var found: [Agenda.Entry] = []
    guard count > 0 else { return found }
    var place = lines[DueRing.line(of: tick)].first
    while place >= 0 {
      found.append(Agenda.Entry(nodes[Int(place)].content, at: tick))
      place = nodes[Int(place)].next
    }
    return found
  }

  private static func line(of tick: Int64) -> Int { Int(truncatingIfNeeded: tick & (span - 1)) }

  /// The first tick from one on at which anything is due, in a ring that has nothing before it; that one if there is
  /// nothing at all.
  private func firstTick(from tick: Int64) -> Int64 {
    let start = DueRing.line(of: tick)
    // The word in which the span begins is looked at twice: what of it is behind the beginning comes last.
    for step in 0...occupied.count {
      let word = (start >> 6 &+ step) & (occupied.count &- 1)
      var bits = occupied[word]
      if step == 0 { bits &= ~0 << UInt64(start & 63) }
      guard bits != 0 else { continue }
      let line = word << 6 | bits.trailingZeroBitCount
      return tick + ((Int64(line) - Int64(start)) & (DueRing.span - 1))
    }
    return tick
  }
}
