import BookKit

/// A lookup of the rules that show an element, activate an area, or set a variable.
struct RuleEffectIndex: Sendable {
  enum Effect: UInt8, Sendable {
    case shows
    case activates
    case sets
  }

  struct Cause: Sendable {
    /// The number of the page that has the rule, or `nil` for one of the book's.
    var page: Int?
    var name: Name
  }

  private struct Row: Sendable {
    var effect: Effect
    var subject: Name
    var cause: Cause
  }

  /// The index of the first row of each subject; its rows are contiguous.
  private let first: NameMap
  private let rows: [Row]

  init(_ book: Book) {
    var rows: [Row] = []
    func add(_ rule: Rule, _ page: Int?) {
      for action in rule.actions.withChoices {
        guard let (effect, subject) = RuleEffectIndex.effect(of: action) else { continue }
        rows.append(Row(effect: effect, subject: subject, cause: Cause(page: page, name: rule.name)))
      }
    }
    for rule in book.rules { add(rule, nil) }
    for (page, all) in book.pages.enumerated() {
      for rule in all.rules { add(rule, page + 1) }
    }
    // Sorts by subject, keeping the order of the book for each one.
    let order = rows.indices.sorted { (rows[$0].subject.number, $0) < (rows[$1].subject.number, $1) }
    let sorted = order.map { rows[$0] }
    self.rows = sorted
    first = NameMap(sorted.indices.map { NameMap.Row(0, sorted[$0].subject.number, value: $0) })
  }

  private static func effect(of action: Action) -> (Effect, Name)? {
    if action.kind == .set { return action.variable.map { (.sets, $0.value) } }
    guard let item = action.item?.value else { return nil }
    if action.effect.bringsOnStage { return (.shows, item) }
    return action.effect.contains(.activate) ? (.activates, item) : nil
  }

  /// Returns the rules of a page and of the book that affect a subject; for variables, the rules of all pages.
  func rules(_ effect: Effect, _ subject: Name, onPage page: Int?) -> [Cause] {
    var found: [Cause] = []
    var index = first[0, subject.number] ?? rows.count
    while index < rows.count, rows[index].subject == subject {
      let row = rows[index]
      index += 1
      guard row.effect == effect, effect == .sets || row.cause.page == nil || row.cause.page == page else { continue }
      found.append(row.cause)
    }
    return found
  }
}
