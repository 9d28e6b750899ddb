// The destinations of `back` from sections and the credits.

extension Player {
  /// Returns whether a turn to a page or section goes forward in the book.
  func isForward(to page: PageIndex) -> Bool {
    var from = place
    if state.credits != nil, case .page(let last)? = state.returnPath.last { from = last }
    guard let from, max(from, page).position < plan.pageCount else { return true }
    return page >= from
  }

  func returnPath(onOpening page: PageIndex) -> [Destination] {
    guard let section = plan.section(at: page), section.kind != .cover else { return [] }
    return returnPath(to: .page(page))
  }

  /// Returns the way back from a section or the credits, which ends with what is on stage now.
  ///
  /// If the destination is already on the way, the way is cut off before it. So the way contains nothing twice.
  func returnPath(to destination: Destination) -> [Destination] {
    var way = state.returnPath
    if let place = way.firstIndex(of: destination) { way.removeSubrange(place...) }
    let here: Destination? = state.credits != nil ? .credits : place.map { .page($0) }
    if let here, here != destination { way.append(here) }
    return way
  }
}
