import PropertyList

/// The ranks, counted from 1, that tell things with the same name apart.
struct DuplicateNameRanks {
  /// The names with their positions, sorted by name and then by position.
  private let entries: [(name: UInt64, place: Int)]

  init(_ names: [UInt64]) {
    var entries: [(name: UInt64, place: Int)] = []
    entries.reserveCapacity(names.count)
    for (place, name) in names.enumerated() { entries.append((name, place)) }
    entries.shellSort { $0 < $1 }
    self.entries = entries
  }

  /// Returns the rank of the thing at a position among the things with the same name.
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

  /// Ranks the tweens of each element of a page.
  init(tweensOf page: PagePlan) {
    self.init(page.tweens.map { DuplicateNameRanks.name($0.name, of: $0.item) })
  }

  init(_ rules: IndexedArray<RuleIndex, RulePlan>) { self.init(rules.map { UInt64($0.name.index) }) }

  /// Returns a number that identifies a tween's name together with the tween's element.
  static func name(_ name: Name, of item: ItemIndex) -> UInt64 { UInt64(item.position) << 32 | UInt64(name.index) }
}
