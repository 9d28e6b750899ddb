/// A heap of entries of the agenda, in which no entry precedes its parent.
struct DueHeap: Sendable, Equatable {
  /// The entries in the order of the heap.
  private(set) var entries: [Agenda.Entry] = []

  /// The number of bytes of memory that it holds outside of its own storage.
  var byteCount: Int { entries.count * MemoryLayout<Agenda.Entry>.stride }

  /// The entry that is due first, or `nil` if there is none.
  var first: Agenda.Entry? { entries.first }

  mutating func insert(_ entry: Agenda.Entry) {
    entries.append(entry)
    siftUp(from: entries.count - 1)
  }

  /// Removes and returns the entry that is due first, or returns `nil` if there is none.
  mutating func popFirst() -> Agenda.Entry? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return first }
    entries[0] = last
    siftDown(from: 0)
    return first
  }

  mutating func removeAll() { entries = [] }

  /// Reserves memory for a number of entries, since growing takes up to twice as much as is needed.
  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// The number of children of each heap entry: four are adjacent in memory, and the heap is half as deep as with two.
  static let arity = 4

  private mutating func siftUp(from start: Int) {
    var index = start
    let entry = entries[index]
    while index > 0 {
      let above = (index - 1) / DueHeap.arity
      guard entry.precedes(entries[above]) else { break }
      entries[index] = entries[above]
      index = above
    }
    entries[index] = entry
  }

  private mutating func siftDown(from start: Int) {
    var index = start
    let entry = entries[index]
    while true {
      let first = DueHeap.arity * index + 1
      guard first < entries.count else { break }
      var below = first
      var next = first + 1
      while next < min(first + DueHeap.arity, entries.count) {
        if entries[next].precedes(entries[below]) { below = next }
        next += 1
      }
      guard entries[below].precedes(entry) else { break }
      entries[index] = entries[below]
      index = below
    }
    entries[index] = entry
  }
}
