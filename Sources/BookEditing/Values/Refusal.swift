/// The reason why an operation changes nothing.
public struct Refusal: Error, Sendable, Equatable {
  package let reason: Reason
  /// The message, in one sentence without a period.
  public let message: String

  package init(_ reason: Reason, _ message: String) { (self.reason, self.message) = (reason, message) }

  /// Creates the refusal of a folder that can't read or write a file.
  public init(_ message: String) { self.init(.unreadableFile, message) }

  /// The keyword of the reason, such as `no-such-item`, which answers contain.
  public var keyword: String { reason.rawValue }

  static let notAnObject = Refusal(.badJSON, "this line is not a JSON object")

  static func nothing(at path: some CustomStringConvertible) -> Refusal {
    Refusal(.noSuchPath, "there is nothing at `\(path.description)`")
  }

  package enum Reason: String, Sendable, CaseIterable {
    case badJSON = "bad-json"
    case unknownOperation = "unknown-op"
    case unknownMember = "unknown-member"
    case missingMember = "missing-member"
    case noSuchPage = "no-such-page"
    case noSuchItem = "no-such-item"
    case noSuchTween = "no-such-tween"
    case noSuchTarget = "no-such-target"
    case noSuchPath = "no-such-path"
    case noSuchFile = "no-such-file"
    case badValue = "bad-value"
    case notAKey = "not-a-key"
    case nameTaken = "name-taken"
    case badName = "bad-name"
    case lastPage = "last-page"
    case lastKeyframe = "last-keyframe"
    case tooFew = "too-few"
    case notTogether = "not-together"
    case notAGroup = "no-group"
    case groupDoesMore = "group-does-more"
    case turnedGroup = "turned-group"
    case intoItself = "into-itself"
    case locked
    case conflict
    case wordCount = "word-count"
    case unencodable
    case unwritable
    case unsafePath = "unsafe-path"
    case fileExists = "file-there"
    case unreadableFile = "unreadable-file"
    case tooLarge = "too-large"
    case stale
  }
}
