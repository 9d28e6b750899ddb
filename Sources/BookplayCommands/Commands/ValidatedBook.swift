import BookFiles
import BookReports

struct ValidatedBook: Sendable {
  let file: BookFile
  let original: PropertyList.Source
  var findings: FileFindings
  private(set) var fixedCount = 0

  /// Books that stay in memory until the process ends, because freeing all their parts one by one takes longer.
  private static let kept = Locked<[CheckedBook]>([])

  enum FixScope: Sendable {
    case certain
    case guesses
  }

  init(
    _ argument: String, input: ByteInput, clock: WallClock, selection: RuleSelection, fixScope: FixScope?,
    isKept: Bool
  ) throws(FileError) {
    let start = clock.now()
    let file = try BookFile(argument)
    let source = try file.read(from: input)
    self.file = file
    original = source
    let checked = BookCheck.check(source) { file.assets(of: $0) }
    if isKept { ValidatedBook.kept.withLock { $0.append(checked) } }
    findings = ValidatedBook.findings(of: checked, selection)
    defer { findings.wallTime = (clock.now() - start).roundedToMilliseconds }
    // No fix is certain in a file that can't be read as a whole.
    let isMalformed = findings.findings.contains { $0.rule == .malformedPlist && $0.severity == .error }
    guard let fixScope, !isMalformed else { return }
    let (fixed, count) = source.applyingFixes(findings.findings, includesGuesses: fixScope == .guesses)
    guard count > 0 else { return }
    findings = ValidatedBook.findings(of: BookCheck.check(fixed, assets: checked.assets), selection)
    fixedCount = count
  }

  private static func findings(of checked: CheckedBook, _ selection: RuleSelection) -> FileFindings {
    // Most books are valid, and then the table of their lines isn't needed.
    guard !checked.diagnostics.isEmpty else { return FileFindings(checked.source, []) }
    let lines = checked.source.lines
    var findings = Finding.all(checked.diagnostics, in: checked.source, lines: lines, checked.list)
    if !selection.isWhole { findings.removeAll { !selection.contains($0.rule) } }
    return FileFindings(checked.source, findings, lines: lines)
  }
}

struct RuleSelection: Sendable {
  private let rules: Set<DiagnosticRule>?

  init(_ options: GivenOptions) throws(CommandError) {
    guard !options.isEmpty else {
      rules = nil
      return
    }
    let only = options[Validate.only]
    let disabled = options[Validate.disable]
    let selected = Set(
      DiagnosticRule.all.filter { rule in
        let word = rule.keyword.description
        return (only.isEmpty || only.contains(word)) && !disabled.contains(word)
      })
    // Without any rules there would be no findings, which would look like a valid book.
    if selected.isEmpty { throw .usage("`--only` and `--disable` leave no rule; remove one of them") }
    rules = selected.count == DiagnosticRule.all.count ? nil : selected
  }

  var isWhole: Bool { rules == nil }
  func contains(_ rule: DiagnosticRule) -> Bool { rules?.contains(rule) ?? true }
}
