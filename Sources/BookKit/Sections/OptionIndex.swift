/// The index of an option; those of every book come first, followed by the book's own.
struct OptionIndex: TypedIndex {
  let rawValue: Int32
}
