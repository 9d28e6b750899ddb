import BookFiles
import BookKit
import Playthrough
import PropertyList

/// A script with its book, read and understood before anything runs.
struct PreparedScript: Sendable {
  let path: String
  /// The book, by its position among all.
  let book: Int?
  let script: Script?
  /// Why it cannot be run; nothing when it can.
  let failures: [ScriptResult.Failure]
  /// Whether it, or its book, cannot be read at all.
  let isUnreadable: Bool

  /// A script that can be run.
  init(_ path: String, _ script: Script, book: Int) {
    self.path = path
    self.script = script
    self.book = book
    failures = []
    isUnreadable = false
  }

  /// A script that cannot be run; its book, when that is sound.
  init(_ path: String, _ failures: [ScriptResult.Failure], book: Int? = nil, isUnreadable: Bool = false) {
    self.path = path
    self.failures = failures
    self.book = book
    self.isUnreadable = isUnreadable
    script = nil
  }

  /// Reads a script for a book.
  static func read(_ path: String, for book: TestedBook, at position: Int) -> PreparedScript {
    do throws(ScriptFile.Fault) {
      return PreparedScript(path, try ScriptFile.read(path, names: book.names), book: position)
    } catch {
      return PreparedScript(path, error.failures, book: position, isUnreadable: error.isUnreadable)
    }
  }

  /// A script whose book has errors; where its names are known all the same, its own are told with them.
  static func read(_ path: String, forBroken book: [ScriptResult.Failure], _ names: ScriptNames?) -> PreparedScript {
    guard let names else { return PreparedScript(path, book) }
    do throws(ScriptFile.Fault) {
      _ = try ScriptFile.read(path, names: names)
      return PreparedScript(path, book)
    } catch {
      return PreparedScript(path, book + error.failures, isUnreadable: error.isUnreadable)
    }
  }
}

extension ScriptFile.Fault {
  /// What is told of it.
  fileprivate var failures: [ScriptResult.Failure] {
    switch self {
    case .unreadable(let failure): [ScriptResult.Failure(.script, failure.message)]
    case .broken(let errors, let source): errors.map { ScriptResult.Failure($0, in: source) }
    case .empty: [ScriptResult.Failure(.script, "the script has no commands")]
    }
  }

  fileprivate var isUnreadable: Bool { if case .unreadable = self { true } else { false } }
}

/// All scripts of a call with their books.
struct Preparation: Sendable {
  private(set) var books: [TestedBook] = []
  private(set) var scripts: [PreparedScript] = []

  /// Reads the books of some scripts, each once, then the scripts.
  init(_ paths: [String], jobs: Int?, reducesMotion: Bool) {
    var search = BookSearch()
    let found = paths.map { search.book(of: $0) }
    var files: [String] = []
    var numbers: [String: Int] = [:]
    for case .book(let file) in found where numbers[Preparation.key(file)] == nil {
      numbers[Preparation.key(file)] = files.count
      files.append(file)
    }
    let outcomes = Parallel.map(files, jobs: jobs) { TestedBook.read($0, reducesMotion: reducesMotion) }
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
      case .nothing(let words): return PreparedScript(path, [ScriptResult.Failure(.book, words)])
      case .book(let name): file = Preparation.key(name)
      }
      if let book = ready[file] { return PreparedScript.read(path, for: books[book], at: book) }
      switch positions[file].map({ outcomes[$0] }) {
      case .broken(let failures, let names)?: return PreparedScript.read(path, forBroken: failures, names)
      case .unreadable(let failure)?:
        return PreparedScript(path, [ScriptResult.Failure(.book, failure.message)], isUnreadable: true)
      case .ready?, nil: return PreparedScript(path, [])
      }
    }
  }

  /// One file may be called by several names.
  private static func key(_ file: String) -> String { Files.resolved(file) ?? file }
}
