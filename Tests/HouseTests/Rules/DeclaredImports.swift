import Foundation

/// The rule that tests import only the modules that the manifest names for them, since others may not be built in time.
struct DeclaredImports {
  /// What the manifest names for each target.
  private let dependencies: [String: Set<String>]

  init(manifest: String) {
    var dependencies: [String: Set<String>] = [:]
    for target in manifest.replacing("testTarget(", with: "target(").components(separatedBy: ".target(").dropFirst() {
      let names = target.components(separatedBy: "dependencies: [").map { part in
        part.prefix { $0 != "]" }.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter {
          $0.offset % 2 == 1
        }.map {
          String($0.element)
        }
      }
      guard let name = names[0].first else { continue }
      dependencies[name] = names.count > 1 ? Set(names[1]) : []
    }
    self.dependencies = dependencies
  }

  func check(_ file: SourceFile, _ imports: Imports) -> [Violation] {
    guard let declared = dependencies[file.target] else { return [] }
    return file.code.enumerated().flatMap { index, line in
      imports.imported(in: line).filter { dependencies[$0] != nil && !declared.contains($0) }.map {
        file.violation(at: index, "Package.swift does not name `\($0)` for `\(file.target)`")
      }
    }
  }
}
