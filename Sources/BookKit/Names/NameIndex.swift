/// Where each name stands in a list of names; of one given twice, the first place counts.
struct NameIndex: Sendable {
  /// Name and place, in the order of the names.
  private let places: [(name: UInt32, place: Int)]

  init(_ names: [Name]) {
    var places: [(name: UInt32, place: Int)] = []
    places.reserveCapacity(names.count)
    for (place, name) in names.enumerated() { places.append((name.index, place)) }
    places.sort { $0 < $1 }
    self.places = places
  }

  /// The first place of a name.
  subscript(name: Name) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = low + (high - low) / 2
      if places[middle].name < name.index { low = middle + 1 } else { high = middle }
    }
    guard low < places.count, places[low].name == name.index else { return nil }
    return places[low].place
  }

  /// Whether the list has a name.
  func contains(_ name: Name) -> Bool { self[name] != nil }
}
