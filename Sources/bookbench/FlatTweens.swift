import Foundation

/// The same tweens without an engine: flat arrays, one loop and one switch.
///
/// This is a lower bound for any engine.
struct FlatTweens {
  private struct Tween {
    var delay: Double
    var duration: Double
    var start: Double
    var change: Double
    var target: Int
    var easing: Int
  }

  private var tweens: [Tween] = []
  /// The x, y and alpha of each object.
  private(set) var values: [Double] = []

  init(_ count: Int) {
    for index in 0..<count {
      let starts = [0.0, 0.0, 1.0]
      let ends = [100 + Double(index % 13), 50 + 10 * Double(index % 7), 0.25]
      for number in 0..<3 {
        tweens.append(
          Tween(
            delay: Double(index % 97) / 60, duration: Double(1 + index % 5), start: starts[number],
            change: ends[number] - starts[number], target: 3 * index + number, easing: (3 * index + number) % 6))
      }
      values += starts
    }
  }

  /// Plays all ticks, reads every value at each, and returns their sum.
  mutating func play() -> Double {
    var sum = 0.0
    for tick in 1...TweenBook.ticks {
      let time = Double(tick) / 60
      for tween in tweens {
        let elapsed = time - tween.delay
        // Like an engine, this skips tweens that have ended.
        if elapsed < 0 || elapsed > tween.duration + 1.0 / 60 { continue }
        let ratio = min(1, elapsed / tween.duration)
        values[tween.target] = tween.start + tween.change * FlatTweens.ease(tween.easing, ratio)
      }
      for object in stride(from: 0, to: values.count, by: 3) {
        sum += values[object + 2] + values[object] + values[object + 1]
      }
    }
    return sum
  }

  private static func ease(_ easing: Int, _ ratio: Double) -> Double {
    switch easing {
    case 0: return ratio
    case 1: return ratio < 0.5 ? 2 * ratio * ratio : 1 - 2 * (1 - ratio) * (1 - ratio)
    case 2:
      let rest = ratio - 1
      return rest * rest * rest + 1
    case 3:
      let rest = ratio - 1
      return rest * rest * (2.70158 * rest + 1.70158) + 1
    case 4:
      if ratio == 0 || ratio == 1 { return ratio }
      return exp2(-10 * ratio) * sin((ratio - 0.075) * 2 * .pi / 0.3) + 1
    default:
      if ratio < 1 / 2.75 { return 7.5625 * ratio * ratio }
      if ratio < 2 / 2.75 { return 7.5625 * (ratio - 1.5 / 2.75) * (ratio - 1.5 / 2.75) + 0.75 }
      if ratio < 2.5 / 2.75 { return 7.5625 * (ratio - 2.25 / 2.75) * (ratio - 2.25 / 2.75) + 0.9375 }
      return 7.5625 * (ratio - 2.625 / 2.75) * (ratio - 2.625 / 2.75) + 0.984375
    }
  }
}
