extension PropertyList {
  /// A change to a file: a range of bytes and its replacement.
  public struct Edit: Sendable, Equatable {
    /// The range to replace, which is empty for an insertion.
    public var range: Range<Int>
    /// The new bytes.
    public var replacement: [UInt8]

    /// Creates an edit that replaces `range` with `replacement`.
    public init(_ range: Range<Int>, with replacement: [UInt8]) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// The reason why a file cannot be changed in place.
  public enum EditingError: Error, Sendable, Equatable {
    /// The list is a binary or JSON file, or wasn't read from a file; write it as a whole instead.
    case notText
    /// The format of the file cannot represent the new value.
    case unwritable(Writing.Loss)
    /// The encoding of the file doesn't have a character of the new value.
    case unencodable
    /// The node is not of the kind that the change needs.
    case wrongNode
  }
}

extension PropertyList.Source {
  /// Returns the file with all `edits` applied at once, or `nil` if edits overlap or lie outside the file.
  ///
  /// Their ranges refer to the file before the edits. Insertions at one offset keep their order.
  public func applying(_ edits: [PropertyList.Edit]) -> PropertyList.Source? {
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
    return PropertyList.Source(result, name: name)
  }
}
