/// The state of a text being read by one voice.
struct ReadingState: Sendable, Equatable {
  /// A counter that increases whenever the text begins or stops following the voice, so that words scheduled earlier no
  /// longer apply.
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
