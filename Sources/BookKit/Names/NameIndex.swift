/// Where each name stands in a list of names; of one given twice, the first place counts.
struct NameIndex: Sendable {
  /// The names in the order of their numbers.
  private let names: [UInt32]
  /// By that order, the places; empty when it is the list's own order.
  private let places: [Int32]

  init(_ names: [Name]) {
    var isSorted = true
    for place in names.indices.dropFirst() where names[place].index < names[place - 1].index { isSorted = false }
    guard !isSorted else {
      self.names = names.map { $0.index }
      places = []
      return
    }
    var found: [(name: UInt32, place: Int32)] = []
    found.reserveCapacity(names.count)
    for (place, name) in names.enumerated() { found.append((name.index, Int32(truncatingIfNeeded: place))) }
    found.shellSort { $0 < $1 }
    self.names = found.map { $0.name }
    places = found.map { $0.place }
  }

  /// The first place of a name.
  subscript(name: Name) -> Int? {
    var (low, high) = (0, names.count)
    while low < high {
      let middle = low + (high - low) / 2
      if names[middle] < name.index { low = middle + 1 } else { high = middle }
    }
    guard low < names.count, names[low] == name.index else { return nil }
    return places.isEmpty ? low : Int(places[low])
  }

  /// Whether the list has a name.
  func contains(_ name: Name) -> Bool { self[name] != nil }
}
