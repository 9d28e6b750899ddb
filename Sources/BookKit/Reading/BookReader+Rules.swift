import PropertyList

extension BookReader {
  mutating func event(_ entry: Entry, of rule: inout Rule) {
    if writes {
      return write(.dictionaryIfAny(written(rule, Rule.eventRows, changedFrom: Rule.new(at: rule.node), isWhole: true)))
    }
    if holds(.dictionary, entry) { readKeys(of: entry.value, Rule.eventRows, in: .when, into: &rule) }
  }

  /// Reads the condition of a rule; an unreadable condition never holds.
  mutating func condition(_ entry: Entry, _ condition: inout Located<Condition>?) {
    if !writes { condition = Located(.never, at: entry.value) }
    code(entry, &condition)
  }

  /// Returns the event that an entry names, or reports an unknown name.
  mutating func event(_ entry: Entry) -> EventKind? {
    guard holds(.string, entry, "the name of an event") else { return nil }
    let text = list.utf8(of: entry.value) ?? []
    if let event = EventKind(text), !event.isVerbose, event != .engineFault { return event }
    guard Build.includesDiagnostics else { return nil }
    let events = EventKind.allCases.filter { !$0.isVerbose && $0 != .engineFault }
    // The name of an event that exists but cannot be waited for isn't a misspelling.
    let isKnown = EventKind(text) != nil
    let names = isKnown ? [] : events.map { $0.keyword.description }
    let family = events.map { $0.keyword }.filter {
      $0.description.utf8.starts(with: text.prefix { $0 != 0x2E } + [0x2E])
    }
    report(
      .unknownEvent, at: .node(entry.value), subject: quoted(entry.value), suggestion: .nearest(to: text, among: names),
      advice: family.isEmpty
        ? "events have names such as `tap`, `page.entered` or `drag.dropped`" : BookReader.choice(of: family))
    return nil
  }

  mutating func condition(_ entry: Entry) -> Condition? {
    guard holds(.string, entry, "a condition") else { return nil }
    let text = list.utf8(of: entry.value) ?? []
    do throws(ConditionError) {
      return try ConditionParser.parse(text, names: &names)
    } catch {
      guard Build.includesDiagnostics else { return nil }
      report(
        .badCondition, at: .node(entry.value), subject: quoted(entry.value), detail: error.message,
        advice: error.advice)
      return nil
    }
  }

  // MARK: - Actions

  /// The values of an action that depend on the action's kind; the kind can come after them.
  struct ActionDraft {
    var kind: ActionKind?
    var page: Located<PageReference>?
    var section: Located<PageReference>?
    /// The number of actions that contain the action.
    var depth = 0
  }

  mutating func kind(_ entry: Entry, of action: Action) {
    if writes { return write(action.kind) }
    actionDraft.kind = word(entry, as: ActionKind.self, .unknownAction, detail: "is not an action")
  }

  mutating func page(_ entry: Entry, of action: Action) {
    if writes { return write(action.kind == .open ? nil : action.page.written(by: &self)) }
    actionDraft.page = Located.read(entry, by: &self)
  }

  mutating func section(_ entry: Entry, of action: Action) {
    if writes { return write(action.kind == .open ? action.page.written(by: &self) : nil) }
    actionDraft.section = Located.read(entry, by: &self)
  }

  /// Reads lists of actions; an action can itself contain such lists.
  mutating func lists(_ entry: Entry, _ lists: inout [[Action]]) {
    if writes { return write(lists.isEmpty ? nil : .array(lists.map { $0.written(by: &self) ?? .array([]) })) }
    guard holds(.array, entry) else { return }
    let draft = actionDraft
    guard draft.depth < Action.maxDepth else {
      if Build.includesDiagnostics {
        report(
          .outOfRange, at: .key(of: entry.value), subject: entry.key.name.description,
          detail: "such actions nest to \(Action.maxDepth) levels")
      }
      return
    }
    actionDraft.depth += 1
    var values = arrayCursor(entry.value)
    // An unreadable list counts as an empty one, so that the weights still match the lists.
    while let value = nextValue(&values) { lists.append([Action].read(entry.with(value), by: &self) ?? []) }
    actionDraft = draft
    guard !Action.listCounts.contains(lists.count) else { return }
    reportOutOfRange(entry, "it needs \(Action.listCounts.lowerBound) to \(Action.listCounts.upperBound) lists")
  }

