/// The plans of generated sections that a player has opened.
struct GeneratedPlans: Sendable {
  private var entries: [(number: PlanIndex, plan: PagePlan)] = []

  /// The plan at an index, or `nil` if its section hasn't been opened.
  subscript(number: PlanIndex) -> PagePlan? {
    get { entries.first { $0.number == number }?.plan }
    set { if let newValue { entries.append((number, newValue)) } }
  }
}
