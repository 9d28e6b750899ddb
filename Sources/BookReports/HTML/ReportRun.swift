import BookKit
import Playthrough

package struct ReportRun {
  package let title: String
  let events: [Event]
  let inputs: [TimedInput]
  package let names: NameTable
  let tickRate: Int
  /// The tick at which the run ends or its events are cut off.
  let end: Ticks
  /// The language, or `nil` for the book's first one.
  let language: String?
  let sounds: SoundFiles
  package let failure: String?
  let omitted: Int

  /// The maximum number of events; more would make the page too large for browsers.
  static let maxEvents = 6000

  package init(
    _ title: String, events: [Event], inputs: [TimedInput], player: Player, settings: Player.Settings,
    sounds: SoundFiles, failure: String? = nil
  ) {
    self.title = title
    self.events = Array(events.prefix(ReportRun.maxEvents))
    omitted = max(0, events.count - ReportRun.maxEvents)
    names = player.names
    tickRate = player.tickRate
    let end = omitted > 0 ? self.events.last?.tick ?? .zero : player.tick
    self.end = end
    self.inputs = inputs.filter { !(end < $0.tick) }
    language = settings.language
    (self.sounds, self.failure) = (sounds, failure)
  }

  func text(of name: Name) -> String { names.text(of: name) }
}
