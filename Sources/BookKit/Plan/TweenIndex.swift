/// The index of a tween on its page.
struct TweenIndex: TypedIndex {
  let rawValue: Int32
}
