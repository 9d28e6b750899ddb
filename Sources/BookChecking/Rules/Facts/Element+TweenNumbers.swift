import BookKit

extension TweenNumber {
  /// The tween that is meant if none is named.
  static let first = TweenNumber(rawValue: 0)
}

extension Element {
  var numberedTweens: Zip2Sequence<Range<TweenNumber>, [Tween]> {
    let tweens = tweens
    return zip(TweenNumber.first..<TweenNumber(tweens.count), tweens)
  }

  /// The number of a banner's way in, which comes after its own tweens.
  var arrivalNumber: TweenNumber { TweenNumber(tweens.count) }

  /// The number of tweens, including a banner's ways in and out.
  var tweenCount: Int { tweens.count + (slideIn?.tweenNames.count ?? 0) }
}
