import PropertyList

/// Entries of the agenda, ordered by tick and then by the order of scheduling.
///
/// What is due at one tick forms a list, so that only the lists need a heap: thousands of tweens can begin and end at
/// a few dozen ticks. A tick may have several lists, of which only the newest grows.
struct DueQueue: Sendable, Equatable, StatePart {
  /// An entry in a list; the list knows its tick.
  struct Node: Sendable, Equatable, PlainPart {
    /// The index of the next node in the list, or `none`.
    fileprivate(set) var next: Int32
    fileprivate(set) var serial: UInt32
    let mark: Mark
    let packedStep: PackedDueStep
  }

  /// The end of the newest list of a tick.
  private struct Tail: Sendable, Equatable, PlainPart {
    var tick: Int64
    var node: Int32

    /// Nothing is due at this tick.
    static var vacant: Tail { Tail(tick: .min, node: DueQueue.none) }
  }

  /// The index that stands for no node, such as after the last one.
  private static var none: Int32 { -1 }
  /// The allowed numbers of tails, if there are any.
  private static var tailCounts: ClosedRange<Int> { 8...256 }

  /// The entries and free nodes, in no particular order.
  private(set) var nodes: [Node] = []
  /// The first node that is in no list; the others follow it.
  private var firstFree = DueQueue.none
  private var heap = DueHeap()
  /// The tails of some lists, each at the index that its tick selects.
  ///
  /// It's empty in short queues; otherwise its count is a power of two.
  private var tails: [Tail] = []
  private(set) var count = 0

  var byteCount: Int {
    nodes.count * MemoryLayout<Node>.stride + heap.lists.count * MemoryLayout<DueList>.stride
      + tails.count * MemoryLayout<Tail>.stride
  }

  mutating func code(with coder: inout some StateCoder) {
    coder.code(&nodes, &firstFree, &heap, &tails)
    coder.code(&count)
  }

  // MARK: - Order

  var first: Agenda.Entry? { heap.first.map { entry(at: $0.first, tick: $0.tick) } }

  /// Adds an entry; its serial must be greater than those of all others.
  mutating func insert(_ entry: Agenda.Entry) {
    let node = addNode(entry)
    count += 1
    if !tails.isEmpty {
      let place = placeOfTail(for: entry.tick)
      if tails[place].tick == entry.tick {
        nodes[Int(tails[place].node)].next = node
        tails[place].node = node
        return
      }
      tails[place] = Tail(tick: entry.tick, node: node)
    }
    heap.insert(DueList(tick: entry.tick, serial: entry.serial, first: node))
  }

  mutating func popFirst() -> Agenda.Entry? {
    guard let list = heap.first else { return nil }
    let entry = entry(at: list.first, tick: list.tick)
    let next = nodes[Int(list.first)].next
    nodes[Int(list.first)].next = firstFree
    firstFree = list.first
    count -= 1
    if next != DueQueue.none {
      heap.advanceFirst(to: next)
    } else {
      heap.removeFirst()
      forgetTail(at: list.first, tick: list.tick)
      if count == 0 { removeFreeNodes() }
    }
    return entry
  }

