/// The index of a page's plan among those of the book, which has several if a page differs by language.
struct PlanIndex: TypedIndex {
  let rawValue: Int32
}

/// What is on stage.
enum Scene: Sendable, Equatable {
  /// Nothing, before any page is open.
  case nothing
  /// The credits.
  case credits
  /// A page, with its plan.
  case page(PlanIndex)

  /// The plan of the page on stage, or `nil` if there is none.
  var page: PlanIndex? {
    switch self {
    case .page(let plan): plan
    case .nothing, .credits: nil
    }
  }
}
