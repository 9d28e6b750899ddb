/// A priority queue of what is due, ordered by tick and then by the order of scheduling.
struct Agenda: Sendable, Equatable {
  /// An entry without its tick.
  struct Content: Sendable, Equatable {
    /// The order in which it was scheduled, used to break ties.
    fileprivate(set) var serial: UInt32
    var kind: Kind
    /// A number of 24 bits that goes with the kind, in two parts that need no padding.
    private var upperDetail: UInt8
    private var lowerDetail: UInt16
    /// The index of what it concerns, such as a tween or a sound.
    var subject: Int32
    /// The mark under which it was scheduled; the entry is stale once its subject has another mark.
    var mark: UInt32

    fileprivate init(_ kind: Kind, _ subject: Int, detail: Int, mark: UInt32, serial: UInt32) {
      self.serial = serial
      self.kind = kind
      upperDetail = UInt8(truncatingIfNeeded: detail >> 16)
      lowerDetail = UInt16(truncatingIfNeeded: detail)
      self.subject = Int32(truncatingIfNeeded: subject)
      self.mark = mark
    }

    fileprivate var detail: Int { Int(upperDetail) << 16 | Int(lowerDetail) }
  }

  /// An entry of the agenda.
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

  /// The kind of an entry.
  enum Kind: UInt8, Sendable {
    /// A tween's delay is over.
    case tweenStart = 1
    /// A pass of a tween ends.
    case passEnd
    /// A banner's hold time is over.
    case departure
    /// A sound's offset is over.
    case soundStart
    /// A sound ends.
    case soundEnd
    /// A word is spoken.
    case word
    /// A movie ends.
    case movieEnd
    /// A picture of a movie appears that has a sound.
    case frameSound
    /// A file ends.
    case fileEnd
    /// A trigger's delay is over.
    case trigger
    /// The delay of a page's rule is over.
    case pageRule
    /// The delay of a book's rule is over.
    case bookRule
    /// A page turn ends.
    case turnEnd
    /// A credit's time is over.
    case creditEnd

    /// Whether it fires a trigger or a rule after a delay.
    fileprivate var isFiring: Bool {
      switch self {
      case .trigger, .pageRule, .bookRule: true
      case .tweenStart, .passEnd, .departure, .soundStart, .soundEnd, .word: false
      case .movieEnd, .frameSound, .fileEnd, .turnEnd, .creditEnd: false
      }
    }
  }

  /// The entries that are due soon.
  private var near = TimingWheel()
  /// The entries that are due later, as a heap in which no entry precedes its parent.
  private(set) var laterEntries: [Entry] = []
  private var nextSerial: UInt32 = 0
  /// The number of triggers and rules whose delays are pending.
  private(set) var pendingFirings = 0

  /// The number of entries.
  var count: Int { near.count + laterEntries.count }

  /// The number of bytes of memory that it holds outside of its own storage.
  var byteCount: Int { near.byteCount + laterEntries.count * MemoryLayout<Entry>.stride }

  /// All entries, in no particular order.
  var entries: [Entry] { near.all + laterEntries }

  /// Schedules an entry.
  mutating func schedule(_ kind: Kind, _ subject: Int, detail: Int = 0, mark: UInt32, at tick: Int64) {
    if nextSerial == .max { renumber() }
    let content = Content(kind, subject, detail: detail, mark: mark, serial: nextSerial)
    nextSerial += 1
    if kind.isFiring { pendingFirings += 1 }
    insert(Entry(content, at: tick))
  }

  private mutating func insert(_ entry: Entry) {
    guard !near.spans(entry.tick) else { return near.append(entry) }
    laterEntries.append(entry)
    siftUp(from: laterEntries.count - 1)
  }

  /// Moves on to a tick, which may turn entries due later into entries due soon.
  ///
  /// All entries of a tick move together, before anything else is scheduled for it, so that their order is kept.
  mutating func advance(to tick: Int64) {
    near.advance(to: tick)
    while let first = laterEntries.first, near.spans(first.tick) {
      near.append(first)
      removeFirstLater()
    }
  }

  /// Returns the entries still due at the current tick, in order.
  func due(at tick: Int64) -> [Entry] { near.entries(at: tick) }

  /// The entry that is due next, or `nil` if there is none.
  var next: Entry? { near.first ?? laterEntries.first }

  /// Removes the entry that is due next, if there is one.
  mutating func removeNext() {
    if let taken = near.popFirst() {
      if taken.kind.isFiring { pendingFirings -= 1 }
    } else if let first = laterEntries.first {
      if first.kind.isFiring { pendingFirings -= 1 }
      removeFirstLater()
    }
  }

  private mutating func removeFirstLater() {
    guard let last = laterEntries.popLast(), !laterEntries.isEmpty else { return }
    laterEntries[0] = last
    siftDown(from: 0)
  }

  /// Removes all entries except those that satisfy `isWanted`.
  mutating func keep(where isWanted: (Entry) -> Bool) {
    var kept = entries.filter(isWanted)
    kept.shellSort { $0.precedes($1) }
    near.removeAll()
    laterEntries = []
    for entry in kept { insert(entry) }
    pendingFirings = kept.reduce(0) { $0 + ($1.kind.isFiring ? 1 : 0) }
  }

  /// Renumbers the serials from 0, in their order.
  private mutating func renumber() {
    var all = entries
    all.shellSort { $0.serial < $1.serial }
    for place in all.indices { all[place].content.serial = UInt32(place) }
    nextSerial = UInt32(all.count)
    all.shellSort { $0.precedes($1) }
    near.removeAll()
    laterEntries = []
    for entry in all { insert(entry) }
  }

  /// The number of children of each heap entry: four are adjacent in memory, and the heap is half as deep as with two.
  static let arity = 4

  private mutating func siftUp(from start: Int) {
    var place = start
    let entry = laterEntries[place]
    while place > 0 {
      let above = (place - 1) / Agenda.arity
      guard entry.precedes(laterEntries[above]) else { break }
      laterEntries[place] = laterEntries[above]
      place = above
    }
    laterEntries[place] = entry
  }

  private mutating func siftDown(from start: Int) {
    var place = start
    let entry = laterEntries[place]
    while true {
      let first = Agenda.arity * place + 1
      guard first < laterEntries.count else { break }
      var below = first
      var next = first + 1
      while next < min(first + Agenda.arity, laterEntries.count) {
        if laterEntries[next].precedes(laterEntries[below]) { below = next }
        next += 1
      }
      guard laterEntries[below].precedes(entry) else { break }
      laterEntries[place] = laterEntries[below]
      place = below
    }
    laterEntries[place] = entry
  }
}
