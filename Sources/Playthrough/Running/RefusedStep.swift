import BookKit

/// A step of a script that had no effect, because the book refused it.
///
/// This isn't an error in itself, but it probably explains failures that follow.
public struct RefusedStep: Sendable, Equatable {
  /// The index of the command among the script's steps.
  public let step: Int
  /// The reason.
  public let reason: Player.Refusal

  /// Creates a refused step.
  public init(step: Int, reason: Player.Refusal) {
    self.step = step
    self.reason = reason
  }
}
