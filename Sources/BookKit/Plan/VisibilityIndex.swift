/// The index of a condition under which an element is seen, on the page of that element.
struct VisibilityIndex: TypedIndex {
  let rawValue: Int32
}
