import BookChecking
import BookEditing
import BookKit
import BookReports
import PropertyList

/// What is said about a place of a book when a pointer rests on it.
struct BookHover {
  let list: PropertyList
  let assets: AssetCatalog?

  /// Returns the explanation of a place with the range that it is about, or `nil` if there is nothing to say.
  func hover(at offset: Int) -> (range: Range<Int>, content: Markup)? {
    guard let place = ListPlace(offset, in: list), !list.kind(of: place.node).isContainer else { return nil }
    let range = list.textRange(of: place.node)
    let content = list.content(of: place.node)
    guard range.lowerBound <= offset, offset <= range.upperBound else { return nil }
    let hit = BookNames(list).hit(at: offset)
    var text = Markup()
    if let hit, let thing = hit.things.first {
      describe(thing, hit, &text)
      return (hit.range, text)
    }
    if place.isKey {
      guard let key = place.formatKey else { return nil }
      KeyHover.describe(key, &text)
      return (content, text)
    }
    guard let key = place.formatKey, let word = list.string(of: place.node) else { return nil }
    describe(word, of: key, &text)
    return text.isEmpty ? nil : (content, text)
  }

  // MARK: - Names

  private func describe(_ thing: NamedThing, _ hit: NameHit, _ text: inout Markup) {
    text.add("The \(thing.title) ")
    text.add(code: hit.name)
    let names = BookNames(list)
    if case .file(let file) = thing {
      if let facts = assets?[file] { text.add(": " + FileDescription.text(of: facts)) }
      let count = names.uses(of: thing).count
      if count > 1 { text.add(". The book uses it \(count) times.") }
      return
    }
    if let path = thing.path, let node = list.node(at: path) {
      if case .element = thing, let type = list.text(of: "type", in: node) {
        text.add(", of type ")
        text.add(code: type)
      }
      if let page = list.pagePath(of: path), page != path {
        text.add(", at ")
        text.add(code: path.description)
      }
    }
    if case .variable(let name) = thing, let value = list.node(at: PropertyListPath([.key("variables"), .key(name)])) {
      text.add(", which begins as ")
      text.add(code: list.text(in: list.content(of: value)))
    }
    if hit.things.count > 1 { text.add(", of \(hit.things.count) pages") }
    let count = hit.things.reduce(0) { $0 + names.uses(of: $1).count }
    switch count {
    case 0: text.add(". Nothing else in the book names it.")
    case 1: text.add(". One place names it.")
    default: text.add(". \(count) places name it.")
    }
  }

  // MARK: - Words

  private func describe(_ word: String, of key: Key, _ text: inout Markup) {
    switch key.shape {
    case .color, .background:
      guard let color = Color(Array(word.utf8)) else { return }
      text.add("The colour ")
      text.add(code: color.text)
    case .event: TopicHover.describe(word, { $0 == "an event" }, &text)
    case .transition:
      // `step(3)` is explained as `step`.
      let name = word.prefix { $0 != "(" }
      TopicHover.describe(String(name), { $0 == "a transition" }, &text)
    default:
      if let topic = Topic.word(word, of: key) { TopicHover.describe(topic, &text) }
    }
  }
}

extension PropertyList {
  /// Returns the text of a range.
  func text(in range: Range<Int>) -> String { String(decoding: text.utf8[range], as: UTF8.self) }
}

/// What is said about keys.
enum KeyHover {
  /// Describes a key of the format.
  static func describe(_ key: Key, _ text: inout Markup) {
    text.add(code: key.name.description)
    text.add(" of \(key.owner.title): \(key.meaning)")
    text.beginParagraph()
    text.add("Value: " + key.shape.words { "`" + $0 + "`" })
    text.add(key.isRequired ? ". It is required." : ". Default: \(key.defaultDescription).")
    if key.isOriginal { text.add(" (original)") }
    if let alias = key.alias {
      text.add(" An old name is ")
      text.add(code: alias.description)
      text.add(".")
    }
    if let table = key.wordTable {
      text.beginParagraph()
      text.add(markdown: table.markdown, plain: table.plain)
    }
  }
}

/// What is said about words of books and scripts.
enum TopicHover {
  /// Describes a word, if it has a meaning of one of these kinds.
  static func describe(_ word: String, _ isIncluded: (String) -> Bool, _ text: inout Markup) {
    guard let topic = Topic.all.first(where: { $0.name.utf8.elementsEqual(word.utf8) && isIncluded($0.kind) }) else {
      return
    }
    describe(topic, &text)
  }

  /// Describes a word.
  static func describe(_ topic: Topic, _ text: inout Markup) {
    text.add(code: topic.name)
    text.add(", \(topic.kind): \(topic.meaning)")
    if let event = EventKind(Array(topic.name.utf8)), !event.keys.isEmpty {
      text.beginParagraph()
      text.add("It carries " + event.keys.map { "`\($0.keyword)`" }.joined(separator: ", ") + ".")
    }
  }
}

/// What is said about a finding: why the rule exists, with an example.
enum FindingHover {
  /// Describes the rule of a finding.
  static func describe(_ finding: Finding, _ text: inout Markup) {
    let rule = finding.rule
    text.beginParagraph()
    text.add(code: rule.keyword.description)
    text.add(": \(rule.summary)")
    text.beginParagraph()
    text.add(markdown: ExplanationText.markdown(rule), plain: ExplanationText.plain(rule))
  }
}
