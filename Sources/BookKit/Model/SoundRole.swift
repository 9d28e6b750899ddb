/// The purpose of a sound.
public enum SoundRole: KeywordText, Keyword {
  /// A voice that reads the text.
  case narration
  /// A sound effect.
  case effect
  /// Background music.
  case music
}

extension SoundRole: ExplainedKeyword {
  package static var kind: StaticString { "a value of `role`" }

  package var meaning: StaticString {
    switch self {
    case .narration: "a voice that reads; readers can switch it off, and page turns can wait for it"
    case .effect: "any other sound, such as a splash or a bark"
    case .music: "music, which readers can switch off"
    }
  }
}
