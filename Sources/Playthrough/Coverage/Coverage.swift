import BookKit
import PropertyList

/// What of a book has come about in playthroughs of it, and what has not.
///
/// ```swift
/// var coverage = Coverage(book)
/// coverage.add(runner.events, names: runner.player.names)
/// print(coverage.total.reached, coverage.total.all)
/// ```
public struct Coverage: Sendable {
  /// Everything that can come about, page by page, then what is the book's own.
  public let parts: [Part]
  /// For each part whether it has come about.
  public private(set) var isReached: [Bool]
  private let index: CoverageIndex

  /// Something that can come about.
  public struct Part: Sendable, Equatable {
    /// What kind of thing it is.
    public let kind: CoverageKind
    /// Its page, counted from 1; nothing of the book's own.
    public var page: Int?
    /// The element that it belongs to, or is.
    public var item: Name?
    /// The tween, the drop target, the rule, or the name of the page.
    public var name: Name?
    /// The language, the address, or who is thanked.
    public var text: String?
    /// The language to which it belongs alone; nothing when it is the same in all.
    public var language: String?
    /// Where it stands in the book.
    public var node: NodeHandle?

    init(_ kind: CoverageKind) {
      self.kind = kind
    }
  }

  /// How much of something has come about.
  public struct Count: Sendable, Equatable {
    /// How many parts have.
    public internal(set) var reached = 0
    /// How many could.
    public internal(set) var all = 0

    /// So much of something; nothing of nothing where nothing is said.
    public init(reached: Int = 0, all: Int = 0) {
      (self.reached, self.all) = (reached, all)
    }

    /// Takes in another count.
    public mutating func add(_ other: Count) {
      reached += other.reached
      all += other.all
    }

    /// Whether at least that many hundredths have come about; of nothing, all has.
    public func reaches(percent: Double) -> Bool { Double(reached) * 100 >= percent * Double(all) }

    /// The thousandths, rounded down, so that 1000 means all.
    public var thousandths: Int { all == 0 ? 1000 : reached * 1000 / all }
  }

  /// The coverage of a book of which nothing has been played yet.
  public init(_ book: Book) {
    var builder = CoverageBuilder(book)
    builder.addAll()
    parts = builder.parts
    isReached = Array(repeating: false, count: builder.parts.count)
    index = CoverageIndex(builder)
  }

  /// How many parts of a kind have come about.
  public func count(of kind: CoverageKind) -> Count {
    var count = Count()
    for number in parts.indices where parts[number].kind == kind {
      count.all += 1
      if isReached[number] { count.reached += 1 }
    }
    return count
  }

  /// How many parts have come about.
  public var total: Count {
    var count = Count()
    count.all = parts.count
    for isReached in isReached where isReached { count.reached += 1 }
    return count
  }

  /// What has not come about.
  public var missing: [Part] { parts.indices.filter { !isReached[$0] }.map { parts[$0] } }

  /// Takes in what has come about in other playthroughs of the same book.
  public mutating func add(_ other: Coverage) {
    for number in parts.indices where number < other.isReached.count && other.isReached[number] {
      isReached[number] = true
    }
  }

  /// Takes in the events of one playthrough, from its beginning, told with the names of its player.
  ///
  /// It began in `language`, or where nothing is said in the book's first one.
  public mutating func add(_ events: [Event], names: NameTable, startingIn language: String? = nil) {
    var reader = CoverageReader(index: index, names: names)
    if let language { reader.change(to: Array(language.utf8)) }
    for event in events { reader.read(event) { isReached[$0] = true } }
  }

  /// Takes in what happened in a part of a playthrough, and tells whether something came about that never had.
  mutating func addPart(_ events: [Event], names: NameTable, startingIn language: String) -> Bool {
    var reader = CoverageReader(index: index, names: names)
    reader.change(to: Array(language.utf8))
    var isNew = false
    for event in events {
      reader.read(event) { part in
        if !isReached[part] { isNew = true }
        isReached[part] = true
      }
    }
    return isNew
  }
}
