import BookChecking
import BookKit
import BookReports
import BookplayCommands
import PropertyList

/// Checks what must hold for any bytes given as a book.
///
/// Reading and checking end, findings are in order and inside the file, other programs can read every output format,
/// and each fix removes its finding.
public enum WholePath {
  /// Returns the first failure, or `nil`.
  ///
  /// - Parameters:
  ///   - bytes: The input.
  ///   - isBrief: Whether to check only one format, chosen by the input, since the formats take most of the time.
  /// - Returns: What doesn't hold, or `nil`.
  public static func failure(of bytes: [UInt8], isBrief: Bool = false) -> String? {
    let source = PropertyList.Source(bytes, name: "Moon & \"Stars\"/book.plist")
    // The bytes alone decide whether the folder is known, so that a failure is reproducible.
    let assets = bytes.count.isMultiple(of: 2) ? nil : catalog
    let checked = BookCheck.check(source, assets: assets)
    let findings = Finding.all(checked.diagnostics, in: source, checked.list)
    return failure(of: findings, in: source)
      ?? FindingForms.failure(of: findings, in: source, count: isBrief ? 1 : FindingForms.count)
      ?? fixFailure(of: findings, in: source, assets)
      ?? (isBrief && bytes.count % 8 > 1
        ? nil : treeFailure(of: checked, source, isBrief ? ["json"] : ["text", "json"]))
  }

  /// A folder with an intact picture and sound, a bad one of each, and an unused file.
  private static let catalog = AssetCatalog(
    [
      ("a.png", AssetFacts(format: .png, byteCount: 30_000, content: .picture(width: 100, height: 50))),
      ("b.png", AssetFacts(format: .png, byteCount: 10, content: .unreadable(.truncated))),
      ("a.wav", AssetFacts(format: .wave, byteCount: 40_000, content: .sound(duration: 2))),
      ("b.wav", AssetFacts(format: .wave, byteCount: 40_000_000, content: .sound(duration: nil))),
      ("unused.png", AssetFacts(format: .png, byteCount: 30_000, content: .picture(width: 5000, height: 1))),
    ].compactMap { name, facts in AssetPath(name).map { AssetCatalog.Asset(path: $0, facts: facts) } })

  // MARK: - Findings

  private static func failure(of findings: [Finding], in source: PropertyList.Source) -> String? {
    var reported = Set<ReportedFinding>()
    var last = 0
    for finding in findings {
      let name = "\(finding.rule.keyword) at \(finding.location.range)"
      if finding.location.range.lowerBound < last { return "\(name) comes too late" }
      last = finding.location.range.lowerBound
      if !reported.insert(ReportedFinding(finding)).inserted { return "\(name) is reported twice" }
      if finding.message.isEmpty { return "\(name) has no words" }
      for location in [finding.location] + finding.notes.map(\.location) {
        if let failure = failure(of: location, in: source) { return "\(name): \(failure)" }
      }
    }
    return nil
  }

  /// What must differ between any two findings.
  private struct ReportedFinding: Hashable {
    let rule: DiagnosticRule
    let range: Range<Int>
    let path: String
    let message: String

    init(_ finding: Finding) {
      rule = finding.rule
      range = finding.location.range
      path = finding.location.path
      message = finding.message
    }
  }

  private static func failure(of location: Finding.Location, in source: PropertyList.Source) -> String? {
    if location.range.lowerBound < 0 || location.range.upperBound > source.bytes.count { return "outside the file" }
    let isBinary = source.bytes.starts(with: "bplist".utf8)
    guard let start = location.start, let end = location.end else { return isBinary ? nil : "no line" }
    if isBinary { return "a line in a binary file" }
    if (end.line, end.column) < (start.line, start.column) { return "ends before it begins" }
    return nil
  }

  // MARK: - Fixes

  /// Applies each fix by itself, then all of them together.
  private static func fixFailure(of findings: [Finding], in source: PropertyList.Source, _ assets: AssetCatalog?)
    -> String?
  {
    for finding in findings where !finding.fix.isEmpty {
      let name = "fixing \(finding.rule.keyword) at \(finding.location.range)"
      guard let fixed = source.applying(finding.fix.map(\.edit)) else { return "\(name) is impossible" }
      if let failure = failure(of: fixed, after: findings, assets, [finding]) { return "\(name) \(failure)" }
    }
    let (fixed, count) = source.applyingFixes(findings)
    guard count > 0 else { return nil }
    return failure(of: fixed, after: findings, assets, []).map { "fixing all \($0)" }
  }

  private static func failure(
    of fixed: PropertyList.Source, after findings: [Finding], _ assets: AssetCatalog?, _ gone: [Finding]
  ) -> String? {
    let checked = BookCheck.check(fixed, assets: assets)
    let left = Finding.all(checked.diagnostics, in: fixed, checked.list)
    let errors = { (findings: [Finding]) in
      findings.count { $0.rule == .malformedPlist && $0.severity == .error }
    }
    if errors(left) > errors(findings) { return "breaks the file" }
    for finding in gone {
      let same = { (findings: [Finding]) in
        findings.count { $0.rule == finding.rule && $0.message == finding.message }
      }
      if same(left) >= same(findings) { return "does not remove it" }
    }
    return nil
  }

  // MARK: - The tree

  /// Returns whether groups are nested so deeply that their JSON exceeds the depth limit of our own reader.
  private static func isDeep(_ book: Book) -> Bool {
    book.pages.contains { page in
      var depths: [Int] = []
      for element in page.elements { depths.append(element.parent.map { depths[$0] + 1 } ?? 0) }
      return (depths.max() ?? 0) > 24
    }
  }

  private static func treeFailure(of checked: CheckedBook, _ source: PropertyList.Source, _ formats: [String])
    -> String?
  {
    for format in formats {
      let output = ByteOutput(bufferedAsTerminal: false)
      let console = Console(
        input: .memory(source.bytes), output: output, errors: ByteOutput(bufferedAsTerminal: false), disablesColor: true
      )
      let status = Program.run(["tree", "-", "--format", format].map { Array($0.utf8) }, on: console)
      if status == .misuse { return "the tree as \(format) is refused" }
      if output.bytes.isEmpty != (checked.book == nil) {
        return "the tree as \(format) is printed without a book, or not printed"
      }
      if !TerminalText.isHarmless(output.bytes) { return "the tree as \(format) would steer a terminal" }
      guard format == "json", let book = checked.book, !isDeep(book) else { continue }
      if !FindingForms.isJSON(output.bytes) { return "the tree isn't JSON" }
    }
    return nil
  }
}
