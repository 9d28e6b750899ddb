import PropertyList

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file could not be read or written.
public struct FileFailure: Error, Sendable, Equatable {
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
    /// What the system says, by its number.
    case system(Int32)
    case isFolder
    /// A script is named where a book is meant.
    case isScript
    /// A folder that is named as a book has no `book.plist` in it, but maybe these.
    case holdsNoBook(lists: [String])
    /// What has the name of a book is a device or a pipe.
    case notAFile
    /// The file has more bytes than are read.
    case tooLarge(limit: Int)
    /// There is so much below a folder that not all of it was looked at.
    case tooManyFiles(limit: Int)
    /// A link in a book's folder leads to a file outside of it.
    case leavesFolder
    /// There is something of the name of a folder that is to be made.
    case alreadyThere
    /// A folder that is to be filled has something in it.
    case notEmpty
  }

  /// What went wrong, in one line that disturbs no terminal.
  public var message: String {
    "cannot \(operation == .read ? "read" : "write") `\(FileFailure.escaped(path))`: \(explanation)"
  }

  /// The reason; that of a file which cannot be begun because its folder is not there names the folder.
  private var explanation: String {
    guard operation == .write, reason == .system(ENOENT) else { return reason.message }
    var name = path[...]
    while name.utf8.count > 1, name.utf8.last == UInt8(ascii: "/") { name = name.dropLast() }
    let folder = Files.folder(of: String(name))
    // A link may lead to where no folder is.
    if Files.isFolder(folder) { return reason.message }
    return "there is no folder `\(FileFailure.escaped(folder))`; make it first"
  }

  fileprivate static func escaped(_ text: String) -> String { Quotation.of(text, limit: .max) }
}

extension FileFailure: CustomStringConvertible {
  /// What went wrong, in one line that disturbs no terminal.
  public var description: String { message }
}

extension FileFailure.Reason {
  /// The error of the system's call that has just failed.
  package static var last: FileFailure.Reason { .system(errno) }

  /// There is no such file or folder.
  package static let missing = FileFailure.Reason.system(ENOENT)

  /// Whether the reader at the other end of a pipe has gone.
  package static let closedPipe = FileFailure.Reason.system(EPIPE)

  /// The reason in a few words, with what to do about it where that is not plain.
  package var message: String {
    switch self {
    case .system(let number): strerror(number).map { String(cString: $0) } ?? "error \(number)"
    case .isFolder: "it is a folder; name a file"
    case .isScript: "it is a script, not a book; `bookplay test` runs it, and its book is the `.plist` beside it"
    case .holdsNoBook([]):
      "there is no book in the folder; name the .plist itself, or begin a book with `bookplay new`"
    case .holdsNoBook(let lists):
      "there is no such file; name the .plist itself, "
        + lists.prefix(3).map { "`\(FileFailure.escaped($0))`" }.joined(separator: " or ")
    case .notAFile: "it is a device or a pipe; name a file"
    case .tooLarge(let limit): "it is larger than \(FileFailure.Reason.size(limit)), the most that is read"
    case .tooManyFiles(let limit): "there are more than \(limit) files below it, and not all were looked at"
    case .alreadyThere: "there is a file of that name; give another name"
    case .notEmpty: "the folder is not empty; give the name of a new one"
    case .leavesFolder: "it is a link out of the book's folder; name the file itself"
    }
  }

  /// A limit as people read it; limits of files are whole megabytes of the kind that counts by 1024.
  private static func size(_ limit: Int) -> String {
    limit >= 1 << 20 && limit % (1 << 20) == 0 ? "\(limit >> 20) MB" : "\(limit) bytes"
  }
}
