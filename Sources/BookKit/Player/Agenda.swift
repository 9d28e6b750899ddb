/// What is due and when: earlier first, then in the order in which it was scheduled.
struct Agenda: Sendable, Equatable {
  /// Something that is due, but for the moment.
  struct Content: Sendable, Equatable {
    /// The how manyth it was to be scheduled.
    fileprivate(set) var serial: UInt32
    /// What it is, and a number that goes with it.
    private var kindAndDetail: UInt32
    /// What it concerns.
    var subject: Int32
    /// Under which mark it was scheduled; whoever has another mark by now is no longer concerned.
    var mark: UInt32

    fileprivate init(_ kind: Kind, _ subject: Int, detail: Int, mark: UInt32, serial: UInt32) {
      self.serial = serial
      kindAndDetail = UInt32(kind.rawValue) | UInt32(truncatingIfNeeded: detail) << 8
      self.subject = Int32(truncatingIfNeeded: subject)
      self.mark = mark
    }

    var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: kindAndDetail)) ?? .none }
    fileprivate var detail: Int { Int(kindAndDetail >> 8) }
  }

  /// Something that is due.
  struct Entry: Sendable, Equatable {
    var tick: Int64
    fileprivate(set) var content: Content

    init(_ content: Content, at tick: Int64) {
      self.tick = tick
      self.content = content
    }

    var kind: Kind { content.kind }
    var detail: Int { content.detail }
    var subject: Int32 { content.subject }
    var mark: UInt32 { content.mark }
    var serial: UInt32 { content.serial }

    func precedes(_ other: Entry) -> Bool {
      tick != other.tick ? tick < other.tick : serial < other.serial
    }
  }

  /// What can be due.
  enum Kind: UInt8, Sendable {
    /// Nothing.
    case none
    /// A tween's delay is over.
    case tweenStart
    /// A pass of a tween ends.
    case passEnd
    /// A banner has stayed long enough.
    case departure
    /// A sound's offset is over.
    case soundStart
    /// A sound ends.
    case soundEnd
    /// A word is spoken.
    case word
    /// A movie ends.
    case movieEnd
    /// A picture of a movie comes with a sound.
    case frameSound
    /// A file has been played.
    case fileEnd
    /// A trigger's delay is over.
    case trigger
    /// The delay of a page's rule is over.
    case pageRule
    /// The delay of a book's rule is over.
    case bookRule
    /// A page has been turned.
    case turnEnd
    /// A credit has been shown.
    case creditEnd

    /// Whether it is a trigger or a rule whose delay is over.
    fileprivate var isFiring: Bool {
      switch self {
      case .trigger, .pageRule, .bookRule: true
      default: false
      }
    }
  }

  /// What is due soon.
  private var near = DueRing()
  /// What is due later, a heap: no entry comes before the one above it.
  private(set) var later: [Entry] = []
  private var nextSerial: UInt32 = 0
  /// How many triggers and rules wait for their delay to be over.
  private(set) var firings = 0

  /// How many entries there are.
  var count: Int { near.count + later.count }

  /// How many bytes it takes beside itself.
  var byteCount: Int { near.byteCount + later.count * MemoryLayout<Entry>.stride }

  /// All entries, in no order.
  var entries: [Entry] { near.all + later }

  /// Schedules something.
  mutating func schedule(_ kind: Kind, _ subject: Int, detail: Int = 0, mark: UInt32, at tick: Int64) {
    if nextSerial == .max { renumber() }
    let content = Content(kind, subject, detail: detail, mark: mark, serial: nextSerial)
    nextSerial += 1
    if kind.isFiring { firings += 1 }
    insert(Entry(content, at: tick))
  }

  private mutating func insert(_ entry: Entry) {
    guard !near.spans(entry.tick) else { return near.append(entry) }
    later.append(entry)
    rise(from: later.count - 1)
  }

  /// The clock has moved on to a tick: what was due later may be due soon.
  ///
  /// All of a tick comes at once and before anything else is scheduled for it, so that the order stays.
  mutating func advance(to tick: Int64) {
    near.advance(to: tick)
    while let first = later.first, near.spans(first.tick) {
      near.append(first)
      takeFirstOfLater()
    }
  }

  /// What is still due at the present tick, in its order.
  func due(at tick: Int64) -> [Entry] { near.entries(at: tick) }

  /// What is due next.
  var next: Entry? { near.first ?? later.first }

  /// Takes out what is due next.
  mutating func takeNext() {
    if let taken = near.takeFirst() {
      if taken.kind.isFiring { firings -= 1 }
    } else if let first = later.first {
      if first.kind.isFiring { firings -= 1 }
      takeFirstOfLater()
    }
  }

  private mutating func takeFirstOfLater() {
    guard let last = later.popLast(), !later.isEmpty else { return }
    later[0] = last
    sink(from: 0)
  }

  /// Keeps only what `isWanted`.
  mutating func keep(where isWanted: (Entry) -> Bool) {
    var kept = entries.filter(isWanted)
    kept.shellSort { $0.precedes($1) }
    near.removeAll()
    later = []
    for entry in kept { insert(entry) }
    firings = kept.reduce(0) { $0 + ($1.kind.isFiring ? 1 : 0) }
  }

  /// Counts the serials from 0 again, in their order.
  private mutating func renumber() {
    var all = entries
    all.shellSort { $0.serial < $1.serial }
    for place in all.indices { all[place].content.serial = UInt32(place) }
    nextSerial = UInt32(all.count)
    all.shellSort { $0.precedes($1) }
    near.removeAll()
    later = []
    for entry in all { insert(entry) }
  }

  /// How many entries stand below each: four lie side by side in memory, and the way down is half as long as with two.
  static let breadth = 4

  private mutating func rise(from start: Int) {
    var place = start
    let entry = later[place]
    while place > 0 {
      let above = (place - 1) / Agenda.breadth
      guard entry.precedes(later[above]) else { break }
      later[place] = later[above]
      place = above
    }
    later[place] = entry
  }

  private mutating func sink(from start: Int) {
    var place = start
    let entry = later[place]
    while true {
      let first = Agenda.breadth * place + 1
      guard first < later.count else { break }
      var below = first
      var next = first + 1
      while next < min(first + Agenda.breadth, later.count) {
        if later[next].precedes(later[below]) { below = next }
        next += 1
      }
      guard later[below].precedes(entry) else { break }
      later[place] = later[below]
      place = below
    }
    later[place] = entry
  }
}
