/// Findings that are known already and not told again: how many there are of each.
///
/// A finding is known by its rule, page, element and key, not by its line, so that a baseline outlives editing.
package struct Baseline: Sendable, Equatable {
  /// What findings have in common that count as the same.
  package struct Entry: Sendable, Equatable {
    /// The rule.
    package let rule: DiagnosticRule
    /// The page, by its name or else by its number; nothing for what belongs to no page.
    package let page: String?
    /// The element.
    package let item: String?
    /// The key.
    package let key: String?
    /// How many there are.
    package var count: Int

    /// So many findings of a rule at one place.
    package init(rule: DiagnosticRule, page: String?, item: String?, key: String?, count: Int) {
      self.rule = rule
      self.page = page
      self.item = item
      self.key = key
      self.count = count
    }
  }

  /// The entries in the order of page, element, key and rule; no two of one kind.
  package private(set) var entries: [Entry]

  /// A baseline of `entries`; those of one kind become one.
  package init(_ entries: [Entry]) {
    let sorted = entries.indices.sorted { left, right in
      let order = Baseline.compare(entries[left], entries[right])
      return order == 0 ? left < right : order < 0
    }
    self.entries = []
    for index in sorted {
      let entry = entries[index]
      if let last = self.entries.indices.last, Baseline.compare(self.entries[last], entry) == 0 {
        self.entries[last].count = self.entries[last].count.addingReportingOverflow(entry.count).partialValue
      } else {
        self.entries.append(entry)
      }
    }
  }

  /// A baseline that knows all of `findings`.
  package init(of findings: [Finding]) {
    self.init(findings.map { Entry($0) })
  }

  /// Takes a finding off the baseline; whether it was known.
  package mutating func take(_ finding: Finding) -> Bool {
    let entry = Entry(finding)
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = low + (high - low) / 2
      if Baseline.compare(entries[middle], entry) < 0 { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, Baseline.compare(entries[low], entry) == 0, entries[low].count > 0 else { return false }
    entries[low].count -= 1
    return true
  }

  /// How many findings it still expects.
  package var remaining: Int { entries.reduce(0) { $0.addingReportingOverflow($1.count).partialValue } }

  /// An order of what makes entries different.
  private static func compare(_ left: Entry, _ right: Entry) -> Int {
    // Numbers of pages in their natural order, before names.
    let (mine, its) = (left.page.flatMap { Int($0) }, right.page.flatMap { Int($0) })
    if let mine, let its, mine != its { return mine < its ? -1 : 1 }
    for (mine, its) in [(left.page, right.page), (left.item, right.item), (left.key, right.key)] {
      let order = compare(mine, its)
      if order != 0 { return order }
    }
    return left.rule == right.rule ? 0 : left.rule.rawValue < right.rule.rawValue ? -1 : 1
  }

  private static func compare(_ left: String?, _ right: String?) -> Int {
    guard let left, let right else { return left == nil && right == nil ? 0 : left == nil ? -1 : 1 }
    if left.utf8.elementsEqual(right.utf8) { return 0 }
    return left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
  }
}

extension Baseline.Entry {
  /// What a finding is known by.
  init(_ finding: Finding) {
    self.init(
      rule: finding.rule, page: finding.pageName ?? finding.page.map { String($0) }, item: finding.item,
      key: finding.key, count: 1)
  }
}
