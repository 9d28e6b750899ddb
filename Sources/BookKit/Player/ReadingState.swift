/// The state of a text that follows one of its voices.
struct ReadingState: Sendable, Equatable {
  /// A counter that increases whenever the text begins or stops following the voice, to make scheduled words stale.
  private(set) var mark: Mark = 0
  private(set) var isFollowing = false

  mutating func begin() {
    mark.advance()
    isFollowing = true
  }

  mutating func end() {
    mark.advance()
    isFollowing = false
  }
}
