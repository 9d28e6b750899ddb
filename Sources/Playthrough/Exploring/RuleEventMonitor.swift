import BookKit

/// A monitor that finds the rules with a condition when their event happens.
struct RuleEventMonitor: Sendable {
  struct Pending: Sendable {
    /// The number of the page that has the rule, or `nil` for a rule of the book.
    var page: Int?
    /// The index among the rules of the page or the book.
    var number: Int
    var pattern: EventPattern
  }

  /// The pending rules by page, with those of the book first.
  private var pending: [[Pending]]

  init(_ book: Book) {
    pending = [RuleEventMonitor.pending(book.rules, page: nil, names: book.names)]
    for page in book.pages.indices {
      pending.append(RuleEventMonitor.pending(book.pages[page].rules, page: page + 1, names: book.names))
    }
  }

  private static func pending(_ rules: [Rule], page: Int?, names: NameTable) -> [Pending] {
    rules.enumerated().compactMap { number, rule in
      guard rule.condition != nil, let pattern = rule.pattern(names: names) else { return nil }
      return Pending(page: page, number: number, pattern: pattern)
    }
  }

  /// Removes and returns the pending rules, of the book or the page, that wait for one of the events.
  mutating func takeMatching(_ events: [Event], names: NameTable, onPage page: Int?) -> [Pending] {
    guard !events.isEmpty else { return [] }
    var matching: [Pending] = []
    for place in [0, page ?? 0] where place < pending.count {
      let matches: (Pending) -> Bool = { rule in
        events.contains { (rule.page == nil || $0.page == rule.page) && rule.pattern.matches($0, names: names) }
      }
      matching += pending[place].filter(matches)
      pending[place].removeAll(where: matches)
    }
    return matching
  }
}

extension Rule {
  /// Returns the pattern of the events that can fire the rule, or `nil` if its event is unknown.
  func pattern(names: NameTable) -> EventPattern? {
    guard let event else { return nil }
    var pattern = EventPattern(event.value)
    pattern.item = item.map { Array(names.utf8(of: $0.value)) }
    pattern.tween = tween.map { Array(names.utf8(of: $0.value)) }
    pattern.target = target.map { Array(names.utf8(of: $0.value)) }
    pattern.section = section.map { Array(names.utf8(of: $0.value)) }
    pattern.name = (variable ?? option ?? region).map { Array(names.utf8(of: $0.value)) }
    return pattern
  }
}
