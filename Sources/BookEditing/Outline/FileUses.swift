import BookKit
import PropertyList

/// All places in a book that name files.
struct FileUses {
  /// A place that names a file.
  struct Use {
    let path: PropertyListPath
    /// The name as it is written.
    let text: String
  }

  private let list: PropertyList
  private(set) var uses: [Use] = []

  /// Finds the places in a list, whose root is a book or a dictionary of another owner.
  init(in list: PropertyList, as owner: KeyOwner? = nil) {
    self.list = list
    walk(list.root, PropertyListPath(), owner.map { RoleWalk(dictionaryOf: $0) } ?? RoleWalk(list), depth: 0)
  }

  private mutating func walk(_ node: NodeHandle, _ path: PropertyListPath, _ walk: RoleWalk, depth: Int) {
    guard depth < 200 else { return }
    for (index, element) in list.elements(of: node).enumerated() where list.kind(of: element).isContainer {
      var inner = walk
      inner.enter(.index(index), element, of: list)
      self.walk(element, path.index(index), inner, depth: depth + 1)
    }
    let keys = walk.keys
    for entry in list.entries(of: node) {
      let name = list.string(of: entry.key) ?? ""
      if list.kind(of: entry.value).isContainer {
        var inner = walk
        inner.enter(.key(name), entry.value, of: list)
        self.walk(entry.value, path.key(name), inner, depth: depth + 1)
      } else if keys.key(name)?.shape.namesFile ?? false, let text = list.string(of: entry.value) {
        uses.append(Use(path: path.key(name), text: text))
      }
    }
  }
}

extension KeyShape {
  /// Whether a string of this shape can be the name of a file.
  fileprivate var namesFile: Bool {
    switch self {
    case .file, .background: true
    default: false
    }
  }
}
