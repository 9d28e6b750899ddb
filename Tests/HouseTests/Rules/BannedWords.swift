/// Words that mark something unfinished, unsafe or out of place.
struct BannedWords {
  /// The targets that are compiled for WebAssembly too.
  static let coreTargets: Set<String> = [
    "PropertyList", "BookKit", "BookChecking", "BookEditing", "Playthrough", "bookweb",
  ]

  private let unfinished: Pattern
  private let unsafe: Pattern
  private let unfitForCore: Pattern
  private let inNeedOfReason: Pattern

  init() throws {
    // The words are split so that a plain search doesn't find them here.
    let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"].joined(separator: "|")
    unfinished = try Pattern("\\b(\(words))\\b")
    unsafe = try Pattern("(\\bfatalError\\s*\\(|\\btry!)")
    unfitForCore = try Pattern("(\\bprint\\s*\\(|\\bany\\s+[A-Z]\\w*)")
    inNeedOfReason = try Pattern("(@unchecked\\s+Sendable|nonisolated\\(unsafe\\)|@preconcurrency)")
  }

  func check(_ file: SourceFile) -> [Violation] {
    let isCore = file.path.hasPrefix("Sources/") && BannedWords.coreTargets.contains(file.target)
    return file.code.indices.flatMap { index in
      let code = file.code[index]
      var messages = unfinished.captures(in: file.linesWithoutStrings[index]).map { "`\($0)`: finish it" }
      messages += unsafe.captures(in: code).map { "`\($0)` may stop the program" }
      if isCore { messages += unfitForCore.captures(in: code).map { "`\($0)` has no place in the core" } }
      if !hasReason(index, in: file) {
        messages += inNeedOfReason.captures(in: code).map { "`\($0)` needs its reason in a comment above" }
      }
      return messages.map { file.violation(at: index, $0) }
    }
  }

  private func hasReason(_ index: Int, in file: SourceFile) -> Bool {
    index > 0 && file.lines[index - 1].drop { $0 == " " }.hasPrefix("//")
  }
}
