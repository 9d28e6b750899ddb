/// The index of a text on its page.
struct TextIndex: TypedIndex {
  let rawValue: Int32
}
