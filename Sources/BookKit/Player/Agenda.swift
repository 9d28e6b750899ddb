/// What is due, ordered by tick and then by the order of scheduling.
///
/// What outlives the page on stage is kept apart. So a page is left in constant time, even if thousands of the book's
/// rules are waiting for their delays.
struct Agenda: Sendable, Equatable {
  /// An entry without its tick.
  struct Content: Sendable, Equatable {
    /// The order in which it was scheduled, used to break ties.
    var serial: UInt32
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
    var content: Content

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

    /// Whether it stays on the agenda when the page on stage is left.
    fileprivate var outlivesPage: Bool {
      switch self {
      case .bookRule: true
      case .tweenStart, .passEnd, .departure, .soundStart, .soundEnd, .word: false
      case .movieEnd, .frameSound, .fileEnd, .trigger, .pageRule, .turnEnd, .creditEnd: false
      }
    }

    /// Whether it fires a trigger or a rule after a delay.
    fileprivate var isFiring: Bool {
      switch self {
      case .trigger, .pageRule, .bookRule: true
      case .tweenStart, .passEnd, .departure, .soundStart, .soundEnd, .word: false
      case .movieEnd, .frameSound, .fileEnd, .turnEnd, .creditEnd: false
      }
    }
  }

  /// The entries of the page on stage that are due soon.
  private var soonEntries = TimingWheel()
  /// The entries of the page on stage that are due later.
  private(set) var laterEntries = DueHeap()
  /// The entries that outlive pages.
  private(set) var bookEntries = DueHeap()
  private var nextSerial: UInt32 = 0
  /// The number of triggers and rules whose delays are pending.
  private(set) var pendingFirings = 0

  /// The number of bytes of memory that it holds outside of its own storage.
  var byteCount: Int { soonEntries.byteCount + laterEntries.byteCount + bookEntries.byteCount }

  /// All entries, in no particular order.
  var entries: [Entry] { soonEntries.all + laterEntries.entries + bookEntries.entries }

  /// Schedules an entry.
  mutating func schedule(_ kind: Kind, _ subject: Int, detail: Int = 0, mark: UInt32, at tick: Int64) {
    if nextSerial == .max { renumber() }
    let content = Content(kind, subject, detail: detail, mark: mark, serial: nextSerial)
    nextSerial += 1
    if kind.isFiring { pendingFirings += 1 }
    insert(Entry(content, at: tick))
  }

  private mutating func insert(_ entry: Entry) {
    if entry.kind.outlivesPage {
      bookEntries.insert(entry)
    } else if soonEntries.spans(entry.tick) {
      soonEntries.append(entry)
    } else {
      laterEntries.insert(entry)
    }
  }

  /// Moves on to a tick, which may turn entries due later into entries due soon.
  ///
  /// All entries of a tick move together, before anything else is scheduled for it, so that their order is kept.
  mutating func advance(to tick: Int64) {
    soonEntries.advance(to: tick)
    while let first = laterEntries.first, soonEntries.spans(first.tick) {
      soonEntries.append(first)
      _ = laterEntries.popFirst()
    }
  }

  /// Returns the entries of the page that are still due at the current tick, in order.
  func pageEntries(dueAt tick: Int64) -> [Entry] { soonEntries.entries(at: tick) }

  /// The entry that is due next, or `nil` if there is none.
  var next: Entry? { nextOutlivesPage ? bookEntries.first : nextPageEntry }

  private var nextPageEntry: Entry? { soonEntries.first ?? laterEntries.first }

  private var nextOutlivesPage: Bool {
    guard let ofBook = bookEntries.first else { return false }
    return nextPageEntry.map { ofBook.precedes($0) } ?? true
  }

  /// Removes the entry that is due next, if there is one.
  mutating func removeNext() {
    let kind =
      nextOutlivesPage
      ? bookEntries.popFirst()?.kind : soonEntries.popFirst()?.kind ?? laterEntries.popFirst()?.kind
    if let kind, kind.isFiring { pendingFirings -= 1 }
  }

  /// Removes the entries of the page on stage.
  mutating func removePageEntries() {
    soonEntries.removeAll()
    laterEntries.removeAll()
    // What outlives pages are delays of rules only.
    pendingFirings = bookEntries.entries.count
  }

  /// Renumbers the serials from 0, in their order.
  private mutating func renumber() {
    var all = entries
    all.shellSort { $0.serial < $1.serial }
    for place in all.indices { all[place].content.serial = UInt32(place) }
    nextSerial = UInt32(all.count)
    all.shellSort { $0.precedes($1) }
    soonEntries.removeAll()
    laterEntries.removeAll()
    bookEntries.removeAll()
    for entry in all { insert(entry) }
  }
}
