import BookKit
import Playthrough
import PropertyList

struct EventFilter {
  /// The patterns, of which an event must match one; if there are none, all events match.
  let patterns: [EventPattern]

  var wantsDetails: Bool { patterns.contains { $0.kind.isVerbose } }

  func matches(_ event: Event, names: NameTable) -> Bool {
    patterns.isEmpty || patterns.contains { $0.matches(event, names: names) }
  }
}

extension EventFilter {
  /// Reads the patterns of `--only`, which are separated by commas outside of quotes.
  ///
  /// A star in an event name matches any characters; it matches verbose events only with `--verbose`.
  init(_ options: GivenOptions, for book: Book) throws(CommandError) {
    var patterns: [EventPattern] = []
    for text in options[Play.only] {
      let names = ScriptNames(book)
      // A name can contain a comma, so text that is valid as one pattern is read as one.
      if let whole = try? EventPattern.read(PropertyList.Source(text: text), names: names) {
        patterns.append(whole)
        continue
      }
      for part in EventFilter.parts(of: text) {
        patterns += try EventFilter.patterns(part, names, includesDetails: options[Play.verbose])
      }
    }
    self.init(patterns: patterns)
  }

  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var (isQuoted, isEscaped) = (false, false)
    for character in text {
      if character == ",", !isQuoted {
        parts.append("")
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  private static func patterns(
    _ text: String, _ names: ScriptNames, includesDetails: Bool
  ) throws(CommandError) -> [EventPattern] {
    let trimmed = text.drop { $0 == " " }
    let word = trimmed.prefix { $0 != " " }
    guard word.contains("*") else { return [try pattern(text, names)] }
    let rest = trimmed.dropFirst(word.count)
    let kinds = EventKind.allCases.filter { kind in
      (includesDetails || !kind.isVerbose) && matches(Array(kind.keyword.description.utf8)[...], Array(word.utf8)[...])
    }
    guard let first = kinds.first else {
      throw .usage(
        "`--only`: no event is called `\(word)`; write `tween.*` for all events of tweens, or the name of one")
    }
    // Some of these kinds of event may not have what the rest of the pattern asks for.
    let patterns = kinds.compactMap { try? pattern($0.keyword.description + rest, names) }
    return patterns.isEmpty ? [try pattern(first.keyword.description + rest, names)] : patterns
  }

  private static func pattern(_ text: String, _ names: ScriptNames) throws(CommandError) -> EventPattern {
    do throws(ScriptError) { return try EventPattern.read(PropertyList.Source(text: text), names: names) } catch {
      let hint = error.hint ?? "write an event and what it concerns, such as `\"tap moon\"`"
      throw .usage("`--only`: \(error.message); \(hint)")
    }
  }

  private static func matches(_ word: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return word.isEmpty }
    if first == UInt8(ascii: "*") {
      let rest = text.drop { $0 == UInt8(ascii: "*") }
      return (word.startIndex...word.endIndex).contains { matches(word[$0...], rest) }
    }
    return word.first == first && matches(word.dropFirst(), text.dropFirst())
  }
}
