import BookFiles

struct FoundBooks {
  struct Found: Sendable {
    let argument: String
    var baseline: String?
  }

  private(set) var books: [Found] = []
  private(set) var errors: [FileError] = []

  init(_ arguments: [String]) {
    for argument in arguments { add(argument) }
  }

  mutating func select(_ isSelected: (Found) -> Bool) { books = books.filter(isSelected) }

  private mutating func add(_ argument: String) {
    // If a folder contains no book, reading it reports that.
    guard let found = books(in: argument), !found.isEmpty else { return books.append(Found(argument: argument)) }
    for path in found {
      let folder = Files.folder(of: path)
      let baseline = Files.path(ArgumentTable.baselineName, in: folder)
      // A link next to a book could lead anywhere.
      let isThere = Files.exists(baseline) && Files.lies(baseline, in: folder)
      books.append(Found(argument: path, baseline: isThere ? baseline : nil))
    }
  }

  /// Returns the books below a folder that isn't a book itself, or `nil` for any other path.
  private mutating func books(in folder: String) -> [String]? {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard Files.isFolder(folder), Files.isMissing(Files.path(BookLocation.fileName, in: folder)),
      let walk = FolderWalk(folder, extensions: [".plist"])
    else { return nil }
    errors += walk.errors
    return walk.files.filter { $0.hasSuffix("/" + BookLocation.fileName) || $0 == BookLocation.fileName }
  }
}
