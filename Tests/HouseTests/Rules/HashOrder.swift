/// The rule that the core doesn't depend on the order of a hashed collection, which differs from run to run.
struct HashOrder {
  private let declaration: Pattern
  private let direct: Pattern
  private let uses: String

  init() throws {
    let type = "(?:\\[[^\\[\\](:]+:[^\\]]+\\]|Set<|Dictionary<)"
    let value = "(?:Set[<(]|Dictionary[<(]|\\[:\\]|\\[[^\\[\\]:]+:[^\\[\\]]+\\]\\(\\))"
    declaration = try Pattern("\\b(\\w+)\\s*(?::\\s*(?:inout\\s+)?\(type)|=\\s*\(value))")
    direct = try Pattern("\\bin\\s+(Set[<(]|Dictionary[<(])")
    uses = "(?:keys|values|map|flatMap|compactMap|filter|forEach|sorted|reduce|first|enumerated|makeIterator)"
  }

  func check(_ file: SourceFile) throws -> [Violation] {
    guard BannedWords.coreTargets.contains(file.target) else { return [] }
    let names = Set(file.code.flatMap(declaration.captures)).sorted()
    let loops = try names.map { try Pattern("\\bin\\s+(?:self\\.)?(\($0))\\s*(?:\\{|where\\b)") }
    let calls = try names.map { try Pattern("\\b(\($0))\\.\(uses)\\b") }
    let patterns = loops + calls + [direct]
    var violations: [Violation] = []
    for (index, line) in file.code.enumerated() {
      for name in patterns.flatMap({ $0.captures(in: line) }) {
        violations.append(file.violation(at: index, "the order of `\(name)` differs from run to run"))
      }
    }
    return violations
  }
}
