import PropertyList

/// What rules can do to one element.
struct ElementChanges: Sendable {
  /// Whether a rule takes it off the stage.
  var isHidden = false
  /// Whether a rule makes an active area take touches.
  var isActivated = false
  /// Whether a rule keeps an active area from taking touches.
  var isDeactivated = false
  /// Whether rules start or stop its tweens.
  var isRetimed = false
  /// Numbers that rules give its properties.
  var values: [(property: Property, value: Double)] = []
}

/// What the rules of a book can do to its elements, whenever they fire.
struct RuleChanges: Sendable {
  /// Actions on elements by the book's own rules, in the order of the elements' names.
  private let bookActions: NamedActions

  init(_ book: Book) {
    bookActions = NamedActions(book.rules)
  }

  /// For each element of a page what rules can do to it.
  func changes(on page: Page) -> [ElementChanges] {
    var changes = Array(repeating: ElementChanges(), count: page.elements.count)
    let pageActions = NamedActions(page.rules)
    guard !pageActions.isEmpty || !bookActions.isEmpty else { return changes }
    let names = NameIndex(page.elements.map { $0.name })
    for (index, element) in page.elements.enumerated() where names[element.name] == index {
      for action in bookActions[element.name] { changes[index].add(action) }
      for action in pageActions[element.name] { changes[index].add(action) }
    }
    return changes
  }
}

extension ElementChanges {
  fileprivate mutating func add(_ action: Action) {
    switch action.kind {
    case .hide: isHidden = true
    case .activate: isActivated = true
    case .deactivate: isDeactivated = true
    case .startTween, .stopTween: isRetimed = true
    case .setProperty:
      if let property = action.property, let number = action.value?.value.number {
        values.append((property.value, number))
      }
    default: break
    }
  }
}

extension Value {
  /// The number that it is, or that its text says, as old-style files have no others.
  fileprivate var number: Double? {
    switch self {
    case .number(let number): return number
    case .boolean: return nil
    case .string(let text):
      let bytes = Array(text.utf8)
      return RealText.scan(bytes.span, bytes.indices).value
    }
  }
}

/// The actions of rules by the element that they name.
private struct NamedActions: Sendable {
  /// In the order of the names, those of one name in the order of the rules.
  private let actions: [(name: UInt32, action: Action)]

  init(_ rules: [Rule]) {
    var actions: [(name: UInt32, order: Int, action: Action)] = []
    for rule in rules {
      for action in rule.actions {
        if let item = action.item { actions.append((item.value.index, actions.count, action)) }
      }
    }
    actions.sort { ($0.name, $0.order) < ($1.name, $1.order) }
    self.actions = actions.map { ($0.name, $0.action) }
  }

  var isEmpty: Bool { actions.isEmpty }

  /// The actions on elements of that name.
  subscript(name: Name) -> [Action] {
    var (low, high) = (0, actions.count)
    while low < high {
      let middle = low + (high - low) / 2
      if actions[middle].name < name.index { low = middle + 1 } else { high = middle }
    }
    var found: [Action] = []
    while low < actions.count, actions[low].name == name.index {
      found.append(actions[low].action)
      low += 1
    }
    return found
  }
}