  mutating func weights(_ entry: Entry, _ weights: inout [UInt32]) {
    if writes { return write(weights.isEmpty ? nil : .array(weights.map { .number(Double($0)) })) }
    guard holds(.array, entry) else { return }
    var values = arrayCursor(entry.value)
    // An unreadable weight counts as missing, which means 1.
    while let value = nextValue(&values) { weights.append(weight(entry.with(value)) ?? 1) }
  }

  private mutating func weight(_ entry: Entry) -> UInt32? {
    guard let number = unboundedNumber(entry) else { return nil }
    if let weight = UInt32(exactly: number) { return weight }
    reportOutOfRange(entry, "a weight is a whole number from 0 to \(UInt32.max)")
    return nil
  }

  /// Completes an action whose keys have been read, and returns whether it has a kind.
  mutating func finish(_ action: inout Action) -> Bool {
    guard let kind = actionDraft.kind else { return false }
    action.kind = kind
    action.page = kind == .open ? actionDraft.section : actionDraft.page
    for keys in kind.requiredKeys where Build.includesDiagnostics && !keys.contains(where: { has($0, in: action.node) })
    {
      let others = keys.dropFirst().map { "`\($0)`" }.joined(separator: " or ")
      report(
        .missingKey, at: .opening(of: action.node), subject: keys[0].description,
        detail: "the action `\(kind)`" + (others.isEmpty ? "" : ", without \(others),"))
    }
    reportSurplusWeights(of: action)
    if kind == .moveTo { finishMove(&action) }
    if let value = action.value, kind == .setProperty, let property = action.property?.value {
      action.value = self.value(value, of: property)
    }
    return true
  }

  /// Keeps the first of an action's goals, and reports the others.
  private mutating func finishMove(_ action: inout Action) {
    if let difference = action.difference, Int32(exactly: difference) == nil {
      if Build.includesDiagnostics, let node = list.value(forKey: "by", in: action.node) {
        report(.outOfRange, at: .node(node), subject: "by", detail: "it must be a whole number")
      }
      action.difference = nil
    }
    var first: StaticString?
    let goals: [(key: StaticString, isGiven: Bool)] = [
      ("stop", action.stop != nil), ("progress", action.progress != nil), ("by", action.difference != nil),
    ]
    for goal in goals where goal.isGiven {
      if let first {
        reportIgnored(list.value(forKey: goal.key.description, in: action.node), "there is also `\(first)`")
      } else {
        first = goal.key
      }
    }
    if action.stop != nil { action.progress = nil }
    if action.stop != nil || action.progress != nil { action.difference = nil }
  }

  private mutating func reportSurplusWeights(of action: Action) {
    guard Build.includesDiagnostics, action.weights.count > action.lists.count, !action.lists.isEmpty,
      let weights = list.value(forKey: "weights", in: action.node),
      let first = list.elements(of: weights).dropFirst(action.lists.count).first(where: { _ in true })
    else { return }
    let count = action.lists.count
    report(
      .outOfRange, at: .node(first), subject: "weights",
      detail: "there \(count == 1 ? "is 1 list" : "are \(count) lists")")
  }

  /// Returns the new value of a property: a string for a colour, or else a number.
  private mutating func value(_ value: Located<Value>, of property: Property) -> Located<Value>? {
    guard let node = value.node, let key = Action.rows.first(where: { $0.key.name.matches("to".utf8) })?.key else {
      return value
    }
    if property == .fontColor {
      removeType(of: node)
      guard color(node, of: key) != nil, let text = list.string(of: node) else { return nil }
      // A colour such as `336699` can look like a number.
      return Located(.string(text), at: node)
    }
    return finiteNumber(node, of: key).map { Located(.number($0), at: node) }
  }
}
