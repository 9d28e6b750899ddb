/// Tells things of one name apart: by the how manyth of that name each is, counted from 1.
struct NamesakeOrder {
  /// Names and places, in the order of both.
  private let entries: [(name: UInt64, place: Int)]

  /// An order of things by their names, numbers of any kind.
  init(_ names: [UInt64]) {
    var entries: [(name: UInt64, place: Int)] = []
    entries.reserveCapacity(names.count)
    for (place, name) in names.enumerated() { entries.append((name, place)) }
    entries.shellSort { $0 < $1 }
    self.entries = entries
  }

  /// The how manyth of its name the one at a place is.
  func number(of name: UInt64, at place: Int) -> Int { first(name, place) - first(name, 0) + 1 }

  /// The place of the one that is the how manyth of its name.
  func place(of name: UInt64, number: Int) -> Int? {
    let start = first(name, 0)
    guard number >= 1, number <= entries.count - start else { return nil }
    let entry = entries[start + number - 1]
    return entry.name == name ? entry.place : nil
  }

  private func first(_ name: UInt64, _ place: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle] < (name, place) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension NamesakeOrder {
  /// The elements of a page.
  init(itemsOf page: PagePlan) { self.init(page.items.map { UInt64($0.name.index) }) }

  /// The tweens of a page, those of each element apart.
  init(tweensOf page: PagePlan) {
    self.init(page.tweens.entries.map { NamesakeOrder.name($0.name, of: Int($0.item)) })
  }

  /// The rules of a page or book.
  init(_ rules: [RulePlan]) { self.init(rules.map { UInt64($0.name.index) }) }

  /// The name of an element's tween.
  static func name(_ name: Name, of item: Int) -> UInt64 { UInt64(item) << 32 | UInt64(name.index) }
}
