/// The index of a body on its page and in the world of that page, which is the same.
@usableFromInline package struct BodyIndex: TypedIndex, PlainPart {
  @usableFromInline package let rawValue: Int32

  @inlinable @inline(__always) package init(rawValue: Int32) { self.rawValue = rawValue }
}
