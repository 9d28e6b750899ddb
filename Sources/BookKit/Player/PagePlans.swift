import PropertyList

/// The plans of the pages and sections that a player has opened, each created when it's first needed.
///
/// The plans of some generated sections depend on the recordings. While such a section is opened again, its old plan
/// is still needed.
struct PagePlans: Sendable {
  private struct Entry {
    let number: PlanIndex
    let offer: VoiceOffer
    /// The plan, stored by reference because entries are moved.
    let plan: Shared<PagePlan>
  }

  /// The plans, sorted by index; of two with the same index, the older one comes first.
  private var entries: [Entry] = []

  var numbers: [PlanIndex] { entries.map { $0.number } }

  func plan(_ number: PlanIndex) -> PagePlan? { latest(number).map { entries[$0].plan.value } }

  func plan(_ number: PlanIndex, offering offer: VoiceOffer) -> PagePlan? {
    index(of: number, offering: offer).map { entries[$0].plan.value }
  }

  func hasPlan(_ number: PlanIndex) -> Bool { latest(number) != nil }
  func hasPlan(_ number: PlanIndex, offering offer: VoiceOffer) -> Bool { index(of: number, offering: offer) != nil }

  /// Adds a plan, and removes an older one that is no longer in use.
  mutating func add(_ plan: PagePlan, _ number: PlanIndex, offering offer: VoiceOffer) {
    let end = end(of: number)
    entries.insert(Entry(number: number, offer: offer, plan: Shared(plan)), at: end)
    // At most two pages have the same index: one that is being left and one that enters.
    if end > 1, entries[end - 2].number == number { entries.remove(at: end - 2) }
  }

  private func latest(_ number: PlanIndex) -> Int? {
    let end = end(of: number)
    return end > 0 && entries[end - 1].number == number ? end - 1 : nil
  }

  private func index(of number: PlanIndex, offering offer: VoiceOffer) -> Int? {
    var index = end(of: number)
    while index > 0, entries[index - 1].number == number {
      index -= 1
      if entries[index].offer == offer { return index }
    }
    return nil
  }

  /// Returns the position after the last plan whose index isn't higher.
  private func end(of number: PlanIndex) -> Int {
    entries.indices.partitioningIndex { entries[$0].number > number }
  }
}
