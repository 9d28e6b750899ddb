/// Shortens a long list of findings so that no kind of finding drowns the others.
package enum Folding {
  /// An entry of the shortened list.
  package enum Entry<Element> {
    case finding(Element)
    /// The number of further findings of a kind, after the last one that is listed.
    case more(Int, like: Element)
  }

  /// Returns the findings in order, but only the first three and a count for kinds with more than ten.
  package static func fold<Element>(_ findings: [Element], by kind: (Element) -> some Hashable) -> [Entry<Element>] {
    let counts = KindCounts(findings, by: kind)
    var shown = counts.totals.map { _ in 0 }
    var entries: [Entry<Element>] = []
    for index in findings.indices {
      let kind = counts.kinds[index]
      let total = counts.totals[kind]
      guard total > maxUnfoldedCount else {
        entries.append(.finding(findings[index]))
        continue
      }
      shown[kind] += 1
      guard shown[kind] <= shownCount else { continue }
      entries.append(.finding(findings[index]))
      if shown[kind] == shownCount { entries.append(.more(total - shownCount, like: findings[index])) }
    }
    return entries
  }

  private static let maxUnfoldedCount = 10
  private static let shownCount = 3
}

/// The kinds of a list of findings, numbered, with the number of findings of each.
private struct KindCounts {
  /// The number of each finding's kind.
  private(set) var kinds: [Int] = []
  private(set) var totals: [Int] = []

  init<Element, Kind: Hashable>(_ findings: [Element], by kind: (Element) -> Kind) {
    var numbers: [Kind: Int] = [:]
    kinds.reserveCapacity(findings.count)
    for index in findings.indices {
      let number = numbers[kind(findings[index]), default: totals.count]
      if number == totals.count {
        numbers[kind(findings[index])] = number
        totals.append(0)
      }
      totals[number] += 1
      kinds.append(number)
    }
  }
}
