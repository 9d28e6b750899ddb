/// What is due, ordered by tick and then by the order of scheduling.
///
/// Entries that outlive the page on stage are kept apart. So a page is left in constant time, even if thousands of the
/// book's rules are waiting for their delays.
struct Agenda: Sendable, Equatable, StatePart {
  struct Entry: Sendable, Equatable {
    let tick: Int64
    /// The order in which it was scheduled, used to break ties.
    let serial: UInt32
    /// The mark under which it was scheduled; the entry is stale once its subject has another mark.
    let mark: Mark
    let packedStep: PackedDueStep

    var step: DueStep { packedStep.step }

    func precedes(_ other: Entry) -> Bool { tick != other.tick ? tick < other.tick : serial < other.serial }
  }

  private(set) var pageQueue = DueQueue()
  private(set) var bookQueue = DueQueue()
  private var nextSerial: UInt32 = 0
  /// The number of triggers and rules whose delays are pending.
  private(set) var pendingFirings = 0

  init(firstSerial: UInt32 = 0) { nextSerial = firstSerial }

  /// The number of bytes of memory that it holds outside of its own storage.
  var byteCount: Int { pageQueue.byteCount + bookQueue.byteCount }

  mutating func code(with coder: inout some StateCoder) {
    coder.code(&pageQueue, &bookQueue, &nextSerial, &pendingFirings)
  }

  var entries: [Entry] { pageQueue.entries + bookQueue.entries }

  func hasOnPage(_ step: DueStep, mark: Mark) -> Bool { pageQueue.contains(PackedDueStep(step), mark) }

  mutating func schedule(_ step: DueStep, mark: Mark, at tick: Int64) {
    if nextSerial == .max { renumber() }
    if step.isFiring { pendingFirings += 1 }
    let entry = Entry(tick: tick, serial: nextSerial, mark: mark, packedStep: PackedDueStep(step))
    if step.outlivesPage { bookQueue.insert(entry) } else { pageQueue.insert(entry) }
    nextSerial += 1
  }

  func pageEntries(dueAt tick: Int64) -> [Entry] { pageQueue.entries(dueAt: tick) }

  var next: Entry? { nextOutlivesPage ? bookQueue.first : pageQueue.first }

  private var nextOutlivesPage: Bool {
    guard let ofBook = bookQueue.first else { return false }
    return pageQueue.first.map { ofBook.precedes($0) } ?? true
  }

  mutating func removeNext() {
    let removed = nextOutlivesPage ? bookQueue.popFirst() : pageQueue.popFirst()
    if let removed, removed.step.isFiring { pendingFirings -= 1 }
  }

  /// Reserves memory for the entries of a page with this many tweens, of which each has one while it runs.
  mutating func reserveCapacity(forTweens count: Int) { pageQueue.reserveCapacity(count) }

  mutating func removePageEntries() {
    pageQueue = DueQueue()
    // What outlives pages are delays of rules only.
    pendingFirings = bookQueue.count
  }

  /// Renumbers the serials from 0, in their order.
  private mutating func renumber() {
    var serials = entries.map { $0.serial }
    serials.shellSort { $0 < $1 }
    nextSerial = UInt32(serials.count)
    pageQueue.renumber(serials)
    bookQueue.renumber(serials)
  }
}
