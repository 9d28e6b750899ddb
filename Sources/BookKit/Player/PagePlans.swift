import PropertyList

/// The plans of the pages and sections that a player has opened, each made when it's first needed.
///
/// Those of some generated sections depend on the recordings that there were. While such a section is opened anew, its
/// old plan is still needed.
struct PagePlans: Sendable {
  private struct Entry {
    let number: PlanIndex
    let offer: VoiceOffer
    /// The plan, stored separately because entries are moved.
    let plan: Shared<PagePlan>
  }

  /// The plans, sorted by their indices; of those with the same index, the older one comes first.
  private var entries: [Entry] = []

  var numbers: [PlanIndex] { entries.map { $0.number } }

  /// Returns the latest plan at an index, or `nil` if there is none.
  func plan(_ number: PlanIndex) -> PagePlan? {
    let end = end(of: number)
    return end > 0 && entries[end - 1].number == number ? entries[end - 1].plan.value : nil
  }

  func plan(_ number: PlanIndex, offering offer: VoiceOffer) -> PagePlan? {
    index(of: number, offering: offer).map { entries[$0].plan.value }
  }

  func hasPlan(_ number: PlanIndex) -> Bool {
    let end = end(of: number)
    return end > 0 && entries[end - 1].number == number
  }

  func hasPlan(_ number: PlanIndex, offering offer: VoiceOffer) -> Bool { index(of: number, offering: offer) != nil }

  /// Adds a plan, and removes older ones that no page on stage can have.
  mutating func add(_ plan: PagePlan, _ number: PlanIndex, offering offer: VoiceOffer) {
    let end = end(of: number)
    entries.insert(Entry(number: number, offer: offer, plan: Shared(plan)), at: end)
    // One page is left while another one enters.
    if end > 1, entries[end - 2].number == number { entries.remove(at: end - 2) }
  }

  private func index(of number: PlanIndex, offering offer: VoiceOffer) -> Int? {
    var index = end(of: number)
    while index > 0, entries[index - 1].number == number {
      index -= 1
      if entries[index].offer == offer { return index }
    }
    return nil
  }

  /// Returns the position after the last plan at an index or at a lower one.
  private func end(of number: PlanIndex) -> Int {
    entries.indices.partitioningIndex { entries[$0].number > number }
  }
}
