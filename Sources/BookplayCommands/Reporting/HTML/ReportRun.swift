import BookKit

/// One playthrough that a report shows.
struct ReportRun {
  /// What it is called: the script, or the plain run.
  let title: String
  /// What happened.
  let events: [Event]
  let names: NameTable
  let tickRate: Int
  /// When it ended.
  let end: Ticks
  /// Why it went wrong; nothing when it did not.
  var failure: String?
  /// How many events more there were than are shown.
  let omitted: Int

  /// More events than that would make a page that no browser likes.
  static let mostEvents = 6000

  init(_ title: String, events: [Event], player: Player, failure: String? = nil) {
    self.title = title
    self.events = Array(events.prefix(ReportRun.mostEvents))
    omitted = max(0, events.count - ReportRun.mostEvents)
    names = player.names
    tickRate = player.tickRate
    end = omitted > 0 ? self.events.last?.tick ?? .zero : player.tick
    self.failure = failure
  }

  /// A time in seconds.
  func seconds(_ tick: Ticks) -> Double { Double(tick.count) / Double(max(1, tickRate)) }

  func text(of name: Name) -> String { names.text(of: name) }

  /// An event as a script would say it.
  func words(for event: Event) -> String {
    var bytes: [UInt8] = []
    EventText(names: names, tickRate: tickRate).appendPattern(event, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
