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
    let kinds = findings.map(kind)
    var totals = kinds.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    totals = totals.filter { $0.value > mostOfAKind }
    var told = totals.mapValues { _ in 0 }
    var entries: [Entry<Element>] = []
    for (finding, kind) in zip(findings, kinds) {
      guard let total = totals[kind], let count = told[kind] else {
        entries.append(.finding(finding))
        continue
      }
      told[kind] = count + 1
      guard count < toldOfMany else { continue }
      entries.append(.finding(finding))
      if count + 1 == toldOfMany { entries.append(.more(total - toldOfMany, like: finding)) }
    }
    return entries
  }

  private static let mostOfAKind = 10
  private static let toldOfMany = 3
}
