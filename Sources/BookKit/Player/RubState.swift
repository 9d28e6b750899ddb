/// What has been rubbed away of an element.
struct RubState: Sendable, Equatable {
  /// One bit for each cell that has been rubbed away; empty while there is none.
  private(set) var bits: [UInt64] = []
  private(set) var count = 0
  /// Whether enough has been rubbed away, so that touches pass through all of it.
  var isCompleted = false

  func contains(_ cell: Int) -> Bool {
    isCompleted || cell >> 6 < bits.count && bits[cell >> 6] >> UInt64(cell & 63) & 1 != 0
  }

  mutating func insert(_ cell: Int, of cells: RubCells) {
    if bits.isEmpty { bits = Array(repeating: 0, count: (cells.count + 63) / 64) }
    let bit: UInt64 = 1 << UInt64(cell & 63)
    guard bits[cell >> 6] & bit == 0 else { return }
    bits[cell >> 6] |= bit
    count += 1
  }

  mutating func insertAll(of cells: RubCells) { for cell in 0..<cells.count { insert(cell, of: cells) } }
}

extension RubState {
  /// Creates the state that was saved as bits.
  init(bits: [UInt64], of cells: RubCells) {
    for (index, word) in bits.enumerated() {
      var rest = word
      while rest != 0 {
        let cell = index << 6 | rest.trailingZeroBitCount
        if cell < cells.count { insert(cell, of: cells) }
        rest &= rest &- 1
      }
    }
  }
}
