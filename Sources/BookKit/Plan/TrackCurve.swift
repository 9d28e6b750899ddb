/// A function that maps the time since a tween's start to the value of one of its tracks that doesn't follow a way.
///
/// Colours are packed into numbers.
package struct TrackCurve: Sendable {
  private let tween: TweenCurve
  private let from: Double?
  private let end: Double
  private let isColor: Bool
  private let keyframes: [Double]

  package init(_ track: Tween.Track, of tween: Tween, tickRate: Int) {
    self.tween = TweenCurve(tween, tickRate: tickRate)
    from = track.from?.number
    end = track.end.number
    isColor = track.property == .fontColor
    keyframes = TrackCurve.keyframes(of: track, times: tween.keyTimes?.value)
  }

  /// Returns the value `elapsed` ticks after the start of the tween; `start` is the value displayed at the start.
  package func value(from start: Double, at elapsed: Ticks) -> Double {
    TrackCurve.value(
      at: tween.moment(at: elapsed).position, of: tween.duration, tween.easing, from: from ?? start, to: end,
      through: keyframes.span, isColor: isColor)
  }
}

extension TrackCurve {
  /// Returns the times of a track's keyframes in a pass, followed by their values, or an empty array if it has none.
  static func keyframes(of track: Tween.Track, times: [Double]?) -> [Double] {
    guard !track.earlier.isEmpty else { return [] }
    let values = track.values.prefix(Int(UInt16.max)).map { $0.number }
    let spread = values.indices.map { index in
      times.flatMap { index < $0.count ? $0[index] : nil } ?? Double(index) / Double(values.count - 1)
    }
    return spread + values
  }

  /// Returns the value at a position in a pass.
  @inline(__always) static func value(
    at position: Ticks, of duration: Ticks, _ easing: Easing, from start: Double, to end: Double,
    through keyframes: Span<Double>, isColor: Bool
  ) -> Double {
    guard keyframes.count > 0 else {
      let share = duration > .zero ? easing.value(at: position, of: duration) : 1
      return interpolated(from: start, to: end, share: share, isColor: isColor)
    }
    let ratio = position < duration ? Double(position.count) / Double(duration.count) : 1
    return value(at: ratio, easing, from: start, through: keyframes, isColor: isColor)
  }

  /// Returns the value at a share of a pass; `keyframes` isn't empty.
  static func value(
    at ratio: Double, _ easing: Easing, from start: Double, through keyframes: Span<Double>, isColor: Bool
  ) -> Double {
    let count = keyframes.count / 2
    var (before, timeBefore) = (start, 0.0)
    for index in 0..<count {
      let (time, value) = (keyframes[index], keyframes[count + index])
      if ratio < time {
        let share = time > timeBefore ? easing.value(at: (ratio - timeBefore) / (time - timeBefore)) : 1
        return interpolated(from: before, to: value, share: share, isColor: isColor)
      }
      (before, timeBefore) = (value, time)
    }
    return before
  }

  /// Returns the value at a fraction of the way; 0 gives exactly `start`, and 1 gives exactly `end`.
  ///
  /// The channels of a colour are interpolated separately and rounded; halves are rounded up.
  static func interpolated(from start: Double, to end: Double, share: Double, isColor: Bool) -> Double {
    guard share != 0 else { return start }
    guard share != 1 else { return end }
    guard isColor else { return start + (end - start) * share }
    let (first, last) = (Color(packed: start), Color(packed: end))
    return Color(
      red: channel(first.red, last.red, share), green: channel(first.green, last.green, share),
      blue: channel(first.blue, last.blue, share), alpha: channel(first.alpha, last.alpha, share)
    ).packed
  }

  private static func channel(_ first: UInt8, _ last: UInt8, _ share: Double) -> UInt8 {
    let value = Double(first) + (Double(last) - Double(first)) * share
    let rounded = (value + 0.5).rounded(.down)
    return rounded > 0 ? UInt8(min(rounded, 255)) : 0
  }
}

extension TweenValue {
  /// The value as a number, with a colour packed into it.
  var number: Double {
    switch self {
    case .number(let number): number
    case .color(let color): color.packed
    }
  }
}
