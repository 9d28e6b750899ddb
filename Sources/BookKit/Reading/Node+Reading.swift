import PropertyList

/// What reading asks of nearly every node, where the compiler can make it part of who asks.
extension Node {
  /// Whether this is a key that the file lacks; readers pass the pair over.
  @inline(__always)
  var isMissing: Bool { flags.rawValue & 32 != 0 }

  /// Where the contents stand when they are the value of a string or key as they are and the node tells where.
  @inline(__always)
  var writtenText: Range<Int>? {
    guard flags.rawValue & 1 != 0, lead != 255, trail != 255 else { return nil }
    let first = Int(start) + Int(lead)
    return first..<max(first, Int(end) - Int(trail))
  }
}
