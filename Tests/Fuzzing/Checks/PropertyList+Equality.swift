import PropertyList

extension PropertyList {
  /// Returns whether both lists have the same values in the same order, whatever format they were read from.
  ///
  /// Numbers are compared by type and bits, so that 1, 1.0 and `true` are three values. Text is compared by Unicode
  /// scalar.
  package func hasSameContent(as other: PropertyList) -> Bool {
    firstDifference(from: other) == nil
  }

  /// Returns the first value of this list that `other` does not have in the same position.
  package func firstDifference(from other: PropertyList) -> NodeHandle? {
    for position in nodes.indices {
      guard position < other.nodes.count else { return NodeHandle(position) }
      let handle = NodeHandle(position)
      let (mine, its) = (nodes[position], other.nodes[position])
      guard mine.kind == its.kind, mine.extent == its.extent else { return handle }
      if !hasSameScalar(handle, in: other) { return handle }
    }
    return nodes.count == other.nodes.count ? nil : root
  }

  private func hasSameScalar(_ node: NodeHandle, in other: PropertyList) -> Bool {
    switch kind(of: node) {
    case .dictionary, .array, .invalid: true
    case .key, .string: utf8(of: node) == other.utf8(of: node)
    case .integer: integer(of: node) == other.integer(of: node)
    case .real: PropertyList.isSame(real(of: node), other.real(of: node))
    case .boolean: boolean(of: node) == other.boolean(of: node)
    case .date: isSameTime(date(of: node), other.date(of: node))
    case .data: data(of: node) == other.data(of: node)
    case .uid: uid(of: node) == other.uid(of: node)
    }
  }

  /// Returns whether two dates are the same point in time; unlike a number, a time of 0 has no sign.
  private func isSameTime(_ left: PropertyListDate?, _ right: PropertyListDate?) -> Bool {
    left == right || PropertyList.isSame(left?.secondsSince2001, right?.secondsSince2001)
  }

  private static func isSame(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.bitPattern == right.bitPattern || (left.isNaN && right.isNaN)
  }
}
