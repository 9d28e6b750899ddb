/// Encoded scalars one behind the other, each but once.
struct UniqueScalars {
  private struct Entry {
    let content: Range<Int>
    let object: UInt32
  }

  /// The scalars; a new one is added here, and then told to `settleLast`.
  var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// A hash table with open addresses: half a hash above, the index of an entry, counted from 1, below.
  private var slots = [UInt64](repeating: 0, count: 64)

  /// After so many others a scalar counts as new; only those made to collide come that far.
  private static let longestSearch = 128

  /// Takes the scalar from `start` on back if it is there already, and returns its object; else it becomes `object`.
  mutating func settleLast(from start: Int, as object: Int) -> Int {
    let content = start..<bytes.count
    let hash = bytes.span.hash(of: content)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash >> 7) & mask
    for _ in 0..<UniqueScalars.longestSearch {
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
