/// The path from the root of a property list to a value, such as `pages[0].elements[2].trigger`.
public struct PropertyListPath: Sendable, Hashable, CustomStringConvertible {
  /// The steps, outermost first.
  public var steps: [Step]

  /// Creates a path of `steps`; without any, it is the path of the root.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// A step of a path.
  public enum Step: Sendable, Hashable {
    /// Into a dictionary, by a key.
    case key(String)
    /// Into an array, by an index from 0.
    case index(Int)

    /// Returns whether two steps are equal; keys are compared by their bytes, since `é` has two spellings.
    public static func == (lhs: Step, rhs: Step) -> Bool {
      switch (lhs, rhs) {
      case (.key(let left), .key(let right)): left.utf8.elementsEqual(right.utf8)
      case (.index(let left), .index(let right)): left == right
      default: false
      }
    }

    /// Hashes the parts that `==` compares.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .key(let key): for byte in key.utf8 { hasher.combine(byte) }
      case .index(let index): hasher.combine(index)
      }
    }
  }

  /// The path as text, such as `pages[0].name`; keys that aren't plain words are written as `["…"]`.
  public var description: String {
    var text: [UInt8] = []
    for step in steps { step.append(to: &text) }
    return String(decoding: text, as: UTF8.self)
  }
}

extension PropertyListPath.Step {
  /// Appends the step to the preceding path in UTF-8.
  package func append(to path: inout [UInt8]) {
    switch self {
    case .index(let index):
      path.append(UInt8(ascii: "["))
      path += String(index).utf8
      path.append(UInt8(ascii: "]"))
    case .key(let key) where Self.isPlain(key):
      if !path.isEmpty { path.append(UInt8(ascii: ".")) }
      path += key.utf8
    case .key(let key):
      path.append("[\"")
      for byte in key.utf8 {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { path.append(UInt8(ascii: "\\")) }
        path.append(byte)
      }
      path.append("\"]")
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.utf8.isEmpty
      && key.utf8.allSatisfy { byte in
        byte >= 0x80 || ASCIIWord.isLetter(byte) || byte &- UInt8(ascii: "0") < 10 || "_-$".utf8.contains(byte)
      }
  }
}
