import BookChecking
import BookEditing
import BookKit
import BookReports
import PropertyList

struct BookHover {
  let list: PropertyList
  let assets: AssetCatalog?

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
      text.add(key: key)
      return (content, text)
    }
    guard let key = place.formatKey, let word = list.string(of: place.node) else { return nil }
    describe(word, of: key, &text)
    return text.isEmpty ? nil : (content, text)
  }

  private func describe(_ thing: NamedThing, _ hit: NameHit, _ text: inout Markup) {
    text.add("The \(thing.title) ", code: hit.name)
    let names = BookNames(list)
    if case .file(let file) = thing {
      if let facts = assets?[file] { text.add(": " + FileDescription.text(of: facts)) }
      let count = names.uses(of: thing).count
      if count > 1 { text.add(". The book uses it \(count) times.") }
      return
    }
    if let path = thing.path, let node = list.node(at: path) {
      if case .element = thing, let type = list.text(of: "type", in: node) { text.add(", of type ", code: type) }
      if let page = list.pagePath(of: path), page != path { text.add(", at ", code: path.description) }
    }
    if case .variable(let name) = thing, let value = list.node(at: PropertyListPath([.key("variables"), .key(name)])) {
      text.add(", which begins as ", code: list.text(in: list.content(of: value)))
    }
    if hit.things.count > 1 { text.add(", of \(hit.things.count) pages") }
    let count = hit.things.reduce(0) { $0 + names.uses(of: $1).count }
    switch count {
    case 0: text.add(". Nothing else in the book names it.")
    case 1: text.add(". One place names it.")
    default: text.add(". \(count) places name it.")
    }
  }

  private func describe(_ word: String, of key: Key, _ text: inout Markup) {
    switch key.shape {
    case .color, .background:
      guard let color = Color(Array(word.utf8)) else { return }
      text.add("The colour ", code: color.text)
    case .event: text.add(word: word) { $0 == "an event" }
    case .transition:
      // `step(3)` is explained as `step`.
      let name = word.prefix { $0 != "(" }
      text.add(word: String(name)) { $0 == "a transition" }
    default: if let topic = Topic.word(word, of: key) { text.add(topic) }
    }
  }
}

extension PropertyList {
  func text(in range: Range<Int>) -> String { String(decoding: text.utf8[range], as: UTF8.self) }
}

extension Markup {
  mutating func add(key: Key) {
    add(code: key.name.description)
    add(" of \(key.owner.title): \(key.meaning)")
    beginParagraph()
    add("Value: " + key.shape.words { "`" + $0 + "`" })
    add(key.isRequired ? ". It is required." : ". Default: \(key.defaultDescription).")
    if key.isOriginal { add(" (original)") }
    if let alias = key.alias {
      add(" An old name is ")
      add(code: alias.description)
      add(".")
    }
    guard let table = key.wordTable else { return }
    beginParagraph()
    add(markdown: table.markdown, plain: table.plain)
  }

  mutating func add(word: String, _ isIncluded: (String) -> Bool) {
    let topic = Topic.all.first { $0.name.utf8.elementsEqual(word.utf8) && isIncluded($0.kind) }
    if let topic { add(topic) }
  }

  mutating func add(_ topic: Topic) {
    add(code: topic.name)
    add(", \(topic.kind): \(topic.meaning)")
    guard let event = EventKind(Array(topic.name.utf8)), !event.keys.isEmpty else { return }
    beginParagraph()
    add("It carries " + event.keys.map { "`\($0.keyword)`" }.joined(separator: ", ") + ".")
  }

  mutating func add(ruleOf finding: Finding) {
    let rule = finding.rule
    beginParagraph()
    add(code: rule.keyword.description)
    add(": \(rule.summary)")
    beginParagraph()
    add(markdown: ExplanationText.markdown(rule), plain: ExplanationText.plain(rule))
  }
}
