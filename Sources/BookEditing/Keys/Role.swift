import BookKit
import PropertyList

/// What a value is in a book, which determines the keys of a dictionary.
package enum Role: Equatable {
  /// A dictionary with the keys of an owner.
  case dictionary(KeyOwner)
  /// An array of such dictionaries.
  case array(KeyOwner)
  /// Such a dictionary, or an array of them.
  case either(KeyOwner)
  /// The translations of a dictionary: language → keys.
  case localized(KeyOwner)
  /// A dictionary whose keys the author chooses.
  case map
  /// Anything else.
  case other
}

/// The role of a value on the way from the root into a book.
package struct RoleWalk {
  /// What the present value is.
  package private(set) var role: Role
  /// The type of the element or game that the value is or belongs to.
  package private(set) var type: ElementType?

  /// Begins at the root of a list.
  package init(_ list: PropertyList) { role = list.kind(of: list.root) == .array ? .array(.page) : .dictionary(.root) }

  /// Begins at a dictionary with the keys of an owner.
  init(dictionaryOf owner: KeyOwner) { role = .dictionary(owner) }

  /// Goes from the root of a list to the value at `path`, as far as the list has it.
  package init(to path: PropertyListPath, in list: PropertyList) {
    self.init(list)
    var node: NodeHandle? = list.root
    for step in path.steps {
      node = node.flatMap { list.child(step, of: $0) }
      enter(step, node, of: list)
    }
  }

  /// Goes to a value, if there is one, of the present value.
  package mutating func enter(_ step: PropertyListPath.Step, _ node: NodeHandle?, of list: PropertyList) {
    var isTranslation = false
    switch (role, step) {
    case (.array(let owner), .index), (.either(let owner), .index): role = .dictionary(owner)
    case (.dictionary(let owner), .key(let key)), (.either(let owner), .key(let key)):
      role = Role.child(key, of: owner, type: type)
    case (.localized(let owner), .key):
      role = .dictionary(owner)
      isTranslation = true
    case (.map, .key): role = .map
    default: role = .other
    }
    if role == .dictionary(.element) || role == .dictionary(.game), !isTranslation {
      let word = node.flatMap { list.value(forKey: "type", in: $0) }.flatMap { list.utf8(of: $0) }
      type = word.flatMap { ElementType($0) }
    }
  }

  /// The keys of the present value, if it is a dictionary.
  package var keys: KeyTable {
    switch role {
    case .dictionary(let owner), .either(let owner): owner.table(type)
    default: KeyTable(owners: [])
    }
  }
}

extension Role {
  /// Returns the role of the value at `path`.
  static func of(_ path: PropertyListPath, in list: PropertyList) -> Role { RoleWalk(to: path, in: list).role }

  /// Returns the keys of a dictionary at `path`.
  static func keys(at path: PropertyListPath, in list: PropertyList) -> KeyTable { RoleWalk(to: path, in: list).keys }

  /// Returns the role of the value of a key.
  fileprivate static func child(_ name: String, of owner: KeyOwner, type: ElementType?) -> Role {
    guard let key = owner.table(type).key(name) else { return .other }
    switch key.shape {
    case .dictionary(let inner): return .dictionary(inner)
    case .oneOrMore(let inner): return .either(inner)
    case .background: return .dictionary(.gradient)
    case .bounds: return .dictionary(.rectangle)
    case .map(.translations): return .localized(owner)
    case .map: return .map
    case .array(let inner): return .array(inner)
    default: return .other
    }
  }
}

extension KeyOwner {
  /// Returns the keys of such a dictionary; those of elements and games depend on the type.
  fileprivate func table(_ type: ElementType?) -> KeyTable {
    switch self {
    case .element, .game: KeyTable(owners: [self] + (type.map { [$0.owner] } ?? []))
    case .section: KeyTable(owners: [.page, .section])
    default: KeyTable(owners: [self])
    }
  }
}

extension PropertyList {
  /// Returns the value that a step leads to from a container.
  package func child(_ step: PropertyListPath.Step, of container: NodeHandle) -> NodeHandle? {
    switch step {
    case .key(let key): return value(forKey: key, in: container)
    case .index(let index):
      var position = 0
      for element in elements(of: container) {
        if position == index { return element }
        position += 1
      }
      return nil
    }
  }

  /// Returns the value at a path, or `nil` if there's nothing.
  package func node(at path: PropertyListPath) -> NodeHandle? {
    var node = root
    for step in path.steps {
      guard let next = child(step, of: node) else { return nil }
      node = next
    }
    return node
  }
}
