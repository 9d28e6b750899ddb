/// Concatenated encoded scalars without duplicates.
struct UniqueScalars {
  /// After a scalar is appended here, `deduplicateLast` must be called.
  var bytes: [UInt8] = []
  private var objects: [[UInt8]: Int] = [:]

  /// Removes the scalar from `start` on if it is a duplicate; returns the earlier object's number, or else `object`.
  mutating func deduplicateLast(from start: Int, as object: Int) -> Int {
    let scalar = Array(bytes[start...])
    if let known = objects[scalar] {
      bytes.removeLast(scalar.count)
      return known
    }
    objects[scalar] = object
    return object
  }
}
