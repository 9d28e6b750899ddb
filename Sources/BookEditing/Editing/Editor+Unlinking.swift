import PropertyList

extension Editor {
  /// Removes references to elements: triggers, read-alongs, entries of `dragWith`, actions, and rules that lose their
  /// event or their last action.
  mutating func unlink(_ names: [String], on page: PageOutline) throws(Refusal) {
    try unlink(names, in: page.path)
    let others = list.outlines().filter { $0.path != page.path }.flatMap { $0.names }
    let unique = names.filter { !FreeNames.contains(others, $0) }
    for scope in PropertyListPath.bookScopes { try unlink(unique, in: scope) }
  }

  private mutating func unlink(_ names: [String], in path: PropertyListPath) throws(Refusal) {
    let isMeant = { (use: NameUse) in use.kind == .element && FreeNames.contains(names, use.text) }
    while let use = list.nameUses(in: path).uses.last(where: isMeant) { try remove(use.path) }
  }

  private mutating func remove(_ path: PropertyListPath) throws(Refusal) {
    guard let holder = path.parent else { return }
    switch path.lastKey {
    // The whole trigger or reading is removed.
    case "triggeringItem", "audio": try removeValue(holder)
    case "item" where holder.lastKey == "when": try removeValue(holder.parent ?? holder)
    case "item":
      try removeValue(holder)
      if let actions = holder.parent, let rule = actions.parent, list.node(at: actions) == nil, rule.lastIndex != nil {
        try removeValue(rule)
      }
    default: try removeValue(path)
    }
  }

  mutating func removeValue(_ path: PropertyListPath) throws(Refusal) {
    // A list of `random` stays even if it's empty, because its index matters.
    if path.lastIndex != nil, let array = path.parent, array.lastIndex == nil, list.count(at: array) == 1 {
      return try removeValue(array)
    }
    try draft.remove(path)
  }
}
