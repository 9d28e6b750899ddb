import PropertyList

/// The result of an operation.
public struct Outcome: Sendable, Equatable {
  /// The changes to the file, in order and without overlaps; their ranges refer to the file before the operation.
  public var edits: [PropertyList.Edit] = []
  /// The revision of the book afterwards.
  public var revision = 0
  /// The paths of the elements that should be selected now.
  public var selection: [String] = []
  /// The values whose paths have changed.
  public var moved: [Move] = []
  /// The paths of references that couldn't be updated, or that lost their targets.
  public var outdatedReferences: [String] = []
  /// The changes to scripts beside the book.
  public var files: [FileEdits] = []
  /// The label of the step in the history.
  public var label = ""
  /// The copied elements or pages, as a property list.
  public var clipboard: String?

  /// The old and the new path of a value that moved.
  public struct Move: Sendable, Equatable {
    /// The path before.
    public let from: String
    /// The path afterwards.
    public let to: String
  }
}
