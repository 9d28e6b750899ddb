/// Why the file of a picture or sound cannot be used.
public enum AssetFault: Error, Sendable, Equatable {
  /// It is there, but may not be read.
  case forbidden
  /// The system cannot open it.
  case unopened
  /// It is a link to a file outside of the book's folder, where nothing is read.
  case outside
  /// It has no bytes.
  case empty
  /// It ends before what its own lengths announce.
  case truncated
  /// Its bytes contradict themselves or lack what the format requires.
  case damaged(Damage)
  /// Its first bytes are those of another format than its ending promises.
  case notWhatItsNameSays(found: AssetFormat)

  /// What is wrong with a damaged file.
  public enum Damage: Sendable, Equatable, CaseIterable {
    /// The header holds numbers that the format does not know.
    case header
    /// The header does not match its own checksum.
    case checksum
    /// The lengths of the parts contradict one another.
    case structure
    /// There is no picture in it.
    case noPicture
    /// The picture is 0 wide or 0 high.
    case noArea
    /// There is no sound in it.
    case noSound
    /// The sound has no sensible number of samples a second.
    case noRate
  }
}

extension AssetFault {
  /// What is wrong, to be put after the name of the file: `is empty`.
  public var words: String {
    switch self {
    case .forbidden: "cannot be read: Permission denied"
    case .unopened: "cannot be opened"
    case .outside: "is a link out of the book's folder"
    case .empty: "is empty"
    case .truncated: "ends too early"
    case .damaged(let damage): "is damaged: \(damage.words)"
    case .notWhatItsNameSays(.unknown): "is not what its name says"
    case .notWhatItsNameSays(let found): "is \(found.words), not what its name says"
    }
  }
}

extension AssetFault.Damage {
  /// What is wrong, as half a sentence.
  public var words: String {
    switch self {
    case .header: "its header makes no sense"
    case .checksum: "its header does not match its checksum"
    case .structure: "its parts do not fit together"
    case .noPicture: "it holds no picture"
    case .noArea: "its picture has no area"
    case .noSound: "it holds no sound"
    case .noRate: "it does not say how fast its sound plays"
    }
  }
}
