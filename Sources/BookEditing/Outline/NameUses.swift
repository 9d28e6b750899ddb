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

  /// The path of the value that is searched.
  private let base: PropertyListPath
  /// The steps from there to the present value; only those of places that are found become a path.
  private var trail: [Step] = []

  private enum Step {
    case key(NodeHandle)
    case index(Int)
  }

  /// Finds all places in the value at `path`.
  package init(in node: NodeHandle, at path: PropertyListPath, of list: PropertyList) {
    self.list = list
    base = path
    walk(node, depth: 0)
  }

  /// The path of the present value.
  private var path: PropertyListPath {
    trail.reduce(base) { path, step in
      switch step {
      case .key(let key): path.key(list.string(of: key) ?? "")
      case .index(let index): path.index(index)
      }
    }
  }

  /// The keys whose values name or count something, as `visit` knows them.
  private static let keys = KeyWords([
    "triggeringItem", "item", "audio", "triggeringTweenNumber", "tween", "target", "open", "page", "section",
    "variable", "if", "visibleIf",
  ])
  /// The keys of containers in which authors choose the keys, or in which nothing is named.
  private static let keysOfOthers = KeyWords([
    "variables", "properties", "from", "keyframes", "options", "optionValues", "words",
  ])

  private mutating func walk(_ node: NodeHandle, depth: Int) {
    guard depth < 200 else { return }
    for (index, element) in list.elements(of: node).enumerated() {
      trail.append(.index(index))
      if list.kind(of: element).isContainer { walk(element, depth: depth + 1) }
      trail.removeLast()
    }
    for entry in list.entries(of: node) {
      trail.append(.key(entry.key))
      if !list.kind(of: entry.value).isContainer {
        if let key = NameUses.keys.word(of: entry.key, in: list) {
          visit(entry.value, key, of: node)
        }
      } else if list.hasText(entry.key, equalTo: "dragWith".utf8), list.kind(of: entry.value) == .array {
        for (index, element) in list.elements(of: entry.value).enumerated() {
          trail.append(.index(index))
          add(.element, element)
          trail.removeLast()
        }
      } else if !NameUses.keysOfOthers.contains(entry.key, in: list) {
        walk(entry.value, depth: depth + 1)
      }
      trail.removeLast()
    }
  }

  private mutating func visit(_ value: NodeHandle, _ key: String, of dictionary: NodeHandle) {
    let list = list
    let text = { (key: String) -> String in list.text(of: key, in: dictionary) ?? "" }
    switch key {
    case "triggeringItem":
      add(.element, value)
      if list.value(forKey: "triggeringTweenNumber", in: dictionary) == nil, let holder = path.parent {
        plainTriggers.append((text(key), holder))
      }
    case "item", "audio": add(.element, value)
    case "triggeringTweenNumber":
      let owner = text("triggeringItem")
      add(.tween(of: owner), value)
      add(.tween(of: owner), numberOf: value)
    case "tween": add(.tween(of: text("item")), value)
    case "target": add(.target(of: text("item")), value)
    case "open" where list.utf8(of: value).flatMap { TurnWord($0) } != nil: break
    // In a section, the key says which one it is.
    case "section" where list.value(forKey: "action", in: dictionary) == nil: break
    case "page", "open", "section":
      add(.page, value)
      add(.page, numberOf: value)
    case "variable": add(.variable, value)
    case "if", "visibleIf": add(.condition, value)
    default: break
    }
  }

  private mutating func add(_ kind: NameUse.Kind, _ value: NodeHandle) {
    // A bare number is an index, which no name follows.
    guard list.kind(of: value) == .string, list.bareNumber(of: value) == nil, let text = list.string(of: value) else {
      return
    }
    uses.append(NameUse(kind: kind, path: path, text: text))
  }

  private mutating func add(_ kind: NumberUse.Kind, numberOf value: NodeHandle) {
    let number = list.number(of: value) ?? list.bareNumber(of: value)
    guard let number = number.flatMap({ Int(exactly: $0) }) else { return }
    numbers.append(NumberUse(kind: kind, path: path, number: number))
  }

  /// Returns the places that name `name` as a thing of that kind.
  package func naming(_ name: String, as kind: NameUse.Kind) -> [NameUse] {
    uses.filter { $0.names(name, as: kind) }
  }
}

extension NameUse {
  /// Returns whether it names `name` as a thing of that kind.
  func names(_ name: String, as kind: Kind) -> Bool { self.kind == kind && text.utf8.elementsEqual(name.utf8) }

  /// Whether it opens something, which can be a page, a section or a game.
  var opens: Bool { path.lastKey == "open" || path.lastKey == "section" }
}
