import BookKit
import PropertyList

/// A parser for scripts, which also checks every name.
struct ScriptParser {
  let source: PropertyList.Source
  let names: ScriptNames
  private var lexer: ScriptLexer
  private var steps: [Script.Step] = []
  var errors: [ScriptError] = []
  private var references: [ScriptReference] = []
  var words: ArraySlice<ScriptWord> = []
  /// The end of the last word that has been read.
  var end = 0
  /// The names of snapshots and their lines, because two with the same name would overwrite each other.
  var snapshots: [(name: [UInt8], line: Int)] = []
  private(set) var line = 0
  private(set) var stage: ProbableStage
  /// The first word of the line's comment, if any.
  private var comment: Range<Int>?
  /// The number of names that can still be compared, which limits the time for a script full of wrong names.
  private var budget = 200_000

  init(_ source: PropertyList.Source, names: ScriptNames, on stage: ProbableStage = .page(1)) {
    (self.source, self.stage, self.names) = (source, stage, names)
    lexer = ScriptLexer(source.bytes)
  }

  mutating func parse() -> ScriptReading {
    if let error = encodingError {
      errors.append(error)
    } else {
      while parseLine() {}
    }
    return ScriptReading(
      script: Script(source: source, steps: steps), errors: errors.map { $0.advisingOnQuotes(in: source) },
      references: references.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

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

  private mutating func parseLine() -> Bool {
    do throws(ScriptError) {
      guard let line = try lexer.next() else { return false }
      begin(line)
      let command = try command()
      stage.follow(command, pageCount: names.book.pages.count)
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
    comment = line.comment
  }

  mutating func note(_ kind: ScriptReference.Kind, _ word: ScriptWord) {
    references.append(ScriptReference(kind: kind, name: word.text, range: word.range))
  }

  // MARK: - Words

  mutating func take() -> ScriptWord? {
    guard let word = words.popFirst() else { return nil }
    end = word.range.upperBound
    return word
  }

  /// Returns the next word, or throws an error that says what was expected.
  mutating func take(_ what: String) throws(ScriptError) -> ScriptWord {
    guard let word = take() else { throw expected(what) }
    return word
  }

  /// Reads the next word if it is this keyword, and returns whether it was.
  mutating func skip(_ word: StaticString) -> Bool {
    guard let next = words.first, next.isKeyword(word) else { return false }
    _ = take()
    return true
  }

  /// Returns an error for an unexpected or missing word.
  func expected(_ what: String, hint: String? = nil) -> ScriptError {
    guard let word = words.first else {
      return ScriptError("\(what) is missing here", at: end..<end, hint: hint ?? colorHint)
    }
    return ScriptError("\(what) is expected, not `\(word.quotedText)`", at: word.range, hint: hint)
  }

  /// A hint for a colour without quotation marks, which is read as a comment.
  private var colorHint: String? {
    guard let comment, Color(Array(source.bytes[comment])) != nil else { return nil }
    return "put the colour in quotation marks: `\"\(Quotation.of(source.bytes[comment]))\"`"
  }

  /// Returns an error for an extra word, with the most similar valid word as a hint.
  mutating func unexpected(_ word: ScriptWord, among words: [String]) -> ScriptError {
    ScriptError(
      "`\(word.quotedText)` is not expected here", at: word.range, meant: suggestion(for: word.text, among: words))
  }

  /// Throws an error if any words are left on the line.
  mutating func finish(among words: [String] = []) throws(ScriptError) {
    if let word = take() { throw unexpected(word, among: words) }
  }

  /// Returns the candidate that is most similar to a text, if the budget allows.
  mutating func suggestion(for text: [UInt8], among candidates: [String]) -> String? {
    guard budget > 0 else { return nil }
    budget -= candidates.count
    return NearestName.suggestion(for: text, among: candidates)
  }

  /// Returns a question with the most similar candidate and a list of the candidates, if the budget allows.
  mutating func advice(
    for text: [UInt8], among candidates: (ScriptNames) -> [String], listing list: (ScriptNames, [String]) -> String?
  ) -> (question: String?, list: String?) {
    guard budget > 0 else { return (nil, nil) }
    let candidates = candidates(names)
    let question = suggestion(for: text, among: candidates).map { "did you mean `\(Quotation.of($0))`?" }
    return (question, list(names, candidates))
  }
}
