/// The way from the root of a property list to a value, such as `pages[0].elements[2].trigger`.
public struct PropertyListPath: Sendable, Hashable, CustomStringConvertible {
  /// The steps, outermost first.
  public var steps: [Step]

  /// A path of `steps`; without any it names the root.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// One step inwards.
  public enum Step: Sendable, Hashable {
    /// Into a dictionary, by a key.
    case key(String)
    /// Into an array, by an index from 0.
    case index(Int)

    /// Whether both go the same way; keys are compared scalar by scalar, as `é` has two spellings that are two keys.
    public static func == (lhs: Step, rhs: Step) -> Bool {
      switch (lhs, rhs) {
      case (.key(let left), .key(let right)): left.utf8.elementsEqual(right.utf8)
      case (.index(let left), .index(let right)): left == right
      default: false
      }
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .key(let key): for byte in key.utf8 { hasher.combine(byte) }
      case .index(let index): hasher.combine(index)
      }
    }
  }

  /// The path as people write it: `pages[0].name`; keys that are no plain words stand in `["…"]`.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where PropertyListPath.isPlain(key): text += text.isEmpty ? key : "." + key
      case .key(let key): text += "[\"" + PropertyListPath.escaped(key) + "\"]"
      }
    }
    return text
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.utf8.isEmpty
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"):
          true
        default: byte >= 0x80
        }
      }
  }

  private static func escaped(_ key: String) -> String {
    var text = ""
    for scalar in key.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
