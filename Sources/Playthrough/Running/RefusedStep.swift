/// A step of a script that had no effect, because the book refused it.
///
/// This isn't an error in itself, but it probably explains failures that follow.
public struct RefusedStep: Sendable, Equatable {
  /// The reason why a step is refused.
  public enum Reason: Sendable, Equatable {
    /// A page is being turned.
    case pageTurn
    /// A section is being opened.
    case sectionTurn
    /// A voice is being recorded.
    case recording
    /// The credit on stage is too faint.
    case faintCredit
    /// The credit on stage doesn't have the link.
    case creditWithoutLink
  }

  /// The index of the command among the script's steps.
  public let step: Int
  /// The reason.
  public let reason: Reason

  /// Creates a refused step.
  public init(step: Int, reason: Reason) {
    self.step = step
    self.reason = reason
  }
}
