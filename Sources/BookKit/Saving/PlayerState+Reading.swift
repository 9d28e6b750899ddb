extension PlayerState {
  /// Returns the page that was entered last, inferred from what is on stage; the end of the book can't be inferred.
  func impliedReadPage(in plan: BookPlan) -> PageIndex? {
    let place: PageIndex?
    if let turn {
      place = turn.from
    } else if case .page(let first)? = returnPath.first {
      place = first
    } else {
      place = page.scene.page.flatMap { plan.page(ofPlan: $0) }
    }
    return place.flatMap { plan.section(at: $0) == nil ? $0 : nil }
  }
}

extension BookPlan {
  fileprivate func page(ofPlan number: PlanIndex) -> PageIndex? {
    isGenerated(number) ? generatedSection(with: number).page : origins[number].page
  }
}
