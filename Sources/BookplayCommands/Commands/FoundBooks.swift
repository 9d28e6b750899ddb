import BookFiles
import PropertyList

/// The books that a command was given: files, folders of a book, and folders in which books are.
struct FoundBooks {
  /// A book, as the command line would name it.
  struct Found: Sendable {
    let argument: String
    /// The baseline beside a book that was found in a folder of books.
    var baseline: String?
  }

  private(set) var books: [Found] = []
  /// Why there may be more books than those.
  private(set) var failures: [FileFailure] = []

  init(_ arguments: [String]) {
    for argument in arguments { add(argument) }
  }

  private mutating func add(_ argument: String) {
    // A folder without any book is told as such by whoever reads it.
    guard let found = books(in: argument), !found.isEmpty else { return books.append(Found(argument: argument)) }
    for path in found {
      let folder = Files.folder(of: path)
      let baseline = Files.path(ArgumentTable.baselineName, in: folder)
      // A link beside a book may lead to anything.
      let isThere = Files.exists(baseline) && Files.lies(baseline, in: folder)
      books.append(Found(argument: path, baseline: isThere ? baseline : nil))
    }
  }

  /// The books below a folder that is none itself; `nil` for anything else.
  private mutating func books(in folder: String) -> [String]? {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard Files.isFolder(folder), Files.isMissing(Files.path(BookLocation.fileName, in: folder)),
      let walk = FolderWalk(folder, endings: [".plist"])
    else { return nil }
    failures += walk.failures
    return walk.files.filter { $0.hasSuffix("/" + BookLocation.fileName) || $0 == BookLocation.fileName }
  }
}
