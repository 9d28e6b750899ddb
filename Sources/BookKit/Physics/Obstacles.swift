/// A search structure for the bodies that don't move.
///
/// It's an interval tree laid out in a sorted array: the middle entry of each part is its root.
struct Obstacles: Sendable, Equatable {
  private struct Entry: Sendable, Equatable {
    var left: Double
    var right: Double
    /// The rightmost edge of all entries in the part that has this entry as its root.
    var farthest: Double
    var body: BodyIndex
  }

  private var entries: [Entry] = []

  /// Collects the bodies that are on stage and asleep.
  mutating func collect(_ bodies: IndexedArray<BodyIndex, PhysicsBody>) {
    entries.removeAll(keepingCapacity: true)
    for (index, body) in zip(bodies.indices, bodies) where body.isPresent && !body.isAwake {
      let half = body.halfBox.x
      let (left, right) = (body.position.x - half, body.position.x + half)
      entries.append(Entry(left: left, right: right, farthest: right, body: index))
    }
    entries.shellSort { $0.left < $1.left || $0.left == $1.left && $0.body < $1.body }
    _ = measure(0, entries.count)
  }

  private mutating func measure(_ low: Int, _ high: Int) -> Double {
    guard low < high else { return -.infinity }
    let middle = (low + high) / 2
    entries[middle].farthest = max(entries[middle].right, measure(low, middle), measure(middle + 1, high))
    return entries[middle].farthest
  }

  /// Appends the bodies that overlap the range from `left` to `right` to `found`.
  func find(_ left: Double, _ right: Double, into found: inout [BodyIndex]) {
    find(left, right, 0, entries.count, &found)
  }

  private func find(_ left: Double, _ right: Double, _ low: Int, _ high: Int, _ found: inout [BodyIndex]) {
    guard low < high else { return }
    let middle = (low + high) / 2
    guard entries[middle].farthest >= left else { return }
    find(left, right, low, middle, &found)
    guard entries[middle].left <= right else { return }
    if entries[middle].right >= left { found.append(entries[middle].body) }
    find(left, right, middle + 1, high, &found)
  }
}
