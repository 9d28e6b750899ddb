import BookKit
import Playthrough

/// Which of the things that never happen do not because of which other.
struct DiscoveryChains {
  /// For each discovery the one without which it would not be; nothing for those that stand for themselves.
  private(set) var roots: [Int?] = []

  private struct Element: Hashable {
    let page: Int?
    let name: Name?
  }

  init(_ discoveries: [Discovery]) {
    var absent: [Element: Int] = [:]
    for (index, discovery) in discoveries.enumerated() where discovery.kind == .element {
      absent[Element(page: discovery.page, name: discovery.item)] = index
    }
    roots = discoveries.indices.map { index in
      var root = index
      // As many steps as there are discoveries lead out of any chain, or round in a ring, in which all are told.
      for _ in discoveries.indices {
        guard case .absent(let name)? = discoveries[root].cause,
          let next = absent[Element(page: discoveries[root].page, name: name)]
        else { return root == index ? nil : root }
        root = next
      }
      return nil
    }
  }
}
