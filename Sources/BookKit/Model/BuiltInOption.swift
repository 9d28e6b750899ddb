/// An option that every book has.
package enum BuiltInOption: KeywordText, Keyword {
  case sound
  case music
  case narration
  case readAlong
  case turnPages
  case voice
  case microphone
  case language
  case reducedMotion
  case textSize
  case recording
  case level

  /// Whether a book can give the option another default.
  package var letsBooksSetDefault: Bool {
    switch self {
    case .voice, .language, .recording: false
    case .sound, .music, .narration, .readAlong, .turnPages, .microphone, .reducedMotion, .textSize, .level: true
    }
  }

  /// Whether older books can have an option of their own with this name.
  package var wasAvailableToBooks: Bool { self == .turnPages || self == .microphone }

  /// The values, the default first; empty for languages and voices, which depend on the book and its recordings.
  package var values: [Value] {
    switch self {
    case .sound, .music, .narration, .readAlong, .microphone: [.boolean(true), .boolean(false)]
    case .turnPages, .reducedMotion, .recording: [.boolean(false), .boolean(true)]
    case .textSize: [.number(100), .number(125), .number(150)]
    case .level: [.string("easy"), .string("medium"), .string("hard")]
    case .voice, .language: []
    }
  }
}

extension BuiltInOption: ExplainedKeyword {
  package static var kind: StaticString { "an option" }

  package var meaning: StaticString {
    switch self {
    case .sound: "whether anything is heard"
    case .music: "whether music is heard: sounds with the role `music` and the music of pages"
    case .narration: "whether narrations are heard"
    case .readAlong: "whether the word that is spoken is marked"
    case .turnPages: "whether a page is turned by itself, two seconds after it has been read aloud"
    case .voice: "whose recordings are heard"
    case .microphone: "whether pages that wait for a noise listen to the microphone"
    case .language: "the language of the book"
    case .reducedMotion:
      "whether pictures stay calm: page animations and tweens of place, size and rotation are left out"
    case .textSize: "how large letters are, in percent"
    case .recording: "whether there are buttons to record a voice"
    case .level: "how many pieces puzzles have if the book does not say"
    }
  }
}
