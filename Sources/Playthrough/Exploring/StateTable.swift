/// A map from fingerprints to numbers: an open-addressing hash table that is never iterated.
struct StateTable: Sendable {
  private var keys: [UInt64]
  private var values: [Int32]
  private var count = 0

  init() {
    keys = Array(repeating: 0, count: 1024)
    values = Array(repeating: -1, count: 1024)
  }

  /// Returns the number of a fingerprint, or `nil` if there is none.
  func number(of key: UInt64) -> Int? {
    let slot = slot(of: key)
    return values[slot] >= 0 ? Int(values[slot]) : nil
  }

  /// Sets the number of a fingerprint.
  mutating func add(_ number: Int, for key: UInt64) {
    if (count + 1) * 2 > keys.count { grow() }
    let slot = slot(of: key)
    if values[slot] < 0 { count += 1 }
    (keys[slot], values[slot]) = (key, Int32(truncatingIfNeeded: number))
  }

  private func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 33) & (keys.count - 1)
    while values[slot] >= 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    values = Array(repeating: -1, count: oldKeys.count * 2)
    for index in oldKeys.indices where oldValues[index] >= 0 {
      let slot = slot(of: oldKeys[index])
      (keys[slot], values[slot]) = (oldKeys[index], oldValues[index])
    }
  }
}