  /// Reserves memory for a number of entries, since growing takes up to twice as much as is needed.
  mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count)
    heap.reserveCapacity(min(count, DueQueue.tailCounts.upperBound))
    // In a shorter queue, the tails would take more memory than they save.
    let tailCount = min(count / 4, DueQueue.tailCounts.upperBound)
    guard tailCount >= DueQueue.tailCounts.lowerBound else { return }
    let powerOfTwo = 1 << (Int.bitWidth - 1 - tailCount.leadingZeroBitCount)
    tails = Array(repeating: .vacant, count: powerOfTwo)
  }

  /// Gives each entry the index of its serial in a sorted list of all serials.
  mutating func renumber(_ serials: [UInt32]) {
    func newSerial(_ serial: UInt32) -> UInt32 {
      UInt32(serials.indices.partitioningIndex { serials[$0] >= serial })
    }
    heap.renumber(newSerial)
    // Nobody reads the serials of free nodes.
    for index in nodes.indices { nodes[index].serial = newSerial(nodes[index].serial) }
  }

  // MARK: - Entries

  /// All entries, in no particular order.
  var entries: [Agenda.Entry] {
    var result: [Agenda.Entry] = []
    result.reserveCapacity(count)
    for list in heap.lists { append(list, to: &result) }
    return result
  }

  func contains(_ step: PackedDueStep, _ mark: Mark) -> Bool {
    heap.lists.contains { list in
      var node = list.first
      while node != DueQueue.none {
        if nodes[Int(node)].packedStep == step, nodes[Int(node)].mark == mark { return true }
        node = nodes[Int(node)].next
      }
      return false
    }
  }

  /// Returns the entries that are due at a tick, in order.
  func entries(dueAt tick: Int64) -> [Agenda.Entry] {
    var lists = heap.lists.filter { $0.tick == tick }
    lists.shellSort { $0.precedes($1) }
    var result: [Agenda.Entry] = []
    for list in lists { append(list, to: &result) }
    return result
  }

  private func append(_ list: DueList, to entries: inout [Agenda.Entry]) {
    var node = list.first
    while node != DueQueue.none {
      entries.append(entry(at: node, tick: list.tick))
      node = nodes[Int(node)].next
    }
  }

  private func entry(at index: Int32, tick: Int64) -> Agenda.Entry {
    let node = nodes[Int(index)]
    return Agenda.Entry(tick: tick, serial: node.serial, mark: node.mark, packedStep: node.packedStep)
  }

  // MARK: - Nodes and tails

  /// Returns the index of a new node for an entry, which is in no list yet.
  private mutating func addNode(_ entry: Agenda.Entry) -> Int32 {
    let node = Node(next: DueQueue.none, serial: entry.serial, mark: entry.mark, packedStep: entry.packedStep)
    guard firstFree != DueQueue.none else {
      nodes.append(node)
      return Int32(nodes.count - 1)
    }
    let index = firstFree
    firstFree = nodes[Int(index)].next
    nodes[Int(index)] = node
    return index
  }

  /// Drops the nodes of a queue without entries, so that copies of it are small again after many entries.
  private mutating func removeFreeNodes() {
    nodes.removeAll(keepingCapacity: true)
    firstFree = DueQueue.none
  }

  private mutating func forgetTail(at node: Int32, tick: Int64) {
    guard !tails.isEmpty else { return }
    let place = placeOfTail(for: tick)
    // The tail may be that of another list, even of the same tick.
    if tails[place].node == node { tails[place] = .vacant }
  }

  private func placeOfTail(for tick: Int64) -> Int {
    // Multiplied by the golden ratio, successive ticks are spread evenly over the uppermost bits.
    let spread = UInt64(bitPattern: tick) &* 0x9E37_79B9_7F4A_7C15
    return Int(spread >> UInt64(64 - tails.count.trailingZeroBitCount))
  }
}

extension DueQueue {
  /// Returns the first invariant that doesn't hold, or `nil`.
  func violation() -> String? {
    for (place, list) in heap.lists.enumerated() where place > 0 {
      let parent = heap.lists[(place - 1) / DueHeap.arity]
      if !parent.precedes(list) { return "a list due at tick \(list.tick) is below one due at tick \(parent.tick)" }
    }
    var isUsed = Array(repeating: false, count: nodes.count)
    var tailCount = 0
    for list in heap.lists {
      var (node, last) = (list.first, DueQueue.none)
      while node != DueQueue.none {
        if isUsed[Int(node)] { return "node \(node) is in two lists" }
        isUsed[Int(node)] = true
        (last, node) = (node, nodes[Int(node)].next)
      }
      if !tails.isEmpty, tails[placeOfTail(for: list.tick)] == Tail(tick: list.tick, node: last) {
        tailCount += 1
      }
    }
    if isUsed.count(where: { $0 }) != count { return "\(count) entries aren't as many as in the lists" }
    if tails.count(where: { $0 != .vacant }) != tailCount { return "a tail isn't the last node of a list" }
    var node = firstFree
    while node != DueQueue.none {
      if isUsed[Int(node)] { return "node \(node) is free although it's used" }
      isUsed[Int(node)] = true
      node = nodes[Int(node)].next
    }
    return isUsed.allSatisfy { $0 } ? nil : "a node is neither used nor free"
  }
}
