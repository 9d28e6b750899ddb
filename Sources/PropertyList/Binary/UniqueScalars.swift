/// Concatenated encoded scalars without duplicates.
struct UniqueScalars {
  private struct Entry {
    let content: Range<Int>
    let object: UInt32
  }

  /// Append a new one here, then call `settleLast`.
  var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// A hash table with open addressing: the upper half of each word is a hash, the lower half an entry's index plus 1.
  private var slots = [UInt64](repeating: 0, count: 64)

  /// The maximum number of probes before a scalar counts as new.
  ///
  /// Only crafted collisions get that far.
  private static let maxSearchLength = 128

  /// Removes the scalar from `start` on if it exists already and returns its object, or else records it as `object`.
  mutating func settleLast(from start: Int, as object: Int) -> Int {
    let content = start..<bytes.count
    let hash = bytes.span.hash(of: content)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash >> 7) & mask
    for _ in 0..<UniqueScalars.maxSearchLength {
      let found = slots[slot]
      if found == 0 {
        add(Entry(content: content, object: UInt32(truncatingIfNeeded: object)), hash, at: slot)
        return object
      }
      if found >> 32 == hash >> 32 {
        let entry = entries[Int(truncatingIfNeeded: found & 0xFFFF_FFFF) - 1]
        if bytes.span.isSame(entry.content, as: content, of: bytes.span) {
          bytes.removeLast(content.count)
          return Int(entry.object)
        }
      }
      slot = (slot + 1) & mask
    }
    return object
  }

  private mutating func add(_ entry: Entry, _ hash: UInt64, at slot: Int) {
    entries.append(entry)
    slots[slot] = UniqueScalars.slot(hash, entries.count)
    if entries.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = [UInt64](repeating: 0, count: slots.count * 4)
    let mask = slots.count - 1
    for (index, entry) in entries.enumerated() {
      let hash = bytes.span.hash(of: entry.content)
      var slot = Int(truncatingIfNeeded: hash >> 7) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UniqueScalars.slot(hash, index + 1)
    }
  }

  private static func slot(_ hash: UInt64, _ number: Int) -> UInt64 {
    hash & 0xFFFF_FFFF_0000_0000 | UInt64(number)
  }
}
