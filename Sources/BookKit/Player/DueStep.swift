/// A step that is performed at a later tick.
enum DueStep: Sendable, Equatable {
  /// A tween's delay is over.
  case tweenStart(TweenIndex)
  case passEnd(TweenIndex)
  /// A banner's hold time is over.
  case departure(TweenIndex)
  /// A sound's offset is over.
  case soundStart(SoundIndex)
  case soundEnd(SoundIndex)
  case word(item: ItemIndex, word: Int)
  case movieEnd(MovieIndex)
  /// A picture of a movie that has a sound appears.
  case frameSound(movie: MovieIndex, sound: Int)
  case fileEnd(FileIndex)
  case trigger(TriggerIndex)
  case pageRule(RuleIndex)
  case bookRule(RuleIndex)
  case turnEnd
  case creditEnd(Int)

  /// The tween that starts, ends a pass or departs, if that is what it does.
  var tween: TweenIndex? {
    switch self {
    case .tweenStart(let tween), .passEnd(let tween), .departure(let tween): tween
    case .soundStart, .soundEnd, .word, .movieEnd, .frameSound, .fileEnd, .trigger, .pageRule, .bookRule: nil
    case .turnEnd, .creditEnd: nil
    }
  }

  var outlivesPage: Bool {
    switch self {
    case .bookRule: true
    case .tweenStart, .passEnd, .departure, .soundStart, .soundEnd, .word: false
    case .movieEnd, .frameSound, .fileEnd, .trigger, .pageRule, .turnEnd, .creditEnd: false
    }
  }

  /// Whether it fires a trigger or a rule after a delay.
  var isFiring: Bool {
    switch self {
    case .trigger, .pageRule, .bookRule: true
    case .tweenStart, .passEnd, .departure, .soundStart, .soundEnd, .word: false
    case .movieEnd, .frameSound, .fileEnd, .turnEnd, .creditEnd: false
    }
  }
}

/// A step that is performed at a later tick, in eight bytes.
///
/// A tween that is playing has one. As a `DueStep`, it would take 16 bytes more: an eighth of what `bookbench` measures
/// for a tween.
struct PackedDueStep: Sendable, Equatable, PlainPart {
  private enum Kind: UInt8, Sendable {
    case tweenStart = 1
    case passEnd, departure, soundStart, soundEnd, word, movieEnd, frameSound, fileEnd, trigger, pageRule, bookRule
    case turnEnd, creditEnd
  }

  private let kind: Kind
  /// A number of 24 bits, in two parts that need no padding.
  private let upperDetail: UInt8
  private let lowerDetail: UInt16
  private let subject: Int32

  private init(_ kind: Kind, _ subject: Int, detail: Int = 0) {
    self.kind = kind
    upperDetail = UInt8(truncatingIfNeeded: detail >> 16)
    lowerDetail = UInt16(truncatingIfNeeded: detail)
    self.subject = Int32(truncatingIfNeeded: subject)
  }

  init(_ step: DueStep) {
    switch step {
    case .tweenStart(let tween): self.init(.tweenStart, tween.position)
    case .passEnd(let tween): self.init(.passEnd, tween.position)
    case .departure(let tween): self.init(.departure, tween.position)
    case .soundStart(let sound): self.init(.soundStart, sound.position)
    case .soundEnd(let sound): self.init(.soundEnd, sound.position)
    case .word(let item, let word): self.init(.word, item.position, detail: word)
    case .movieEnd(let movie): self.init(.movieEnd, movie.position)
    case .frameSound(let movie, let sound): self.init(.frameSound, movie.position, detail: sound)
    case .fileEnd(let file): self.init(.fileEnd, file.position)
    case .trigger(let trigger): self.init(.trigger, trigger.position)
    case .pageRule(let rule): self.init(.pageRule, rule.position)
    case .bookRule(let rule): self.init(.bookRule, rule.position)
    case .turnEnd: self.init(.turnEnd, 0)
    case .creditEnd(let credit): self.init(.creditEnd, credit)
    }
  }

  private var detail: Int { Int(upperDetail) << 16 | Int(lowerDetail) }

  var step: DueStep {
    switch kind {
    case .tweenStart: .tweenStart(TweenIndex(rawValue: subject))
    case .passEnd: .passEnd(TweenIndex(rawValue: subject))
    case .departure: .departure(TweenIndex(rawValue: subject))
    case .soundStart: .soundStart(SoundIndex(rawValue: subject))
    case .soundEnd: .soundEnd(SoundIndex(rawValue: subject))
    case .word: .word(item: ItemIndex(rawValue: subject), word: detail)
    case .movieEnd: .movieEnd(MovieIndex(rawValue: subject))
    case .frameSound: .frameSound(movie: MovieIndex(rawValue: subject), sound: detail)
    case .fileEnd: .fileEnd(FileIndex(rawValue: subject))
    case .trigger: .trigger(TriggerIndex(rawValue: subject))
    case .pageRule: .pageRule(RuleIndex(rawValue: subject))
    case .bookRule: .bookRule(RuleIndex(rawValue: subject))
    case .turnEnd: .turnEnd
    case .creditEnd: .creditEnd(Int(subject))
    }
  }
}
