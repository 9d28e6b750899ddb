import BookKit

extension Book { var pageIndices: Range<PageIndex> { PageIndex(0)..<PageIndex(pages.count) } }

extension Page {
  var elementIndices: Range<ElementIndex> { ElementIndex(0)..<ElementIndex(elements.count) }

  @inline(__always) package subscript(index: ElementIndex) -> Element {
    // Yielded without a copy, since most checks need one property of an element.
    _read { yield elements[index.position] }
  }

  /// Returns an element and the groups around it, from the innermost outward.
  func levels(from index: ElementIndex) -> UnfoldFirstSequence<ElementIndex> {
    // A copy of the array costs less than one of the page.
    let elements = elements
    return sequence(first: index) { elements[$0.position].group }
  }
}

extension Element {
  @inline(__always) var group: ElementIndex? { parent.map { ElementIndex($0) } }

  var numberedTweens: Zip2Sequence<Range<TweenNumber>, [Tween]> {
    let tweens = tweens
    return zip(TweenNumber.first..<TweenNumber(tweens.count), tweens)
  }

  /// The number of a banner's entrance, which comes after its own tweens.
  var arrivalNumber: TweenNumber { TweenNumber(tweens.count) }

  /// The number of tweens, including a banner's entrance and exit.
  var tweenCount: Int { tweens.count + (slideIn?.tweenNames.count ?? 0) }

  /// The place for a finding about the whole element: its name, or else its type, or else its beginning.
  var nameSpot: Diagnostic.Spot {
    if let place = nameNode ?? typeNode { return .node(place) }
    return .opening(of: node)
  }
}

extension TweenNumber {
  /// The tween used if none is named.
  static let first = TweenNumber(rawValue: 0)
}
