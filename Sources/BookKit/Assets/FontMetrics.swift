import PropertyList

/// The measures of a font that layout needs: which characters the font has, and the width of each.
public struct FontMetrics: Sendable, Equatable {
  /// The number of font units per em, which is the font size.
  public let unitsPerEm: Int
  /// The height of the tallest letters above the baseline, in the font's units.
  public let ascender: Int
  /// The position of the lowest letters relative to the baseline, in the font's units; usually negative.
  public let descender: Int
  /// The characters in ascending order; neighbours with the same advance form one run.
  package let runs: [Run]

  /// Characters with consecutive code points and the same advance.
  package struct Run: Sendable, Equatable {
    package let first: UInt32
    package var last: UInt32
    /// The distance to the next character, in the font's units.
    package let advance: UInt16

    package init(_ first: UInt32, _ last: UInt32, advance: UInt16) {
      self.first = first
      self.last = last
      self.advance = advance
    }
  }

  /// Creates the measures of a font, or returns `nil` if they aren't plausible or the runs aren't in ascending order.
  package init?(unitsPerEm: Int, ascender: Int, descender: Int, runs: [Run]) {
    guard unitsPerEm > 0 else { return nil }
    var end: UInt32?
    for run in runs {
      guard run.last >= run.first, end.map({ run.first > $0 }) ?? true else { return nil }
      end = run.last
    }
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.runs = runs
  }

  /// Returns the distance from a character to the next one as a fraction of the font size, or `nil` if the font
  /// doesn't have the character.
  public func advance(of scalar: Unicode.Scalar) -> Double? {
    let index = runs.indices.partitioningIndex { runs[$0].last >= scalar.value }
    guard index < runs.count, runs[index].first <= scalar.value else { return nil }
    return Double(runs[index].advance) / Double(unitsPerEm)
  }
}

// MARK: - Packing

extension FontMetrics {
  /// The measures as bytes for exported pages: three numbers of two bytes, and eight bytes for each run.
  package var packed: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(6 + runs.count * 8)
    for number in [unitsPerEm, ascender, descender] { FontMetrics.append(number, 2, to: &bytes) }
    for run in runs {
      FontMetrics.append(Int(run.first), 3, to: &bytes)
      FontMetrics.append(Int(run.last), 3, to: &bytes)
      FontMetrics.append(Int(run.advance), 2, to: &bytes)
    }
    return bytes
  }

  /// Creates the measures that `packed` contains, or returns `nil` if `packed` isn't in that form.
  package init?(packed: [UInt8]) {
    guard packed.count >= 6, (packed.count - 6) % 8 == 0 else { return nil }
    func number(_ offset: Int, _ width: Int) -> UInt32 {
      packed[offset..<offset + width].reduce(0) { $0 << 8 | UInt32($1) }
    }
    var runs: [Run] = []
    runs.reserveCapacity((packed.count - 6) / 8)
    for offset in stride(from: 6, to: packed.count, by: 8) {
      runs.append(
        Run(number(offset, 3), number(offset + 3, 3), advance: UInt16(truncatingIfNeeded: number(offset + 6, 2))))
    }
    self.init(
      unitsPerEm: Int(number(0, 2)), ascender: Int(Int16(truncatingIfNeeded: number(2, 2))),
      descender: Int(Int16(truncatingIfNeeded: number(4, 2))), runs: runs)
  }

  private static func append(_ number: Int, _ width: Int, to bytes: inout [UInt8]) {
    for index in 0..<width { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * (width - 1 - index)))) }
  }
}
