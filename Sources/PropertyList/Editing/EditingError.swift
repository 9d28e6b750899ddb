extension PropertyList {
  /// The reason why a file cannot be changed in place.
  public enum EditingError: Error, Sendable, Equatable {
    /// The list is a binary or JSON file, or wasn't read from a file; write it as a whole instead.
    case notText
    /// The format of the file cannot represent the new value.
    case unwritable(Writing.Loss.Kind)
    /// The encoding of the file doesn't have a character of the new value.
    case unencodable
    /// The node is not of the kind that the change needs.
    case wrongNode
  }
}
