import BookKit
import PropertyList

extension ScriptParser {
  mutating func command() throws(ScriptError) -> Command {
    let word = try take("a command")
    guard let kind = word.isQuoted ? nil : CommandKeyword(word.text) else {
      let meant = suggestion(for: word.text, among: CommandKeyword.keywords.map { $0.description })
      throw ScriptError("`\(word.quotedText)` is not a command", at: word.range, meant: meant)
    }
    let command = try command(kind)
    try finish()
    return command
  }

  private mutating func command(_ kind: CommandKeyword) throws(ScriptError) -> Command {
    switch kind {
    case .open: return .input(try open())
    case .next: return .input(.next)
    case .previous: return .input(.previous)
    case .language:
      let word = try take("a language such as `en`")
      checkLanguage(word)
      return .input(.language(word.string))
    case .wait: return try wait()
    case .tap: return .tap(try touchLocation())
    case .press:
      let location = try touchLocation()
      return .press(location, finger: try options(time: nil, finger: true).finger ?? 0)
    case .move:
      guard skip("to") else { throw expected("`to X Y`") }
      let point = try point()
      let options = try options(time: "over", finger: true)
      return .move(to: point, over: options.time ?? .zero, finger: options.finger ?? 0)
    case .release: return .release(finger: try options(time: nil, finger: true).finger ?? 0)
    case .cancel: return .cancel(finger: try options(time: nil, finger: true).finger ?? 0)
    case .drag: return try drag()
    case .expect: return .expect(try expectation())
    case .mark: return .mark
    case .snapshot: return try snapshot()
    case .seed:
      guard let word = words.first, !word.isQuoted, let seed = UInt64(digits: word.text) else {
        throw expected("a whole number")
      }
      _ = take()
      return .input(.seed(seed))
    case .back: return .input(.back)
    case .option: return .input(try option())
    case .hint: return try game(.hint)
    case .restart: return try game(.restart)
    case .undo: return try game(.undo)
    case .clear: return try game(.clear)
    case .solve: return try game(.solve)
    case .fill: return try fill()
    case .record: return try recording()
    case .shake: return .input(.shake)
    case .noise: return try noise()
    case .rub:
      let item = try item()
      checkElement(item)
      return .input(.rub(item.string))
    case .hold:
      let item = try item()
      checkElement(item)
      let time = try options(time: "over", finger: false).time
      return .hold(item: item.text, over: time ?? Command.defaultHoldDuration)
    }
  }

  private mutating func open() throws(ScriptError) -> Player.Input {
    let word = try take("a page, a section or `credits`")
    if !word.isKeyword("credits"), names.page(word.text) != nil { return .open(page: page(word)) }
    if StaticString("credits").matches(word.text) {
      if !names.book.hasCredits { errors.append(ScriptError("the book has no credits", at: word.range)) }
      return .openCredits
    }
    guard names.hasSection(word.text) || StaticString("read").matches(word.text) else {
      return .open(page: page(word, orSection: true))
    }
    return .openNamed(word.string)
  }

  private mutating func option() throws(ScriptError) -> Player.Input {
    let word = try take("an option")
    checkOption(word)
    guard let value = take() else {
      throw expected("`on`, `off`, a number or a text", hint: names.rules(ofOption: word.text)?.valuesInWords)
    }
    return .option(word.string, ScriptParser.optionValue(value))
  }

  private mutating func noise() throws(ScriptError) -> Command {
    guard let word = words.first, !word.isQuoted, let loudness = ScriptParser.number(word), (0...1).contains(loudness)
    else { throw expected("a loudness from 0 to 1") }
    _ = take()
    guard let time = try options(time: "for", finger: false).time else { return .input(.loudness(loudness)) }
    return .noise(loudness, lasting: time)
  }

  private mutating func wait() throws(ScriptError) -> Command {
    guard skip("for") else {
      // If `for` is missing before an event, say so instead of reporting an invalid time.
      if let word = words.first, !word.isQuoted, EventKind(word.text) != nil {
        throw expected("a time, or `for` before an event", hint: "write `wait for \(word.quotedText)`")
      }
      return .wait(try time())
    }
    let rest = words
    let limit = rest.firstIndex { $0.isKeyword("within") } ?? rest.endIndex
    words = rest[..<limit]
    let pattern = try pattern()
    words = rest[limit...]
    return .waitFor(pattern, within: try options(time: "within", finger: false).time ?? Command.defaultWaitLimit)
  }

