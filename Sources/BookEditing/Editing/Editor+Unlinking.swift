import PropertyList

// What named elements that are removed.
extension Editor {
  /// Removes what names elements: triggers, read-alongs, entries of `dragWith`, actions, and rules without a purpose.
  mutating func unlink(_ names: [String], on page: PageOutline) throws(Refusal) {
    try unlink(names, in: page.path)
    var others: [String] = []
    for other in list.pagesAndSections where other.path != page.path {
      others += PageOutline(other.node, at: other.path, in: list).names
    }
    let unique = names.filter { !FreeNames.contains(others, $0) }
    let rules = PropertyListPath([.key("rules")])
    if list.kind(of: list.root) == .dictionary, !unique.isEmpty { try unlink(unique, in: rules) }
  }

  private mutating func unlink(_ names: [String], in path: PropertyListPath) throws(Refusal) {
    while let node = list.node(at: path) {
      let uses = NameUses(in: node, at: path, of: list).uses
      let use = uses.last { $0.kind == .element && FreeNames.contains(names, $0.text) }
      guard let use else { return }
      try remove(use.path)
    }
  }

  /// Removes what a use of a name belongs to.
  private mutating func remove(_ path: PropertyListPath) throws(Refusal) {
    guard let holder = path.parent else { return }
    switch path.lastKey {
    case "triggeringItem":
      // The whole trigger goes.
      try removeKeyed(holder)
    case "audio": try removeValue(holder)
    case "item" where holder.lastKey == "when": try removeValue(holder.parent ?? holder)
    case "item":
      try removeValue(holder)
      if let actions = holder.parent, let rule = actions.parent, list.node(at: actions) == nil, rule.lastIndex != nil {
        try removeValue(rule)
      }
    default: try removeValue(path)
    }
  }

  private mutating func removeKeyed(_ path: PropertyListPath) throws(Refusal) {
    guard let key = path.lastKey, let parent = path.parent else { return try removeValue(path) }
    try draft.removeKey(key, at: parent)
  }

  /// Removes a value, and the array that it leaves empty.
  private mutating func removeValue(_ path: PropertyListPath) throws(Refusal) {
    guard let index = path.lastIndex, let array = path.parent else { return try removeKeyed(path) }
    if list.node(at: array).map({ list.count(of: $0) }) == 1 {
      try removeKeyed(array)
    } else {
      try draft.remove(at: index, of: array)
    }
  }
}
