import BookKit
import PropertyList

/// Known findings that aren't reported again, with the number of each.
///
/// A finding is identified by its rule, page, element and key, not by its line, so that a baseline survives editing.
package struct Baseline: Sendable, Equatable {
  /// The properties that findings of the same kind share, with the number of findings.
  package struct Entry: Sendable, Equatable {
    package let rule: DiagnosticRule
    /// The page's name, or else its number; `nil` if the finding doesn't belong to a page.
    package let page: String?
    package let section: String?
    package let item: String?
    package let key: String?
    package var count: Int

    package init(rule: DiagnosticRule, page: String?, section: String? = nil, item: String?, key: String?, count: Int) {
      (self.rule, self.page, self.section, self.item) = (rule, page, section, item)
      (self.key, self.count) = (key, count)
    }
  }

  /// The entries, sorted by page, section, element, key and rule, without duplicates.
  package private(set) var entries: [Entry]

  /// Creates a baseline from `entries`, adding up the counts of entries that are otherwise equal.
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

  package init(of findings: [Finding]) { self.init(findings.map { Entry($0) }) }

  /// Removes one occurrence of a finding, and returns whether the baseline had one.
  package mutating func take(_ finding: Finding) -> Bool {
    let entry = Entry(finding)
    let index = entries.indices.partitioningIndex { Baseline.compare(entries[$0], entry) >= 0 }
    guard index < entries.count, Baseline.compare(entries[index], entry) == 0, entries[index].count > 0 else {
      return false
    }
    entries[index].count -= 1
    return true
  }

  package var remaining: Int { entries.reduce(0) { $0.addingReportingOverflow($1.count).partialValue } }

  /// Returns the order of two entries, ignoring their counts.
  private static func compare(_ left: Entry, _ right: Entry) -> Int {
    // Compare page numbers as numbers, and everything else as text.
    let (mine, its) = (left.page.flatMap { Int($0) }, right.page.flatMap { Int($0) })
    if let mine, let its, mine != its { return mine < its ? -1 : 1 }
    let keys = [(left.page, right.page), (left.section, right.section), (left.item, right.item), (left.key, right.key)]
    for (mine, its) in keys {
      let order = compare(mine, its)
      if order != 0 { return order }
    }
    return left.rule == right.rule ? 0 : left.rule.number < right.rule.number ? -1 : 1
  }

  private static func compare(_ left: String?, _ right: String?) -> Int {
    guard let left, let right else { return left == nil && right == nil ? 0 : left == nil ? -1 : 1 }
    if left.utf8.elementsEqual(right.utf8) { return 0 }
    return left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
  }
}

extension Baseline.Entry {
  init(_ finding: Finding) {
    self.init(
      rule: finding.rule, page: finding.pageName ?? finding.page.map { String($0) },
      section: finding.section, item: finding.item, key: finding.key, count: 1)
  }
}
