/// The steps that are due at later ticks, ordered by tick and then by the order of scheduling.
///
/// Entries that outlive the page on stage are separate, so that leaving a page takes constant time, even if thousands
/// of the book's rules are waiting for their delays.
struct Agenda: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    let tick: Int64
    /// The order in which it was scheduled, used to break ties.
    let serial: Int64
    /// The mark that its subject had when it was scheduled; the entry is stale once the subject has another mark.
    let mark: Mark
    let step: DueStep

    func precedes(_ other: Entry) -> Bool { tick != other.tick ? tick < other.tick : serial < other.serial }
  }

  private(set) var pageQueue = DueQueue()
  private(set) var bookQueue = DueQueue()
  private var nextSerial: Int64 = 0
  /// The number of triggers and rules whose delays are pending.
  private(set) var pendingFirings = 0

  var count: Int { pageQueue.count + bookQueue.count }
  var entries: [Entry] { pageQueue.entries + bookQueue.entries }

  func hasOnPage(_ step: DueStep, mark: Mark) -> Bool {
    pageQueue.entries.contains { $0.step == step && $0.mark == mark }
  }

  mutating func schedule(_ step: DueStep, mark: Mark, at tick: Int64) {
    if step.isFiring { pendingFirings += 1 }
    let entry = Entry(tick: tick, serial: nextSerial, mark: mark, step: step)
    if step.outlivesPage { bookQueue.insert(entry) } else { pageQueue.insert(entry) }
    nextSerial += 1
  }

  func pageEntries(dueAt tick: Int64) -> [Entry] { pageQueue.entries(dueAt: tick) }

  var next: Entry? { nextOutlivesPage ? bookQueue.first : pageQueue.first }

  private var nextOutlivesPage: Bool {
    guard let bookEntry = bookQueue.first else { return false }
    return pageQueue.first.map { bookEntry.precedes($0) } ?? true
  }

  mutating func removeNext() {
    let removed = nextOutlivesPage ? bookQueue.popFirst() : pageQueue.popFirst()
    if let removed, removed.step.isFiring { pendingFirings -= 1 }
  }

  mutating func removePageEntries() {
    pageQueue = DueQueue()
    // Only the delays of the book's rules outlive pages.
    pendingFirings = bookQueue.count
  }
}
