import PropertyList

/// A value of the book and where its author wrote it.
public struct Placed<Value> {
  /// The value.
  public var value: Value
  /// Where it stands in the property list; nothing when it is a default.
  public var node: NodeHandle?

  /// A value that stands at `node`.
  public init(_ value: Value, at node: NodeHandle? = nil) {
    self.value = value
    self.node = node
  }
}

extension Placed: Sendable where Value: Sendable {}
extension Placed: Equatable where Value: Equatable {}
