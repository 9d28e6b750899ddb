import BookTestSupport
import PropertyList

@testable import BookKit

/// A random book and random inputs.
struct RandomPlaythrough {
  let book: Book
  /// The file of the book.
  let bytes: [UInt8]
  let inputs: [RandomInput]

  /// Creates the playthrough for a seed or a fuzzer's bytes, or returns `nil` if the book can't be played at all.
  init?(_ lot: ChoiceSource, inputCount: Int = 40) {
    var lot = lot
    bytes = RandomBook.bytes(using: &lot)
    guard let list = PropertyList.read(PropertyList.Source(bytes, name: "random")).document else { return nil }
    guard let book = Book.read(list).book else { return nil }
    self.book = book
    inputs =
      [lot.once(in: 12) ? .turn(isForward: true) : .open(1)]
      + (0..<inputCount).map { _ in RandomInput.draw(using: &lot) }
  }

  /// The options for playing it.
  struct Options {
    /// The number of portions into which each stretch of time is split.
    var portions: Int64 = 1
    /// The number of ticks that each input lets pass when it advances to what is due next, or `nil` to find out.
    var leaps: [Int64]?
    var settings = Player.Settings()
    /// Whether to check the player after every input.
    var isChecked = false
    /// The input after which a copy takes over.
    var copiesAfter: Int?
    /// The input after which a new player continues from the saved state.
    var writesAfter: Int?
  }

  /// The result of playing it.
  struct Outcome {
    var events: [Event] = []
    var player: Player
    /// The first violation found, if any.
    var violation: String?
    /// The number of ticks that each input let pass.
    var leaps: [Int64] = []
    /// The player before another one continued from its saved state, and the number of events that it emitted.
    ///
    /// Names that aren't the book's can have other numbers in the other player.
    var earlier: (player: Player, count: Int)?

    /// The number of ticks and inputs.
    var steps: Int { leaps.reduce(leaps.count) { $0 + Int($1) } }

    /// The hashes of the events, without verbose ones.
    var digests: [UInt64] { described { $1.digest($0.names) } }

    /// Returns a description of each event, without verbose ones, by the player that emitted it.
    func described<Description>(_ describe: (Player, Event) -> Description) -> [Description] {
      events.indices.filter { !events[$0].kind.isVerbose }.map { index in
        if let earlier, index < earlier.count { return describe(earlier.player, events[index]) }
        return describe(player, events[index])
      }
    }
  }

  /// The limits after which playing stops, since books can trigger things endlessly.
  static let maxEvents = 60_000
  static let maxDue = 4_000
  /// The number of waiting rules from which one input can reach the player's limit.
  static let crowd = 100

  /// Plays it.
  func played(_ manner: Options = Options()) -> Outcome {
    var outcome = Outcome(player: Player(book, settings: manner.settings))
    var watch = EventValidator()
    var count = 0
    for (number, input) in inputs.enumerated() {
      let before = outcome.player.state.clock.tick
      let firings = outcome.player.state.agenda.pendingFirings
      if case .next = input, let leap = manner.leaps?[number] {
        RandomInput.ticks(leap).act(on: &outcome.player, portions: manner.portions)
      } else if case .ticks(let count) = input {
        outcome.player.letPass(count, portions: manner.portions)
      } else {
        input.act(on: &outcome.player, portions: manner.portions)
      }
      outcome.leaps.append(outcome.player.state.clock.tick - before)
      if manner.copiesAfter == number { outcome.player = outcome.player.resultOfLettingCopyPlay(with: inputs) }
      let events = outcome.player.takeEvents()
      if manner.writesAfter == number {
        outcome.earlier = (outcome.player, outcome.events.count + events.count)
        outcome.violation = outcome.player.goOn(in: Player(book, settings: manner.settings))
      }
      if manner.isChecked {
        let isCrowded = max(firings, outcome.player.state.agenda.pendingFirings) > Self.crowd
        for event in events where outcome.violation == nil {
          outcome.violation = watch.violation(event, outcome.player.names, isCrowded: isCrowded)
        }
        outcome.violation =
          outcome.violation ?? outcome.player.invariantViolation() ?? outcome.player.failureOfReadingState()
        if let violation = outcome.violation {
          outcome.violation = "after input \(number), \(input), at \(outcome.player.state.clock.tick): \(violation)"
        }
      }
      outcome.events += events
      let isTooMuch = outcome.player.state.agenda.entries.count > Self.maxDue
      count += events.count { !$0.kind.isVerbose }
      if outcome.violation != nil || isTooMuch || count > Self.maxEvents { break }
    }
    return outcome
  }
}

extension Player {
  /// Lets ticks pass, but only a few in which thousands of rules fire, as each of them can emit 60,000 events.
  fileprivate mutating func letPass(_ ticks: Int64, portions: Int64) {
    var rest = ticks
    repeat {
      let stretch = min(rest, 20)
      RandomInput.ticks(stretch).act(on: &self, portions: portions)
      rest -= stretch
    } while rest > 0 && state.agenda.pendingFirings <= RandomPlaythrough.maxDue
  }

  /// Returns the player from before a copy of it played on.
  fileprivate func resultOfLettingCopyPlay(with inputs: [RandomInput]) -> Player {
    var copy = self
    for input in inputs.prefix(10) where copy.state.agenda.entries.count < RandomPlaythrough.maxDue {
      input.act(on: &copy)
    }
    return self
  }

  /// Replaces the player with a new one that continues from its saved state.
  ///
  /// - Returns: What goes wrong on the way, or `nil`.
  fileprivate mutating func goOn(in blank: Player) -> String? {
    do throws(SavedStateError) {
      let bytes = try save().bytes(for: self)
      // Hosts keep options besides the state, and hand them over first: the level decides whether a puzzle begins.
      var next = blank
      next.options = options
      for (option, value) in zip(options.values.indices, options.values) {
        if case .text(let name) = value { next.options.values[option] = .text(next.intern(names.text(of: name))) }
      }
      let saved = try SavedState(bytes: bytes, for: next)
      let again = try saved.bytes(for: next)
      if again != bytes {
        let place = max(0, zip(bytes, again).prefix { $0 == $1 }.count - 60)
        let texts = [bytes, again].map { String(decoding: $0.dropFirst(place).prefix(120), as: UTF8.self) }
        return "a state is written otherwise once it has been read: \(texts[0]) | \(texts[1])"
      }
      self = next
      try restore(saved)
    } catch {
      return "\(error)"
    }
    return events.isEmpty ? nil : "restoring emits \(events.count) events"
  }

  /// Reads everything once, which must neither change anything nor fail.
  fileprivate func failureOfReadingState() -> String? {
    for item in current.items.indices where state.page.scene.page != nil {
      for property in Property.allCases { _ = value(property, of: current.items[item].name) }
      _ = center(of: item)
    }
    _ = (choices, hit(at: Point(x: 50, y: 50)), isAtRest, creditIndex, page)
    _ = (items.count, elements.count, leavingElements.count, pageTurn, activities, shownCredit, tableOfContents.count)
    var (copy, list) = (self, DrawList())
    for _ in 0..<2 {
      copy.draw(into: &list)
      if let item = list.items.first(where: { !(0...1).contains($0.alpha) }) { return "drawn with \(item.alpha)" }
    }
    copy.drawLeavingPage(into: &list)
    return nil
  }
}
