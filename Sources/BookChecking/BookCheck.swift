import BookKit
import PropertyList

/// The result of checking a book.
public struct CheckedBook: Sendable {
  /// The file that was checked.
  public let source: PropertyList.Source
  /// The property list, as far as it could be read.
  public let list: PropertyList?
  /// The book, as far as it could be understood.
  public let book: Book?
  /// The facts about the book's pictures and sounds, or `nil` if they weren't inspected.
  public let assets: AssetCatalog?
  /// The diagnostics in the order of the file, without locations and messages.
  package let diagnostics: [Diagnostic]
}

extension CheckedBook {
  /// The findings in the order of the file, with locations and messages; computed on each access.
  public var findings: [Finding] { Finding.all(diagnostics, in: source, list) }
}

/// The entry point for checking a book: from its bytes to a list of mistakes.
public enum BookCheck {
  /// Checks a book; without `assets`, its pictures and sounds aren't inspected.
  public static func check(
    _ source: PropertyList.Source, assets: AssetCatalog? = nil, options: ReadingOptions = ReadingOptions()
  ) -> CheckedBook { check(source, options: options) { _ in assets } }

  /// Checks a book with the assets that a closure finds for it.
  ///
  /// The closure is called once the book has been read, and can use `Book.fileNames`; if it returns `nil`, pictures and
  /// sounds aren't inspected.
  public static func check(
    _ source: PropertyList.Source, options: ReadingOptions = ReadingOptions(),
    assetsOf findAssets: (Book) -> AssetCatalog?
  ) -> CheckedBook { check(PropertyList.read(source, options: options), assetsOf: findAssets) }

  /// Checks a book whose property list has been read.
  ///
  /// With `onlyForErrors`, the checks that find only warnings and notes don't run. They take most of the time.
  package static func check(
    _ reading: PropertyList.Reading, onlyForErrors: Bool = false, assetsOf findAssets: (Book) -> AssetCatalog?
  ) -> CheckedBook {
    let source = reading.source
    var diagnostics = reading.problems.map { Diagnostic($0, in: source) }
    let unlisted = reading.unlistedProblems
    if unlisted.errorCount > 0 { diagnostics.append(Diagnostic(unlisted: unlisted.errorCount, .error, in: source)) }
    if unlisted.warningCount > 0 {
      diagnostics.append(Diagnostic(unlisted: unlisted.warningCount, .warning, in: source))
    }
    guard let list = reading.document else {
      return CheckedBook(source: source, list: nil, book: nil, assets: nil, diagnostics: diagnostics)
    }
    let bookReading = Book.read(list)
    let isBroken = diagnostics.contains { $0.rule == .malformedPlist && $0.severity == .error }
    // In a broken list, don't report a wrong root, or anything else at a place that is already reported as broken.
    let broken = diagnostics.filter { $0.rule == .malformedPlist }.map { $0.spot.range(in: list).lowerBound }
    var found = bookReading.diagnostics.filter { diagnostic in
      diagnostic.rule == .unsupportedRoot ? !isBroken : !broken.contains(diagnostic.spot.range(in: list).lowerBound)
    }
    let assets = bookReading.book.flatMap(findAssets)
    if let book = bookReading.book {
      let isWhole = reading.problems.isEmpty && bookReading.diagnostics.isEmpty
      let context = CheckContext(book: book, of: bookReading, list: list, assets: assets, isWhole: isWhole)
      let checks = DiagnosticRule.checks.filter { $0.findsErrors || !onlyForErrors }
      let judged = checks.flatMap { $0(context) }
      found += reading.losesEntries ? TruncatedBook(book, list).reliable(judged) : judged
    }
    diagnostics += list.withoutConsequences(found)
    return CheckedBook(
      source: source, list: list, book: bookReading.book, assets: assets,
      diagnostics: Diagnostic.oncePerCause(inFileOrder(diagnostics, list)))
  }

  /// Returns the diagnostics in the order of the file; diagnostics at the same place keep their order.
  private static func inFileOrder(_ diagnostics: [Diagnostic], _ list: PropertyList) -> [Diagnostic] {
    let starts = diagnostics.map { $0.spot.range(in: list).lowerBound }
    let order = diagnostics.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    return order.map { diagnostics[$0] }
  }
}

extension Diagnostic {
  /// Creates a diagnostic for `count` problems of one severity that aren't listed individually.
  fileprivate init(unlisted count: Int, _ severity: DiagnosticRule.Severity, in source: PropertyList.Source) {
    let end = source.bytes.count
    let counted = count == 1 ? "\(severity) is" : "\(severity)s are"
    self.init(
      .malformedPlist, at: .bytes(end..<end, PropertyListPath()),
      detail: "\(count) more \(counted) not listed; fix those above first", severity: severity)
  }

  fileprivate init(_ problem: PropertyList.Problem, in source: PropertyList.Source) {
    let spot = Spot.bytes(problem.range, problem.path)
    let isBinary = source.bytes.starts(with: "bplist".utf8)
    let notes = problem.notes.map { Note(spot: .bytes($0.range, problem.path), message: $0.message) }
    if problem.rule == .duplicateKey {
      self.init(.duplicateKey, at: spot, subject: problem.subject, notes: notes)
    } else {
      self.init(
        problem.rule, at: spot, subject: problem.subject, detail: problem.message,
        advice: problem.advice(isBinary: isBinary), notes: notes,
        severity: problem.severity == .error ? .error : .warning)
      self.problem = problem
    }
  }
}
