/// The index of the properties that few elements have, on the page of such an element.
struct ExtrasIndex: TypedIndex {
  let rawValue: Int32
}
