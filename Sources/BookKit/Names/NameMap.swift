import PropertyList

/// A lookup from two numbers to a third, such as from a page and a name to an element.
///
/// It uses a sorted array, so no choice of names can make it slow.
package struct NameMap: Sendable {
  package struct Row: Sendable {
    let key: UInt64
    let value: Int

    package init(_ major: Int, _ minor: Int, value: Int = 0) {
      key = NameMap.key(major, minor)
      self.value = value
    }

    fileprivate func precedes(_ other: Row) -> Bool { key != other.key ? key < other.key : value < other.value }
  }

  private let rows: [Row]

  /// Creates a lookup; among rows with the same key, the one with the smallest value wins.
  package init(_ rows: [Row]) {
    var sorted = rows
    // Names are mostly numbered in the order of the book, so the rows are often sorted already.
    let isInOrder = rows.indices.dropFirst().allSatisfy { !rows[$0].precedes(rows[$0 - 1]) }
    if !isInOrder { sorted.shellSort { $0.precedes($1) } }
    self.rows = sorted
  }

  package var isEmpty: Bool { rows.isEmpty }

  /// The smallest value for a key, or `nil` if there is no such row.
  package subscript(major: Int, minor: Int) -> Int? {
    let key = NameMap.key(major, minor)
    let position = firstPosition(notBefore: key)
    return position < rows.count && rows[position].key == key ? rows[position].value : nil
  }

  /// Returns the second number and smallest value of every key that has the given first number.
  package func rows(of major: Int) -> [(minor: Int, value: Int)] {
    var found: [(minor: Int, value: Int)] = []
    var position = firstPosition(notBefore: NameMap.key(major, 0))
    while position < rows.count, rows[position].key >> 32 == UInt64(major) {
      let minor = Int(rows[position].key & 0xFFFF_FFFF)
      if found.last?.minor != minor { found.append((minor, rows[position].value)) }
      position += 1
    }
    return found
  }

  /// Returns the second number and value of the first row of `major` with a second number of at least `start`.
  package func firstRow(of major: Int, from start: Int = 0) -> (minor: Int, value: Int)? {
    let position = firstPosition(notBefore: NameMap.key(major, start))
    guard position < rows.count, rows[position].key >> 32 == UInt64(major) else { return nil }
    return (Int(rows[position].key & 0xFFFF_FFFF), rows[position].value)
  }

  private static func key(_ major: Int, _ minor: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: major)) << 32 | UInt64(UInt32(truncatingIfNeeded: minor))
  }

  private func firstPosition(notBefore key: UInt64) -> Int {
    rows.indices.partitioningIndex { rows[$0].key >= key }
  }
}

extension Name {
  package var number: Int { Int(index) }

  package init(number: Int) { self.init(index: UInt32(truncatingIfNeeded: number)) }
}
