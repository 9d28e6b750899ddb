/// Shortens a long list of findings so that no kind hides the others.
package enum Folding {
  package enum Entry<Element> {
    case finding(Element)
    case more(Int, like: Element)
  }

  /// Returns the findings in order.
  ///
  /// A kind with more than ten findings has only its first three and a count.
  package static func fold<Element, Kind: Hashable>(
    _ findings: [Element], by kind: (Element) -> Kind
  ) -> [Entry<Element>] {
    let kinds = findings.map(kind)
    var totals: [Kind: Int] = [:]
    for kind in kinds { totals[kind, default: 0] += 1 }
    var shown: [Kind: Int] = [:]
    var entries: [Entry<Element>] = []
    for (kind, finding) in zip(kinds, findings) {
      let total = totals[kind] ?? 0
      shown[kind, default: 0] += 1
      guard total <= maxUnfoldedCount || shown[kind] ?? 0 <= shownCount else { continue }
      entries.append(.finding(finding))
      guard total > maxUnfoldedCount, shown[kind] == shownCount else { continue }
      entries.append(.more(total - shownCount, like: finding))
    }
    return entries
  }

  private static let maxUnfoldedCount = 10
  private static let shownCount = 3
}
