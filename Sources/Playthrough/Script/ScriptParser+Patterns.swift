import BookKit
import PropertyList

extension ScriptParser {
  /// Reads an event and the properties it must have, up to the end of the line.
  mutating func pattern() throws(ScriptError) -> EventPattern {
    let word = try take("an event such as `tween.completed`")
    guard let kind = word.isQuoted ? nil : EventKind(word.text) else {
      let meant = suggestion(for: word.text, among: EventKind.keywords.map { $0.description })
      throw ScriptError("`\(word.quotedText)` is not an event", at: word.range, meant: meant)
    }
    var pattern = EventPattern(kind)
    var keys: [EventKey] = []
    var isFirst = true
    while let word = take() {
      if let sign = word.firstIndex(of: "="), sign > 0 {
        try takeKey(word.part(0..<sign), word.part(sign + 1..<word.text.count), into: &pattern, seen: &keys)
      } else if isFirst {
        try readSubject(word, into: &pattern, seen: &keys)
      } else {
        throw ScriptError("`\(word.quotedText)` is not expected here", at: word.range, hint: "write `key=value`")
      }
      isFirst = false
    }
    return pattern
  }

  /// Reads the subject of an event, which is the word after the name of the event.
  private mutating func readSubject(
    _ word: ScriptWord, into pattern: inout EventPattern, seen keys: inout [EventKey]
  ) throws(ScriptError) {
    let key: EventKey
    switch pattern.kind.subject {
    case .page: key = .page
    case .section: key = .section
    case .name: key = .name
    case .value: key = .value
    case .item: return try takeItem(word, into: &pattern, seen: &keys)
    }
    keys.append(key)
    try set(key, to: word, in: &pattern)
  }

  /// Reads an element or `element/tween`; an element whose name is the whole word takes precedence.
  private mutating func takeItem(
    _ word: ScriptWord, into pattern: inout EventPattern, seen keys: inout [EventKey]
  ) throws(ScriptError) {
    keys.append(.item)
    guard !hasItem(word.text, for: pattern.kind), let slash = slash(in: word, for: pattern.kind) else {
      return try set(.item, to: word, in: &pattern)
    }
    let tween = word.part(slash + 1..<word.text.count)
    // For a picture to colour, the part after the slash is a region.
    let key: EventKey = pattern.kind == .regionFilled ? .name : .tween
    guard pattern.kind.keys.contains(key) else {
      throw ScriptError("`\(pattern.kind.keyword)` has no tween", at: tween.range)
    }
    try set(.item, to: word.part(0..<slash), in: &pattern)
    keys.append(key)
    try set(key, to: tween, in: &pattern)
  }

  /// Returns the index of the `/` between an element and its tween: after a known name, or else the last `/`.
  private func slash(in word: ScriptWord, for kind: EventKind) -> Int? {
    var rest = word
    while let slash = rest.lastIndex(of: "/"), slash > 0 {
      rest = rest.part(0..<slash)
      if hasItem(rest.text, for: kind) { return slash }
    }
    return word.lastIndex(of: "/").flatMap { $0 > 0 ? $0 : nil }
  }

  private mutating func takeKey(
    _ name: ScriptWord, _ value: ScriptWord, into pattern: inout EventPattern, seen keys: inout [EventKey]
  ) throws(ScriptError) {
    let kind = pattern.kind
    let allowed = kind.patternKeys
    guard let key = EventKey(name.text), allowed.contains(key) else {
      let words = allowed.map { $0.keyword.description }
      var hint = suggestion(for: name.text, among: words).map { "did you mean `\($0)`?" }
      if hint == nil, !words.isEmpty { hint = "it has " + words.map { "`\($0)`" }.joined(separator: ", ") }
      throw ScriptError("`\(kind.keyword)` has no `\(name.quotedText)`", at: name.range, hint: hint)
    }
    guard !keys.contains(key) else {
      throw ScriptError("`\(key.keyword)` appears here twice", at: name.range)
    }
    guard !value.text.isEmpty || value.isQuoted else {
      throw ScriptError("a value is missing after `\(name.quotedText)=`", at: name.range)
    }
    keys.append(key)
    try set(key, to: value, in: &pattern)
  }

  private mutating func set(_ key: EventKey, to word: ScriptWord, in pattern: inout EventPattern) throws(ScriptError) {
    switch key {
    case .page: pattern.page = page(word)
    case .section: pattern.section = section(word)
    case .item:
      checkItem(word, for: pattern.kind)
      pattern.item = word.text
    case .tween:
      checkTween(word, of: pattern.item)
      pattern.tween = word.text
    case .target:
      checkTarget(word, of: pattern.item)
      pattern.target = word.text
    case .other:
      if !ReservedName.bounds.matches(word.text) { checkElement(word) }
      pattern.other = word.text
    case .pass:
      pattern.pass = try wholeNumber(word, from: 2, "the first pass is not reported, so passes start at 2")
    case .index: pattern.index = Int(try wholeNumber(word, from: 0, "they are counting from 0"))
    case .text: pattern.text = word.text
    case .name: setName(word, in: &pattern)
    case .value: setValue(word, in: &pattern)
    case .from: setOrigin(word, in: &pattern)
    case .reason: pattern.reason = try choice(word, Event.Reason.allCases, Event.Reason.keywords)
    case .finished: pattern.isFinished = try choice(word, [true, false], ["true", "false"])
    case .url: pattern.url = word.text
    case .x: pattern.x = try coordinate(word)
    case .y: pattern.y = try coordinate(word)
    case .tick, .time, .event: break
    }
  }

