import PropertyList

/// An index that numbers things of the same name, counted from 1, to tell them apart.
struct DuplicateNameRanks {
  /// The names with their positions, sorted by both.
  private let entries: [(name: UInt64, place: Int)]

  /// Creates an index of things from their names, which are numbers of any kind.
  init(_ names: [UInt64]) {
    var entries: [(name: UInt64, place: Int)] = []
    entries.reserveCapacity(names.count)
    for (place, name) in names.enumerated() { entries.append((name, place)) }
    entries.shellSort { $0 < $1 }
    self.entries = entries
  }

  /// Returns the rank of the thing at a position among those of the same name.
  func number(of name: UInt64, at place: Int) -> Int { first(name, place) - first(name, 0) + 1 }

  func index(of name: UInt64, number: Int) -> Int? {
    let start = first(name, 0)
    guard number >= 1, number <= entries.count - start else { return nil }
    let entry = entries[start + number - 1]
    return entry.name == name ? entry.place : nil
  }

  private func first(_ name: UInt64, _ place: Int) -> Int {
    entries.indices.partitioningIndex { entries[$0] >= (name, place) }
  }
}

extension DuplicateNameRanks {
  init(itemsOf page: PagePlan) { self.init(page.items.map { UInt64($0.name.index) }) }

  /// Creates an index of the tweens of a page, separately for each element.
  init(tweensOf page: PagePlan) {
    self.init(
      page.tweens.indices.map { tween in
        DuplicateNameRanks.name(page.tweens[tween].name, of: page.tweens[tween].item)
      })
  }

  init(_ rules: IndexedArray<RuleIndex, RulePlan>) { self.init(rules.map { UInt64($0.name.index) }) }

  /// Returns the name of an element's tween as a number that includes the element.
  static func name(_ name: Name, of item: ItemIndex) -> UInt64 { UInt64(item.position) << 32 | UInt64(name.index) }
}
