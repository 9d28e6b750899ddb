/// The index of an element's rarely used properties on its page.
struct ExtrasIndex: TypedIndex {
  let rawValue: Int32
}
