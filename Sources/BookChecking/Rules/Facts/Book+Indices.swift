import BookKit

extension Book { var pageIndices: Range<PageIndex> { PageIndex(0)..<PageIndex(pages.count) } }

extension Page {
  var elementIndices: Range<ElementIndex> { ElementIndex(0)..<ElementIndex(elements.count) }

  @inline(__always) package subscript(index: ElementIndex) -> Element {
    // Yielded without a copy, since most checks need only one property of an element.
    _read { yield elements[index.position] }
  }

  /// Returns an element and the groups around it, from the innermost outward.
  func levels(from index: ElementIndex) -> UnfoldFirstSequence<ElementIndex> {
    // Copying the array costs less than copying the page.
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

  /// The tween number of a banner's entrance, which is counted after the banner's own tweens.
  var arrivalNumber: TweenNumber { TweenNumber(tweens.count) }

  /// The number of tweens, including a banner's entrance and exit.
  var tweenCount: Int { tweens.count + madeTweenNames.count }

  /// The place for a finding about the whole element: its name, or else its type, or else its beginning.
  var nameSpot: Diagnostic.Spot {
    if let place = nameNode ?? typeNode { return .node(place) }
    return .opening(of: node)
  }
}

extension TweenNumber {
  /// The tween that an action or a trigger uses if it names none.
  static let first = TweenNumber(rawValue: 0)
}
