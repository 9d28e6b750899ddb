/// The index of a rule's condition in the book.
struct ConditionIndex: TypedIndex {
  let rawValue: Int32
}
