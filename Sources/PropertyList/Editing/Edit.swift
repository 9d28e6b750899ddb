/// A change of a file: the bytes of `range` give way to others, all else stays as it is.
public struct Edit: Sendable, Equatable {
  /// The bytes of the file that go; empty where something is only put in.
  public var range: Range<Int>
  /// The bytes that come in their place.
  public var replacement: [UInt8]

  /// A change of `range` into `replacement`.
  public init(_ range: Range<Int>, with replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

extension Source {
  /// The file with all `edits` made at once; their ranges count in the file as it is now.
  ///
  /// - Returns: nothing when edits overlap or lie outside the file. Of two that put something in at one place, the
  ///   first one's comes first.
  public func applying(_ edits: [Edit]) -> Source? {
    let order = edits.indices.sorted { left, right in
      (edits[left].range.lowerBound, edits[left].range.upperBound, left)
        < (edits[right].range.lowerBound, edits[right].range.upperBound, right)
    }
    var result: [UInt8] = []
    result.reserveCapacity(edits.reduce(bytes.count) { $0 + $1.replacement.count })
    var position = 0
    for index in order {
      let edit = edits[index]
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return Source(result, name: name)
  }
}
