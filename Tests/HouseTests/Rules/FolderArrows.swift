/// The rule that folders of a target use only those above them, which the compiler can't check within a module.
struct FolderArrows {
  /// The folders of each target, from the top down.
  ///
  /// An empty name stands for the files outside of folders, which otherwise come last.
  static let table = [
    (
      "PropertyList",
      [
        "Bytes", "Values", "Source", "Problems", "Text", "Tree", "Writing", "XML", "ASCII", "Nesting", "JSON", "Binary",
        "Editing",
      ]
    ),
    (
      "BookKit",
      [
        "Numerics", "Names", "Ways", "Events", "Games", "Assets", "Physics", "Model", "Movables", "Text", "Diagnostics",
        "Reading",
        "Sections", "Plan", "Scopes", "Player", "Stage", "Saving", "Log",
      ]
    ),
    ("BookChecking", ["Geometry", "Findings", "Rules"]),
    (
      "BookEditing",
      [
        "Values", "Ways", "Keys", "Text", "Draft", "Outline", "Operations", "Editing", "Sheets", "Document", "Session",
        "Protocol",
      ]
    ),
    ("Playthrough", ["Names", "Script", "Traces", "Running", "Coverage", "Exploring"]),
    ("BookMedia", []), ("CLibrary", []),
    ("BookFiles", ["System", "Books", "Voices", "Hosting"]),
    (
      "BookDrawing",
      [
        "Pixels", "Compression", "PNG", "JPEG", "GIF", "Regions", "Drawing", "Text", "Pictures", "Raster", "SVG",
        "Stage",
      ]
    ),
    ("booktrace", ["", "Host"]), ("bookweb", ["", "Host"]), ("PackedPlayer", []),
    (
      "BookReports",
      [
        "Text", "Outline", "Formats", "Explanations", "Findings", "Problems", "Coverage", "Playing", "Results", "Tree",
        "Exploring", "HTML",
      ]
    ),
    (
      "BookLanguage",
      ["Text", "Messages", "Client", "Documents", "Lists", "Names", "Answers", "Scripts", "Server"]
    ),
    ("BookplayCommands", ["Arguments", "System", "NewBook", "Export", "Server", "Watching", "Commands"]),
    ("bookplay", []), ("bookread", []), ("bookbench", []),
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
      let own = level(of: file)
      for name in file.code.flatMap(declaration.captures) { levels[name] = own }
    }
    return files.flatMap { file -> [Violation] in
      let own = level(of: file)
      return file.code.enumerated().flatMap { index, line in
        word.captures(in: line).filter { levels[$0] ?? 0 > own && !isExempt($0, in: file) }.map {
          file.violation(at: index, "`\(file.folder)` may not use `\($0)`, which belongs further down")
        }
      }
    } + unknownFolders(of: files)
  }

  /// Whether a name means something else in a file: a type with the name of its module is the namespace of others, and
  /// an array calls what it holds elements.
  private func isExempt(_ name: String, in file: SourceFile) -> Bool {
    name == file.target || name == "Element" && file.code.contains { $0.hasPrefix("extension Array") }
  }

  /// Returns the level of a file; a file at the target's top can use everything.
  private func level(of file: SourceFile) -> Int { folders.firstIndex(of: file.folder) ?? folders.count }

  private func unknownFolders(of files: [SourceFile]) -> [Violation] {
    files.filter { !$0.folder.isEmpty && !folders.contains($0.folder) }.map {
      Violation(path: $0.path, line: 0, message: "the folder `\($0.folder)` has no place among the arrows")
    }
  }
}
