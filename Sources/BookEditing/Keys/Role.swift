import BookKit
import PropertyList

/// What a value is in a book, which determines the keys of a dictionary.
enum Role: Equatable {
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

extension Role {
  /// Returns the role of the value at `path`, and the type of the element that it is or belongs to.
  static func of(_ path: PropertyListPath, in list: PropertyList) -> (role: Role, type: ElementType?) {
    var node: NodeHandle? = list.root
    var role = list.kind(of: list.root) == .array ? Role.array(.page) : .dictionary(.root)
    var type: ElementType?
    for step in path.steps {
      var isTranslation = false
      switch (role, step) {
      case (.array(let owner), .index), (.either(let owner), .index): role = .dictionary(owner)
      case (.dictionary(let owner), .key(let key)), (.either(let owner), .key(let key)):
        role = child(key, of: owner, type: type)
      case (.localized(let owner), .key):
        role = .dictionary(owner)
        isTranslation = true
      case (.map, .key): role = .map
      default: role = .other
      }
      node = node.flatMap { list.child(step, of: $0) }
      if role == .dictionary(.element) || role == .dictionary(.game), !isTranslation {
        type = node.flatMap { list.value(forKey: "type", in: $0) }.flatMap { list.utf8(of: $0) }.flatMap {
          ElementType($0)
        }
      }
    }
    return (role, type)
  }

  /// The keys of a dictionary at `path`.
  static func keys(at path: PropertyListPath, in list: PropertyList) -> KeyTable {
    switch of(path, in: list) {
    case (.dictionary(let owner), let type), (.either(let owner), let type): owner.table(type)
    default: KeyTable(owners: [])
    }
  }

  private static func child(_ name: String, of owner: KeyOwner, type: ElementType?) -> Role {
    guard let key = owner.table(type).key(name) else { return .other }
    switch key.shape {
    case .dictionary(let inner): return .dictionary(inner)
    case .oneOrMore(let inner): return .either(inner)
    case .background: return .dictionary(.gradient)
    case .bounds: return .dictionary(.rectangle)
    case .map: return key.name.description == "localized" ? .localized(owner) : .map
    case .array: return values(of: key)
    default: return .other
    }
  }

  /// Returns the role of an array by the kind of its dictionaries.
  private static func values(of key: Key) -> Role {
    switch key.name.description {
    case "pages": .array(.page)
    case "elements": .array(.element)
    case "tweens": .array(.tween)
    case "rules": .array(.rule)
    case "do", "onTap": .array(.action)
    case "dropTargets": .array(.dropTarget)
    case "frames": .array(.frame)
    case "segments": .array(.segment)
    case "credits": .array(.credit)
    case "fonts": .array(.font)
    case "sections": .array(.section)
    case "games": .array(.game)
    case "regions": .array(.region)
    default: .other
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
  func child(_ step: PropertyListPath.Step, of container: NodeHandle) -> NodeHandle? {
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

  /// Returns the value at a path, or `nil` if nothing stands there.
  func node(at path: PropertyListPath) -> NodeHandle? {
    var node = root
    for step in path.steps {
      guard let next = child(step, of: node) else { return nil }
      node = next
    }
    return node
  }
}
