import BookKit

/// What is still to come in a book when `bookplay play` stops of its own accord.
struct PlayedRest {
  private let player: Player

  /// So many of the things that go on are named.
  private static let mostNamed = 3

  /// What is still to come on a player's page; nothing when only the reader can make something happen.
  init?(of player: Player) {
    guard !player.isAtRest else { return nil }
    self.player = player
  }

  /// What is still to come, and how to see it, in one sentence without a full stop.
  var words: String {
    let advice = "`--until TIME` plays longer"
    return "stopped after \(PlayedRun.patience) s with something still to come: \(coming); \(advice)"
  }

  private var coming: String {
    guard let time = player.timeToNextChange else { return "\(named) \(isOne ? "repeats" : "repeat") without end" }
    var seconds: [UInt8] = []
    TraceText.appendSeconds(player.tick + time, tickRate: player.tickRate, to: &seconds)
    let due = "something is due at \(String(decoding: seconds, as: UTF8.self)) s"
    return player.running.isEmpty ? due : "\(due), and \(named) \(isOne ? "goes" : "go") on"
  }

  private var isOne: Bool { player.running.count == 1 }

  /// The first of what goes on, and how much more there is.
  private var named: String {
    let running = player.running
    let words = running.prefix(PlayedRest.mostNamed).map { "`\(RunningWords.words(for: $0, names: player.names))`" }
    let more = running.count - words.count
    return words.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
