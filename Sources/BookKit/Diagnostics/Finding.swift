import PropertyList

/// Something wrong with a book, made presentable: the places found, the words chosen, the changes worked out.
public struct Finding: Sendable, Equatable {
  /// The rule that is broken.
  public let rule: DiagnosticRule
  /// How bad it is.
  public let severity: DiagnosticRule.Severity
  /// What is wrong, in one sentence without a full stop.
  public let message: String
  /// What to do about it, where there is something better than the obvious.
  public let hint: String?
  /// What messages call the file.
  public let file: String
  /// What is at fault.
  public let location: Location
  /// The page, from 1, when the finding belongs to one.
  public let page: Int?
  /// The name of that page, when it has one.
  public let pageName: String?
  /// The name of the element, made up where the author gave none.
  public let item: String?
  /// The key at fault, or the one that is missing.
  public let key: String?
  /// Other places that explain it.
  public let notes: [Note]
  /// The changes that mend it and nothing else; none where that needs an author.
  public let fix: [Change]
  /// The changes that write what was probably meant, where that is not certain enough to be a `fix`.
  public let guess: [Change]

  package init(
    _ rule: DiagnosticRule, _ message: String, severity: DiagnosticRule.Severity? = nil, hint: String? = nil,
    file: String, at location: Location, page: Int? = nil, pageName: String? = nil, item: String? = nil,
    key: String? = nil, notes: [Note] = [], fix: [Change] = [], guess: [Change] = []
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.message = message
    self.hint = hint
    self.file = file
    self.location = location
    self.page = page
    self.pageName = pageName
    self.item = item
    self.key = key
    self.notes = notes
    self.fix = fix
    self.guess = guess
  }

  /// A place in a file.
  public struct Location: Sendable, Equatable {
    /// The bytes of the file.
    public let range: Range<Int>
    /// Line and column of the first byte; nothing in a binary file, which has no lines.
    public let start: PropertyList.Place?
    /// Line and column behind the last byte.
    public let end: PropertyList.Place?
    /// The way from the root to the value, `pages[0].elements[2].x`; empty for the root and for the whole file.
    public let path: String

    package init(_ range: Range<Int>, start: PropertyList.Place?, end: PropertyList.Place?, path: String) {
      self.range = range
      self.start = start
      self.end = end
      self.path = path
    }
  }

  /// Another place that has to do with a finding.
  public struct Note: Sendable, Equatable {
    /// What the place is.
    public let message: String
    /// The place.
    public let location: Location

    package init(_ message: String, at location: Location) {
      self.message = message
      self.location = location
    }
  }

  /// A change of the file.
  public struct Change: Sendable, Equatable {
    /// The bytes that go, and those that come.
    public let edit: PropertyList.Edit
    /// What comes, as text.
    public let text: String

    package init(_ edit: PropertyList.Edit, text: String) {
      self.edit = edit
      self.text = text
    }
  }
}

extension Finding {
  /// The findings of one file in the order of the file, none twice.
  static func inFileOrder(_ findings: [Finding]) -> [Finding] {
    let sorted = findings.indices.sorted { left, right in
      let order = compare(findings[left], findings[right])
      return order == 0 ? left < right : order < 0
    }
    var kept: [Int] = []
    for index in sorted {
      if let last = kept.last, compare(findings[last], findings[index]) == 0 { continue }
      kept.append(index)
    }
    // What begins at one place comes in the order in which it was found.
    kept.sort { left, right in
      (findings[left].location.range.lowerBound, left) < (findings[right].location.range.lowerBound, right)
    }
    return kept.map { findings[$0] }
  }

  /// An order of what makes findings different; 0 for two that say the same.
  private static func compare(_ left: Finding, _ right: Finding) -> Int {
    let (mine, its) = (left.location, right.location)
    let numbers = (mine.range.lowerBound, mine.range.upperBound, left.rule.rawValue)
    let others = (its.range.lowerBound, its.range.upperBound, right.rule.rawValue)
    if numbers != others { return numbers < others ? -1 : 1 }
    let order = compare(mine.path.utf8, its.path.utf8)
    return order == 0 ? compare(left.message.utf8, right.message.utf8) : order
  }

  private static func compare(_ left: String.UTF8View, _ right: String.UTF8View) -> Int {
    if left.elementsEqual(right) { return 0 }
    return left.lexicographicallyPrecedes(right) ? -1 : 1
  }
}
