import BookKit

/// The stage as a script kept it under a name.
public struct KeptSnapshot: Sendable, Equatable {
  /// The name, in UTF-8.
  public let name: [UInt8]
  /// The stage as text.
  public let text: [UInt8]

  /// A stage that was kept.
  public init(name: [UInt8], text: [UInt8]) {
    self.name = name
    self.text = text
  }
}
