import BookKit
import PropertyList

/// A book as the command line names it: a file, a folder with a `book.plist`, or `-`.
struct BookFile: Sendable {
  /// The file, for messages and for writing it back; nothing for standard input.
  let path: String?

  /// The file that `argument` means.
  ///
  /// - Throws: when the folder's `book.plist` is a link to a file outside: a book may come from a stranger.
  init(_ argument: String) throws(FileFailure) {
    guard argument != "-" else {
      path = nil
      return
    }
    guard Files.isFolder(argument) else {
      path = argument
      return
    }
    let file = argument.hasSuffix("/") ? argument + BookFile.name : argument + "/" + BookFile.name
    guard Files.lies(file, in: argument) else { throw FileFailure(.read, file, .leavesFolder) }
    path = file
  }

  /// What messages call it.
  var title: String { path ?? StreamName.input }

  /// Reads it whole.
  func read(from input: ByteInput) throws(FileFailure) -> Source {
    let limit = Limits().bytes
    let bytes = if let path { try Files.read(path, limit: limit) } else { try input.readAll(limit: limit) }
    return Source(bytes, name: title)
  }

  /// What is known of the pictures and sounds beside it; nothing for standard input, which lies nowhere.
  ///
  /// Of a folder of its own the book has all files, elsewhere those that it names.
  func assets(of source: Source) -> AssetCatalog? {
    guard let path else { return nil }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    if name.utf8.elementsEqual(BookFile.name.utf8) {
      return BookFolder(folder)?.catalog { $0.utf8.elementsEqual(BookFile.name.utf8) }
    }
    guard let list = PropertyList.read(source).document else { return nil }
    return BookFolder(folder)?.catalog(of: list.fileNames)
  }

  private static let name = "book.plist"
}

extension PropertyList {
  /// All texts at keys whose values can be files.
  ///
  /// Of the names that elements have and frames of movies too, only those with an ending are taken.
  fileprivate var fileNames: [String] {
    let keys = Key.all.filter { $0.canBeFile }.flatMap {
      [$0.name.description] + ($0.alias.map { [$0.description] } ?? [])
    }
    let names = Set(keys)
    var found: [String] = []
    var pending = [root]
    while let node = pending.popLast() {
      switch kind(of: node) {
      case .array: pending += elements(of: node)
      case .dictionary:
        for entry in entries(of: node) {
          guard kind(of: entry.value) == .string else {
            pending.append(entry.value)
            continue
          }
          guard let key = string(of: entry.key), names.contains(key), let text = string(of: entry.value) else {
            continue
          }
          if key != "name" || text.utf8.contains(UInt8(ascii: ".")) { found.append(text) }
        }
      default: break
      }
    }
    return found
  }
}

extension Key {
  /// Whether its value is the name of a file, or can be one.
  fileprivate var canBeFile: Bool {
    if case .file = shape { return true }
    return name.description == "background"
  }
}
