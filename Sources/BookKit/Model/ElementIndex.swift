/// The index of an element among those that its page has in the book's file.
///
/// The indices of a plan differ, since it also counts what it makes itself, such as the pieces of a puzzle.
@usableFromInline package struct ElementIndex: TypedIndex {
  @usableFromInline package let rawValue: Int32

  @inlinable @inline(__always) package init(rawValue: Int32) { self.rawValue = rawValue }
}
