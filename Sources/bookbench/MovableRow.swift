import BookKit
import Foundation

/// Measures a page of sliders, one of which a finger drags, beside the same tweens that play by themselves.
enum MovableRow {
  private static let parts = 100
  private static let followers = 10
  private static let ticks = 300

  static func run() {
    var dragged = Player(TweenBook.followers(parts: parts, each: followers, isDriven: true))
    var played = Player(TweenBook.followers(parts: parts, each: followers, isDriven: false))
    dragged.open(page: 1)
    played.open(page: 1)
    dragged.touch(.began, at: TweenBook.middle(ofPart: 0))
    precondition(dragged.position(ofFinger: 1) != nil, "the slider must be held")
    let medians = Stopwatch.medians(
      of: [
        { [dragged] in _ = play(dragged) { drag(&$0, by: Double($1) / Double(ticks)) } },
        { [played] in _ = play(played) { _, _ in } },
      ], rounds: 9)
    print(
      "A page of \(parts) sliders, each with \(followers) tweens that follow it, one of them dragged: "
        + "\(Figure.times(medians[0] / medians[1])) the tweens by themselves (must 1.5)")
  }

  private static func drag(_ player: inout Player, by share: Double) {
    let middle = TweenBook.middle(ofPart: 0)
    player.touch(.moved, at: Point(x: middle.x + TweenBook.wayOfPart * share, y: middle.y))
  }

  /// Plays all ticks, and returns a sum of what is drawn of the tweens.
  private static func play(_ opened: Player, _ act: (inout Player, Int) -> Void) -> Double {
    var (player, list, sum) = (opened, DrawList(), 0.0)
    for tick in 1...ticks {
      player.advance(by: Ticks(1))
      act(&player, tick)
      player.discardEvents()
      player.draw(into: &list)
      for item in list.items where item.transform.origin.y >= 400 { sum += item.transform.origin.x }
    }
    return sum
  }
}
