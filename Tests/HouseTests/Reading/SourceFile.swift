/// A Swift file, both as it is and with everything that isn't code removed.
struct SourceFile {
  /// The path from the root of the package, `Sources/PropertyList/Node.swift`.
  let path: String
  /// The lines as they are.
  let lines: [Substring]
  /// The same lines, with the contents of strings replaced by spaces.
  let linesWithoutStrings: [Substring]
  /// The same lines, with comments and the contents of strings replaced by spaces.
  let code: [Substring]

  init(path: String, text: String) {
    self.path = path
    let masked = SourceMask.apply(to: text)
    lines = SourceFile.lines(of: text)
    linesWithoutStrings = SourceFile.lines(of: masked.withoutStrings)
    code = SourceFile.lines(of: masked.code)
  }

  /// The target that the file belongs to: the second component of its path.
  var target: String { part(1) }

  /// The folder in the target, or an empty string at its top.
  var folder: String { path.split(separator: "/").count > 3 ? part(2) : "" }

  /// Returns a violation in the line at `index`, counted from 0.
  func violation(at index: Int, _ message: String) -> Violation {
    Violation(path: path, line: index + 1, message: message)
  }

  private func part(_ index: Int) -> String {
    let parts = path.split(separator: "/")
    return index < parts.count ? String(parts[index]) : ""
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

/// A place where a rule is violated.
struct Violation: Equatable, CustomStringConvertible {
  let path: String
  /// The line, from 1, or 0 if the violation concerns the file itself.
  let line: Int
  let message: String

  var description: String { line == 0 ? "\(path): \(message)" : "\(path):\(line): \(message)" }
}
