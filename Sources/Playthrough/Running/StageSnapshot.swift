import BookKit

/// A snapshot of the stage that a script keeps under a name.
public struct StageSnapshot: Sendable, Equatable {
  /// The name, in UTF-8.
  public let name: [UInt8]
  /// The stage as text, in UTF-8.
  public let text: [UInt8]

  /// Creates a snapshot.
  public init(name: [UInt8], text: [UInt8]) {
    (self.name, self.text) = (name, text)
  }
}
