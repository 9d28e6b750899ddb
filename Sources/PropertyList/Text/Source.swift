/// A file's bytes and the name by which people know it.
public struct Source: Sendable, Equatable {
  /// What messages call the file: a path, or a word for something that is no file.
  public let name: String
  /// The bytes, as they are on disk.
  public let bytes: [UInt8]

  /// Names `bytes` as `name` for the messages about them.
  public init(_ bytes: [UInt8], name: String = "<input>") {
    self.bytes = bytes
    self.name = name
  }

  /// A source whose bytes are the UTF-8 of `text`.
  public init(text: String, name: String = "<input>") {
    self.init(Array(text.utf8), name: name)
  }
}
