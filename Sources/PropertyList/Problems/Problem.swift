extension PropertyList {
  /// A problem with a property list: what it is, where it is, and what to do about it.
  public struct Problem: Error, Sendable, Equatable {
    package let kind: Kind
    /// The range of the bytes at fault in the file; in a binary file, the range of the object.
    public let range: Range<Int>
    /// The author's text in that range, shortened to forty scalars with control characters escaped; often empty.
    package let subject: String
    /// What was probably meant.
    package internal(set) var suggestion: String?
    /// The path to the value at fault, as far as the file was understood, with keys shortened like `subject`.
    public let path: PropertyListPath
    /// Other positions that explain the problem.
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

    /// The severity.
    public var severity: Severity { kind.severity }

    /// The severity of a problem.
    public enum Severity: Sendable, Equatable {
      /// The file isn't a property list.
      case error
      /// The file can be read, but other readers may read it differently or not at all.
      case warning
    }

    /// Another position that is related to a problem.
    public struct Note: Sendable, Equatable {
      package let kind: Kind
      /// The range in the file.
      public let range: Range<Int>
      /// What the author wrote there.
      package let subject: String

      package init(_ kind: Kind, at range: Range<Int>, subject: String = "") {
        self.kind = kind
        self.range = range
        self.subject = subject
      }

      package enum Kind: Sendable, Equatable {
        case openedHere
        case pendingKey
        case firstHere
        case againHere
        /// The string before the problem starts here, on an earlier line.
        case startedHere
      }
    }
  }
}
