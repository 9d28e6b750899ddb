/// The index of a puzzle or a picture to colour on its page.
struct GameIndex: TypedIndex {
  let rawValue: Int32
}
