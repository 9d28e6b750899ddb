import BookKit

/// A problem that occurred, and the path that led to it.
struct Sighting: Sendable {
  var kind: Discovery.Kind
  var page: Int
  var item: Name?
  var other: Name?
  var path = CommandPath(from: nil, by: [])
  /// Whether a random walk led there; a systematic search gives simpler paths.
  var isFromRandomWalk = false

  func isSame(as other: Sighting) -> Bool {
    guard kind == other.kind, page == other.page else { return false }
    return item == other.item && self.other == other.other
  }
}
