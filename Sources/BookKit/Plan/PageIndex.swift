/// The index of a page in the book, or of a section, whose indices follow those of the pages.
@usableFromInline package struct PageIndex: TypedIndex, PlainPart {
  @usableFromInline package let rawValue: Int32

  static let first = PageIndex(rawValue: 0)

  @inlinable @inline(__always) package init(rawValue: Int32) { self.rawValue = rawValue }
}