  private mutating func touchLocation() throws(ScriptError) -> Command.TouchLocation {
    if skip("at") { return .point(try point()) }
    guard !words.isEmpty else { throw expected("an element or `at X Y`") }
    let word = try item()
    if !names.hasCreditLink(word.text) { checkElement(word) }
    return .item(word.text)
  }

  private mutating func drag() throws(ScriptError) -> Command {
    let item = try item()
    checkElement(item)
    let goal: Command.DragDestination
    if skip("to") {
      if let part = try partGoal() {
        let time = try options(time: "over", finger: false).time ?? Command.defaultDragDuration
        return .drag(item: item.text, to: part, over: time)
      }
      if let word = words.first, let hint = targetHint(word, of: item.text) {
        throw expected("the number X", hint: hint)
      }
      goal = .point(try point())
    } else if skip("onto") {
      let word = try take("a drop target")
      checkTarget(word, of: item.text)
      goal = .target(word.text)
    } else {
      throw expected("`to X Y` or `onto TARGET`", hint: destinationHint(of: item.text))
    }
    let time = try options(time: "over", finger: false).time ?? Command.defaultDragDuration
    return .drag(item: item.text, to: goal, over: time)
  }

  /// Reads `stop N` or a percentage, or returns `nil` if something else follows.
  private mutating func partGoal() throws(ScriptError) -> Command.DragDestination? {
    if skip("stop") {
      guard let word = words.first, !word.isQuoted, let stop = Int64(digits: word.text), stop <= Int64(Int32.max) else {
        throw expected("the number of a stop, from 0,")
      }
      _ = take()
      return .stop(Int(stop))
    }
    guard let word = words.first, !word.isQuoted, word.text.last == UInt8(ascii: "%") else { return nil }
    let digits = Array(word.text.dropLast())
    guard let percent = Decimal.parse(digits.span, digits.indices), percent >= 0, percent <= 100 else {
      throw expected("a percentage from 0% to 100%")
    }
    _ = take()
    return .progress(percent / 100)
  }

  /// Returns a hint for a drop target that comes after `to`, or `nil` if the word seems to be something else.
  private func targetHint(_ word: ScriptWord, of item: [UInt8]) -> String? {
    if names.hasTarget(word.text, of: item) { return "did you mean `onto \(word.quotedText)`?" }
    // A word that begins like a number is probably an invalid number.
    guard let first = word.text.first, !("0123456789.+-" as StaticString).contains(first) else { return nil }
    let targets = names.targetNames(of: item)
    guard targets.isEmpty else { return "write `onto` before a drop target: \(NameList.text(targets, "or"))" }
    return names.hasElement(item) ? "write two numbers; `\(Quotation.of(item))` has no drop targets" : nil
  }

  /// Returns a hint for a destination that lacks `to` or `onto`, or follows some other word.
  private func destinationHint(of item: [UInt8]) -> String? {
    let next = words.prefix(2)
    if let target = next.first(where: { names.hasTarget($0.text, of: item) }) {
      return "did you mean `onto \(target.quotedText)`?"
    }
    guard next.count == 2, next.allSatisfy({ ScriptParser.number($0) != nil }) else { return nil }
    return "did you mean `to \(next.map { $0.quotedText }.joined(separator: " "))`?"
  }

  private mutating func snapshot() throws(ScriptError) -> Command {
    let word = try take("a name")
    guard ScriptParser.isFileName(word.text) else {
      throw ScriptError(
        "`\(word.quotedText)` cannot be a file name", at: word.range,
        hint: "use at most 100 letters, digits, `-` and `_`")
    }
    if let first = snapshots.first(where: { $0.name == word.text }) {
      throw ScriptError("the snapshot `\(word.quotedText)` is already taken in line \(first.line)", at: word.range)
    }
    snapshots.append((word.text, line))
    return .snapshot(word.text)
  }

  /// Returns whether a name is valid in a file name on every system and cannot lead to another folder.
  private static func isFileName(_ text: [UInt8]) -> Bool {
    guard let first = text.first, first != UInt8(ascii: "."), text.count <= 100 else { return false }
    return !text.contains { $0 < 0x20 || $0 == 0x7F || ("/\\:*?\"<>|" as StaticString).contains($0) }
  }
}
