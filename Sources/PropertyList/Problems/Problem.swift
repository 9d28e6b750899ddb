/// Something wrong with a property list: what, where, and what to do about it.
public struct Problem: Error, Sendable, Equatable {
  /// What is wrong.
  public let kind: Kind
  /// The bytes of the file that are at fault; for a binary file, of the object.
  public let range: Range<Int>
  /// What the author wrote there, shortened to forty scalars, control characters escaped; often empty.
  public let subject: String
  /// What was probably meant.
  public let suggestion: String?
  /// The way to the value at fault, as far as the file was understood; keys in it are shortened as `subject` is.
  public let path: PropertyListPath
  /// Other places that explain the problem.
  public let notes: [Note]

  package init(
    _ kind: Kind, at range: Range<Int>, subject: String = "", suggestion: String? = nil,
    path: PropertyListPath = PropertyListPath(), notes: [Note] = []
  ) {
    self.kind = kind
    self.range = range
    self.subject = subject
    self.suggestion = suggestion
    self.path = path
    self.notes = notes
  }

  /// Whether the file is still a property list in spite of it.
  public var severity: Severity { kind.severity }

  /// How bad a problem is.
  public enum Severity: Sendable, Equatable {
    /// The file is no property list.
    case error
    /// The file can be read, but others may read it differently or not at all.
    case warning
  }

  /// Another place that has to do with a problem.
  public struct Note: Sendable, Equatable {
    /// What the place is.
    public let kind: Kind
    /// The bytes of the file.
    public let range: Range<Int>
    /// What the author wrote there.
    public let subject: String

    package init(_ kind: Kind, at range: Range<Int>, subject: String = "") {
      self.kind = kind
      self.range = range
      self.subject = subject
    }

    /// What a place has to do with a problem.
    public enum Kind: Sendable, Equatable {
      /// What is not closed was opened here.
      case openedHere
      /// The key that waits for its value.
      case pendingKey
      /// The same key stands here for the first time.
      case firstHere
      /// The string that ends before the problem begins here, in another line.
      case begunHere
    }
  }
}
