/// The index of a page in the book, or of a section, whose indices follow those of the pages.
struct PageIndex: TypedIndex {
  let rawValue: Int32

  static let first = PageIndex(rawValue: 0)
}
