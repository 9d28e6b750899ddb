import BookKit

/// A playthrough in a report.
package struct ReportRun {
  /// The title: the path of the script, or a name for the plain run.
  package let title: String
  /// The events, up to a maximum number.
  let events: [Event]
  /// The names in the events.
  package let names: NameTable
  let tickRate: Int
  /// The tick at which the run ended, or at which the events are cut off.
  let end: Ticks
  /// The reason why the run failed; `nil` if it succeeded.
  package var failure: String?
  /// The number of events that are left out.
  let omitted: Int

  /// The maximum number of events; more would make the page too large for browsers.
  static let maxEvents = 6000

  /// Creates a playthrough that left `player` in its current state.
  package init(_ title: String, events: [Event], player: Player, failure: String? = nil) {
    self.title = title
    self.events = Array(events.prefix(ReportRun.maxEvents))
    omitted = max(0, events.count - ReportRun.maxEvents)
    names = player.names
    tickRate = player.tickRate
    end = omitted > 0 ? self.events.last?.tick ?? .zero : player.tick
    self.failure = failure
  }

  /// Returns a time in seconds.
  func seconds(_ tick: Ticks) -> Double { Double(tick.count) / Double(max(1, tickRate)) }

  func text(of name: Name) -> String { names.text(of: name) }

  /// Returns an event in the syntax of scripts.
  func words(for event: Event) -> String {
    var bytes: [UInt8] = []
    EventText(names: names, tickRate: tickRate).appendPattern(event, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
