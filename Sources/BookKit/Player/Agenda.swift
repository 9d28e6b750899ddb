/// What is due, ordered by tick and then by the order of scheduling.
///
/// What outlives the page on stage is kept apart. So a page is left in constant time, even if thousands of the book's
/// rules are waiting for their delays.
struct Agenda: Sendable, Equatable {
  /// An entry of the agenda.
  struct Entry: Sendable, Equatable {
    let tick: Int64
    /// The order in which it was scheduled, used to break ties.
    fileprivate(set) var serial: UInt32
    /// The mark under which it was scheduled; the entry is stale once its subject has another mark.
    let mark: UInt32
    fileprivate let packedStep: PackedDueStep

    var step: DueStep { packedStep.step }

    func precedes(_ other: Entry) -> Bool {
      // Without branches, which would be unpredictable. Ticks are far from overflowing.
      (tick &- other.tick) &<< 1 &- (serial < other.serial ? 1 : 0) < 0
    }
  }

  /// The entries of the page on stage.
  private(set) var pageEntries = DueHeap()
  /// The entries that outlive pages.
  private(set) var bookEntries = DueHeap()
  private var nextSerial: UInt32 = 0
  /// The number of triggers and rules whose delays are pending.
  private(set) var pendingFirings = 0

  /// The number of bytes of memory that it holds outside of its own storage.
  var byteCount: Int { pageEntries.byteCount + bookEntries.byteCount }

  /// All entries, in no particular order.
  var entries: [Entry] { pageEntries.entries + bookEntries.entries }

  /// Schedules an entry.
  mutating func schedule(_ step: DueStep, mark: UInt32, at tick: Int64) {
    if nextSerial == .max { renumber() }
    if step.isFiring { pendingFirings += 1 }
    insert(Entry(tick: tick, serial: nextSerial, mark: mark, packedStep: PackedDueStep(step)))
    nextSerial += 1
  }

  private mutating func insert(_ entry: Entry) {
    if entry.step.outlivesPage { bookEntries.insert(entry) } else { pageEntries.insert(entry) }
  }

  /// Returns the entries of the page that are due at a tick, in order.
  func pageEntries(dueAt tick: Int64) -> [Entry] {
    var due = pageEntries.entries.filter { $0.tick == tick }
    due.shellSort { $0.precedes($1) }
    return due
  }

  /// The entry that is due next, or `nil` if there is none.
  var next: Entry? { nextOutlivesPage ? bookEntries.first : pageEntries.first }

  private var nextOutlivesPage: Bool {
    guard let ofBook = bookEntries.first else { return false }
    return pageEntries.first.map { ofBook.precedes($0) } ?? true
  }

  /// Removes the entry that is due next, if there is one.
  mutating func removeNext() {
    let removed = nextOutlivesPage ? bookEntries.popFirst() : pageEntries.popFirst()
    if let removed, removed.step.isFiring { pendingFirings -= 1 }
  }

  /// Reserves memory for the entries of a page with this many tweens, of which each has one while it runs.
  mutating func reserveCapacity(forTweens count: Int) { pageEntries.reserveCapacity(count) }

  /// Removes the entries of the page on stage.
  mutating func removePageEntries() {
    pageEntries.removeAll()
    // What outlives pages are delays of rules only.
    pendingFirings = bookEntries.entries.count
  }

  /// Renumbers the serials from 0, in their order.
  private mutating func renumber() {
    var all = entries
    all.shellSort { $0.serial < $1.serial }
    for index in all.indices { all[index].serial = UInt32(index) }
    nextSerial = UInt32(all.count)
    pageEntries.removeAll()
    bookEntries.removeAll()
    for entry in all { insert(entry) }
  }
}

extension Agenda.Entry {
  /// Adds what is due, but not when, to a hash.
  func add(to sum: inout Hash64) { packedStep.add(to: &sum) }
}
