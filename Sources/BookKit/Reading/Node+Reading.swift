import PropertyList

/// Accessors that reading calls for nearly every node, inlined into their callers.
extension Node {
  /// Whether readers skip this key and its value: the key is repeated, or a placeholder for a key that the file lacks.
  @inline(__always)
  var isSkipped: Bool { flags.rawValue & 96 != 0 }

  /// The range of a string or key in the source; `nil` if it has escapes there or the node doesn't record the range.
  @inline(__always)
  var writtenText: Range<Int>? {
    guard flags.rawValue & 1 != 0, lead != 255, trail != 255 else { return nil }
    let first = Int(start) + Int(lead)
    return first..<max(first, Int(end) - Int(trail))
  }
}
