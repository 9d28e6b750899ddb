import PropertyList

/// A player that records its input as a script, which produces the same trace when it's played.
///
/// All input goes through it. Input that a script can't express, such as lifting a finger that isn't down, is ignored
/// here too. Positions are rounded to a thousandth of a point before the player gets them. A script begins when a page
/// or the credits are opened. Until then no time passes, touches are ignored, and turning the page opens page 1.
///
/// ```swift
/// var recorded = RecordedPlayer(Player(book))
/// recorded.open(page: 1)
/// recorded.advance(by: Ticks(90))
/// recorded.touch(.began, at: Point(x: 200, y: 300))
/// print(String(decoding: recorded.script, as: UTF8.self))
/// ```
public struct RecordedPlayer: Sendable {
  /// The player; input that it's given directly isn't recorded.
  public var player: Player
  /// The commands so far, one per line.
  var commands: [UInt8] = []
  /// The tick up to which the commands cover time.
  var recordedTick: Int64 = 0
  /// The fingers that are down according to the script.
  var fingers: [Int] = []

  /// A nonnegative number that identifies this edition of the book.
  let edition: Int64

  /// Creates a recorder for a player with no page open yet.
  ///
  /// An `edition` is a number computed from the whole book, such as a hash of its bytes. A bookmark of another edition
  /// is restored without the script that led to it. If you omit it, editions are distinguished by their pages, elements
  /// and tweens, but not by the contents of rules and conditions.
  public init(_ player: Player, edition: UInt64? = nil) {
    self.player = player
    self.edition = Int64(truncatingIfNeeded: (edition ?? player.plan.fingerprint) >> 1)
    recordBeginning()
  }

  /// The input so far, as a script.
  public var script: [UInt8] {
    var script = commands
    wait?.append(to: &script)
    return script
  }

  /// Whether a page or the credits were opened.
  var hasBegun: Bool { player.state.openingCount > 0 }
}

// MARK: - Input

extension RecordedPlayer {
  /// Advances time by the whole ticks in `time`, keeping the remainder.
  public mutating func advance(by time: ElapsedTime) { if hasBegun { player.advance(by: time) } }

  /// Advances time by a duration of the standard library.
  public mutating func advance(by duration: Duration) { advance(by: ElapsedTime(duration)) }

  /// Advances time by a number of ticks.
  public mutating func advance(by ticks: Ticks) { if hasBegun { player.advance(by: ticks) } }

  /// Opens the book where it begins, see ``Player/begin()``.
  ///
  /// If a book begins with its cover although a bookmark was restored, the recording starts over.
  ///
  /// - Returns: Whether something was opened.
  @discardableResult public mutating func begin() -> Bool {
    guard let word = player.firstSection else { return hasBegun ? false : open(page: 1) }
    if hasBegun { startOver() }
    var name: [UInt8] = []
    name.append(word)
    record(.openSection(name[...]))
    return player.begin()
  }

  /// Opens a page, counted from 1.
  ///
  /// - Returns: Whether the page was opened.
  @discardableResult public mutating func open(page number: Int) -> Bool {
    guard number >= 1, number <= player.tableOfContents.count else { return false }
    record(opening(of: number))
    return player.open(page: number)
  }

  /// Opens the page with that name; the first one if several pages share it.
  ///
  /// - Returns: Whether the page was opened.
  @discardableResult public mutating func open(page name: String) -> Bool {
    guard let name = player.names.find(name) else { return false }
    return player.tableOfContents.first { $0.name == name }.map { open(page: $0.page) } ?? false
  }

  /// Opens the credits.
  ///
  /// - Returns: Whether they were opened.
  @discardableResult public mutating func openCredits() -> Bool {
    guard player.hasCredits else { return false }
    record(.openCredits)
    return player.openCredits()
  }

  /// Opens what a name means: the page of that name, the page of that number, a section, or the credits.
  ///
  /// - Returns: Whether it was opened.
  @discardableResult public mutating func open(named name: String) -> Bool {
    switch player.target(named: name) {
    case .page(let page)?:
      guard let section = player.plan.section(at: page) else { return open(page: page.position + 1) }
      record(.openSection(player.names.utf8(of: section.word)))
    case .read?: record(.openSection(Array(name.utf8)[...]))
    case .credits?: return openCredits()
    case .next?, .previous?, .back?, nil: return false
    }
    return player.open(named: name)
  }

  /// Goes back to what was on stage before a section or the credits, or else to the cover.
  ///
  /// - Returns: Whether something was opened.
  @discardableResult public mutating func goBack() -> Bool {
    guard hasBegun else { return open(page: 1) }
    record(.back)
    return player.goBack()
  }

  /// Sets an option.
  ///
  /// - Returns: Whether the book has the option and it can have the value.
  @discardableResult public mutating func set(option name: String, to value: Value) -> Bool {
    guard let option = player.bookOptions.first(where: { player.names.utf8(of: $0.name).elementsEqual(name.utf8) }),
      let known = option.rules.value(value)
    else { return false }
    record(.option(player.names.utf8(of: option.name), known))
    return player.set(option: name, to: known)
  }

  /// Turns to the next page.
  ///
  /// - Returns: Whether a page was opened.
  @discardableResult public mutating func turnToNextPage() -> Bool {
    guard hasBegun else { return open(page: 1) }
    record(.next)
    return player.turnToNextPage()
  }

  /// Turns to the previous page.
  ///
  /// - Returns: Whether a page was opened.
  @discardableResult public mutating func turnToPreviousPage() -> Bool {
    guard hasBegun else { return open(page: 1) }
    record(.previous)
    return player.turnToPreviousPage()
  }

