/// The rule that folders of a target use only those above them, which the compiler can't check within a module.
struct FolderArrows {
  /// The folders of each target, from the top down.
  static let table = [
    ("Playthrough", ["Names", "Script", "Traces", "Running", "Coverage", "Exploring"]),
    ("BookFiles", ["System", "Books", "Hosting"]),
    ("BookplayCommands", ["Arguments", "System", "Reporting", "NewBook", "Export", "Commands"]),
  ]

  let folders: [String]
  private let declaration: Pattern
  private let word: Pattern

  init(_ folders: [String]) throws {
    self.folders = folders
    declaration = try Pattern(
      "^(?:@\\w+\\s+)*(?:\\w+\\s+)*(?:struct|enum|class|protocol|actor|typealias|func)\\s+(\\w+)")
    word = try Pattern("\\w+")
  }

  /// Checks all files of one target.
  func check(_ files: [SourceFile]) -> [Violation] {
    var levels: [String: Int] = [:]
    for file in files {
      for name in file.code.flatMap(declaration.captures) { levels[name] = level(of: file) }
    }
    return files.flatMap { file in
      file.code.enumerated().flatMap { index, line in
        word.captures(in: line).filter { levels[$0] ?? 0 > level(of: file) }.map {
          file.violation(at: index, "`\(file.folder)` may not use `\($0)`, which belongs further down")
        }
      }
    } + unknownFolders(of: files)
  }

  /// Returns the level of a file; a file at the target's top can use everything.
  private func level(of file: SourceFile) -> Int { folders.firstIndex(of: file.folder) ?? folders.count }

  private func unknownFolders(of files: [SourceFile]) -> [Violation] {
    files.filter { !$0.folder.isEmpty && !folders.contains($0.folder) }.map {
      Violation(path: $0.path, line: 0, message: "the folder `\($0.folder)` has no place among the arrows")
    }
  }
}
