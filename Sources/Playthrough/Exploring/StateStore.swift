import BookKit

/// A store of a player's saved states that tracks how much memory they take.
struct StateStore: Sendable {
  private struct Slot: Sendable {
    var saved: SavedState?
    var byteCount: Int
    var isReserved = false
  }

  private var slots: [Slot] = []
  private var free: [Int32] = []
  private(set) var byteCount = 0
  private var reservedBytes = 0

  /// Keeps a state that takes `byteCount` bytes, and returns its slot.
  mutating func add(_ saved: SavedState, _ byteCount: Int) -> Int32 {
    self.byteCount += byteCount
    let slot = Slot(saved: saved, byteCount: byteCount)
    guard let place = free.popLast() else {
      slots.append(slot)
      return Int32(truncatingIfNeeded: slots.count - 1)
    }
    slots[Int(place)] = slot
    return place
  }

  func state(at place: Int32) -> SavedState? { slots[Int(place)].saved }

  /// Reserves a state permanently if all reserved states fit in `limit`, and returns whether it is reserved.
  mutating func reserve(_ place: Int32, within limit: Int) -> Bool {
    let slot = slots[Int(place)]
    guard !slot.isReserved, reservedBytes + slot.byteCount <= limit else { return slot.isReserved }
    reservedBytes += slot.byteCount
    slots[Int(place)].isReserved = true
    return true
  }

  mutating func remove(_ place: Int32) {
    byteCount -= slots[Int(place)].byteCount
    slots[Int(place)] = Slot(saved: nil, byteCount: 0)
    free.append(place)
  }
}