  /// Changes the language to the one with a BCP 47 code, which opens the page on stage again.
  ///
  /// - Returns: Whether the language changed.
  @discardableResult public mutating func changeLanguage(to code: String) -> Bool {
    let code = Array(code.utf8)
    guard player.languages.contains(where: { Array($0.utf8) == code }) else { return false }
    record(.language(code[...]))
    return player.changeLanguage(to: String(decoding: code, as: UTF8.self))
  }

  /// Taps a link in the credits.
  ///
  /// - Returns: Whether the link was opened.
  @discardableResult public mutating func tapCredit(_ link: Player.CreditLink) -> Bool {
    guard let screen = player.creditsScreen, screen.hasLink(link) else { return false }
    record(.tap(link))
    return player.tapCredit(link)
  }

  /// Drags the element onto the target at once.
  ///
  /// A script drags with finger 0, which hosts shouldn't use, and only an element that isn't covered. A choice that a
  /// finger couldn't make is recorded as a comment. It's the only input that the script doesn't repeat.
  ///
  /// - Returns: Whether the element was dragged.
  @discardableResult public mutating func choose(_ choice: Choice) -> Bool {
    guard player.choices.contains(choice) else { return false }
    if recordColoring(choice) { return player.choose(choice) }
    let isWithinReach = player.canDrag(choice) && !fingers.contains(0)
    let (item, target) = (player.names.utf8(of: choice.item), player.names.utf8(of: choice.target))
    record(.drag(item, onto: target, isWithinReach: isWithinReach))
    return player.choose(choice)
  }

  /// Handles a phase of a touch at a point of the canvas.
  ///
  /// Fingers are numbered from 1, since scripts drag with finger 0; touches with other numbers are ignored.
  public mutating func touch(_ phase: Player.TouchPhase, finger id: Int = 1, at point: Point) {
    guard hasBegun, id > 0, let point = RecordedPlayer.rounded(point) else { return }
    guard fingers.contains(id) == (phase != .began) else { return }
    switch phase {
    case .began:
      fingers.append(id)
      record(.press(point, finger: id))
      player.touch(.began, finger: id, at: point)
    case .moved: move(id, to: point)
    case .ended:
      if let known = player.position(ofFinger: id), known != point { move(id, to: point) }
      lift(id, .ended)
    case .cancelled: lift(id, .cancelled)
    }
  }

  private mutating func move(_ finger: Int, to point: Point) {
    record(.move(point, finger: finger))
    player.touch(.moved, finger: finger, at: point)
  }

  /// Lifts a finger, or cancels its touch, where it is.
  private mutating func lift(_ finger: Int, _ phase: Player.TouchPhase) {
    fingers.removeAll { $0 == finger }
    record(phase == .ended ? .release(finger: finger) : .cancel(finger: finger))
    // A page turn may have refused or cancelled the touch.
    if let point = player.position(ofFinger: finger) { player.touch(phase, finger: finger, at: point) }
  }

  /// Cancels the touches of all fingers that are down.
  mutating func cancelAllTouches() {
    for finger in fingers { lift(finger, .cancelled) }
  }

  /// Returns the point rounded to a thousandth, or `nil` if it's too far away to be on any canvas.
  private static func rounded(_ place: Point) -> Point? {
    guard place.x.magnitude < 1e6, place.y.magnitude < 1e6 else { return nil }
    return Point(
      x: (place.x * 1000).rounded(.toNearestOrEven) / 1000, y: (place.y * 1000).rounded(.toNearestOrEven) / 1000)
  }
}

// MARK: - Commands

extension RecordedPlayer {
  /// The command for the time that has passed since the last one, if any has.
  private var wait: RecordedCommand? {
    let ticks = player.tick.count - recordedTick
    return ticks > 0 ? .wait(ticks: ticks) : nil
  }

  /// Begins a new script that continues from a bookmark.
  mutating func startOver() {
    fingers = []
    commands = []
    recordedTick = player.tick.count
    record(.continuation)
    recordBeginning()
  }

  /// Records what the player was given before: whether the host can record, the options that differ from the book's,
  /// and recordings.
  private mutating func recordBeginning() {
    if player.canRecord { record(.recordPossible) }
    recordOptions()
    recordRecordings()
  }

  private mutating func recordOptions() {
    for index in player.plan.options.indices {
      let value = player.options.values[index]
      guard value != player.plan.optionValues[index] else { continue }
      record(.option(player.names.utf8(of: player.plan.options[index].name), player.value(of: value)))
    }
  }

  /// Appends a command for the time that has passed, and another one.
  mutating func record(_ command: RecordedCommand) {
    wait?.append(to: &commands)
    recordedTick = player.tick.count
    command.append(to: &commands)
  }

  /// Returns the command that opens a page: by its number, or by its name if another page has that number for a name.
  private func opening(of number: Int) -> RecordedCommand {
    pageName(ofAmbiguous: number).map { .openNamed($0) } ?? .open(page: number)
  }

  /// Returns the name of a page if another page has its number for a name, or else `nil`.
  private func pageName(ofAmbiguous number: Int) -> ArraySlice<UInt8>? {
    var digits: [UInt8] = []
    TraceText.append(Int64(number), to: &digits)
    let contents = player.tableOfContents
    let isAmbiguous = contents.contains { entry in
      entry.page != number && entry.name.map { player.names.utf8(of: $0) == digits[...] } ?? false
    }
    return isAmbiguous ? contents[number - 1].name.map { player.names.utf8(of: $0) } : nil
  }

  /// Returns how a script names a page: by its number, or by its name if another page has that number for a name.
  func recordedPage(_ number: Int) -> RecordedCommand.Page {
    pageName(ofAmbiguous: number).map { .named($0) } ?? .number(number)
  }
}
