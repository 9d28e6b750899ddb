import BookKit

/// The reason why a script stopped before its end.
public struct ScriptFailure: Error, Sendable, Equatable {
  /// The index of the failed command among the script's steps.
  public let step: Int
  /// A description of the expectation and the actual result: one sentence without a period.
  public let message: String
  /// The time of the failure.
  public let tick: Ticks
  /// The differences from a snapshot, one line for each element: `moon has x 10 → 12, alpha 1 → 0.5`.
  public let differences: [String]
  /// The events most similar to the expected one, in the order in which they happened.
  package let similarEvents: [Event]
  package let activities: [Activity]
  /// Advice on how to fix the script, unless that is obvious.
  public let hint: String?
  /// The last refused step before the failure, which is a possible cause; `nil` if there is none.
  public let refusedStep: RefusedStep?
}

/// A step of a script that had no effect, because the book refused it.
///
/// This isn't an error in itself, but it probably explains failures that follow.
public struct RefusedStep: Sendable, Equatable {
  /// The index of the command among the script's steps.
  public let step: Int
  /// The reason for the refusal.
  public let reason: Player.Refusal

  package init(step: Int, reason: Player.Refusal) {
    (self.step, self.reason) = (step, reason)
  }
}
