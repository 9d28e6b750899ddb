import BookKit
import PropertyList

/// The role of a value in a book; the role of a dictionary determines the keys that it can have.
package enum Role: Equatable {
  case dictionary(KeyOwner)
  case array(KeyOwner)
  case arrays(KeyOwner)
  case either(KeyOwner)
  /// The translations of a dictionary's keys, by language.
  case localized(KeyOwner)
  /// A dictionary with keys such as names or languages, instead of the fixed keys of an owner.
  case map(MapKeys)
  case other
}

/// A walk from the root of a book towards a value, keeping track of the current value's role.
package struct RoleWalk {
  package private(set) var role: Role
  /// The type of the element or game around the value.
  package private(set) var type: ElementType?

  package init(_ list: PropertyList) { role = list.kind(of: list.root) == .array ? .array(.page) : .dictionary(.root) }
  init(dictionaryOf owner: KeyOwner) { role = .dictionary(owner) }

  /// Walks from the root of a list towards the value at `path`, as far as the path exists.
  package init(to path: PropertyListPath, in list: PropertyList) {
    self.init(list)
    var node: NodeHandle? = list.root
    for step in path.steps {
      node = node.flatMap { list.child(step, of: $0) }
      enter(step, node, of: list)
    }
  }

  /// Moves on to a child of the current value; `node` is `nil` if the child doesn't exist.
  package mutating func enter(_ step: PropertyListPath.Step, _ node: NodeHandle?, of list: PropertyList) {
    switch step {
    case .index: setRole(role.ofElements ?? .other, node, of: list)
    case .key(let name) where role.map != nil: role = shape(ofValueFor: name).map { Role($0, in: .root) } ?? .other
    case .key(let name): enter(keyNumber: keys.number(of: name), node, of: list)
    }
  }

  /// Moves on to the value of a key, given by its index in `Key.all`, or `nil` if the current value can't have the key.
  mutating func enter(keyNumber number: Int?, _ node: NodeHandle?, of list: PropertyList) {
    guard let owner = role.owner else {
      role = .other
      return
    }
    setRole(number.map { Role(Key.all[$0].shape, in: owner) } ?? .other, node, of: list)
  }

  private mutating func setRole(_ role: Role, _ node: NodeHandle?, of list: PropertyList) {
    self.role = role
    // A translation has the type of its original.
    guard role == .dictionary(.element) || role == .dictionary(.game) else { return }
    type = node.flatMap { list.value(forKey: "type", in: $0) }.flatMap { ElementType($0, in: list) }
  }

  /// Returns the shape of a key's value in the current dictionary, or `nil` if the dictionary can't have the key.
  package func shape(ofValueFor name: String) -> KeyShape? {
    if case .localized(let owner) = role { return .dictionary(owner) }
    return role.map.map { $0.shape(ofValueFor: name) } ?? keys.key(name)?.shape
  }

  package var keys: KeyTable { role.owner.map { KeyTable($0, type: type) } ?? .empty }
}

extension Role {
  static func keys(at path: PropertyListPath, in list: PropertyList) -> KeyTable { RoleWalk(to: path, in: list).keys }

  /// Creates a value's role from its shape; `owner` is the kind of dictionary that contains the value.
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

  /// The owner of the dictionary's keys, or `nil` for any other role.
  package var owner: KeyOwner? {
    switch self {
    case .dictionary(let owner), .either(let owner): owner
    case .array, .arrays, .localized, .map, .other: nil
    }
  }

  /// The kind of the map's keys, or `nil` for any other role.
  package var map: MapKeys? {
    switch self {
    case .localized: .translations
    case .map(let keys): keys
    case .dictionary, .array, .arrays, .either, .other: nil
    }
  }

  /// The role of the array's elements, or `nil` if they aren't dictionaries or arrays.
  package var ofElements: Role? {
    switch self {
    case .array(let owner), .either(let owner): .dictionary(owner)
    case .arrays(let owner): .array(owner)
    case .dictionary, .localized, .map, .other: nil
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
