/// What a sound is for.
public enum SoundRole: UInt8, Word {
  /// A voice that reads.
  case narration
  /// A noise.
  case effect
  /// Music in the background.
  case music

  /// The word as books write it.
  public var word: StaticString {
    switch self {
    case .narration: "narration"
    case .effect: "effect"
    case .music: "music"
    }
  }
}
