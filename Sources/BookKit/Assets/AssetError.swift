/// A reason why the file of a picture, sound or font can't be used.
package enum AssetError: Error, Sendable, Equatable {
  /// It exists, but reading it is not permitted.
  case forbidden
  /// The system can't open it.
  case unopened
  /// It's a link to a file outside of the book's folder, where nothing is read.
  case outside
  case empty
  /// It ends before the lengths in it say that it does.
  case truncated
  /// Its bytes contradict themselves or lack what the format requires.
  case damaged(Damage)
  /// Its first bytes belong to another format than its extension stands for.
  case misnamed(found: AssetFormat)

  package enum Damage: Sendable, Equatable, CaseIterable {
    /// The header contains values that the format doesn't allow.
    case header
    /// The header does not match its own checksum.
    case checksum
    /// The lengths of the parts contradict one another.
    case structure
    case noPicture
    /// The picture has a width or height of 0.
    case noArea
    case noSound
    /// The sound has no plausible sample rate.
    case noRate
    /// The font has no outlines of TrueType.
    case noOutlines
    /// The font doesn't say which of its glyphs are which Unicode characters.
    case noCharacters
  }
}

extension AssetError {
  /// The message, which follows the name of the file: `is empty`.
  package var message: String {
    switch self {
    case .forbidden: "cannot be read: Permission denied"
    case .unopened: "cannot be opened"
    case .outside: "is a link that leads out of the book's folder"
    case .empty: "is empty"
    case .truncated: "ends too early"
    case .damaged(let damage): "is damaged: \(damage.message)"
    case .misnamed(.unknown): "is not of the type in its name"
    case .misnamed(let found): "is \(found.title), but its name says otherwise"
    }
  }
}

extension AssetError.Damage {
  /// The message as half a sentence, such as `it contains no sound`.
  package var message: String {
    switch self {
    case .header: "its header is invalid"
    case .checksum: "its header does not match its checksum"
    case .structure: "its structure is invalid"
    case .noPicture: "it contains no picture"
    case .noArea: "its picture has no area"
    case .noSound: "it contains no sound"
    case .noRate: "it has no sample rate"
    case .noOutlines: "it contains no TrueType outlines"
    case .noCharacters: "it has no table of Unicode characters"
    }
  }
}
