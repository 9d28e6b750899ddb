import PropertyList

/// How loud a noise must be for a book, and the tweens that follow the loudness.
public struct Microphone: Sendable {
  /// The loudness from which it counts as loud, 0…1.
  public var loud = 0.5
  /// The loudness below which it counts as quiet again, as the author wrote it.
  package var ownQuiet: Located<Double>?
  /// The tweens that follow the loudness, on each page that has their elements.
  public var drives: [MovablePart.Drive] = []
  package var node: NodeHandle

  /// The loudness below which it counts as quiet again.
  public var quiet: Double { ownQuiet?.value ?? min(Microphone.defaultQuiet, loud) }

  private static let defaultQuiet = 0.25
}
