import BookKit

// The words of books, whose meanings come from the tables of the format.

extension Topic {
  static let keyWords: [Topic] = {
    var words: [(word: ExplainedWord, keys: [Key])] = []
    var indices: [String: Int] = [:]
    for key in Key.all {
      for word in key.words {
        let index = indices["\(word.kind) \(word.word)", default: words.count]
        if index == words.count {
          indices["\(word.kind) \(word.word)"] = index
          words.append((word, []))
        }
        words[index].keys.append(key)
      }
    }
    return words.map { word, keys in
      let places = keys.map { "`\($0.name)` of \($0.owner.title)" }
      return Topic(word.word, word.kind, word.meaning, details(of: word) + [("in", list(places))])
    }
  }()

  /// Returns the topic of a word in a value of `key`, or `nil` if it has no meaning there.
  package static func word(_ text: String, of key: Key) -> Topic? {
    guard let known = key.words.first(where: { $0.word.matches(text.utf8) }) else { return nil }
    return keyWords.first { $0.name.utf8.elementsEqual(text.utf8) && $0.kind == known.kind.description }
  }

  private static func details(of word: ExplainedWord) -> [(String, String)] {
    let utf8 = Array(word.word.description.utf8)
    switch word.kind.description {
    case ElementType.kind.description:
      guard let type = ElementType(utf8) else { return [] }
      return [("keys", keys(of: type.owner) + ", and those of every element")]
    case BuiltInOption.kind.description:
      guard let option = BuiltInOption(utf8) else { return [] }
      return [("values", OptionText.values(of: option))]
    default: return []
    }
  }

  /// The dictionaries of books, except those of elements of one type, which are explained with the type.
  static let dictionaries: [Topic] = {
    let contents = ElementType.allCases.map { $0.owner }
    return KeyOwner.allCases.filter { !contents.contains($0) }.map { owner in
      let places = Key.all.filter { $0.shape.held == owner }.map { "`\($0.name)` of \($0.owner.title)" }
      return Topic(
        owner.noun, "a part of books", owner.meaning,
        [("keys", keys(of: owner))] + (places.isEmpty ? [] : [("in", list(places))]))
    }
  }()

  static let conditionWords = ConditionLexer.words.map { Topic($0.word, $0.kind, $0.meaning) }
  static let levels = PuzzleLevel.words.map { Topic($0.word, $0.kind, $0.meaning, [("in", "the option `level`")]) }
  static let colors = Color.names.map { name, value in
    let digits = String(value, radix: 16, uppercase: true)
    return Topic(name, "a colour", "#" + String(repeating: "0", count: 6 - digits.count) + digits)
  }

  private static func keys(of owner: KeyOwner) -> String {
    Key.all.filter { $0.owner == owner }.map { $0.name.description }.joined(separator: ", ")
  }

  private static func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}

enum OptionText {
  /// Returns the values of an option, the default first.
  static func values(of option: BuiltInOption) -> String {
    switch option {
    case .language:
      "one of the book's `languages`, the first one by default; without them, an empty name, which means the book as "
        + "it is written, or a language of its translations"
    case .voice: "an empty name (default) for the book's own voice, or the name of a voice that was recorded"
    case .sound, .music, .narration, .readAlong, .turnPages, .microphone, .reducedMotion, .textSize, .recording, .level:
      option.values.enumerated().map { text(of: $1) + ($0 == 0 ? " (default)" : "") }.list("or")
    }
  }

  private static func text(of value: Value) -> String {
    switch value {
    case .boolean(let value): "\(value)"
    case .number(let value): BookPhrases.number(value)
    case .string(let value): value
    }
  }
}

extension KeyOwner {
  fileprivate var noun: String { title.description.split(separator: " ").dropFirst().joined(separator: " ") }
}
