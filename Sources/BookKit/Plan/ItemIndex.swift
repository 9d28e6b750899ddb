/// The index of an element on its page.
struct ItemIndex: TypedIndex, PlainPart {
  let rawValue: Int32
}
