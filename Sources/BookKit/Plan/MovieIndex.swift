/// The index of a movie on its page.
struct MovieIndex: TypedIndex {
  let rawValue: Int32
}
