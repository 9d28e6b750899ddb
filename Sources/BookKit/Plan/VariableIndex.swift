/// The index of a variable of the book.
struct VariableIndex: TypedIndex {
  let rawValue: Int32
}
