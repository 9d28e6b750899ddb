import PropertyList

/// A value of the book and the node where its author wrote it.
public struct Located<Value> {
  /// The value.
  public var value: Value
  /// The node in the property list, or `nil` if the value is a default.
  package var node: NodeHandle?

  /// Creates a value with the node where it was written.
  public init(_ value: Value, at node: NodeHandle? = nil) {
    self.value = value
    self.node = node
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
