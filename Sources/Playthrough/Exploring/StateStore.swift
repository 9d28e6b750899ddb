import BookKit

/// The saved states of some moments, and how much memory they take.
struct StateStore: Sendable {
  private struct Entry: Sendable {
    let saved: SavedState
    let byteCount: Int
    var isReserved = false
  }

  private var entries: [Int: Entry] = [:]
  private(set) var byteCount = 0
  private var reservedBytes = 0

  mutating func add(_ saved: SavedState, _ byteCount: Int, of moment: Int) {
    self.byteCount += byteCount
    entries[moment] = Entry(saved: saved, byteCount: byteCount)
  }

  func contains(_ moment: Int) -> Bool { entries[moment] != nil }

  func state(of moment: Int) -> SavedState? { entries[moment]?.saved }

  /// Reserves a state permanently, if all reserved states then fit in `limit`.
  mutating func reserve(_ moment: Int, within limit: Int) {
    guard let entry = entries[moment], !entry.isReserved, reservedBytes + entry.byteCount <= limit else { return }
    reservedBytes += entry.byteCount
    entries[moment]?.isReserved = true
  }

  mutating func release(_ moment: Int) {
    guard let entry = entries[moment], !entry.isReserved else { return }
    byteCount -= entry.byteCount
    entries[moment] = nil
  }
}
