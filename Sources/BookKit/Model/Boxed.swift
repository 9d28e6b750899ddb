/// A value that is stored elsewhere, so that its owner is small and cheap to copy.
///
/// Copies share it until one of them is changed.
struct Boxed<Value: Sendable>: Sendable {
  /// Always exactly one entry.
  private var entry: [Value]

  init(_ value: Value) {
    entry = [value]
  }

  /// The value itself.
  var value: Value {
    get { entry[0] }
    _modify { yield &entry[0] }
  }
}
