import PropertyList

extension Rule: BookPart {
  static var owner: KeyOwner { .rule }
  static func new(at node: NodeHandle) -> Rule { Rule(name: .placeholder, node: node) }

  static func new(at node: NodeHandle, _ position: Int, by reader: inout BookReader) -> Rule {
    Rule(name: reader.names.intern(.rule, at: position), node: node)
  }

  static let rows: [KeyRow<Rule>] = [
    KeyRow("name", .string, default: "rule and its index", "its name in traces") { $0.name($1, of: &$2) },
    KeyRow("when", .dictionary(.when), "the event that it waits for", isRequired: true) { $0.event($1, of: &$2) },
    KeyRow("if", .condition, "the condition, such as `apples >= 3 and not done`") { $0.condition($1, &$2.condition) },
    KeyRow("do", .array(.action), "what it does, in order", isRequired: true) { $0.code($1, &$2.actions) },
    KeyRow("delay", .number(.nonnegative), default: "0", "the delay before it acts, in seconds") {
      $0.code($1, &$2.delay)
    },
    KeyRow("limit", .integer(0...Int(Int32.max)), default: "no limit", "how many times it can fire") {
      $0.code($1, &$2.limit)
    },
  ]
}

extension Rule {
  static let eventRows: [KeyRow<Rule>] = [
    KeyRow("event", in: .when, .event, "the name of the event", isRequired: true) { $0.code($1, &$2.event) },
    KeyRow("item", in: .when, .reference(.element), "the element that the event must concern") {
      $0.code($1, &$2.item)
    },
    KeyRow("tween", in: .when, .reference(.tween), "the tween that the event must concern") { $0.code($1, &$2.tween) },
    KeyRow("target", in: .when, .reference(.target), "the drop target that the event must concern") {
      $0.code($1, &$2.target)
    },
    KeyRow("variable", in: .when, .reference(.variable), "the variable that the event must concern") {
      $0.code($1, &$2.variable)
    },
    KeyRow(
      "section", in: .when, .reference(.section), "the section that the event must concern",
      or: SectionKind.words { $0.canBeDrawn }
    ) { $0.code($1, &$2.section) },
    KeyRow(
      "option", in: .when, .reference(.option), "the option that the event must concern", or: BuiltInOption.words
    ) { $0.code($1, &$2.option) },
    KeyRow("region", in: .when, .reference(.region), "the region of a picture to colour that the event must concern") {
      $0.code($1, &$2.region)
    },
    KeyRow("index", in: .when, .integer(0...Int(Int32.max)), "the index that the event must carry") {
      $0.code($1, &$2.index)
    },
    KeyRow("value", in: .when, .value, "the value that the event must carry") { $0.code($1, &$2.value) },
  ]
}

extension Action: BookPart {
  static var owner: KeyOwner { .action }
  static func new(at node: NodeHandle) -> Action { Action(kind: .show, node: node) }

  static func new(at node: NodeHandle, _ position: Int, by reader: inout BookReader) -> Action {
    reader.actionDraft = BookReader.ActionDraft(depth: reader.actionDraft.depth)
    return new(at: node)
  }

  mutating func finish(by reader: inout BookReader) -> Bool { reader.finish(&self) }

  static let rows: [KeyRow<Action>] = [
    KeyRow("action", .word(ActionKind.self), "what to do", isRequired: true) { $0.kind($1, of: $2) },
    KeyRow("item", .reference(.element), "the element, or `music` for the page's music") { $0.code($1, &$2.item) },
    KeyRow("tween", .reference(.tween), default: "the first; all for `stopTween`", "the tween") {
      $0.code($1, &$2.tween)
    },
    KeyRow("variable", .reference(.variable), "the variable") { $0.code($1, &$2.variable) },
    KeyRow("property", .word(Property.self), "the property of the element") { $0.code($1, &$2.property) },
    KeyRow("to", .value, "the value to set") { $0.code($1, &$2.value) },
    KeyRow("by", .number(.any), "by how much the variable changes, or how many values or stops further it goes") {
      $0.code($1, &$2.difference)
    },
    KeyRow("stop", .integer(0...Int(Int32.max)), "the index of the stop to which it moves") { $0.code($1, &$2.stop) },
    KeyRow("progress", .number(.fraction), "the progress to which it moves, from 0 to 1") {
      $0.code($1, &$2.progress)
    },
    KeyRow("over", .number(.nonnegative), default: "the part's `settle`", "how long it takes, in seconds") {
      $0.code($1, &$2.duration)
    },
    KeyRow("page", .reference(.page), "the page, by number or name") { $0.page($1, of: $2) },
    KeyRow(
      "section", .reference(.opened(canTurn: false)), "the section or page that `open` opens", or: SectionKind.words
    ) { $0.section($1, of: $2) },
    KeyRow("option", .reference(.option), "the option", or: BuiltInOption.words) { $0.code($1, &$2.option) },
    KeyRow("trackName", .file(.sound), "the sound file") { $0.file($1, &$2.trackName) },
    KeyRow("of", .arrays(.action), "the lists of actions of which chance chooses one") { $0.lists($1, &$2.lists) },
    KeyRow("weights", .numbers, default: "1 for each list", "how likely each list is beside the others") {
      $0.weights($1, &$2.weights)
    },
  ]
}
