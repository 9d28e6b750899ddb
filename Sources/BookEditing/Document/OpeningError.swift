import BookChecking
import BookKit

/// The reason why a file can't be edited in place.
public enum OpeningError: Error, Sendable {
  /// It is a binary property list, which has no text.
  case binary
  /// It isn't a property list; the findings say why.
  case malformed([Finding])
  /// It is a property list, but its outermost value is neither a dictionary nor an array.
  case unsupportedRoot([Finding])

  /// What is wrong, in one sentence without a period.
  public var message: String {
    switch self {
    case .binary: "a binary file is not edited in place; `bookplay convert --to xml -o FILE` makes a text of it"
    case .malformed(let findings), .unsupportedRoot(let findings):
      findings.first { $0.severity == .error }?.message ?? "the file is not a book"
    }
  }
}
