/// What is on stage.
enum Scene: Sendable, Hashable {
  /// Nothing, before any page is open.
  case nothing
  case credits
  case page(PlanIndex)

  /// The plan of the page on stage, or `nil` if there is none.
  var page: PlanIndex? { if case .page(let plan) = self { plan } else { nil } }
}
