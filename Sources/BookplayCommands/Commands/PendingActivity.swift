import BookKit
import BookReports

/// What is still pending in a book when `bookplay play` stops on its own.
struct PendingActivity {
  private let player: Player

  private static let maxNamedCount = 3

  /// Creates a description of what is pending on the player's page, or `nil` if only the reader can make anything
  /// happen.
  init?(of player: Player) {
    guard !player.isAtRest else { return nil }
    self.player = player
  }

  var message: String {
    let advice = "`--until TIME` plays longer"
    return "stopped after \(PlayedRun.defaultTimeLimit) s with more to come: \(coming); \(advice)"
  }

  private var coming: String {
    guard let time = player.timeToNextChange else { return "\(named) \(isOne ? "repeats" : "repeat") without end" }
    let due = "something is due at \(BookPhrases.seconds(at: player.tick + time, tickRate: player.tickRate))"
    return player.activities.isEmpty ? due : "\(due), and \(named) \(isOne ? "continues" : "continue")"
  }

  private var isOne: Bool { player.activities.count == 1 }

  private var named: String {
    let running = player.activities
    let words = running.prefix(PendingActivity.maxNamedCount).map {
      "`\(ActivityText.words(for: $0, names: player.names))`"
    }
    let more = running.count - words.count
    return words.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
