import BookKit
import PropertyList

extension ScriptParser {
  /// Reads the rest of a line after `record`.
  mutating func recording() throws(ScriptError) -> Command {
    let what = "`begin`, `end TIME`, `cancel`, `page PAGE TIME`, `delete PAGE` or `possible`"
    if skip("possible") { return .input(.allowRecording) }
    if skip("begin") {
      return .input(.beginRecording(words.isEmpty ? nil : String(decoding: try slot(), as: UTF8.self)))
    }
    if skip("end") { return .endRecording(try time()) }
    if skip("cancel") { return .input(.cancelRecording(try cancellation())) }
    if skip("page") { return try recordedPage() }
    if skip("delete") { return try deletion() }
    let meant = words.first.flatMap {
      suggestion(for: $0.text, among: ["possible", "begin", "end", "cancel", "page", "delete"])
    }
    throw expected(what, hint: meant.map { "did you mean `\($0)`?" })
  }

  private mutating func cancellation() throws(ScriptError) -> Player.RecordingCancellation {
    guard let word = words.first else { return .reader }
    guard let reason = word.isQuoted ? nil : Player.RecordingCancellation(word.text) else {
      throw expected("`denied`, `missing` or `full`")
    }
    _ = take()
    return reason
  }

  /// Reads `PAGE [ITEM] TIME [as VOICE] [in LANGUAGE]`.
  private mutating func recordedPage() throws(ScriptError) -> Command {
    var recording = ScriptRecording(page: page(try take("a page number or name")))
    if !isTime { recording.slot = try slot() }
    let start = words.first?.range.lowerBound ?? end
    let time = try time()
    let milliseconds = time.milliseconds(tickRate: names.book.tickRate)
    if !VoiceRecordings.isValidLength(milliseconds: milliseconds) {
      errors.append(ScriptError("a recording lasts from 0.1s to 600s", at: start..<end))
    }
    try readReader(into: &recording)
    return .addRecording(recording, time)
  }

  /// Reads `PAGE [ITEM] [as VOICE] [in LANGUAGE]`, or the name of a voice.
  private mutating func deletion() throws(ScriptError) -> Command {
    let word = try take("a page or a voice")
    guard names.page(word.text) != nil || !words.isEmpty else {
      checkVoice(word)
      return .input(.deleteVoice(word.string))
    }
    var recording = ScriptRecording(page: page(word))
    try readPlace(into: &recording)
    return .deleteRecording(recording)
  }

  /// Reads `PAGE [ITEM] [as VOICE] [in LANGUAGE]` after `expect recording`.
  mutating func expectedRecording(exists: Bool) throws(ScriptError) -> Expectation {
    var recording = ScriptRecording(page: page(try take("a page number or name")))
    try readPlace(into: &recording)
    return .recording(recording, exists: exists)
  }

  private mutating func readPlace(into recording: inout ScriptRecording) throws(ScriptError) {
    if let word = words.first, !word.isKeyword("as"), !word.isKeyword("in") { recording.slot = try slot() }
    try readReader(into: &recording)
  }

  /// Reads `as VOICE` and `in LANGUAGE`, in any order.
  private mutating func readReader(into recording: inout ScriptRecording) throws(ScriptError) {
    while !words.isEmpty {
      if recording.voice == nil, skip("as") {
        let word = try take("the name of a voice")
        checkVoice(word)
        recording.voice = word.text
      } else if recording.language == nil, skip("in") {
        let word = try take("a language such as `en`")
        checkLanguage(word)
        recording.language = word.text
      } else {
        try finish(among: ["as", "in"])
      }
    }
  }

  /// Whether the next word is a time rather than the name of a slot.
  private var isTime: Bool {
    guard let word = words.first, !word.isQuoted else { return false }
    return ScriptParser.looksLikeTime(word.text)
  }

  /// Returns whether a word is read as a time even where a slot is possible.
  static func looksLikeTime(_ text: [UInt8]) -> Bool { ScriptTime(text) != nil || Int64(digits: text) != nil }

  /// Reads a slot, and reports it if no page of the book has it.
  private mutating func slot() throws(ScriptError) -> [UInt8] {
    let word = try item()
    let isSound = names.hasElement(word.text) { $0 == .audio }
    guard !isSound, !BuiltInOption.voice.keyword.matches(word.text) else { return word.text }
    report("no sound of the book is called `\(word.quotedText)`", word) {
      $0.audioNames + [BuiltInOption.voice.keyword.description]
    }
    return word.text
  }

  private mutating func checkVoice(_ word: ScriptWord) {
    guard !VoiceRecordings.isValidVoice(String(decoding: word.text, as: UTF8.self)) else { return }
    let message = "`\(word.quotedText)` cannot be the name of a voice"
    errors.append(ScriptError(message, at: word.range, hint: VoiceRecordings.ruleForVoices))
  }
}

extension VoiceRecordings {
  /// The rule for the names of voices, in words.
  static let ruleForVoices = "a name has 1 to 40 characters, without quotation marks and line breaks"
}
