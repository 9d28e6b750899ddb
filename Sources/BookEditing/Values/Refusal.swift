/// The reason why an operation changes nothing.
public struct Refusal: Error, Sendable, Equatable {
  /// The kind of reason.
  package let reason: Reason
  /// What is wrong, in one sentence without a period.
  public let message: String

  package init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }

  /// Creates the refusal of a folder that can't read or write a file.
  public init(_ message: String) { self.init(.unreadableFile, message) }

  /// The word for the kind of reason, such as `no-such-item`, as the answers to lines have it.
  public var keyword: String { reason.rawValue }

  /// The refusal of a line that isn't a JSON object.
  static let notAnObject = Refusal(.badJSON, "this line is not a JSON object")

  /// Returns the refusal of a path that leads to nothing.
  static func nothing(at path: some CustomStringConvertible) -> Refusal {
    Refusal(.noSuchPath, "there is nothing at `\(path.description)`")
  }

  /// A kind of reason, written as a word.
  package enum Reason: String, Sendable, CaseIterable {
    /// The line is not a JSON object.
    case badJSON = "bad-json"
    /// There is no such operation, input or answer.
    case unknownOperation = "unknown-op"
    /// The operation has no such member.
    case unknownMember = "unknown-member"
    /// The operation needs another member.
    case missingMember = "missing-member"
    /// There is no such page.
    case noSuchPage = "no-such-page"
    /// The page has no such element.
    case noSuchItem = "no-such-item"
    /// The element has no such tween.
    case noSuchTween = "no-such-tween"
    /// The element has no such drop target.
    case noSuchTarget = "no-such-target"
    /// The path leads to nothing.
    case noSuchPath = "no-such-path"
    /// There is no such file in the book's folder.
    case noSuchFile = "no-such-file"
    /// A value breaks a rule of the format, or a member has a value that it can't have.
    case badValue = "bad-value"
    /// The dictionary has no such key in the format.
    case notAKey = "not-a-key"
    /// Something else has the name already.
    case nameTaken = "name-taken"
    /// The name is empty or has a control character.
    case badName = "bad-name"
    /// The only page of a book can't be removed.
    case lastPage = "last-page"
    /// The only keyframe of a tween can't be removed.
    case lastKeyframe = "last-keyframe"
    /// The operation needs more elements.
    case tooFew = "too-few"
    /// The elements are not in one group together.
    case notTogether = "not-together"
    /// The element is not a group.
    case notAGroup = "no-group"
    /// The group has keys that would be lost.
    case groupDoesMore = "group-does-more"
    /// A turned or scaled group keeps the element from staying in its place.
    case turnedGroup = "turned-group"
    /// A group cannot go into itself.
    case intoItself = "into-itself"
    /// The element is locked.
    case locked
    /// The file on the disk has changed, too.
    case conflict
    /// The number of times differs from the number of words.
    case wordCount = "word-count"
    /// The encoding of the file, or XML, doesn't have a character.
    case unencodable
    /// The format cannot hold the value.
    case unwritable
    /// The path leaves the book's folder, or is that of a hidden file.
    case unsafePath = "unsafe-path"
    /// A file of that name exists already.
    case fileExists = "file-there"
    /// The file is not a picture or sound that can be read.
    case unreadableFile = "unreadable-file"
    /// The file is too large.
    case tooLarge = "too-large"
    /// The book has changed since the revision that the line names.
    case stale
  }
}
