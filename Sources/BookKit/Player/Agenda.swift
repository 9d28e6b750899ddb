/// What is due, ordered by tick and then by the order of scheduling.
///
/// What outlives the page on stage is kept apart. So a page is left in constant time, even if thousands of the book's
/// rules are waiting for their delays.
struct Agenda: Sendable, Equatable {
  /// An entry without its tick.
  struct Content: Sendable, Equatable {
    /// The order in which it was scheduled, used to break ties.
    var serial: UInt32
    /// The mark under which it was scheduled; the entry is stale once its subject has another mark.
    var mark: UInt32
    fileprivate var packedStep: PackedDueStep

    fileprivate init(_ step: DueStep, mark: UInt32, serial: UInt32) {
      self.serial = serial
      self.mark = mark
      packedStep = PackedDueStep(step)
    }

    var step: DueStep { packedStep.step }
  }

  /// An entry of the agenda.
  struct Entry: Sendable, Equatable {
    var tick: Int64
    var content: Content

    init(_ content: Content, at tick: Int64) {
      self.tick = tick
      self.content = content
    }

    var step: DueStep { content.step }
    var mark: UInt32 { content.mark }
    var serial: UInt32 { content.serial }

    func precedes(_ other: Entry) -> Bool {
      tick != other.tick ? tick < other.tick : serial < other.serial
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
  mutating func schedule(_ step: DueStep, mark: UInt32, at tick: Int64) {
    if nextSerial == .max { renumber() }
    let content = Content(step, mark: mark, serial: nextSerial)
    nextSerial += 1
    if step.isFiring { pendingFirings += 1 }
    insert(Entry(content, at: tick))
  }

  private mutating func insert(_ entry: Entry) {
    if entry.step.outlivesPage {
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
    let removed =
      nextOutlivesPage
      ? bookEntries.popFirst()?.content : soonEntries.popFirst() ?? laterEntries.popFirst()?.content
    if let removed, removed.step.isFiring { pendingFirings -= 1 }
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
    for index in all.indices { all[index].content.serial = UInt32(index) }
    nextSerial = UInt32(all.count)
    all.shellSort { $0.precedes($1) }
    soonEntries.removeAll()
    laterEntries.removeAll()
    bookEntries.removeAll()
    for entry in all { insert(entry) }
  }
}

extension Agenda.Entry {
  /// Adds what is due, but not when, to a hash.
  func add(to sum: inout Hash64) { content.packedStep.add(to: &sum) }
}
