import PropertyList

extension BookReader {
  /// Reads an array of rules.
  mutating func rules(_ entry: Entry) -> [Rule] {
    guard holds(.array, entry) else { return [] }
    var rules: [Rule] = []
    for (position, element) in list.elements(of: entry.value).enumerated() where isDictionary(element, of: .rule) {
      rules.append(rule(element, position: position))
    }
    return rules
  }

  private mutating func rule(_ node: NodeHandle, position: Int) -> Rule {
    var rule = Rule(name: names.intern(.rule, at: position), node: node)
    var found = FieldSet()
    var keys = cursor(node)
    while let entry = next(&keys, in: .rule) {
      found.insert(entry.field)
      switch entry.field {
      case .name:
        if let name = name(entry) { (rule.name, rule.nameNode) = (name.value, name.node) }
      case .when: if holds(.dictionary, entry) { readEvent(entry.value, into: &rule) }
      case .if: rule.condition = condition(entry) ?? Located(.never, at: entry.value)
      case .do: replace(&rule.actions, with: actions(entry))
      case .delay: read(entry, into: &rule.delay)
      case .limit: read(entry, into: &rule.limit)
      default: break
      }
    }
    reportMissingKeys(of: .rule, in: node, found: found)
    return rule
  }

  private mutating func readEvent(_ node: NodeHandle, into rule: inout Rule) {
    var found = FieldSet()
    var keys = cursor(node)
    while let entry = next(&keys, in: .when) {
      found.insert(entry.field)
      switch entry.field {
      case .event: rule.event = event(entry)
      case .item: rule.item = name(entry)
      case .tween: rule.tween = name(entry)
      case .target: rule.target = name(entry)
      case .variable: rule.variable = name(entry)
      case .section: rule.section = name(entry)
      case .option: rule.option = name(entry)
      case .region: rule.region = name(entry)
      default: break
      }
    }
    reportMissingKeys(of: .when, in: node, found: found)
  }

  private mutating func event(_ entry: Entry) -> Located<EventKind>? {
    guard kind(of: entry.value) == .string, let text = list.utf8(of: entry.value) else {
      reportWrongType(entry.value, of: entry.key, .event)
      return nil
    }
    if let event = EventKind(text), !event.isVerbose, event != .engineFault { return Located(event, at: entry.value) }
    guard Build.includesDiagnostics else { return nil }
    let events = EventKind.allCases.filter { !$0.isVerbose && $0 != .engineFault }
    // The name of an event that exists but cannot be waited for isn't a misspelling.
    let isKnown = EventKind(text) != nil
    let names = isKnown ? [] : events.map { $0.keyword.description }
    let family = events.map { $0.keyword }.filter {
      $0.description.utf8.starts(with: text.prefix { $0 != 0x2E } + [0x2E])
    }
    report(
      .unknownEvent, at: .node(entry.value), subject: quoted(entry.value),
      suggestion: .nearest(to: text, among: names), advice: family.isEmpty ? .event : .words(family))
    return nil
  }

  /// Reads a condition, or returns `nil` if it can't be read.
  mutating func condition(_ entry: Entry) -> Located<Condition>? {
    guard kind(of: entry.value) == .string, let text = list.utf8(of: entry.value) else {
      reportWrongType(entry.value, of: entry.key, .condition)
      return nil
    }
    do throws(Diagnostic.ConditionError) {
      return Located(try ConditionParser.parse(text, names: &names), at: entry.value)
    } catch {
      guard Build.includesDiagnostics else { return nil }
      report(.badCondition, at: .node(entry.value), subject: quoted(entry.value), detail: .condition(error))
      return nil
    }
  }

  // MARK: - Actions

  mutating func actions(_ entry: Entry) -> [Action]? {
    guard holds(.array, entry) else { return nil }
    var actions: [Action] = []
    for element in list.elements(of: entry.value) {
      guard isDictionary(element, of: .action), let action = action(element) else { continue }
      actions.append(action)
    }
    return actions
  }

  /// Reads an action, or returns `nil` if its kind is unknown.
  private mutating func action(_ node: NodeHandle) -> Action? {
    var action = Action(kind: .show, node: node)
    var kind: ActionKind?
    var (page, section): (Located<PageReference>?, Located<PageReference>?)
    var found = FieldSet()
    var keys = cursor(node)
    while let entry = next(&keys, in: .action) {
      found.insert(entry.field)
      switch entry.field {
      case .action: kind = word(entry, as: ActionKind.self)
      case .item: action.item = name(entry)
      case .tween: action.tween = name(entry)
      case .variable: action.variable = name(entry)
      case .property: read(entry, into: &action.property)
      case .to: action.value = value(entry.value, of: entry.key).map { Located($0, at: entry.value) }
      case .by: read(entry, into: &action.difference)
      case .page: page = pageReference(entry)
      case .section: section = pageReference(entry)
      case .option: action.option = name(entry)
      case .trackName: action.trackName = file(entry)
      default: break
      }
    }
    reportMissingKeys(of: .action, in: node, found: found)
    guard let kind else { return nil }
    action.kind = kind
    action.page = kind == .open ? section : page
    for fields in kind.requiredFields where Build.includesDiagnostics && !fields.contains(where: { found.contains($0) })
    {
      let names = fields.map { field in Key.all.first { $0.owner == .action && $0.field == field }?.name ?? "" }
      report(
        .missingKey, at: .opening(of: node), subject: names[0].description,
        detail: .key(.action(kind, without: Array(names.dropFirst()))))
    }
    if let value = action.value, kind == .setProperty, let property = action.property?.value {
      action.value = self.value(value, of: property)
    }
    return action
  }

  /// Returns a property's new value: text for a colour, or else a number.
  private mutating func value(_ value: Located<Value>, of property: Property) -> Located<Value>? {
    guard let node = value.node, let key = Key.all.first(where: { $0.owner == .action && $0.field == .to }) else {
      return value
    }
    if property == .fontColor {
      removeType(of: node)
      guard color(node, of: key) != nil, let text = list.string(of: node) else { return nil }
      // A colour such as `336699` can look like a number.
      return Located(.string(text), at: node)
    }
    return unboundedNumber(node, of: key).map { Located(.number($0), at: node) }
  }

  mutating func pageReference(_ entry: Entry) -> Located<PageReference>? {
    if kind(of: entry.value) == .string, list.bareNumber(of: entry.value) == nil {
      return name(entry).map { Located(.name($0.value), at: entry.value) }
    }
    guard let number = unboundedNumber(entry) else { return nil }
    guard let page = Int(exactly: number), page > 0 else {
      guard Build.includesDiagnostics else { return nil }
      report(.outOfRange, at: .node(entry.value), subject: entry.key.name.description, detail: .range(.notAPage))
      return nil
    }
    return Located(.number(page), at: entry.value)
  }
}

extension ActionKind {
  /// The keys that the action requires; any one from each group is enough.
  fileprivate var requiredFields: [[Field]] {
    switch self {
    case .show, .hide, .startTween, .stopTween, .play, .stop, .toggle, .activate, .deactivate: [[.item]]
    case .set: [[.variable], [.to, .by]]
    case .setProperty: [[.item], [.property], [.to]]
    case .goToPage: [[.page]]
    case .playSound: [[.trackName]]
    case .open: [[.section]]
    case .setOption: [[.option], [.to, .by]]
    case .restart, .hint, .undo, .clear: [[.item]]
    case .pickColor: [[.item], [.to]]
    case .nextPage, .previousPage, .back: []
    }
  }
}
