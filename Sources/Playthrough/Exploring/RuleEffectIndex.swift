import BookKit

struct RuleEffectIndex: Sendable {
  enum Effect: Sendable {
    case shows, activates, sets
  }

  struct Cause: Sendable {
    /// The number of the page that has the rule, or `nil` for a rule of the book.
    let page: Int?
    let name: Name
  }

  private struct Key: Hashable {
    let effect: Effect
    let subject: Name
  }

  /// The causes of each effect, in the order of the book, with the book's own rules first.
  private var causes: [Key: [Cause]] = [:]

  init(_ book: Book) {
    add(book.rules, ofPage: nil)
    for (page, all) in book.pages.enumerated() { add(all.rules, ofPage: page + 1) }
  }

  private mutating func add(_ rules: [Rule], ofPage page: Int?) {
    for rule in rules {
      for key in rule.actions.withLists.compactMap(RuleEffectIndex.key) {
        causes[key, default: []].append(Cause(page: page, name: rule.name))
      }
    }
  }

  private static func key(of action: Action) -> Key? {
    if action.kind == .set { return action.variable.map { Key(effect: .sets, subject: $0.value) } }
    guard let item = action.item?.value else { return nil }
    if action.effect.bringsOnStage { return Key(effect: .shows, subject: item) }
    return action.effect.contains(.activate) ? Key(effect: .activates, subject: item) : nil
  }

  /// Returns the rules of a page and of the book that affect a subject; for variables, the rules of all pages.
  func rules(_ effect: Effect, _ subject: Name, onPage page: Int?) -> [Cause] {
    let all = causes[Key(effect: effect, subject: subject)] ?? []
    return effect == .sets ? all : all.filter { $0.page == nil || $0.page == page }
  }
}
