/// What is due and when: earlier first, then in the order in which it was scheduled.
struct Agenda: Sendable, Equatable {
  /// Something that is due.
  struct Entry: Sendable, Equatable {
    var tick: Int64
    var serial: UInt64
    /// What it is, and a number that goes with it.
    private var kindAndDetail: UInt32
    /// What it concerns.
    var subject: Int32
    /// Under which mark it was scheduled; whoever has another mark by now is no longer concerned.
    var mark: UInt32

    init(_ kind: Kind, _ subject: Int, detail: Int, mark: UInt32, at tick: Int64, serial: UInt64) {
      self.tick = tick
      self.serial = serial
      kindAndDetail = UInt32(kind.rawValue) | UInt32(truncatingIfNeeded: detail) << 8
      self.subject = Int32(truncatingIfNeeded: subject)
      self.mark = mark
    }

    var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: kindAndDetail)) ?? .none }
    var detail: Int { Int(kindAndDetail >> 8) }

    fileprivate func precedes(_ other: Entry) -> Bool {
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

  /// A heap: no entry comes before the one above it.
  private(set) var entries: [Entry] = []
  private var nextSerial: UInt64 = 0
  /// How many triggers and rules wait for their delay to be over.
  private(set) var firings = 0

  /// Schedules something.
  mutating func schedule(_ kind: Kind, _ subject: Int, detail: Int = 0, mark: UInt32, at tick: Int64) {
    let entry = Entry(kind, subject, detail: detail, mark: mark, at: tick, serial: nextSerial)
    nextSerial += 1
    if kind.isFiring { firings += 1 }
    entries.append(entry)
    rise(from: entries.count - 1)
  }

  /// What is due next.
  var next: Entry? { entries.first }

  /// Takes out what is due next.
  mutating func takeNext() {
    if let first = entries.first, first.kind.isFiring { firings -= 1 }
    guard let last = entries.popLast(), !entries.isEmpty else { return }
    entries[0] = last
    sink(from: 0)
  }

  /// Keeps only what `isWanted`.
  mutating func keep(where isWanted: (Entry) -> Bool) {
    var kept = entries.filter(isWanted)
    kept.sort { $0.precedes($1) }
    // In order, a list is a heap.
    entries = kept
    firings = kept.reduce(0) { $0 + ($1.kind.isFiring ? 1 : 0) }
  }

  /// How many entries stand below each: four lie side by side in memory, and the way down is half as long as with two.
  static let breadth = 4

  private mutating func rise(from start: Int) {
    var place = start
    let entry = entries[place]
    while place > 0 {
      let above = (place - 1) / Agenda.breadth
      guard entry.precedes(entries[above]) else { break }
      entries[place] = entries[above]
      place = above
    }
    entries[place] = entry
  }

  private mutating func sink(from start: Int) {
    var place = start
    let entry = entries[place]
    while true {
      let first = Agenda.breadth * place + 1
      guard first < entries.count else { break }
      var below = first
      var next = first + 1
      while next < min(first + Agenda.breadth, entries.count) {
        if entries[next].precedes(entries[below]) { below = next }
        next += 1
      }
      guard entries[below].precedes(entry) else { break }
      entries[place] = entries[below]
      place = below
    }
    entries[place] = entry
  }
}
