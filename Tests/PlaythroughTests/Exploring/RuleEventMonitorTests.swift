import BookKit
import Testing

@testable import Playthrough

/// Tests of which events count as those that a rule waits for.
@Suite struct RuleEventMonitorTests {
  @Test(arguments: [
    ("variable.changed", "variable = v", "set(v)", true), ("variable.changed", "variable = v", "set(w)", false),
    ("variable.changed", "", "set(w)", true), ("option.changed", "option = sunny", "option(sunny)", true),
    ("option.changed", "option = sunny", "option(music)", false), ("option.changed", "", "option(music)", true),
    ("section.opened", "section = options", "open(options)", true),
    ("section.opened", "section = options", "open(contents)", false),
  ])
  func `an event about something else isn't the rule's`(event: String, what: String, input: String, isHeard: Bool) {
    let book = PlantedDefect.book(
      """
      { variables = { v = 1; w = 1; }; options = { sunny = YES; };
        rules = ( { when = { event = "\(event)"; \(what); }; if = "v > 9"; do = ( ); } );
        pages = ( { elements = ( { type = text; name = t; text = T; width = 90; height = 90; touchable = YES;
          onTap = ( { action = set; variable = \(input == "set(v)" ? "v" : "w"); by = 1; } ); } ); } ); }
      """)
    var player = Player(book)
    player.open(page: 1)
    var monitor = RuleEventMonitor(book)
    #expect(monitor.takeMatching(player.takeEvents(), names: player.names, onPage: 1).isEmpty)
    switch input {
    case "option(sunny)": player.perform(.option("sunny", .boolean(false)))
    case "option(music)": player.perform(.option("music", .boolean(false)))
    case "open(options)": player.perform(.openNamed("options"))
    case "open(contents)": player.perform(.openNamed("contents"))
    default:
      for phase in [Player.TouchPhase.began, .ended] { player.touch(phase, at: Point(x: 45, y: 45)) }
    }
    let heard = monitor.takeMatching(player.takeEvents(), names: player.names, onPage: player.page)
    #expect(heard.count == (isHeard ? 1 : 0))
  }
}
