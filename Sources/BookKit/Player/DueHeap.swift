/// A heap of lists, in which no list precedes its parent.
struct DueHeap: Sendable, Equatable, StatePart {
  private(set) var lists: [DueList] = []

  mutating func code(with coder: inout some StateCoder) { coder.code(&lists) }

  var first: DueList? { lists.first }

  mutating func insert(_ list: DueList) {
    lists.append(list)
    siftUp(from: lists.count - 1)
  }

  /// Removes the list that is due first; the heap must not be empty.
  mutating func removeFirst() {
    let last = lists.removeLast()
    guard !lists.isEmpty else { return }
    lists[0] = last
    siftDown(from: 0)
  }

  /// Makes the list that is due first begin at another node; the heap must not be empty.
  mutating func advanceFirst(to node: Int32) { lists[0].first = node }

  mutating func reserveCapacity(_ count: Int) { lists.reserveCapacity(count) }

  /// Gives each list another serial, which must keep their order.
  mutating func renumber(_ newSerial: (UInt32) -> UInt32) {
    for index in lists.indices { lists[index].serial = newSerial(lists[index].serial) }
  }

  /// The number of children of each list: four are adjacent in memory, and the heap is half as deep as with two.
  static let arity = 4

  private mutating func siftUp(from start: Int) {
    var index = start
    let list = lists[index]
    while index > 0 {
      let above = (index - 1) / DueHeap.arity
      guard list.precedes(lists[above]) else { break }
      lists[index] = lists[above]
      index = above
    }
    lists[index] = list
  }

  private mutating func siftDown(from start: Int) {
    var index = start
    let list = lists[index]
    while true {
      let first = DueHeap.arity * index + 1
      guard first < lists.count else { break }
      var below = first
      var next = first + 1
      while next < min(first + DueHeap.arity, lists.count) {
        if lists[next].precedes(lists[below]) { below = next }
        next += 1
      }
      guard lists[below].precedes(list) else { break }
      lists[index] = lists[below]
      index = below
    }
    lists[index] = list
  }
}
