import BookKit
import PropertyList

/// Reads scripts, checking every name at once.
struct ScriptParser {
  let source: PropertyList.Source
  let names: ScriptNames
  private var lexer: ScriptLexer
  private var steps: [Script.Step] = []
  var errors: [ScriptError] = []
  /// What of the line has not been read.
  var words: ArraySlice<ScriptWord> = []
  /// Where the last word before that ends.
  var end = 0
  /// Names of snapshots, and where they stand: two of one name would overwrite each other.
  var snapshots: [(name: [UInt8], line: Int)] = []
  private(set) var line = 0
  /// How many more names may be compared; a script in which every name is wrong must not take for ever.
  private var budget = 200_000

  init(_ source: PropertyList.Source, names: ScriptNames) {
    self.source = source
    self.names = names
    lexer = ScriptLexer(source.bytes)
  }

  mutating func parse() -> ScriptReading {
    if let error = encodingError {
      errors.append(error)
    } else {
      while parseLine() {}
    }
    return ScriptReading(script: Script(source: source, steps: steps), errors: errors)
  }

  /// Reads a text that is one pattern.
  mutating func parsePattern() throws(ScriptError) -> EventPattern {
    if let error = encodingError { throw error }
    guard let line = try lexer.next() else { throw ScriptError("an event is missing", at: 0..<0) }
    begin(line)
    let pattern = try pattern()
    if let next = try lexer.next(), let first = next.words.first { throw unexpected(first, among: []) }
    if let error = errors.first { throw error }
    return pattern
  }

  private var encodingError: ScriptError? {
    UTF8Validation(source.bytes.span).firstInvalid.map {
      ScriptError("this is not valid UTF-8", at: $0..<$0 + 1, hint: "save the script as UTF-8")
    }
  }

  /// Reads the next line; whether there was one.
  private mutating func parseLine() -> Bool {
    do throws(ScriptError) {
      guard let line = try lexer.next() else { return false }
      begin(line)
      let command = try command()
      let start = line.words.first.map { $0.range.lowerBound } ?? end
      steps.append(Script.Step(command: command, range: start..<end, line: line.number))
    } catch {
      errors.append(error)
    }
    return true
  }

  private mutating func begin(_ line: ScriptLexer.Line) {
    words = line.words[...]
    self.line = line.number
  }

  // MARK: - Words

  /// The next word.
  mutating func take() -> ScriptWord? {
    guard let word = words.popFirst() else { return nil }
    end = word.range.upperBound
    return word
  }

  /// The next word, or an error that says what was expected.
  mutating func take(_ what: String) throws(ScriptError) -> ScriptWord {
    guard let word = take() else { throw expected(what) }
    return word
  }

  /// Takes the next word if it is a certain word of the language.
  mutating func skip(_ word: StaticString) -> Bool {
    guard let next = words.first, next.says(word) else { return false }
    _ = take()
    return true
  }

  /// What stands here, or nothing does, where something else was expected.
  func expected(_ what: String, hint: String? = nil) -> ScriptError {
    guard let word = words.first else {
      return ScriptError("\(what) is missing here", at: end..<end, hint: hint)
    }
    return ScriptError("\(what) is expected, not `\(word.shown)`", at: word.range, hint: hint)
  }

  /// A word for which there is no place, and what may have been meant.
  mutating func unexpected(_ word: ScriptWord, among words: [String]) -> ScriptError {
    ScriptError("`\(word.shown)` is not expected here", at: word.range, meant: suggestion(for: word.text, among: words))
  }

  /// Fails if anything is left of the line.
  mutating func finish(among words: [String] = []) throws(ScriptError) {
    if let word = take() { throw unexpected(word, among: words) }
  }

  /// The candidate that is most like a text.
  mutating func suggestion(for text: [UInt8], among candidates: [String]) -> String? {
    suggestion(for: text) { _ in candidates }
  }

  /// The same; the candidates are gathered only when there is time for them.
  mutating func suggestion(for text: [UInt8], among candidates: (ScriptNames) -> [String]) -> String? {
    guard budget > 0 else { return nil }
    let candidates = candidates(names)
    budget -= candidates.count
    return NearestName.suggestion(for: text, among: candidates)
  }
}
