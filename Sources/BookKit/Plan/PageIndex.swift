/// The index of a page in the book.
struct PageIndex: TypedIndex {
  let rawValue: Int32

  static let first = PageIndex(rawValue: 0)
}
