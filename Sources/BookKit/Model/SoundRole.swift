/// The purpose of a sound.
public enum SoundRole: UInt8, Keyword {
  /// A voice that reads the text.
  case narration
  /// A sound effect.
  case effect
  /// Background music.
  case music

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .narration: "narration"
    case .effect: "effect"
    case .music: "music"
    }
  }
}
