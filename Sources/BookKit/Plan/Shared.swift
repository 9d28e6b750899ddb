/// A value that many hold and nobody changes, so that handing it on copies one reference.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
