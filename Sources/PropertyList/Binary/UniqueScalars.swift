/// Concatenated encoded scalars without duplicates.
struct UniqueScalars {
  /// Append a new one here, then call `settleLast`.
  var bytes: [UInt8] = []
  private var objects: [[UInt8]: Int] = [:]

  /// Removes the scalar from `start` on if it exists already and returns its object, or else records it as `object`.
  mutating func settleLast(from start: Int, as object: Int) -> Int {
    let scalar = Array(bytes[start...])
    if let known = objects[scalar] {
      bytes.removeLast(scalar.count)
      return known
    }
    objects[scalar] = object
    return object
  }
}
