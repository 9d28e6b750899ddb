import BookKit

/// Why a script stopped before its end.
public struct ScriptFailure: Error, Sendable, Equatable {
  /// The command, counted from 0 among the script's steps.
  public let step: Int
  /// What was expected or wanted, and what there was instead, in one sentence without a full stop.
  public let message: String
  /// When in the book.
  public let tick: Ticks
  /// What of a stage is not as it was kept, a line for each element: `moon has x 10 → 12, alpha 1 → 0.5`.
  public let differences: [String]
  /// The events that come nearest to what was expected, in the order in which they happened.
  public let nearest: [Event]
  /// What was still going on.
  public let running: [Running]
  /// What to do about it, where there is something better than the obvious.
  public let hint: String?
  /// The last step before it whose touch a page turn refused, which may explain it; `nil` if there was none.
  public let refusal: Int?
}
