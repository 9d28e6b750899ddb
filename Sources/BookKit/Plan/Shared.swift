/// An immutable value with many owners, which is passed on by copying one reference.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
