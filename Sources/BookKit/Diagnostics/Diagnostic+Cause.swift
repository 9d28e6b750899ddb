extension Diagnostic {
  /// What a mistake lies in: something that is wrong once, however often the book refers to it.
  package enum Cause: Sendable {
    /// A file, by a number that the check has given it.
    case file(Int)
    /// A file that the book's folder has, by its index in the catalog.
    case catalogedFile(Int)
    /// A variable that the book doesn't have.
    case variable(Name)
    /// An option that the book doesn't have.
    case option(Name)
    /// A game that the book doesn't have.
    case game(Name)
    /// A region that no picture to colour has.
    case region(Name)
    /// A page or section that the book doesn't have.
    case page(Name)
    /// The number of a page that the book doesn't have.
    case pageNumber(Int)
    /// The code of a language, by a number that the check has given it.
    case language(Int)
    /// The encoding that the file declares.
    case encoding

    /// Two numbers that together distinguish all causes.
    fileprivate var key: (kind: Int, number: Int) {
      switch self {
      case .file(let file): (0, file)
      case .variable(let name): (1, name.number)
      case .option(let name): (2, name.number)
      case .game(let name): (3, name.number)
      case .region(let name): (4, name.number)
      case .page(let name): (5, name.number)
      case .pageNumber(let number): (6, number)
      case .language(let number): (7, number)
      case .encoding: (8, 0)
      case .catalogedFile(let index): (9, index)
      }
    }
  }

  /// Returns the diagnostics of a file, which must be in its order, with each cause reported only at its first place.
  package static func oncePerCause(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var keys: [(rule: Int, kind: Int, number: Int, index: Int)] = []
    for index in diagnostics.indices {
      guard let (kind, number) = diagnostics[index].cause?.key else { continue }
      keys.append((Int(diagnostics[index].rule.rawValue), kind, number, index))
    }
    guard keys.count > 1 else { return diagnostics }
    keys.sort { $0 < $1 }
    var merged = diagnostics
    var isRepetition = Array(repeating: false, count: diagnostics.count)
    for (key, next) in zip(keys, keys.dropFirst())
    where (key.rule, key.kind, key.number) == (next.rule, next.kind, next.number) {
      isRepetition[next.index] = true
    }
    var first = 0
    for key in keys {
      if isRepetition[key.index] {
        merged[first].repetitions.append(diagnostics[key.index])
      } else {
        first = key.index
      }
    }
    return merged.indices.filter { !isRepetition[$0] }.map { merged[$0] }
  }
}
