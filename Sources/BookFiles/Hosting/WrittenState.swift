import BookKit

/// A moment of a book in its written form, for whatever stores `Codable` values.
///
/// A `SavedState` on its own cannot be written: its names are those of the player's book.
///
/// ```swift
/// let data = try JSONEncoder().encode(WrittenState(player))
/// try player.restore(JSONDecoder().decode(WrittenState.self, from: data))
/// ```
public struct WrittenState: Sendable, Hashable, Codable {
  /// The moment as an old-style property list in ASCII.
  public let text: String

  /// Writes the present moment of a player.
  public init(_ player: Player) throws(SavedStateError) {
    text = String(decoding: try player.save().written(for: player), as: UTF8.self)
  }

  /// Reads a moment back, as one string; the book is asked only when it is restored.
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the moment as one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension Player {
  /// Goes to a moment that was written for this book, or for an earlier edition of it.
  ///
  /// - Throws: why it cannot be used; then nothing has changed.
  public mutating func restore(_ written: WrittenState) throws(SavedStateError) {
    try restore(SavedState(written: Array(written.text.utf8), for: self))
  }
}
