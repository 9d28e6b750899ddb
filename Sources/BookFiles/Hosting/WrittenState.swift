import BookKit

/// A saved state in written form, for anything that stores `Codable` values.
///
/// A `SavedState` itself isn't `Codable`, because its names refer to the player's book.
///
/// ```swift
/// let data = try JSONEncoder().encode(WrittenState(player))
/// try player.restore(JSONDecoder().decode(WrittenState.self, from: data))
/// ```
public struct WrittenState: Sendable, Hashable, Codable {
  /// The state as an old-style ASCII property list.
  public let text: String

  /// Writes the current state of a player.
  public init(_ player: Player) throws(SavedStateError) {
    text = String(decoding: try player.save().bytes(for: player), as: UTF8.self)
  }

  /// Reads a state from a string; it is checked against the book only when it is restored.
  public init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

  /// Writes the state as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension Player {
  /// Restores a state that was written for this book or for an earlier edition of it.
  ///
  /// - Throws: `SavedStateError` if the state can't be used; the player is then unchanged.
  public mutating func restore(_ written: WrittenState) throws(SavedStateError) {
    try restore(SavedState(bytes: Array(written.text.utf8), for: self))
  }
}
