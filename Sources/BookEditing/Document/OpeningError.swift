import BookChecking
import BookKit

/// The reason why a file can't be edited in place.
public enum OpeningError: Error, Sendable {
  /// The file is a binary property list, which has no text.
  case binary
  /// The file isn't a property list; the findings say why.
  case malformed([Finding])
  /// The outermost value of the file is neither a dictionary nor an array.
  case unsupportedRoot([Finding])

  /// The message, in one sentence without a period.
  public var message: String {
    switch self {
    case .binary: "a binary file is not edited in place; `bookplay convert --to xml -o FILE` makes a text of it"
    case .malformed(let findings), .unsupportedRoot(let findings):
      findings.first { $0.severity == .error }?.message ?? "the file is not a book"
    }
  }
}
