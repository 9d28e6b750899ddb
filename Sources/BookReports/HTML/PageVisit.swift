import BookKit

/// A visit to a page or section up to the opening of the next one, with a row for the page and for each element.
struct PageVisit {
  /// The page, counted from 1; `nil` for sections and the credits.
  let page: Int?
  let section: String?
  let start: Ticks
  private(set) var end: Ticks
  private(set) var rows: [Row]

  struct Row {
    let title: String
    fileprivate(set) var bars: [Bar] = []
    fileprivate(set) var marks: [Mark] = []

    /// Returns whether the element did nothing but stay on stage during the visit.
    func isStill(from start: Ticks, to end: Ticks) -> Bool {
      guard marks.isEmpty, bars.count == 1, let bar = bars.first else { return false }
      return bar.kind == .stage && bar.start == start && bar.end == end
    }
  }

  struct Bar {
    let kind: Kind
    let title: String
    let start: Ticks
    fileprivate(set) var end: Ticks
    /// A word for the ending, or `nil` if the bar outlasts the visit.
    fileprivate(set) var ending: String?
  }

  enum Kind: String { case stage, tween, sound, movie, drag }

  struct Mark {
    let event: Int
    let kind: EventKind
  }

  static func all(of run: ReportRun) -> [PageVisit] {
    var visits: [PageVisit] = []
    var reader = VisitReader(run)
    for (index, event) in run.events.enumerated() {
      // Credits that list no one emit no event until the publisher is tapped.
      let isElsewhere = event.page == nil && event.section == nil
      let isOfCredits = event.kind == .creditShown || event.kind == .linkOpened && isElsewhere
      let opensCredits = isOfCredits && (visits.last?.page != nil || visits.last?.section != nil)
      if event.kind == .pageEntering || event.kind == .sectionOpening || opensCredits || visits.isEmpty {
        if !visits.isEmpty { visits[visits.count - 1].close(at: event.tick) }
        let section = opensCredits ? nil : event.section.map { run.names.text(of: $0) }
        visits.append(PageVisit(page: opensCredits ? nil : event.page, section: section, start: event.tick))
        reader.begin()
      }
      reader.read(event, at: index, into: &visits[visits.count - 1].rows)
    }
    if !visits.isEmpty { visits[visits.count - 1].close(at: run.end) }
    return visits
  }

  private init(page: Int?, section: String?, start: Ticks) {
    (self.page, self.section, self.start) = (page, section, start)
    end = start
    rows = [Row(title: page.map { "page \($0)" } ?? section ?? "credits")]
  }

  private mutating func close(at tick: Ticks) {
    end = max(start, tick)
    for row in rows.indices {
      for bar in rows[row].bars.indices where rows[row].bars[bar].ending == nil { rows[row].bars[bar].end = end }
    }
  }
}

private struct VisitReader {
  private let run: ReportRun
  /// The language, or `nil` for the book's first one.
  private var language: String?
  private var rows: [Name: Int] = [:]
  /// The unfinished bars, oldest first; the same file can sound several times at once.
  private var openBars: [Key: [Int]] = [:]

  private struct Key: Hashable {
    let kind: PageVisit.Kind
    let item: Name
    let tween: Name?
  }

  init(_ run: ReportRun) {
    self.run = run
    language = run.language
  }

  mutating func begin() {
    rows = [:]
    openBars = [:]
  }

  mutating func read(_ event: Event, at index: Int, into rows: inout [PageVisit.Row]) {
    if event.kind == .languageChanged, case .text(let code)? = event.value { language = run.text(of: code) }
    let row = self.row(of: event.item, in: &rows)
    switch event.kind {
    case .itemAdded: start(.stage, "on stage", event, row, &rows)
    case .itemRemoved: finish(.stage, "leaves", event, row, &rows)
    case .tweenStarted: start(.tween, event.tween.map(run.text) ?? "", event, row, &rows)
    case .tweenCompleted: finish(.tween, "completed", event, row, &rows)
    case .tweenCancelled: finish(.tween, "cancelled", event, row, &rows)
    case .soundStarted: start(.sound, run.sounds.file(of: event, in: language, names: run.names), event, row, &rows)
    case .soundCompleted: finish(.sound, "completed", event, row, &rows)
    case .soundStopped: finish(.sound, "stopped", event, row, &rows)
    case .movieStarted: start(.movie, "movie", event, row, &rows)
    case .movieCompleted: finish(.movie, "completed", event, row, &rows)
    case .dragStarted: start(.drag, "dragged", event, row, &rows)
    case .dragEnded: finish(.drag, "let go", event, row, &rows)
    case .dragDropped:
      finish(.drag, "dropped", event, row, &rows)
      rows[row].marks.append(PageVisit.Mark(event: index, kind: event.kind))
    default: rows[row].marks.append(PageVisit.Mark(event: index, kind: event.kind))
    }
  }

  private mutating func row(of item: Name?, in rows: inout [PageVisit.Row]) -> Int {
    guard let item else { return 0 }
    if let row = self.rows[item] { return row }
    rows.append(PageVisit.Row(title: run.text(of: item)))
    self.rows[item] = rows.count - 1
    return rows.count - 1
  }

  private mutating func start(
    _ kind: PageVisit.Kind, _ title: String, _ event: Event, _ row: Int, _ rows: inout [PageVisit.Row]
  ) {
    guard let item = event.item else { return }
    rows[row].bars.append(PageVisit.Bar(kind: kind, title: title, start: event.tick, end: event.tick))
    openBars[Key(kind: kind, item: item, tween: event.tween), default: []].append(rows[row].bars.count - 1)
  }

  private mutating func finish(
    _ kind: PageVisit.Kind, _ ending: String, _ event: Event, _ row: Int, _ rows: inout [PageVisit.Row]
  ) {
    guard let item = event.item else { return }
    let key = Key(kind: kind, item: item, tween: event.tween)
    guard let bar = openBars[key]?.first else { return }
    openBars[key]?.removeFirst()
    rows[row].bars[bar].end = event.tick
    rows[row].bars[bar].ending = ending
  }
}
