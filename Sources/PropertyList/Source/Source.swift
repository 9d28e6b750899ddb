extension PropertyList {
  /// A file's bytes and the name that messages use for it.
  public struct Source: Sendable, Equatable {
    /// The name in messages: a path, or a description of something that isn't a file.
    public let name: String
    /// The bytes as they are on disk.
    public let bytes: [UInt8]

    /// Creates a source with a name for messages.
    public init(_ bytes: [UInt8], name: String = "<input>") {
      self.bytes = bytes
      self.name = name
    }

    /// Creates a source from the UTF-8 of `text`.
    public init(text: String, name: String = "<input>") { self.init(Array(text.utf8), name: name) }
  }
}