  private mutating func setName(_ word: ScriptWord, in pattern: inout EventPattern) {
    switch pattern.kind.family {
    case .rule: checkRule(word)
    case .variable: checkVariable(word)
    case .option: checkOption(word)
    case .credit: checkCredit(word)
    case .coloring: checkRegion(word)
    // The book doesn't know the names of voices.
    case .recording: break
    case .page, .section, .language, .item, .tween, .sound, .movie, .word, .touch, .drag, .puzzle, .fault:
      if Property(word.text) == nil {
        report("`\(word.quotedText)` is not a property", word) { _ in Property.keywords.map { $0.description } }
      }
    }
    pattern.name = word.text
  }

  private mutating func setValue(_ word: ScriptWord, in pattern: inout EventPattern) {
    if pattern.kind == .languageChanged {
      checkLanguage(word)
      pattern.value = .text(word.text)
    } else {
      pattern.value = ScriptParser.value(word)
    }
  }

  private mutating func setOrigin(_ word: ScriptWord, in pattern: inout EventPattern) {
    if pattern.kind == .pageEntering || pattern.kind == .sectionOpening {
      let isSection = names.page(word.text) == nil && names.hasSection(word.text)
      pattern.origin = isSection ? .text(word.text) : .page(page(word))
    } else {
      let isElement = !["page", "noise", "shake"].contains { word.isKeyword($0) }
      if isElement { checkElement(word) }
      pattern.origin = .text(word.text)
    }
  }

  private func wholeNumber(_ word: ScriptWord, from first: Int64, _ hint: String) throws(ScriptError) -> Int64 {
    guard !word.isQuoted, let number = Int64(digits: word.text), number >= first, number <= Int64(Int32.max) else {
      throw ScriptError(
        "a whole number of \(first) or more is expected, not `\(word.quotedText)`", at: word.range, hint: hint)
    }
    return number
  }

  private func coordinate(_ word: ScriptWord) throws(ScriptError) -> Double {
    guard let number = ScriptParser.number(word) else {
      throw ScriptError("a number is expected, not `\(word.quotedText)`", at: word.range, hint: commaHint(word.text))
    }
    return number
  }

  private mutating func choice<Choice>(
    _ word: ScriptWord, _ choices: [Choice], _ words: [StaticString]
  ) throws(ScriptError) -> Choice {
    guard let index = words.firstIndex(where: { $0.matches(word.text) }) else {
      let list = words.map { "`\($0)`" }.joined(separator: ", ")
      let meant = suggestion(for: word.text, among: words.map { $0.description })
      throw ScriptError("one of \(list) is expected, not `\(word.quotedText)`", at: word.range, meant: meant)
    }
    return choices[index]
  }
}

extension EventKind {
  package var patternKeys: [EventKey] {
    switch family {
    // Credits don't belong to a page.
    case .credit: keys
    case .section: [.section] + keys
    case .page where self != .pageRefused, .recording: [.page] + keys
    case .page, .language, .item, .tween, .sound, .movie, .word, .touch, .drag, .rule, .variable, .option, .puzzle,
      .coloring, .fault:
      [.page, .section] + keys
    }
  }
}

// MARK: - Elements by the events they emit

extension ScriptParser {
  /// Returns whether the item of an event can have this name.
  private func hasItem(_ text: [UInt8], for kind: EventKind) -> Bool {
    if names.hasElement(text) { return true }
    guard kind.emittingType == .audio else { return false }
    return isVoice(text) || kind.family == .sound && (isMusic(text) || names.hasSoundFile(text))
  }

  /// Reports an item that the book doesn't have, or that never emits such an event.
  private mutating func checkItem(_ word: ScriptWord, for kind: EventKind) {
    guard hasItem(word.text, for: kind) else {
      if kind.emittingType == .audio {
        return report("no sound of the book is called `\(word.quotedText)`", word) { $0.audioNames + $0.soundFiles }
      }
      return checkElement(word)
    }
    if names.hasElement(word.text) { note(.element, word) }
    guard let emittingType = kind.emittingType, let type = names.types(of: word.text).first else { return }
    if kind.emittingType == .audio, isMusic(word.text) || isVoice(word.text) || names.hasSoundFile(word.text) { return }
    guard !names.hasElement(word.text, where: { $0 == emittingType }) else { return }
    errors.append(
      ScriptError("`\(word.quotedText)` is \(type.owner.title), which never emits `\(kind.keyword)`", at: word.range))
  }

  private func isMusic(_ text: [UInt8]) -> Bool {
    ReservedName.music.matches(text) && names.book.pagesAndSections.contains { $0.music != nil }
  }

  /// Returns whether this is the name of the slot on a page without a narration.
  private func isVoice(_ text: [UInt8]) -> Bool { BuiltInOption.voice.keyword.matches(text) }
}

extension EventKind {
  /// The type of element that emits such events, if only one type does.
  fileprivate var emittingType: ElementType? {
    switch family {
    case .sound, .recording: .audio
    case .movie: .movie
    case .word: .text
    case .puzzle: .puzzle
    case .coloring: .coloring
    case .page, .section, .language, .item, .tween, .touch, .drag, .rule, .variable, .option, .credit, .fault: nil
    }
  }
}
