/// The index of a trigger on its page.
struct TriggerIndex: TypedIndex {
  let rawValue: Int32
}
