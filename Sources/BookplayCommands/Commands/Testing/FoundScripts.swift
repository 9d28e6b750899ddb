import BookFiles

struct FoundScripts {
  private(set) var scripts: [String] = []
  private(set) var kept: [String] = []
  /// The folders that couldn't be searched, which may contain more scripts.
  private(set) var errors: [FileError] = []

  private var known = Set<String>()

  static let fileExtension = ".play"
  static let traceExtension = ".trace"
  static let stageExtension = ".stage"

  init(_ paths: [String]) throws(CommandError) {
    for path in paths {
      if Files.isFolder(path) { addAll(in: path) } else { try add(path) }
    }
    guard !scripts.isEmpty else {
      if let error = errors.first { throw .file(error) }
      let places = paths.map(CommandError.quoted).joined(separator: ", ")
      throw CommandError(message: "there is no script in \(places)", hint: "scripts are files that end in `.play`")
    }
    scripts.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    kept.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  init(ofBook path: String) { addAll(of: path) }

  private mutating func add(_ path: String) throws(CommandError) {
    let hint = "name a `.play` file, a folder, or a book"
    guard path != "-" else {
      throw CommandError(
        message: "scripts cannot be read from standard input, because their folder determines their book", hint: hint)
    }
    guard path.hasSuffix(FoundScripts.fileExtension) else {
      try FoundScripts.check(path)
      guard path.hasSuffix(".plist") else {
        throw CommandError(message: "\(CommandError.quoted(path)) is not a script", hint: hint)
      }
      return addAll(of: path)
    }
    try FoundScripts.check(path)
    add(found: path, to: \.scripts)
  }

  /// Throws the reason if the file doesn't exist, so that a wrong name doesn't look like an empty run.
  private static func check(_ path: String) throws(CommandError) {
    guard !Files.exists(path) else { return }
    _ = try CommandError.rethrowing(Files.read(path, limit: 0))
  }

  private mutating func addAll(in folder: String) {
    let extensions = [FoundScripts.fileExtension, FoundScripts.traceExtension, FoundScripts.stageExtension]
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard let walk = FolderWalk(folder, extensions: extensions) else { return }
    for file in walk.files { add(found: file, to: file.hasSuffix(FoundScripts.fileExtension) ? \.scripts : \.kept) }
    errors += walk.errors
  }

  private mutating func addAll(of book: String) {
    guard let walk = FolderWalk(Files.folder(of: book), extensions: [FoundScripts.fileExtension]) else { return }
    var search = BookSearch()
    let place = Files.resolved(book)
    for script in walk.files {
      guard case .book(let found) = search.book(of: script), Files.resolved(found) == place else { continue }
      add(found: script, to: \.scripts)
    }
    errors += walk.errors
  }

  private mutating func add(found path: String, to list: WritableKeyPath<FoundScripts, [String]>) {
    if known.insert(Files.resolved(path) ?? path).inserted { self[keyPath: list].append(path) }
  }
}
