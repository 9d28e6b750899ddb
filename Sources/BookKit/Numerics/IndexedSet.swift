/// A set of typed indices, stored as one bit for each index up to the largest in the set.
@usableFromInline package struct IndexedSet<Index: TypedIndex>: Sendable {
  @usableFromInline var words: [UInt64] = []

  /// Creates an empty set, which allocates no memory.
  @inlinable package init() {}

  @inlinable package var isEmpty: Bool { words.isEmpty }

  @inlinable package func contains(_ index: Index) -> Bool {
    let word = index.position >> 6
    return word < words.count && words[word] & IndexedSet.bit(index) != 0
  }

  @inlinable package mutating func insert(_ index: Index) {
    let word = index.position >> 6
    while words.count <= word { words.append(0) }
    words[word] |= IndexedSet.bit(index)
  }

  @inlinable static func bit(_ index: Index) -> UInt64 { 1 << (UInt64(index.position) & 63) }
}
