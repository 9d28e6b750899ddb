import BookKit
import PropertyList

/// A place in a book that names something.
package struct NameUse {
  /// What is named.
  package enum Kind: Equatable {
    /// An element.
    case element
    /// A tween of the element with that name.
    case tween(of: String)
    /// A drop target of the element with that name.
    case target(of: String)
    /// A page, or what `open` opens.
    case page
    /// A variable.
    case variable
    /// A condition, which may name variables and games.
    case condition
  }

  /// What is named.
  package let kind: Kind
  /// The path of the value.
  package let path: PropertyListPath
  /// The name as it is written.
  package let text: String
}

/// A place in a book that gives the number of something.
package struct NumberUse {
  /// What is counted.
  package enum Kind: Equatable {
    /// A page, from 1.
    case page
    /// A tween, from 0, of the element with that name.
    case tween(of: String)
  }

  /// What is counted.
  package let kind: Kind
  /// The path of the value.
  package let path: PropertyListPath
  /// The number.
  package let number: Int
}

/// All places in a part of a book that name or count something.
package struct NameUses {
  private let list: PropertyList
  /// The places that name something.
  package private(set) var uses: [NameUse] = []
  /// The places that give a number.
  package private(set) var numbers: [NumberUse] = []
  /// The triggers that wait for an element and say no tween, which can mean its first one.
  private(set) var plainTriggers: [(item: String, path: PropertyListPath)] = []

  /// Finds all places in the value at `path`.
  package init(in node: NodeHandle, at path: PropertyListPath, of list: PropertyList) {
    self.list = list
    walk(node, path, depth: 0)
  }

  /// The keys whose values name or count something, as `visit` knows them.
  private static let keys = [
    "triggeringItem", "item", "audio", "triggeringTweenNumber", "tween", "target", "open", "page", "section", "variable",
    "if", "visibleIf",
  ]

  private mutating func walk(_ node: NodeHandle, _ path: PropertyListPath, depth: Int) {
    guard depth < 200 else { return }
    if list.kind(of: node) == .array {
      for (index, element) in list.elements(of: node).enumerated() {
        walk(element, path.index(index), depth: depth + 1)
      }
      return
    }
    for entry in list.entries(of: node) {
      let isContainer = list.kind(of: entry.value).isContainer
      guard isContainer || NameUses.keys.contains(where: { list.hasText(entry.key, equalTo: $0.utf8) }) else { continue }
      let key = list.string(of: entry.key) ?? ""
      switch key {
      case "variables", "properties", "from", "keyframes", "options", "optionValues", "words": continue
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
    let list = list
    let text = { (key: String) -> String in list.text(of: key, in: dictionary) ?? "" }
    switch key {
    case "triggeringItem":
      add(.element, value, path)
      if list.value(forKey: "triggeringTweenNumber", in: dictionary) == nil, let holder = path.parent {
        plainTriggers.append((text(key), holder))
      }
    case "item", "audio": add(.element, value, path)
    case "triggeringTweenNumber":
      let owner = text("triggeringItem")
      add(.tween(of: owner), value, path)
      add(.tween(of: owner), numberOf: value, path)
    case "tween": add(.tween(of: text("item")), value, path)
    case "target": add(.target(of: text("item")), value, path)
    case "open" where ["back", "next", "previous"].contains(list.string(of: value)): break
    // In a section, the key says which one it is.
    case "section" where list.value(forKey: "action", in: dictionary) == nil: break
    case "page", "open", "section":
      add(.page, value, path)
      add(.page, numberOf: value, path)
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

  private mutating func add(_ kind: NumberUse.Kind, numberOf value: NodeHandle, _ path: PropertyListPath) {
    let number = list.number(of: value) ?? list.bareNumber(of: value)
    guard let number = number.flatMap({ Int(exactly: $0) }) else { return }
    numbers.append(NumberUse(kind: kind, path: path, number: number))
  }

  /// Returns the places that name `name` as a thing of that kind.
  package func naming(_ name: String, as kind: NameUse.Kind) -> [NameUse] {
    uses.filter { $0.kind == kind && $0.text.utf8.elementsEqual(name.utf8) }
  }
}

extension NameUse {
  /// Whether it opens something, which can be a page, a section or a game.
  var opens: Bool { path.lastKey == "open" || path.lastKey == "section" }
}
