import BookKit

/// States of a player to which somebody comes back, and how much memory they take.
struct KeptStates: Sendable {
  private struct Slot: Sendable {
    var saved: SavedState?
    var byteCount: Int
    var isReserved = false
  }

  private var slots: [Slot] = []
  private var free: [Int32] = []
  /// How many bytes all of them take.
  private(set) var byteCount = 0
  /// How many bytes those take that stay.
  private var reservedBytes = 0

  /// Keeps a state of so many bytes.
  ///
  /// - Returns: where it is kept.
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

  /// Lets a state stay for good, as long as all that stay take no more than `limit`; whether it does.
  mutating func reserve(_ place: Int32, within limit: Int) -> Bool {
    let slot = slots[Int(place)]
    guard !slot.isReserved, reservedBytes + slot.byteCount <= limit else { return slot.isReserved }
    reservedBytes += slot.byteCount
    slots[Int(place)].isReserved = true
    return true
  }

  /// Lets a state go.
  mutating func remove(_ place: Int32) {
    byteCount -= slots[Int(place)].byteCount
    slots[Int(place)] = Slot(saved: nil, byteCount: 0)
    free.append(place)
  }
}
