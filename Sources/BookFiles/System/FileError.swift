import CLibrary
import PropertyList

/// The reason why a file could not be read or written.
public struct FileError: Error, Sendable, Equatable {
  package let operation: Operation
  /// The file, as the caller named it.
  public let path: String
  package let reason: Reason

  package init(_ operation: Operation, _ path: String, _ reason: Reason) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  package enum Operation: Sendable, Equatable {
    case read
    case write
  }

  package enum Reason: Error, Sendable, Equatable {
    /// An error of the system, by its `errno` value.
    case system(Int32)
    case isFolder
    /// The file is a script, but a book is expected.
    case isScript
    /// The folder has no `book.plist`, but may have these property lists.
    case noBookInFolder(lists: [String])
    /// The path of the book leads to a device or a pipe.
    case notAFile
    case tooLarge(limit: Int)
    case tooManyFiles(limit: Int)
    /// A link in a book's folder leads to a file outside it.
    case leavesFolder
    /// The folder to create already exists.
    case alreadyExists
    /// The folder to fill is not empty.
    case notEmpty
  }

  /// What went wrong, in one line that is safe to print on a terminal.
  package var message: String {
    "cannot \(operation == .read ? "read" : "write") `\(FileError.escaped(path))`: \(explanation)"
  }

  /// The reason; if a file can't be created because its folder is missing, the text names the folder.
  private var explanation: String {
    guard operation == .write, reason == .system(ENOENT) else { return reason.message }
    var name = path[...]
    while name.utf8.count > 1, name.utf8.last == UInt8(ascii: "/") { name = name.dropLast() }
    let folder = Files.folder(of: String(name))
    // The cause may be a link whose target has no folder.
    if Files.isFolder(folder) { return reason.message }
    return "there is no folder `\(FileError.escaped(folder))`; create it first"
  }

  fileprivate static func escaped(_ text: String) -> String { Quotation.of(text, limit: .max) }
}

extension FileError: CustomStringConvertible {
  /// What went wrong, in one line that is safe to print on a terminal.
  public var description: String { message }
}

extension FileError.Reason {
  package static var last: FileError.Reason { .system(errno) }

  package static let missing = FileError.Reason.system(ENOENT)

  /// The reader at the other end of a pipe has closed it.
  package static let closedPipe = FileError.Reason.system(EPIPE)

  /// A short description of the reason, with advice unless it is obvious.
  package var message: String {
    switch self {
    case .system(let number): strerror(number).map { String(cString: $0) } ?? "error \(number)"
    case .isFolder: "it is a folder; name a file"
    case .isScript: "it is a script, not a book; run it with `bookplay test`, or name the `.plist` beside it"
    case .noBookInFolder([]):
      "there is no book in the folder; name the .plist itself, or create a book with `bookplay new`"
    case .noBookInFolder(let lists):
      "there is no such file; name the .plist itself, "
        + lists.prefix(3).map { "`\(FileError.escaped($0))`" }.joined(separator: " or ")
    case .notAFile: "it is a device or a pipe; name a file"
    case .tooLarge(let limit): "it is larger than \(FileError.Reason.size(limit)), which is the limit"
    case .tooManyFiles(let limit): "there are more than \(limit) files below it, so not all were examined"
    case .alreadyExists: "a file of that name already exists; choose another name"
    case .notEmpty: "the folder is not empty; name a new one"
    case .leavesFolder: "it links out of the book's folder; name the file itself"
    }
  }

  /// Formats a limit; limits of files are whole megabytes of 1024 × 1024 bytes.
  private static func size(_ limit: Int) -> String {
    limit >= 1 << 20 && limit % (1 << 20) == 0 ? "\(limit >> 20) MB" : "\(limit) bytes"
  }
}
