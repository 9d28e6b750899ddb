import BookFiles
import BookKit
import PropertyList

/// One book of `validate`: read, checked, and mended where that was asked for.
struct ValidatedBook: Sendable {
  let file: BookFile
  /// The file as it was read.
  let original: PropertyList.Source
  /// What is wrong, after mending.
  var findings: FileFindings
  /// How many findings were mended.
  private(set) var mendedCount = 0

  /// Which findings are mended.
  enum Mending: Sendable {
    /// Those whose change is certain.
    case certain
    /// Those too where somebody has to guess.
    case guesses
  }

  /// A book, or why it cannot be read.
  enum Outcome: Sendable {
    case book(ValidatedBook)
    case failure(FileFailure)

    init(_ argument: String, input: ByteInput, clock: WallClock, selection: RuleSelection, mending: Mending?) {
      let start = clock.now()
      do throws(FileFailure) {
        let file = try BookFile(argument)
        let source = try file.read(from: input)
        var book = ValidatedBook(file, source, selection: selection, mending: mending)
        book.findings.wallTime = (clock.now() - start).roundedToMilliseconds
        self = .book(book)
      } catch {
        self = .failure(error)
      }
    }
  }

  private init(_ file: BookFile, _ source: PropertyList.Source, selection: RuleSelection, mending: Mending?) {
    self.file = file
    original = source
    let checked = BookCheck.check(source) { file.assets(of: $0) }
    findings = ValidatedBook.findings(of: checked, selection)
    // In a file that cannot be read as a whole, nothing is certain.
    let isMalformed = findings.findings.contains { $0.rule == .malformedPlist && $0.severity == .error }
    guard let mending, !isMalformed else { return }
    let (mended, count) = source.mending(findings.findings, takesGuesses: mending == .guesses)
    guard count > 0 else { return }
    findings = ValidatedBook.findings(of: BookCheck.check(mended, assets: checked.assets), selection)
    mendedCount = count
  }

  private static func findings(of checked: CheckedBook, _ selection: RuleSelection) -> FileFindings {
    // Most books are good: no need to count their lines.
    guard !checked.diagnostics.isEmpty else { return FileFindings(checked.source, []) }
    let lines = checked.source.lines
    var findings = Finding.all(checked.diagnostics, in: checked.source, lines: lines, checked.list)
    if !selection.isWhole { findings.removeAll { !selection.contains($0.rule) } }
    return FileFindings(checked.source, findings, lines: lines)
  }
}

/// The rules that were asked for.
struct RuleSelection: Sendable {
  private let rules: Set<DiagnosticRule>

  init(_ options: GivenOptions) throws(CommandFailure) {
    let only = options.words(of: .only)
    let disabled = options.words(of: .disable)
    rules = Set(
      DiagnosticRule.allCases.filter { rule in
        let word = rule.word.description
        return (only.isEmpty || only.contains(word)) && !disabled.contains(word)
      })
    // Nothing to look for is nothing found, which must not look like a good book.
    if rules.isEmpty { throw .usage(.noRuleLeft) }
  }

  /// Whether nothing is left out.
  var isWhole: Bool { rules.count == DiagnosticRule.allCases.count }

  func contains(_ rule: DiagnosticRule) -> Bool { rules.contains(rule) }
}
