/// The index of an element on its page.
struct ItemIndex: TypedIndex {
  let rawValue: Int32
}
