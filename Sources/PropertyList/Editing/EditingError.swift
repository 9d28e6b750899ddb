/// Why a file cannot be changed in place.
public enum EditingError: Error, Sendable, Equatable {
  /// A binary file, or a list that was never read from a file: write it anew.
  case notText
  /// The form of the file cannot hold the new value.
  case unwritable(Writing.Loss.Kind)
  /// The encoding of the file lacks a character of the new value.
  case unencodable
  /// The node is not of the kind that the change needs.
  case wrongNode
}
