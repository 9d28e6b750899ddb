/// The index of a rule among those of its page or, for a rule of the book, of the book.
struct RuleIndex: TypedIndex {
  let rawValue: Int32
}
