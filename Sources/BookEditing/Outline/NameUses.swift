import PropertyList

/// A place in a book that names something.
struct NameUse {
  /// What is named.
  enum Kind: Equatable {
    case element
    /// A tween of the element with that name.
    case tween(of: String)
    /// A drop target of the element with that name.
    case target(of: String)
    case page
    case variable
    /// A condition, which may name variables.
    case condition
  }

  let kind: Kind
  let path: PropertyListPath
  let text: String
}

/// All places in a part of a book that name something.
struct NameUses {
  private let list: PropertyList
  private(set) var uses: [NameUse] = []

  init(in node: NodeHandle, at path: PropertyListPath, of list: PropertyList) {
    self.list = list
    walk(node, path, depth: 0)
  }

  private mutating func walk(_ node: NodeHandle, _ path: PropertyListPath, depth: Int) {
    guard depth < 200 else { return }
    if list.kind(of: node) == .array {
      for (index, element) in list.elements(of: node).enumerated() {
        walk(element, path.index(index), depth: depth + 1)
      }
      return
    }
    for entry in list.entries(of: node) {
      let key = list.string(of: entry.key) ?? ""
      switch key {
      case "variables", "properties", "from", "keyframes": continue
      case "dragWith" where list.kind(of: entry.value) == .array:
        for (index, element) in list.elements(of: entry.value).enumerated() {
          add(.element, element, path.key(key).index(index))
        }
      default: visit(entry.value, key, of: node, path.key(key), depth: depth)
      }
    }
  }

  private mutating func visit(
    _ value: NodeHandle, _ key: String, of dictionary: NodeHandle, _ path: PropertyListPath, depth: Int
  ) {
    if list.kind(of: value).isContainer { return walk(value, path, depth: depth + 1) }
    switch key {
    case "triggeringItem", "item": add(.element, value, path)
    case "audio": add(.element, value, path)
    case "triggeringTweenNumber":
      add(.tween(of: list.text(of: "triggeringItem", in: dictionary) ?? ""), value, path)
    case "tween": add(.tween(of: list.text(of: "item", in: dictionary) ?? ""), value, path)
    case "target": add(.target(of: list.text(of: "item", in: dictionary) ?? ""), value, path)
    case "page": add(.page, value, path)
    case "variable": add(.variable, value, path)
    case "if", "visibleIf": add(.condition, value, path)
    default: break
    }
  }

  private mutating func add(_ kind: NameUse.Kind, _ value: NodeHandle, _ path: PropertyListPath) {
    // A bare number is an index, which no name follows.
    guard list.kind(of: value) == .string, list.bareNumber(of: value) == nil, let text = list.string(of: value) else {
      return
    }
    uses.append(NameUse(kind: kind, path: path, text: text))
  }

  /// Returns the places that name `name` as a thing of that kind.
  func naming(_ name: String, as kind: NameUse.Kind) -> [NameUse] {
    uses.filter { $0.kind == kind && $0.text.utf8.elementsEqual(name.utf8) }
  }
}

/// Conditions whose variables are renamed.
enum ConditionText {
  /// Returns a condition with the variable `name` renamed everywhere outside of quotes.
  static func renaming(_ name: String, to new: String, in text: String) -> String {
    let bytes = Array(text.utf8)
    let old = Array(name.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
        let end = bytes[(index + 1)...].firstIndex(of: bytes[index]).map { $0 + 1 } ?? bytes.count
        result += bytes[index..<end]
        index = end
      } else if isWord(bytes[index]) {
        var end = index
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
        result += Array(bytes[index..<end]) == old ? Array(new.utf8) : Array(bytes[index..<end])
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: byte >= 0x80
    }
  }
}
