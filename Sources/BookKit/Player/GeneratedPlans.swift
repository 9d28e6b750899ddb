/// The plans of generated sections that a player has opened.
///
/// Some depend on the recordings that there were. While such a section is opened anew, its old plan is still needed.
struct GeneratedPlans: Sendable {
  private struct Entry {
    let number: PlanIndex
    let offer: VoiceOffer
    let plan: PagePlan
  }

  private var entries: [Entry] = []

  /// Returns the latest plan at an index, or `nil` if its section hasn't been opened.
  func plan(_ number: PlanIndex) -> PagePlan? { entries.last { $0.number == number }?.plan }

  /// Returns the plan at an index that was made with this offer, or `nil` if there is none.
  func plan(_ number: PlanIndex, offering offer: VoiceOffer) -> PagePlan? {
    entries.first { $0.number == number && $0.offer == offer }?.plan
  }

  /// Adds a plan, and removes older ones that no page on stage can have.
  mutating func add(_ plan: PagePlan, _ number: PlanIndex, offering offer: VoiceOffer) {
    let older = entries.indices.filter { entries[$0].number == number }
    // One page is left while another one enters.
    if older.count > 1 { entries.remove(at: older[0]) }
    entries.append(Entry(number: number, offer: offer, plan: plan))
  }
}
