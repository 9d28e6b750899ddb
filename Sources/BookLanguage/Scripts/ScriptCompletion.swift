import BookKit
import BookReports
import Playthrough

struct ScriptCompletion {
  /// The names of the book, or `nil` if it can't be read.
  let names: ScriptNames?
  let book: Book?

  func items(at offset: Int, in text: TextBuffer) -> (items: [CompletionItem], token: Range<Int>)? {
    guard let words = text.scriptWords(ofLineAt: offset) else { return nil }
    let before = words.filter { $0.range.upperBound < offset }
    let current = words.first { $0.range.lowerBound < offset && offset <= $0.range.upperBound }
    var token = current?.range ?? offset..<offset
    let typed = current?.string ?? ""
    guard let command = before.first else { return (topics("a command of scripts", .keyword), token) }
    // A property follows a name and a dot.
    if command.string == "expect", let point = typed.utf8.lastIndex(of: UInt8(ascii: ".")), current?.isQuoted == false,
      names?.types(of: Array(typed.utf8[..<point])).isEmpty == false
    {
      token = token.lowerBound + typed.utf8.distance(from: typed.startIndex, to: point) + 1..<token.upperBound
      let isPart = names?.hasMovable(Array(typed.utf8[..<point])) ?? false
      let others = ["visible"] + (isPart ? [MovablePart.progressName.description] : [])
      return ((Property.keywords.map { $0.description } + others).map { CompletionItem($0, .key) }, token)
    }
    return (items(after: before.map { $0.string }), token)
  }

  private func items(after words: [String]) -> [CompletionItem] {
    let last = words[words.count - 1]
    switch words[0] {
    case "open" where words.count == 1:
      return name(book?.pageNames ?? []) + name(book?.sectionWords ?? []) + keywords("credits")
    case "language" where words.count == 1: return name(names?.languages ?? [])
    case "tap" where words.count == 1, "press" where words.count == 1, "drag" where words.count == 1:
      return elements + keywords("at")
    case "drag":
      if last == "onto" { return name(names?.targetNames(of: Array(words[1].utf8)) ?? []) }
      if last == "stop" { return stops(of: words[1]) }
      if last == "to", book?.part(named: words[1]) != nil { return keywords("stop") }
      return words.count == 2 ? keywords("onto", "to") : keywords("over")
    case "rub" where words.count == 1: return elements
    case "hold": return words.count == 1 ? elements : keywords("over")
    case "noise" where words.count == 2: return keywords("for")
    case "wait":
      if words.count == 1 { return keywords("for") }
      return last == "for" ? topics("an event", .event) : pattern(Array(words.dropFirst(2))) + keywords("within")
    case "option" where words.count == 1: return name(book?.optionNames ?? [])
    case "move" where words.count == 1: return keywords("to")
    case "expect": return expectation(Array(words.dropFirst()))
    default: return []
    }
  }

  private func expectation(_ words: [String]) -> [CompletionItem] {
    guard let first = words.first else {
      return topics("an event", .event) + elements + keywords("no", "page", "section", "variable", "option")
    }
    switch first {
    case "no": return words.count == 1 ? topics("an event", .event) : pattern(Array(words.dropFirst()))
    case "page" where words.count == 1: return name(book?.pageNames ?? [])
    case "section" where words.count == 1: return name(book?.sectionWords ?? [])
    case "variable" where words.count == 1: return name(book?.variableNames ?? [])
    case "option" where words.count == 1: return name(book?.optionNames ?? [])
    default: return EventKind(Array(first.utf8)) == nil ? keywords("on stage", "off stage") : pattern(words)
    }
  }

  private func pattern(_ words: [String]) -> [CompletionItem] {
    guard let first = words.first, let kind = EventKind(Array(first.utf8)) else { return [] }
    let keys = kind.patternKeys.map { CompletionItem($0.description + "=", .key) }
    guard words.count == 1 else { return keys }
    switch kind.family {
    case .page, .fault: return name(book?.pageNames ?? []) + keys
    case .section: return name(book?.sectionWords ?? []) + keys
    case .language: return name(names?.languages ?? []) + keys
    case .rule: return name(names?.ruleNames ?? []) + keys
    case .variable: return name(book?.variableNames ?? []) + keys
    case .option: return name(book?.optionNames ?? []) + keys
    case .credit, .recording: return keys
    case .item, .tween, .sound, .movie, .word, .touch, .drag, .puzzle, .coloring: return elements + keys
    }
  }

  private func stops(of part: String) -> [CompletionItem] {
    (book?.part(named: part)?.stopNames ?? []).enumerated().map { CompletionItem(String($0), .value, detail: $1) }
  }

  private var elements: [CompletionItem] { name(book?.elementNames ?? []) }

  private func topics(_ kind: String, _ item: CompletionItem.Kind) -> [CompletionItem] {
    Topic.all.filter { $0.kind == kind }.map { CompletionItem($0.name, item, data: "word \($0.name)") }
  }

  private func keywords(_ words: String...) -> [CompletionItem] { words.map { CompletionItem($0, .keyword) } }

  private func name(_ names: [String]) -> [CompletionItem] {
    var known = Set<String>()
    return names.filter { known.insert($0).inserted }.map { name in
      var written: [UInt8] = []
      ScriptText.append(name: Array(name.utf8), to: &written)
      return CompletionItem(name, .name, text: InsertedText(written))
    }
  }
}
