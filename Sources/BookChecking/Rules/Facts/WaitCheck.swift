import BookKit
import PropertyList

/// Finds the elements and tweens of a page that can never start.
struct WaitCheck {
  let page: PageIndex
  let context: CheckContext
  let triggers: [OwnedTrigger]
  let graph: WaitGraph
  let isPossible: IndexedArray<PartIndex, Bool>
  let components: StronglyConnectedComponents<PartIndex>
  var found: [Diagnostic] = []

  init(_ page: PageIndex, _ triggers: [OwnedTrigger], _ context: CheckContext) {
    (self.page, self.context, self.triggers) = (page, context, triggers)
    let graph = WaitGraph(page, context)
    let isPossible = graph.possible()
    (self.graph, self.isPossible) = (graph, isPossible)
    components = StronglyConnectedComponents(count: graph.needs.count) { isPossible[$0] ? [] : graph.targets(of: $0) }
  }
}

extension WaitGraph {
  func targets(of part: PartIndex) -> [PartIndex] {
    // If a part can never start anyway, its trigger doesn't matter.
    [needs[part].container, needs[part].canNeverStart ? nil : needs[part].cause].compactMap { $0 }
  }
}
