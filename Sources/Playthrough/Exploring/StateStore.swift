import BookKit

/// The saved states of as many moments as there is room for.
struct StateStore: Sendable {
  private struct Entry: Sendable {
    let saved: SavedState
    let byteCount: Int
    var isReserved = false
  }

  private var entries: [Int: Entry] = [:]
  private(set) var byteCount = 0
  private var reservedBytes = 0
  private let maxBytes: Int

  init(maxBytes: Int) { self.maxBytes = maxBytes }

  /// Keeps the state of a moment until the moment is expanded, if there is room for the state.
  mutating func add(_ saved: SavedState, _ byteCount: Int, of moment: Int) {
    guard self.byteCount + byteCount <= maxBytes else { return }
    self.byteCount += byteCount
    entries[moment] = Entry(saved: saved, byteCount: byteCount)
  }

  func contains(_ moment: Int) -> Bool { entries[moment] != nil }
  func state(of moment: Int) -> SavedState? { entries[moment]?.saved }

  /// Keeps a state permanently as a starting point of random walks.
  ///
  /// Such states take at most half of the room. All other states are released after expansion.
  mutating func reserve(_ moment: Int) {
    guard let entry = entries[moment], !entry.isReserved, reservedBytes + entry.byteCount <= maxBytes / 2 else {
      return
    }
    reservedBytes += entry.byteCount
    entries[moment]?.isReserved = true
  }

  mutating func release(_ moment: Int) {
    guard let entry = entries[moment], !entry.isReserved else { return }
    byteCount -= entry.byteCount
    entries[moment] = nil
  }
}
