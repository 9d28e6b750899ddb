import BookKit

/// A reference to a recording in a script; `nil` means the page's first slot, the chosen voice or the current language.
package struct ScriptRecording: Sendable, Equatable {
  package var page: Int
  package var slot: [UInt8]?
  package var voice: [UInt8]?
  package var language: [UInt8]?

  package init(page: Int, slot: [UInt8]? = nil, voice: [UInt8]? = nil, language: [UInt8]? = nil) {
    (self.page, self.slot, self.voice, self.language) = (page, slot, voice, language)
  }
}

extension Player.RecordingCancellation {
  /// Creates a reason from its keyword in scripts.
  init?(_ word: [UInt8]) {
    let reasons: [Self] = [.denied, .missing, .full]
    guard let reason = reasons.first(where: { $0.reason.keyword.matches(word) }) else { return nil }
    self = reason
  }
}

extension ScriptTime {
  /// Returns the time in whole milliseconds, the unit of recordings, rounded down.
  package func milliseconds(tickRate: Int) -> Int {
    let (count, parts) =
      switch self {
      case .ticks(let count): (count, Int64(tickRate))
      case .seconds(let count, let parts): (count, parts)
      }
    guard count > 0, parts > 0 else { return 0 }
    // A longer time would be too long for any recording.
    let seconds = min(count / parts, 1_000_000)
    return Int(seconds * 1000 + count % parts * 1000 / parts)
  }
}
