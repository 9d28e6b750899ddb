import BookKit
import PropertyList

/// The parts of a book that playthroughs have reached, and those that they haven't.
///
/// ```swift
/// var coverage = ContentCoverage(book)
/// coverage.add(runner.events, names: runner.player.names)
/// print(coverage.total.reached, coverage.total.possible)
/// ```
public struct ContentCoverage: Sendable {
  /// The parts that can be reached: those of each page, then those of drawn sections, then those of the book itself.
  public let parts: [Part]
  package private(set) var reachedFlags: [Bool]
  private let index: CoverageIndex

  /// A part of a book that a playthrough can reach.
  public struct Part: Sendable, Equatable {
    package let kind: CoverageKind
    /// The number of the part's page, from 1; `nil` for a part of a section or of the book itself.
    public var page: Int?
    /// The name of the drawn section to which the part belongs, if any.
    public var section: Name?
    /// The element that the part is or belongs to.
    public var item: Name?
    /// The name of the tween, drop target, rule, page or option.
    public var name: Name?
    /// The language, the address of the link, the name in the credit, or the value of the option.
    public var text: String?
    /// The only language that has the part; `nil` if all languages have it.
    public var language: String?
    /// The node of the part in the book.
    public var node: NodeHandle?
    /// The word for the kind of part, such as `tween.started`.
    public var keyword: StaticString { kind.keyword }
  }

  /// The number of parts reached, out of all.
  public struct Count: Sendable, Equatable {
    /// The number of parts that have been reached.
    public internal(set) var reached = 0
    /// The number of parts that can be reached.
    public internal(set) var possible = 0

    package init(reached: Int = 0, possible: Int = 0) { (self.reached, self.possible) = (reached, possible) }

    package mutating func add(_ other: Count) {
      reached += other.reached
      possible += other.possible
    }

    /// Returns whether at least this percentage has been reached; always `true` if there are no parts.
    package func reaches(percent: Double) -> Bool { Double(reached) * 100 >= percent * Double(possible) }

    /// The share of reached parts in thousandths, rounded down so that 1000 means all.
    package var thousandths: Int { possible == 0 ? 1000 : reached * 1000 / possible }
  }

  /// Creates the coverage of a book before anything has been played.
  public init(_ book: Book) {
    var builder = CoverageBuilder(book)
    builder.addAll()
    parts = builder.parts
    reachedFlags = Array(repeating: false, count: builder.parts.count)
    index = CoverageIndex(builder)
  }

  /// The count of all parts.
  public var total: Count { Count(reached: reachedFlags.count { $0 }, possible: parts.count) }

  /// The parts that haven't been reached.
  public var unreachedParts: [Part] { parts.indices.filter { !reachedFlags[$0] }.map { parts[$0] } }

  /// Adds the parts reached in other playthroughs of the same book.
  public mutating func add(_ other: ContentCoverage) {
    for number in parts.indices where number < other.reachedFlags.count && other.reachedFlags[number] {
      reachedFlags[number] = true
    }
  }

  /// Adds the parts reached by all events of one playthrough, using its player's names.
  ///
  /// The playthrough starts in `language` or, if that is `nil`, in the book's default language.
  public mutating func add(_ events: [Event], names: NameTable, startingIn language: String? = nil) {
    addPart(events, names: names, startingIn: language)
  }

  func reader(names: NameTable, startingIn language: String?) -> CoverageReader {
    var reader = CoverageReader(index: index, names: names)
    if let language { reader.change(to: Array(language.utf8)) }
    return reader
  }

  /// Adds the parts reached during a stretch of a playthrough, and returns whether any of them was new.
  @discardableResult
  mutating func addPart(_ events: [Event], names: NameTable, startingIn language: String?) -> Bool {
    var reader = reader(names: names, startingIn: language)
    return add(events[...], by: &reader)
  }

  @discardableResult
  mutating func add(_ events: ArraySlice<Event>, by reader: inout CoverageReader) -> Bool {
    var isNew = false
    for event in events {
      reader.read(event) { part in
        if !reachedFlags[part] { isNew = true }
        reachedFlags[part] = true
      }
    }
    return isNew
  }
}

/// The coverage of a book by a playthrough whose events arrive in several batches.
package struct CoveredPlaythrough: Sendable {
  package private(set) var coverage: ContentCoverage
  private var reader: CoverageReader

  /// Creates the coverage before a playthrough that starts in `language`, or in the default language if it's `nil`.
  package init(_ coverage: ContentCoverage, names: NameTable, startingIn language: String? = nil) {
    self.coverage = coverage
    reader = coverage.reader(names: names, startingIn: language)
  }

  /// Adds the parts reached by the next events, using the player's current names.
  package mutating func add(_ events: ArraySlice<Event>, names: NameTable) {
    reader.names = names
    coverage.add(events, by: &reader)
  }
}
