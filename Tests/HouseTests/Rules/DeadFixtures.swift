/// Finds fixtures that tests no longer use.
enum DeadFixtures {
  /// Checks the files among `paths` that are in a folder of fixtures against the sources of the tests.
  ///
  /// A fixture is used if a test names it or its folder.
  static func check(_ paths: [String], usedIn tests: [SourceFile]) -> [Violation] {
    paths.filter { path in
      let parts = path.split(separator: "/")
      guard let folder = parts.firstIndex(of: "Fixtures"), !path.hasSuffix(".swift") else { return false }
      let names = parts[(folder + 1)...].map { "\"\($0)" } + parts[(folder + 1)...].map { "/\($0)" }
      return !tests.contains { test in test.lines.contains { line in names.contains { line.contains($0) } } }
    }.map { Violation(path: $0, line: 0, message: "no test names this fixture") }
  }
}
