import BookKit
import PropertyList

/// A dictionary entry of a book whose key belongs to the format.
package struct FormatEntry {
  package let dictionary: NodeHandle
  package let entry: PropertyList.Entry
  let number: Int
  fileprivate let trail: Trail

  package var key: Key { Key.all[number] }
  package var value: NodeHandle { entry.value }

  /// Returns the path of the value in `list`; computing it takes some time.
  package func path(in list: PropertyList) -> PropertyListPath { trail.path(in: list) }
}

/// The steps to a value, which are turned into a path only on demand.
private struct Trail {
  enum Step {
    case key(NodeHandle)
    case index(Int)
  }

  let base: PropertyListPath
  var steps: [Step] = []

  func path(in list: PropertyList) -> PropertyListPath {
    steps.reduce(base) { path, step in
      switch step {
      case .key(let key): path.key(list.string(of: key) ?? "")
      case .index(let index): path.index(index)
      }
    }
  }
}

extension PropertyList {
  /// Calls `visit` for every entry whose key belongs to the format, in the order of the file.
  package func visitEntries(_ visit: (FormatEntry) -> Void) {
    visitEntries(in: root, at: PropertyListPath(), RoleWalk(self), visit)
  }

  /// Calls `visit` for every entry inside `node` whose key belongs to the format; `walk` has reached `node` at `path`.
  func visitEntries(in node: NodeHandle, at path: PropertyListPath, _ walk: RoleWalk, _ visit: (FormatEntry) -> Void) {
    var trail = Trail(base: path)
    visitEntries(of: node, walk, &trail, visit)
  }

  private func visitEntries(
    of node: NodeHandle, _ walk: RoleWalk, _ trail: inout Trail, _ visit: (FormatEntry) -> Void
  ) {
    // Valid books are never nested this deeply; the limit protects the stack.
    guard trail.steps.count < 200 else { return }
    if kind(of: node) == .array {
      for (index, element) in elements(of: node).enumerated() where kind(of: element).isContainer {
        var inner = walk
        inner.enter(.index(index), element, of: self)
        trail.steps.append(.index(index))
        visitEntries(of: element, inner, &trail, visit)
        trail.steps.removeLast()
      }
      return
    }
    let keys = walk.keys
    for entry in entries(of: node) {
      let number = keys.number(of: entry.key, in: self)
      trail.steps.append(.key(entry.key))
      if let number { visit(FormatEntry(dictionary: node, entry: entry, number: number, trail: trail)) }
      if kind(of: entry.value).isContainer {
        var inner = walk
        if walk.role.map != nil {
          inner.enter(.key(string(of: entry.key) ?? ""), entry.value, of: self)
        } else {
          inner.enter(keyNumber: number, entry.value, of: self)
        }
        visitEntries(of: entry.value, inner, &trail, visit)
      }
      trail.steps.removeLast()
    }
  }
}

extension PropertyList {
  /// Returns the file that the value of a key names, as written, or `nil` if it names none.
  package func file(at value: NodeHandle, of key: Key) -> String? {
    guard let text = string(of: value) else { return nil }
    switch key.shape {
    case .file: return text
    case .background, .surface: return Color(Array(text.utf8)) == nil ? text : nil
    default: return nil
    }
  }

  /// Returns the files that a book names, as written, with the paths of the names; if `owner` is given, the list is a
  /// dictionary of that owner instead of a book.
  func fileUses(as owner: KeyOwner? = nil) -> [(path: PropertyListPath, text: String)] {
    var uses: [(path: PropertyListPath, text: String)] = []
    let walk = owner.map { RoleWalk(dictionaryOf: $0) } ?? RoleWalk(self)
    visitEntries(in: root, at: PropertyListPath(), walk) { entry in
      if let text = file(at: entry.value, of: entry.key) { uses.append((entry.path(in: self), text)) }
    }
    return uses
  }
}
