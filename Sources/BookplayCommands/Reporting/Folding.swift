/// A long list of findings, shortened so that no kind of them drowns the others.
package enum Folding {
  /// What is told of a list.
  package enum Entry<Element> {
    case finding(Element)
    /// Stands behind the last finding of its kind that is told: how many more there are.
    case more(Int, like: Element)
  }

  /// Of a kind with more than ten findings the first three and a count, of others all, in their order.
  package static func fold<Element>(_ findings: [Element], by kind: (Element) -> some Hashable) -> [Entry<Element>] {
    let counts = KindCounts(findings, by: kind)
    var told = counts.totals.map { _ in 0 }
    var entries: [Entry<Element>] = []
    for index in findings.indices {
      let kind = counts.kinds[index]
      let total = counts.totals[kind]
      guard total > mostOfAKind else {
        entries.append(.finding(findings[index]))
        continue
      }
      told[kind] += 1
      guard told[kind] <= toldOfMany else { continue }
      entries.append(.finding(findings[index]))
      if told[kind] == toldOfMany { entries.append(.more(total - toldOfMany, like: findings[index])) }
    }
    return entries
  }

  private static let mostOfAKind = 10
  private static let toldOfMany = 3
}

/// The kinds of a list of findings, numbered, and how many of each there are.
private struct KindCounts {
  /// For each finding the number of its kind.
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
