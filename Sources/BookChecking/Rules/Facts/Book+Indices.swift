import BookKit

extension Book {
  var pageIndices: Range<PageIndex> { PageIndex(0)..<PageIndex(pages.count) }
}

extension Page {
  var elementIndices: Range<ElementIndex> { ElementIndex(0)..<ElementIndex(elements.count) }

  @inline(__always) package subscript(index: ElementIndex) -> Element {
    // In place, since most checks ask for one property of an element and not for a copy of all.
    _read { yield elements[index.position] }
  }

  /// Returns an element, then the groups around it, from the innermost outward.
  func levels(from index: ElementIndex) -> UnfoldFirstSequence<ElementIndex> {
    // A copy of the array costs less than one of the page.
    let elements = elements
    return sequence(first: index) { elements[$0.position].group }
  }
}

extension Element {
  @inline(__always) var group: ElementIndex? { parent.map { ElementIndex($0) } }
}
