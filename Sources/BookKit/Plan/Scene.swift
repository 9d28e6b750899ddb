/// The index of a page's plan among those of the book, which has several if a page differs by language.
struct PlanIndex: TypedIndex, PlainPart {
  let rawValue: Int32
}

/// What is on stage.
enum Scene: Sendable, Equatable, StatePart {
  /// Nothing, before any page is open.
  case nothing
  case credits
  case page(PlanIndex)

  /// The plan of the page on stage, or `nil` if there is none.
  var page: PlanIndex? {
    switch self {
    case .page(let plan): plan
    case .nothing, .credits: nil
    }
  }

  mutating func code(with coder: inout some StateCoder) {
    switch self {
    case .nothing: coder.code(case: 0)
    case .credits: coder.code(case: 1)
    case .page(let plan): self = .page(coder.coded(plan, case: 2))
    }
  }
}
