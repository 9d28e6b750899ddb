import PropertyList

extension AssetFormat {
  /// Creates the format that a file's extension stands for, or `nil` if no supported format has that extension.
  ///
  /// Letter case is ignored. A name such as `.png` has no extension.
  package init?(extensionOf name: String) {
    let bytes = Array(name.utf8)
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let stem = bytes[..<dot].last ?? UInt8(ascii: "/")
    guard stem != UInt8(ascii: "/") else { return nil }
    let written = bytes[(dot + 1)...].map(ASCIIWord.lowercased)
    for (ending, format) in AssetFormat.extensions where ending.matches(written) {
      self = format
      return
    }
    return nil
  }

  /// Returns whether a file of this format can have an extension that stands for `format`.
  ///
  /// Some extensions are ambiguous: an `.aac` file can be a bare stream or be wrapped in MPEG-4, and a font named
  /// `.otf` or `.ttf` can have outlines of either kind.
  package func matchesExtension(of format: AssetFormat) -> Bool {
    switch (format, self) {
    case (.adts, .mp4), (.openType, .trueType), (.trueType, .openType): true
    default: self == format
    }
  }

  private static let extensions: [(ending: StaticString, format: AssetFormat)] = [
    ("png", .png), ("apng", .png),
    ("jpg", .jpeg), ("jpeg", .jpeg), ("jpe", .jpeg), ("jfif", .jpeg),
    ("gif", .gif),
    ("webp", .webp),
    ("svg", .svg),
    ("wav", .wave), ("wave", .wave),
    ("aif", .aiff), ("aiff", .aiff), ("aifc", .aiff),
    ("caf", .caf),
    ("mp3", .mp3), ("mp2", .mp3), ("mpga", .mp3),
    ("m4a", .mp4), ("mp4", .mp4), ("m4b", .mp4), ("m4r", .mp4), ("m4v", .mp4), ("mov", .mp4),
    ("aac", .adts),
    ("ogg", .ogg), ("oga", .ogg), ("opus", .ogg), ("ogv", .ogg), ("spx", .ogg),
    ("flac", .flac),
    ("ttf", .trueType), ("otf", .openType), ("ttc", .fontCollection), ("otc", .fontCollection),
    ("woff", .webFont), ("woff2", .webFont),
  ]

  /// The extensions of all supported formats, without their dots.
  package static var endings: [String] { extensions.map { $0.ending.description } }
}
