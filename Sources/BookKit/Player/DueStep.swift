/// A step that is performed at a later tick.
enum DueStep: Sendable, Hashable {
  /// A tween's delay is over.
  case tweenStart(TweenIndex)
  case passEnd(TweenIndex)
  /// A banner's hold time is over.
  case departure(TweenIndex)
  /// A sound's offset is over.
  case soundStart(SoundIndex)
  case soundEnd(SoundIndex)
  case word(item: ItemIndex, word: Int32)
  case movieEnd(MovieIndex)
  /// A movie shows a picture that has a sound.
  case frameSound(movie: MovieIndex, sound: Int32)
  case fileEnd(FileIndex)
  case trigger(TriggerIndex)
  case pageRule(RuleIndex)
  case bookRule(RuleIndex)
  case turnEnd
  case creditEnd(Int32)
  /// A page that has been read aloud turns by itself.
  case automaticTurn
  /// A finger has rested on an element long enough.
  case hold

  /// The tween that the step is about, if any.
  var tween: TweenIndex? {
    switch self {
    case .tweenStart(let tween), .passEnd(let tween), .departure(let tween): tween
    case .soundStart, .soundEnd, .word, .movieEnd, .frameSound, .fileEnd, .trigger, .pageRule, .bookRule: nil
    case .turnEnd, .creditEnd, .automaticTurn, .hold: nil
    }
  }

  var outlivesPage: Bool { if case .bookRule = self { true } else { false } }

  var isFiring: Bool {
    switch self {
    case .trigger, .pageRule, .bookRule: true
    case .tweenStart, .passEnd, .departure, .soundStart, .soundEnd, .word: false
    case .movieEnd, .frameSound, .fileEnd, .turnEnd, .creditEnd, .automaticTurn, .hold: false
    }
  }
}
