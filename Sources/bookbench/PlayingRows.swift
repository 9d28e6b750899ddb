import BookKit
import Foundation

enum PlayingRows {
  static func run() {
    sampled()
    AllocationRow.run()
    MovableRow.run()
    unwatched()
    saved()
    held()
  }

  // MARK: - Watched

  /// Measures tweens whose values are read every tick, compared with flat arrays in C without an engine.
  static func sampled(_ counts: [Int] = [100, 1000, 10_000, 100_000]) {
    var table = Table(["tweens watched every tick", "C flat", "BookKit", "beside C"])
    for count in counts {
      // A tick can emit at most 10,000 events, so larger counts are spread over several players.
      let share = min(count, 5000)
      var player = Player(TweenBook.sampled(share))
      player.open(page: 1)
      _ = player.takeEvents()
      let opened = Array(repeating: player, count: count / share)
      var sum = 0.0
      var medians: [Double] = []
      withUnsafeMutablePointer(to: &sum) { sum in
        let flat = FlatTweensInC.contender(count, addingTo: sum)
        // With fewer rounds, other activity on the machine would distort the result.
        medians = Stopwatch.medians(of: [{ sum.pointee += play(opened) }] + (flat.map { [$0] } ?? []), rounds: 9)
      }
      let updates = Double(540 * count)
      let inC = medians.count > 1 ? medians[1] : nil
      table.add([
        "T(\(count))", inC.map { nanoseconds($0 / updates) } ?? "–", nanoseconds(medians[0] / updates),
        inC.map { limited(medians[0] / $0, for: count) } ?? "–",
      ])
      precondition(sum > 0, "the values must be looked at")
    }
    print(table.text + "\n")
  }

  /// Returns a ratio with its limit; small pages have none, since the fixed cost of a tick outweighs their tweens.
  private static func limited(_ ratio: Double, for count: Int) -> String {
    count < 1000 ? Figure.times(ratio) : Figure.ratio(ratio, atMost: 1.5, aim: 1.1)
  }

  /// Plays all ticks, and returns a sum of everything that is drawn.
  private static func play(_ opened: [Player]) -> Double {
    var players = opened
    var lists = Array(repeating: DrawList(), count: players.count)
    var sum = 0.0
    for _ in 0..<TweenBook.ticks {
      for index in players.indices {
        players[index].advance(by: Ticks(1))
        players[index].discardEvents()
        players[index].draw(into: &lists[index])
        for item in lists[index].items { sum += item.alpha + item.transform.origin.x + item.transform.origin.y }
      }
    }
    return sum
  }

  private static func nanoseconds(_ seconds: Double) -> String { String(format: "%.1f ns", seconds * 1e9) }

  private static func unwatched() {
    var fresh = Player(TweenBook.hour())
    // This row measures events, not the preparation of pages.
    for page in 1...100 { fresh.preparePage(page) }
    var events = 0
    let medians = Stopwatch.medians(
      of: [
        { [fresh] in
          var player = fresh
          player.open(page: 1)
          player.advance(by: .seconds(3600))
          events = player.takeEvents().count
        }
      ], rounds: 5)
    let speed = String(format: "%.0f", 3600 / medians[0])
    print(
      "An hour of 100 pages and 3,000 tweens, unwatched: \(speed) × as fast as read (aim 1,000,000), "
        + "\(events) events, \(nanoseconds(medians[0] / Double(events))) each")
  }

  private static func saved() {
    var player = Player(TweenBook.sampled(1000))
    player.open(page: 1)
    player.advance(by: Ticks(99))
    _ = player.takeEvents()
    // While a saved state shares storage, a tick must copy what it changes.
    let contender = {
      let saved = player
      player.advance(by: Ticks(1))
      player = saved
    }
    let medians = Stopwatch.medians(of: [contender], rounds: 5)
    print(
      "Saving, one tick of a page of 1,000 elements, and restoring: "
        + "\(String(format: "%.1f", medians[0] * 1e6)) µs (must 100, aim 20)")
  }

  /// Measures the memory of players with 100,000 elements of three tweens each, in a separate process.
  private static func held() {
    guard let bytes = Child.figures(of: ["--tweens"]).first, bytes > 0 else {
      return print("Memory of playing: this system does not report it")
    }
    print("Bytes a tween, with its element, the stage and what is drawn: \(Int(bytes)) (must 200, aim 128)")
  }

  /// Prints the bytes per tween; this runs in the measured process.
  static func measureInChild() {
    let book = TweenBook.sampled(5000)
    let before = Stopwatch.heldBytes()
    var players: [Player] = []
    var lists: [DrawList] = []
    for _ in 0..<20 {
      var (player, list) = (Player(book), DrawList())
      player.open(page: 1)
      for _ in 0..<120 {
        player.advance(by: Ticks(1))
        player.draw(into: &list)
        _ = player.takeEvents()
      }
      players.append(player)
      lists.append(list)
    }
    let bytes = Stopwatch.heldBytes() - before
    withExtendedLifetime((players, lists)) { print(bytes / (20 * 5000 * 3)) }
  }
}
