/// The index of a body on its page and in the world of that page.
struct BodyIndex: TypedIndex, PlainPart {
  let rawValue: Int32
}
