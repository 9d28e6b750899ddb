/// The rule about what can be at the top of the repository.
enum TopLevel {
  private static let allowed: Set<String> = ["Package.swift", "Sources", "Tests", "Books", "README.md"]

  static func check(_ names: [String]) -> [Violation] {
    names.filter { !allowed.contains($0) && !$0.hasPrefix(".") }.map {
      Violation(path: $0, line: 0, message: "does not belong at the top")
    }
  }
}
