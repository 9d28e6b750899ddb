import PropertyList

/// An index from names to their positions in a list; a duplicate name maps to its first position.
package struct NameIndex: Sendable {
  /// The names, sorted by number.
  private let names: [UInt32]
  /// The position in the list of each sorted name; empty if the list itself is sorted.
  private let positions: [Int32]

  package init(_ names: [Name]) {
    let isSorted = names.indices.dropFirst().allSatisfy { names[$0].index >= names[$0 - 1].index }
    guard !isSorted else {
      self.names = names.map { $0.index }
      positions = []
      return
    }
    var found: [(name: UInt32, position: Int32)] = []
    found.reserveCapacity(names.count)
    for (position, name) in names.enumerated() { found.append((name.index, Int32(truncatingIfNeeded: position))) }
    found.shellSort { $0 < $1 }
    self.names = found.map { $0.name }
    positions = found.map { $0.position }
  }

  package var isEmpty: Bool { names.isEmpty }

  /// The first position of a name, or `nil` if the list doesn't contain it.
  package subscript(name: Name) -> Int? {
    let index = names.indices.partitioningIndex { names[$0] >= name.index }
    guard index < names.count, names[index] == name.index else { return nil }
    return positions.isEmpty ? index : Int(positions[index])
  }

  package func contains(_ name: Name) -> Bool { self[name] != nil }
}
