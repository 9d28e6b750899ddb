import BookKit

/// The index of a part of a page; the elements come first, followed by all tweens.
struct PartIndex: TypedIndex { let rawValue: Int32 }

/// The elements and tweens of a page, counted together.
struct PageParts {
  let indices: Range<PartIndex>
  private let firstTweens: IndexedArray<ElementIndex, PartIndex>
  /// The first part that is a tween.
  private let elementEnd: PartIndex

  init(_ page: Page) {
    elementEnd = PartIndex(page.elements.count)
    var next = elementEnd
    var firstTweens = IndexedArray<ElementIndex, PartIndex>()
    for index in page.elementIndices {
      firstTweens.append(next)
      next = next.advanced(by: page[index].tweens.count)
    }
    firstTweens.append(next)
    self.firstTweens = firstTweens
    indices = PartIndex(0)..<next
  }

  func part(_ element: ElementIndex) -> PartIndex { PartIndex(element.position) }

  /// Returns the part of a tween, or of the element if `tween` is `nil` or a banner's entrance or exit.
  func part(_ tween: TweenNumber?, of element: ElementIndex) -> PartIndex {
    guard let tween else { return part(element) }
    let own = firstTweens[element].advanced(by: tween.position)
    return own < firstTweens[element.advanced(by: 1)] ? own : part(element)
  }

  func tweens(of element: ElementIndex) -> Range<PartIndex> {
    firstTweens[element]..<firstTweens[element.advanced(by: 1)]
  }

  func element(_ part: PartIndex) -> ElementIndex? { part < elementEnd ? ElementIndex(part.position) : nil }

  func tween(_ part: PartIndex, of element: ElementIndex) -> TweenNumber {
    TweenNumber(firstTweens[element].distance(to: part))
  }
}
