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

  private(set) var uses: [Use] = []

  /// Finds the places in a list, whose root is a book or a dictionary of another owner.
  init(in list: PropertyList, as owner: KeyOwner? = nil) {
    let walk = owner.map { RoleWalk(dictionaryOf: $0) } ?? RoleWalk(list)
    list.visitEntries(in: list.root, at: PropertyListPath(), walk) { entry in
      switch Key.all[entry.number].shape {
      case .file, .background:
        if let text = list.string(of: entry.value) { uses.append(Use(path: entry.path, text: text)) }
      default: break
      }
    }
  }
}
