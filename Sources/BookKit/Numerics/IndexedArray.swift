/// An array with its own type of index.
@usableFromInline package struct IndexedArray<Index: TypedIndex, Content: Sendable>: Sendable {
  /// The same array with integer indices, for spans and for counting memory.
  @usableFromInline package var elements: [Content] = []

  @inlinable package init() {}

  @inlinable package init(_ elements: [Content]) { self.elements = elements }

  @inlinable package init(repeating content: Content, count: Int) {
    elements = Array(repeating: content, count: count)
  }

  @inlinable @discardableResult package mutating func append(_ content: Content) -> Index {
    elements.append(content)
    return Index(elements.count - 1)
  }

  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
}

extension IndexedArray: RandomAccessCollection, MutableCollection {
  @inlinable package var startIndex: Index { Index(rawValue: 0) }
  @inlinable package var endIndex: Index { Index(elements.count) }

  @inlinable @inline(__always) package subscript(index: Index) -> Content {
    get { elements[index.position] }
    // In place, so that changing a part of an element doesn't copy the element.
    _modify { yield &elements[index.position] }
  }
}

extension IndexedArray: Equatable where Content: Equatable {}
extension IndexedArray: Hashable where Content: Hashable {}
