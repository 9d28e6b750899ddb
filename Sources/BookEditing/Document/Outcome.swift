import PropertyList

/// What an operation did.
public struct Outcome: Sendable, Equatable {
  /// The changes of the file, in order and without overlaps; their ranges refer to the file before.
  public var edits: [PropertyList.Edit] = []
  /// The revision of the book afterwards.
  public var revision = 0
  /// The paths of the elements that should be selected now.
  public var selection: [String] = []
  /// The values whose paths have changed.
  public var moved: [Move] = []
  /// The paths of names that couldn't be updated after a renaming.
  public var outdatedReferences: [String] = []
  /// The changes of scripts beside the book.
  public var files: [FileEdits] = []
  /// What the step is called in the history.
  public var label = ""
  /// What was copied, as a property list.
  public var clipboard: String?

  /// The old and the new path of a value that moved.
  public struct Move: Sendable, Equatable {
    /// The path before.
    public let from: String
    /// The path afterwards.
    public let to: String
  }
}
