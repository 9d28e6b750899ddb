import BookFiles
import BookReports
import Playthrough

struct PreparedScript: Sendable {
  let path: String
  var book: Int?
  var script: Script?
  var failures: [ScriptResult.Failure] = []
  var isUnreadable = false

  static func read(_ path: String, for book: TestedBook, at position: Int) -> PreparedScript {
    do throws(ScriptFile.ReadingError) {
      return PreparedScript(path: path, book: position, script: try ScriptFile.read(path, names: book.names))
    } catch {
      return PreparedScript(path: path, book: position, failures: error.failures, isUnreadable: error.isUnreadable)
    }
  }

  /// Reads a script whose book has errors.
  ///
  /// If the book's names are known, the script's errors follow those of the book.
  static func read(_ path: String, forBroken book: [ScriptResult.Failure], _ names: ScriptNames?) -> PreparedScript {
    guard let names else { return PreparedScript(path: path, failures: book) }
    do throws(ScriptFile.ReadingError) {
      _ = try ScriptFile.read(path, names: names)
      return PreparedScript(path: path, failures: book)
    } catch {
      return PreparedScript(path: path, failures: book + error.failures, isUnreadable: error.isUnreadable)
    }
  }
}

extension ScriptFile.ReadingError {
  fileprivate var failures: [ScriptResult.Failure] {
    switch self {
    case .unreadable(let error): [ScriptResult.Failure(.script, error.message)]
    case .broken(let errors, let source): errors.map { ScriptResult.Failure($0, in: source) }
    case .empty: [ScriptResult.Failure(.script, "the script has no commands")]
    }
  }

  fileprivate var isUnreadable: Bool { if case .unreadable = self { true } else { false } }
}

struct Preparation: Sendable {
  private(set) var books: [TestedBook] = []
  private(set) var scripts: [PreparedScript] = []

  init(_ paths: [String], jobs: Int?, read: @escaping @Sendable (String) -> TestedBook.Outcome) {
    var search = BookSearch()
    let found = paths.map { search.book(of: $0) }
    var files: [String] = []
    var numbers: [String: Int] = [:]
    for case .book(let file) in found where numbers[Preparation.key(file)] == nil {
      numbers[Preparation.key(file)] = files.count
      files.append(file)
    }
    let outcomes = Parallel.map(files, jobs: jobs, read)
    var places: [Int: Int] = [:]
    for (position, outcome) in outcomes.enumerated() {
      guard case .ready(let book) = outcome else { continue }
      places[position] = books.count
      books.append(book)
    }
    let (books, known, positions) = (books, places, numbers)
    let ready = positions.compactMapValues { known[$0] }
    scripts = Parallel.map(Array(zip(paths, found)), jobs: jobs) { path, found in
      let file: String
      switch found {
      case .nothing(let words): return PreparedScript(path: path, failures: [ScriptResult.Failure(.book, words)])
      case .book(let name): file = Preparation.key(name)
      }
      if let book = ready[file] { return PreparedScript.read(path, for: books[book], at: book) }
      switch positions[file].map({ outcomes[$0] }) {
      case .broken(let failures, let names)?: return PreparedScript.read(path, forBroken: failures, names)
      case .unreadable(let error)?:
        return PreparedScript(path: path, failures: [ScriptResult.Failure(.book, error.message)], isUnreadable: true)
      case .ready?, nil: return PreparedScript(path: path)
      }
    }
  }

  private static func key(_ file: String) -> String { Files.resolved(file) ?? file }
}
