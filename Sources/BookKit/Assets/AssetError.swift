package enum AssetError: Error, Sendable, Equatable {
  /// The file exists, but reading it is not permitted.
  case forbidden
  /// The system can't open the file.
  case cannotBeOpened
  /// The file is a link that leads out of the book's folder, and only files inside are read.
  case outside
  case empty
  /// The file is shorter than the lengths in its headers say.
  case truncated
  /// The bytes of the file are inconsistent or incomplete.
  case damaged(Damage)
  /// The first bytes of the file belong to a different format than its extension.
  case misnamed(found: AssetFormat)

  package enum Damage: KeywordText, Sendable, CaseIterable {
    /// The header contains values that the format doesn't allow.
    case header = "its header is invalid"
    /// The header does not match its own checksum.
    case checksum = "its header does not match its checksum"
    /// The lengths of the parts contradict one another.
    case structure = "its structure is invalid"
    case noPicture = "it contains no picture"
    /// The picture has a width or height of 0.
    case noArea = "its picture has no area"
    case noSound = "it contains no sound"
    /// The sound has no plausible sample rate.
    case noRate = "it has no sample rate"
    /// The font has no TrueType outlines.
    case noOutlines = "it contains no TrueType outlines"
    /// The font has no table that maps Unicode characters to glyphs.
    case noCharacters = "it has no table of Unicode characters"

    package var message: String { rawValue.text.description }
  }
}

extension AssetError {
  /// The message to put after the name of the file, such as `is empty`.
  package var message: String {
    switch self {
    case .forbidden: "cannot be read: Permission denied"
    case .cannotBeOpened: "cannot be opened"
    case .outside: "is a link that leads out of the book's folder"
    case .empty: "is empty"
    case .truncated: "ends too early"
    case .damaged(let damage): "is damaged: \(damage.message)"
    case .misnamed(.unknown): "is not of the type in its name"
    case .misnamed(let found): "is \(found.title), but its name says otherwise"
    }
  }
}
