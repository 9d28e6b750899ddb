import BookKit

/// Something wrong that happened, and all commands that led to it.
struct Sighting: Sendable {
  var kind: Discovery.Kind
  var page: Int
  var item: Name?
  var other: Name?
  /// What led there.
  var way = Way(from: -1, by: [])
  /// Whether lots led there: what comes of a system is plainer.
  var isByLot = false

  /// Whether both are the same thing.
  func isSame(as other: Sighting) -> Bool {
    guard kind == other.kind, page == other.page else { return false }
    return item == other.item && self.other == other.other
  }
}
