import BookKit
import PropertyList

extension PropertyList {
  /// Returns the file that the value of a key names, as it is written, or `nil` if it names none.
  package func file(at value: NodeHandle, of key: Key) -> String? {
    guard let text = string(of: value) else { return nil }
    switch key.shape {
    case .file: return text
    case .background: return Color(Array(text.utf8)) == nil ? text : nil
    default: return nil
    }
  }

  /// Returns the files that a list names, as they are written, with their places; the list is a book or, if `owner`
  /// isn't `nil`, a dictionary of another owner.
  func fileUses(as owner: KeyOwner? = nil) -> [(path: PropertyListPath, text: String)] {
    var uses: [(path: PropertyListPath, text: String)] = []
    let walk = owner.map { RoleWalk(dictionaryOf: $0) } ?? RoleWalk(self)
    visitEntries(in: root, at: PropertyListPath(), walk) { entry in
      if let text = file(at: entry.value, of: entry.key) { uses.append((entry.path(in: self), text)) }
    }
    return uses
  }
}
