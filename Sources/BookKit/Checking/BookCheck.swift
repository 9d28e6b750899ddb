import PropertyList

/// A book that has been looked at from all sides.
public struct CheckedBook: Sendable {
  /// The file.
  public let source: PropertyList.Source
  /// The property list, as far as it could be read.
  public let list: PropertyList?
  /// The book, as far as it could be understood.
  public let book: Book?
  /// What is known of its pictures and sounds; nothing when they were not looked at.
  public let assets: AssetCatalog?
  /// What is wrong, in the order of the file, without places and words.
  package let diagnostics: [Diagnostic]
}

extension CheckedBook {
  /// Everything that is wrong, in the order of the file, with places and words; made anew each time.
  public var findings: [Finding] { Finding.all(diagnostics, in: source, list) }
}

/// From the bytes of a book and what is known of its files to everything that is wrong with it.
public enum BookCheck {
  /// Checks a book; without `assets`, its pictures and sounds are not looked at.
  public static func check(
    _ source: PropertyList.Source, assets: AssetCatalog? = nil, options: ReadingOptions = ReadingOptions()
  ) -> CheckedBook {
    check(source, options: options) { _ in assets }
  }

  /// Checks a book whose files are looked at once it is known which ones it names; see `Book.fileNames`.
  public static func check(
    _ source: PropertyList.Source, options: ReadingOptions = ReadingOptions(),
    assetsOf findAssets: (Book) -> AssetCatalog?
  ) -> CheckedBook {
    let reading = PropertyList.read(source, options: options)
    var diagnostics = reading.problems.map { Diagnostic($0, in: source) }
    let untold = reading.untoldProblems
    if untold.errors > 0 { diagnostics.append(Diagnostic(untold: untold.errors, .error, in: source)) }
    if untold.warnings > 0 { diagnostics.append(Diagnostic(untold: untold.warnings, .warning, in: source)) }
    guard let list = reading.document else {
      return CheckedBook(source: source, list: nil, book: nil, assets: nil, diagnostics: diagnostics)
    }
    let bookReading = Book.read(list)
    let isBroken = diagnostics.contains { $0.rule == .malformedPlist && $0.severity == .error }
    // Where the list itself is broken, it is no book and has keys that nobody meant as a matter of course.
    let broken = diagnostics.filter { $0.rule == .malformedPlist }.map { $0.spot.range(in: list).lowerBound }
    diagnostics += bookReading.diagnostics.filter { diagnostic in
      switch diagnostic.rule {
      case .unsupportedRoot: !isBroken
      case .unknownKey: !broken.contains(diagnostic.spot.range(in: list).lowerBound)
      default: true
      }
    }
    let assets = bookReading.book.flatMap(findAssets)
    if let book = bookReading.book {
      let context = CheckContext(book: book, list: list, assets: assets, misspelt: bookReading.misspelt)
      var found: [Diagnostic] = []
      for check in Checks.all { found += check(context) }
      diagnostics += list.isCutOff(list.root) ? CutOffBook(book, list).founded(found) : found
    }
    return CheckedBook(
      source: source, list: list, book: bookReading.book, assets: assets,
      diagnostics: inFileOrder(diagnostics, list))
  }

  /// The diagnostics in the order of the file, those at one place in the order in which they were found.
  private static func inFileOrder(_ diagnostics: [Diagnostic], _ list: PropertyList) -> [Diagnostic] {
    let starts = diagnostics.map { $0.spot.range(in: list).lowerBound }
    let order = diagnostics.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    return order.map { diagnostics[$0] }
  }
}

extension Diagnostic {
  /// Counts the problems of one severity that are not reported one by one; the count is as severe as they are.
  fileprivate init(untold count: Int, _ severity: DiagnosticRule.Severity, in source: PropertyList.Source) {
    let end = source.bytes.count
    let plural = count == 1 ? "\(severity.word) is" : "\(severity.word)s are"
    self.init(
      .malformedPlist, at: .bytes(end..<end, PropertyListPath()),
      detail: "\(count) more \(plural) not listed; fix those above first", severity: severity)
  }

  /// What the reader of property lists found.
  fileprivate init(_ problem: PropertyList.Problem, in source: PropertyList.Source) {
    let spot = Spot.bytes(problem.range, problem.path)
    let isBinary = source.bytes.starts(with: "bplist".utf8)
    let notes = problem.notes.map { Note(spot: .bytes($0.range, problem.path), message: $0.message) }
    if problem.rule == .duplicateKey {
      self.init(.duplicateKey, at: spot, subject: problem.subject, notes: notes)
    } else {
      self.init(
        problem.rule, at: spot, subject: problem.subject, detail: problem.message,
        suggestion: problem.advice(isBinary: isBinary), notes: notes,
        severity: problem.severity == .error ? .error : .warning)
    }
  }
}
