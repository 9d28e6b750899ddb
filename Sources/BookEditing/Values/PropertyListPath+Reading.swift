import PropertyList

extension PropertyListPath {
  /// Reads a path in the form that findings use; `nil` if `text` isn't one.
  init?(reading text: String) {
    var steps: [Step] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "[") {
        guard let step = PropertyListPath.bracketed(bytes, &index) else { return nil }
        steps.append(step)
        continue
      }
      if bytes[index] == UInt8(ascii: ".") {
        guard !steps.isEmpty else { return nil }
        index += 1
      } else if !steps.isEmpty {
        return nil
      }
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "."), bytes[index] != UInt8(ascii: "[") { index += 1 }
      guard index > start else { return nil }
      steps.append(.key(String(decoding: bytes[start..<index], as: UTF8.self)))
    }
    self.init(steps)
  }

  /// Reads `[0]` or `["a.b"]`.
  private static func bracketed(_ bytes: [UInt8], _ index: inout Int) -> Step? {
    index += 1
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "\"") {
      var key: [UInt8] = []
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        if bytes[index] == UInt8(ascii: "\\") { index += 1 }
        guard index < bytes.count else { return nil }
        key.append(bytes[index])
        index += 1
      }
      guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "]") else { return nil }
      index += 2
      return .key(String(decoding: key, as: UTF8.self))
    }
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "]")), end - index <= 9,
      let number = Int(digits: bytes[index..<end])
    else { return nil }
    index = end + 1
    return .index(number)
  }

  package func index(_ index: Int) -> PropertyListPath { PropertyListPath(steps + [.index(index)]) }
  package func key(_ key: String) -> PropertyListPath { PropertyListPath(steps + [.key(key)]) }

  /// The path of the container of the value, or `nil` for the root.
  package var parent: PropertyListPath? { steps.isEmpty ? nil : PropertyListPath(steps.dropLast()) }

  package var lastIndex: Int? { if case .index(let index)? = steps.last { index } else { nil } }
  package var lastKey: String? { if case .key(let key)? = steps.last { key } else { nil } }

  /// Returns whether this path is `other` or leads into it.
  package func isInside(_ other: PropertyListPath) -> Bool { steps.starts(with: other.steps) }

  private init(_ steps: ArraySlice<Step>) { self.init(Array(steps)) }
}
