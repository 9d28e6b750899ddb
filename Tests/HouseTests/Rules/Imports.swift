/// The rule about what each target can import; its table is the package's architecture.
struct Imports {
  /// A target and what it can import.
  struct Row {
    let target: String
    let imports: Set<String>
    /// The only folder that can import the system's C library.
    let systemFolder: String?

    init(_ target: String, _ imports: Set<String>, systemFolder: String? = nil) {
      self.target = target
      self.imports = imports
      self.systemFolder = systemFolder
    }
  }

  /// The core has to compile for WebAssembly and the program has to start fast, so only the benchmark imports
  /// Foundation.
  static let table = [
    Row("PropertyList", []),
    Row("BookKit", ["PropertyList"]),
    Row("BookChecking", ["PropertyList", "BookKit"]),
    Row("BookEditing", ["PropertyList", "BookKit", "BookChecking", "Playthrough"]),
    Row("Playthrough", ["PropertyList", "BookKit"]),
    Row("BookMedia", ["BookKit"]),
    Row("CLibrary", ["Glibc", "Musl", "Darwin"]),
    Row("BookFiles", ["PropertyList", "BookKit", "BookChecking", "BookMedia"], systemFolder: "System"),
    Row("BookDrawing", ["PropertyList", "BookKit", "BookMedia"]),
    Row("bookweb", ["PropertyList", "BookKit"], systemFolder: "Host"),
    Row(
      "booktrace", ["PropertyList", "BookKit", "BookEditing", "Playthrough", "CBookWeb"], systemFolder: "Host"),
    Row("PackedPlayer", ["PropertyList"]),
    Row("BookReports", ["PropertyList", "BookKit", "BookChecking", "Playthrough", "BookDrawing"]),
    Row("BookLanguage", ["PropertyList", "BookKit", "BookChecking", "Playthrough", "BookEditing", "BookReports"]),
    Row(
      "BookplayCommands",
      [
        "PropertyList", "BookKit", "BookChecking", "BookEditing", "BookFiles", "BookDrawing", "Playthrough",
        "PackedPlayer", "BookReports", "BookLanguage",
      ],
      systemFolder: "System"),
    Row("bookplay", ["BookplayCommands"]),
    Row("bookread", ["BookFiles"]),
    Row(
      "bookbench",
      [
        "PropertyList", "BookKit", "BookChecking", "BookEditing", "Playthrough", "BookDrawing", "BookLanguage",
        "Foundation",
      ]),
  ]

  private static let systemLibraries: Set<String> = ["CLibrary", "Glibc", "Musl", "Darwin"]

  private let pattern: Pattern

  init() throws {
    let kind = "(?:(?:struct|class|enum|protocol|typealias|func|var|let)\\s+)?"
    pattern = try Pattern("^\\s*(?:@\\w+(?:\\([^)]*\\))?\\s+)*(?:\\w+\\s+)?import\\s+\(kind)(\\w+)")
  }

  /// Returns the module that a line imports, if it does.
  func imported(in line: Substring) -> [String] { pattern.captures(in: line) }

  func check(_ file: SourceFile) -> [Violation] {
    guard let row = Imports.table.first(where: { $0.target == file.target }) else {
      return [Violation(path: file.path, line: 0, message: "`\(file.target)` has no row in the table of imports")]
    }
    let allowed = file.folder == row.systemFolder ? row.imports.union(Imports.systemLibraries) : row.imports
    return file.code.enumerated().flatMap { index, line in
      imported(in: line).filter { !allowed.contains($0) }.map {
        file.violation(at: index, "`\(file.target)` may not import `\($0)` here")
      }
    }
  }
}
