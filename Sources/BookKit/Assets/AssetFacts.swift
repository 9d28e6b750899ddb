/// What the engine and the checks need to know of a picture or sound file; whoever has the file finds it out.
public struct AssetFacts: Sendable, Equatable {
  /// The format that the first bytes show.
  public let format: AssetFormat
  /// The size of the file.
  public let byteCount: Int
  /// What is in the file.
  public let content: Content
  /// Whether the ending of the file's name promises another format than the bytes show.
  ///
  /// The contents count all the same, for most players look at the bytes, not at the name.
  public let isMisnamed: Bool

  /// What is known of a file.
  public init(format: AssetFormat, byteCount: Int, content: Content, isMisnamed: Bool = false) {
    self.format = format
    self.byteCount = byteCount
    self.content = content
    self.isMisnamed = isMisnamed
  }

  /// What is in a file.
  public enum Content: Sendable, Equatable {
    /// A picture and its own size in points, as it is seen: after the turn that a camera noted.
    case picture(width: Double, height: Double)
    /// A sound and its length in seconds, which some files do not tell.
    case sound(duration: Double?)
    /// Nothing that can be used.
    case unreadable(AssetFault)
    /// Something in a format that is not read, which may be sound all the same.
    case unknown
  }
}

extension AssetFacts {
  /// Why the file should not be in a book as it is, if so.
  public var fault: AssetFault? {
    if case .unreadable(let fault) = content { return fault }
    return isMisnamed ? .notWhatItsNameSays(found: format) : nil
  }

  /// The length of the sound in seconds, when there is one and it is known.
  public var duration: Double? {
    if case .sound(let duration) = content { return duration }
    return nil
  }

  /// The size of the picture in points, when there is one.
  public var size: (width: Double, height: Double)? {
    if case .picture(let width, let height) = content { return (width, height) }
    return nil
  }
}
