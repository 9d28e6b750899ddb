import BookKit
import PropertyList

/// What a value is in a book, which determines the keys of a dictionary.
package enum Role: Equatable {
  case dictionary(KeyOwner)
  case array(KeyOwner)
  /// An array of arrays.
  case arrays(KeyOwner)
  case either(KeyOwner)
  /// The translations of a dictionary: language → keys.
  case localized(KeyOwner)
  /// A dictionary whose keys aren't those of an owner.
  case map(MapKeys)
  case other
}

/// The role of a value on the way from the root into a book.
package struct RoleWalk {
  package private(set) var role: Role
  /// The type of the element or game that the value is or belongs to.
  package private(set) var type: ElementType?

  package init(_ list: PropertyList) { role = list.kind(of: list.root) == .array ? .array(.page) : .dictionary(.root) }

  init(dictionaryOf owner: KeyOwner) { role = .dictionary(owner) }

  /// Walks from the root of a list towards the value at `path`, as far as the list has it.
  package init(to path: PropertyListPath, in list: PropertyList) {
    self.init(list)
    var node: NodeHandle? = list.root
    for step in path.steps {
      node = node.flatMap { list.child(step, of: $0) }
      enter(step, node, of: list)
    }
  }

  /// Enters a value, if there is one, in the current value.
  package mutating func enter(_ step: PropertyListPath.Step, _ node: NodeHandle?, of list: PropertyList) {
    switch (role, step) {
    case (.array(let owner), .index), (.either(let owner), .index): setRole(.dictionary(owner), node, of: list)
    case (.arrays(let owner), .index): role = .array(owner)
    case (_, .key(let name)):
      if case .map = role {
        role = shape(ofValueFor: name).map { Role($0, in: .root) } ?? .other
      } else {
        enter(keyNumber: keys.number(of: name), node, of: list)
      }
    default: role = .other
    }
  }

  /// Enters the value of a key, which is given by its index in `Key.all` if the current value can have it.
  mutating func enter(keyNumber number: Int?, _ node: NodeHandle?, of list: PropertyList) {
    switch role {
    case .dictionary(let owner), .either(let owner):
      setRole(number.map { Role(Key.all[$0].shape, in: owner) } ?? .other, node, of: list)
    // The type is that of the original.
    case .localized(let owner): role = .dictionary(owner)
    case .array, .arrays, .map, .other: role = .other
    }
  }

  private mutating func setRole(_ role: Role, _ node: NodeHandle?, of list: PropertyList) {
    self.role = role
    guard role == .dictionary(.element) || role == .dictionary(.game) else { return }
    type = node.flatMap { list.value(forKey: "type", in: $0) }.flatMap { ElementType($0, in: list) }
  }

  /// Returns the shape of a key's value in the current dictionary, or `nil` if that can't have the key.
  package func shape(ofValueFor name: String) -> KeyShape? {
    switch role {
    case .map(let keys): keys.shape(ofValueFor: name)
    case .dictionary, .array, .arrays, .either, .localized, .other: keys.key(name)?.shape
    }
  }

  package var keys: KeyTable {
    switch role {
    case .dictionary(let owner), .either(let owner): KeyTable(owner, type: type)
    case .array, .arrays, .localized, .map, .other: .empty
    }
  }
}

extension Role {
  static func keys(at path: PropertyListPath, in list: PropertyList) -> KeyTable { RoleWalk(to: path, in: list).keys }

  /// Creates the role of a value by its shape; `owner` is the kind of dictionary that has it.
  fileprivate init(_ shape: KeyShape, in owner: KeyOwner) {
    switch shape {
    case .dictionary(let inner): self = .dictionary(inner)
    case .oneOrMore(let inner): self = .either(inner)
    case .background: self = .dictionary(.gradient)
    case .bounds: self = .dictionary(.rectangle)
    case .map(.translations): self = .localized(owner)
    case .map(let keys): self = .map(keys)
    case .array(let inner): self = .array(inner)
    case .arrays(let inner): self = .arrays(inner)
    default: self = .other
    }
  }
}

extension PropertyList {
  package func child(_ step: PropertyListPath.Step, of container: NodeHandle) -> NodeHandle? {
    switch step {
    case .key(let key): value(forKey: key, in: container)
    case .index(let index): index < 0 ? nil : elements(of: container).dropFirst(index).first { _ in true }
    }
  }

  package func node(at path: PropertyListPath) -> NodeHandle? {
    var node = root
    for step in path.steps {
      guard let next = child(step, of: node) else { return nil }
      node = next
    }
    return node
  }
}
