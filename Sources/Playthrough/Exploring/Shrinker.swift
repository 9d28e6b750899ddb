import BookKit

/// A search for the shortest and simplest commands that demonstrate a problem.
///
/// Every candidate is played, so the result certainly demonstrates the problem.
struct Shrinker {
  private(set) var trialsLeft = 400
  private let tickRate: Int
  private let shows: ([Command]) -> Bool

  init(tickRate: Int, shows: @escaping ([Command]) -> Bool) {
    self.tickRate = tickRate
    self.shows = shows
  }

  /// Returns the shortest and simplest commands found, which open `page` directly if possible.
  mutating func shrink(_ commands: [Command], page: Int) -> [Command] {
    var best = commands
    // First, try to remove all commands on other pages.
    for start in stride(from: best.count, to: 0, by: -1) {
      let shorter = [Command.input(.open(page: page))] + best[start...]
      if shorter.count < best.count, page > 0, stillDemonstrates(shorter) {
        best = shorter
        break
      }
    }
    removeUnneeded(&best)
    best = Shrinker.mergingWaits(best)
    simplify(&best)
    removeUnneeded(&best)
    return best
  }

  private mutating func stillDemonstrates(_ commands: [Command]) -> Bool {
    guard trialsLeft > 0 else { return false }
    trialsLeft -= 1
    return shows(commands)
  }

  /// Removes as many commands as possible, large ranges first.
  private mutating func removeUnneeded(_ best: inout [Command]) {
    var size = max(1, best.count / 2)
    while size >= 1 {
      var start = 0
      var hasShrunk = false
      while start < best.count, best.count > 1 {
        var shorter = best
        shorter.removeSubrange(start..<min(start + size, best.count))
        if stillDemonstrates(shorter) {
          best = shorter
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return }
      size = max(1, size / 2)
    }
  }

  static func mergingWaits(_ commands: [Command]) -> [Command] {
    var joined: [Command] = []
    for command in commands {
      if case .wait(.ticks(let first))? = joined.last, case .wait(.ticks(let second)) = command {
        joined[joined.count - 1] = .wait(.ticks(first + second))
      } else {
        joined.append(command)
      }
    }
    return joined
  }

  /// Replaces waits by round times, drags by drags of the default duration, and presses by taps.
  private mutating func simplify(_ best: inout [Command]) {
    var index = -1
    while index + 1 < best.count {
      index += 1
      var plainer = best
      switch best[index] {
      case .wait(.ticks(let count)):
        let found = RoundTimes.all.contains { time in
          plainer[index] = .wait(time)
          return stillDemonstrates(plainer)
        }
        if !found { plainer[index] = .wait(RoundTimes.exact(count, tickRate: tickRate)) }
        best = plainer
      case .drag(let item, let goal, let time) where time != Command.defaultDragDuration:
        plainer[index] = .drag(item: item, to: goal, over: Command.defaultDragDuration)
        if stillDemonstrates(plainer) { best = plainer }
      case .press(let spot, let finger):
        guard let release = best[index...].firstIndex(of: .release(finger: finger)) else { continue }
        plainer[index] = .tap(spot)
        plainer.remove(at: release)
        if stillDemonstrates(plainer) { best = plainer }
      default: break
      }
    }
  }
}

/// Round times that a person would choose.
enum RoundTimes {
  static let all: [ScriptTime] = [
    .seconds(5, per: 10), .seconds(1, per: 1), .seconds(2, per: 1), .seconds(3, per: 1), .seconds(5, per: 1),
    .seconds(10, per: 1), .seconds(20, per: 1), .seconds(30, per: 1), .seconds(60, per: 1), .seconds(120, per: 1),
  ]

  /// Returns a time of exactly `count` ticks, in tenths of a second if possible.
  static func exact(_ count: Int64, tickRate: Int) -> ScriptTime {
    guard count < 1 << 40, count * 10 % Int64(tickRate) == 0 else { return .ticks(count) }
    let tenths = count * 10 / Int64(tickRate)
    return tenths % 10 == 0 ? .seconds(tenths / 10, per: 1) : .seconds(tenths, per: 10)
  }

  /// Returns the shortest round time that isn't shorter than `ticks`.
  static func roundedUp(_ ticks: Ticks, tickRate: Int) -> ScriptTime {
    all.first { $0.roundedUp(tickRate: tickRate) >= ticks } ?? exact(ticks.count, tickRate: tickRate)
  }
}
