import PropertyList

/// A player that logs its inputs as a script; playing the script produces the same trace.
///
/// Hosts pass all input to the logged player. It refuses input that a script can't express, such as lifting a finger
/// that isn't down. Positions are rounded to a thousandth of a point before the player gets them. A script begins when
/// a page or the credits are opened. Until then, no time passes, touches are refused, and any turn opens page 1.
///
/// A script uses finger 0 to drag, so hosts should use other numbers. It can't drag an element that is covered. If a
/// host makes a choice that a finger couldn't make, the log contains it as a comment. This is the only input that the
/// script doesn't repeat.
///
/// ```swift
/// var logged = LoggedPlayer(Player(book))
/// logged.perform(.open(page: 1))
/// logged.perform(.ticks(Ticks(90)))
/// logged.perform(.touch(.began, finger: 1, at: Point(x: 200, y: 300)))
/// print(String(decoding: logged.script, as: UTF8.self))
/// ```
public struct LoggedPlayer: Sendable {
  /// The player; input that a host passes to it directly isn't logged.
  public var player: Player
  /// The log so far, one command per line.
  var log: [UInt8] = []
  /// The tick that the log has reached.
  var loggedTick: Int64 = 0
  /// The fingers that are down according to the log.
  var fingers: [Int] = []

  /// A nonnegative number that identifies this edition of the book.
  let edition: Int64

  /// Creates a logged player from a player with no page open yet.
  ///
  /// An `edition` is a number computed from the whole book, such as a hash of its bytes. A bookmark of another edition
  /// is restored without the script that led to it. By default, editions are distinguished by their pages, elements and
  /// tweens, but not by the contents of rules and conditions.
  public init(_ player: Player, edition: UInt64? = nil) {
    self.player = player
    self.edition = Int64(truncatingIfNeeded: (edition ?? player.plan.fingerprint) >> 1)
    logBeginning()
  }

  /// The inputs so far, as a script.
  public var script: [UInt8] { log + wait }

  /// Whether a page or the credits have been opened.
  private var hasBegun: Bool { player.state.lastOpening != 0 }

  /// Sets the options that a reader chose earlier; the script begins by setting them, too.
  ///
  /// - Parameter bytes: An earlier value of ``Player/keptOptions``.
  /// - Returns: Whether the bytes could be read; if not, nothing has changed.
  @discardableResult public mutating func adopt(keptOptions bytes: [UInt8]) -> Bool {
    guard let kept = KeptOptions(bytes) else { return false }
    for (name, value) in kept.values { perform(.option(name, value)) }
    return true
  }
}

// MARK: - Input

extension LoggedPlayer {
  /// Performs an input of a reader or a host; see ``Player/perform(_:)``.
  ///
  /// If the book is begun with its first section after a bookmark was restored, the log starts over. A script can't
  /// name a page, slot or language that the book doesn't have. Recordings for such a place are added and deleted
  /// without events and without a line in the log.
  ///
  /// - Returns: The reason why the input is refused, or `nil` if it's accepted.
  @discardableResult public mutating func perform(_ input: Player.Input) -> Player.Refusal? {
    switch input {
    case .ticks, .time: return hasBegun ? player.perform(input) : .offStage
    case .begin:
      guard let word = player.firstSection else { return hasBegun ? .unchanged : log(.open(page: 1)) }
      if hasBegun { startOver() }
      return log(.begin, as: .openNamed(word.description))
    case .next, .previous, .back: return log(hasBegun ? input : .open(page: 1))
    case .openNamed(let name): return log(input, as: opening(of: name))
    case .option(let name, let value):
      let known = player.option(named: name).flatMap { player.plan.options[$0].rules.value(value) }
      return log(input, as: .option(name, known ?? value))
    case .touch(let phase, let finger, let point): return touch(phase, finger, at: point)
    case .press(_, let finger):
      return hasBegun && finger > 0 && !fingers.contains(finger) ? press(finger, input) : .finger
    case .choose(let item, let target): return choose(item, target)
    case .allowRecording: return allowRecording()
    case .beginRecording(let slot):
      let place = player.page.flatMap { player.recordingPlace(ofSlot: slot, onPage: $0) }
      return log(input, as: .beginRecording(place?.slot))
    case .finishRecording(let milliseconds): return log(.finishRecording(milliseconds: max(0, milliseconds)))
    case .addRecording(let recording):
      if player.page(of: recording.place) != nil { return log(input) }
      return player.recordings.add(recording) == nil ? .notKept : nil
    case .deleteRecording(let place): return hasBegun ? delete(place) : .offStage
    case .deleteVoice(let name): return hasBegun ? deleteVoice(name) : .offStage
    case .language(let code):
      return player.languages.contains { $0.utf8.elementsEqual(code.utf8) } ? log(input) : .unknown
    // All other inputs are logged as they are.
    default: return log(input)
    }
  }

  /// Appends the line of an input and passes the input to the player; a line that a script couldn't perform is removed.
  ///
  /// The line is written first, because it can depend on what is on stage before the input.
  private mutating func log(
    _ input: Player.Input, as written: Player.Input? = nil, after comment: StaticString = ""
  ) -> Player.Refusal? {
    let (length, tick) = (log.count, loggedTick)
    append(written ?? input, after: comment)
    let refusal = player.perform(input)
    if let refusal, !isRepeatable(input, refusal) {
      log.removeSubrange(length...)
      loggedTick = tick
    }
    return refusal
  }

  /// Returns whether a script can contain an input that the player has refused for this reason.
  private func isRepeatable(_ input: Player.Input, _ refusal: Player.Refusal) -> Bool {
    if case .beginRecording = input { return refusal == .notKept }
    return !refusal.isMistake && refusal != .creditWithoutLink
  }

  /// Returns the input that a script uses to open the target of a name.
  private func opening(of name: String) -> Player.Input {
    switch player.target(named: name) {
    case .page(let page)?:
      guard let section = player.plan.section(at: page) else { return .open(page: page.position + 1) }
      return .openNamed(player.names.text(of: section.word))
    case .credits?: return .openCredits
    case .read?, .next?, .previous?, .back?, nil: return .openNamed(name)
    }
  }

  private mutating func choose(_ item: String, _ target: String) -> Player.Refusal? {
    guard let name = player.names.find(item), let goal = player.names.find(target) else { return .unknown }
    if let stop = player.stop(of: Choice(item: name, target: goal)) {
      let isWithinReach = player.canDrag(Choice(item: name, target: goal)) && !fingers.contains(0)
      return log(
        .choose(item, target: target), as: .chooseStop(item, index: stop),
        after: isWithinReach ? "" : "# not within reach of a finger: ")
    }
    // A script can only choose a colour by touching it, so the region is logged together with its colour.
    if let picture = player.coloring(of: name) {
      let filling = Player.GameAction.fill(target, color: picture.chosenColor)
      return log(.choose(item, target: target), as: .game(item, filling))
    }
    if goal == player.plan.engineNames.rub, player.canBeRubbed(name) {
      return log(.choose(item, target: target), as: .rub(item))
    }
    if goal == player.plan.engineNames.hold, player.current.item(named: name).map({ player.isHoldable($0) }) ?? false {
      return log(.choose(item, target: target), as: .hold(item))
    }
    let isWithinReach = player.canDrag(Choice(item: name, target: goal)) && !fingers.contains(0)
    return log(.choose(item, target: target), after: isWithinReach ? "" : "# not within reach of a finger: ")
  }

  // MARK: - Touches

  private mutating func touch(_ phase: Player.TouchPhase, _ id: Int, at point: Point) -> Player.Refusal? {
    guard hasBegun, id > 0, let point = LoggedPlayer.rounded(point), fingers.contains(id) == (phase != .began) else {
      return .finger
    }
    switch phase {
    case .began: return press(id, .touch(.began, finger: id, at: point))
    case .moved: move(id, to: point)
    case .ended:
      if let known = player.position(ofFinger: id), known != point { move(id, to: point) }
      lift(id, .ended)
    case .cancelled: lift(id, .cancelled)
    }
    return nil
  }

  private mutating func press(_ finger: Int, _ input: Player.Input) -> Player.Refusal? {
    let refusal = log(input)
    if refusal?.isMistake != true { fingers.append(finger) }
    return refusal
  }

  private mutating func move(_ finger: Int, to point: Point) {
    append(.touch(.moved, finger: finger, at: point))
    player.perform(.touch(.moved, finger: finger, at: point))
  }

  /// Lifts a finger where it is, or cancels its touch.
  private mutating func lift(_ finger: Int, _ phase: Player.TouchPhase) {
    fingers.removeAll { $0 == finger }
    append(.touch(phase, finger: finger, at: Point(x: 0, y: 0)))
    // The touch may have been refused or cancelled because of a page turn.
    if let point = player.position(ofFinger: finger) { player.perform(.touch(phase, finger: finger, at: point)) }
  }

  mutating func cancelAllTouches() {
    for finger in fingers { lift(finger, .cancelled) }
  }

  /// Returns the point rounded to a thousandth, or `nil` if it's too far away to be on any canvas.
  private static func rounded(_ point: Point) -> Point? {
    guard point.x.magnitude < 1e6, point.y.magnitude < 1e6 else { return nil }
    return Point(
      x: (point.x * 1000).rounded(.toNearestOrEven) / 1000, y: (point.y * 1000).rounded(.toNearestOrEven) / 1000)
  }

  // MARK: - Recordings of voices

  private mutating func allowRecording() -> Player.Refusal? {
    guard !player.canRecord else { return .unchanged }
    player.canRecord = true
    guard hasBegun else {
      append(.allowRecording)
      return nil
    }
    // This command comes first in a script, even if the host only learns later that it can record.
    let rest = log
    log = []
    appendLine(of: .allowRecording)
    log += rest
    return nil
  }

  private mutating func delete(_ place: VoiceRecordings.Place) -> Player.Refusal? {
    guard let index = player.recordings.index(of: place) else { return .unknown }
    if player.page(of: place) != nil { return log(.deleteRecording(place)) }
    player.recordings.remove(at: index)
    return nil
  }

  private mutating func deleteVoice(_ name: String) -> Player.Refusal? {
    let voice = Array(name.utf8)
    // The word after `record delete` is read as a page first, so the recordings of a voice that is named like a page
    // are deleted one by one.
    let isPage = player.names.find(name).map { player.plan.pageNames.contains($0) } ?? false
    guard isPage || Int(digits: voice) != nil else { return log(.deleteVoice(name)) }
    let places = player.placesInOrder(ofVoice: voice)
    for place in places { _ = delete(place) }
    return places.isEmpty ? .unknown : nil
  }
}

// MARK: - Lines

extension LoggedPlayer {
  /// Begins a new log that continues from a bookmark.
  mutating func startOver() {
    fingers = []
    log = []
    loggedTick = player.tick.count
    log.append("# continues from a bookmark, not from the beginning of the book\n")
    logBeginning()
  }

  /// Logs the settings from before the first input: the seed, whether the host can record, the options that differ from
  /// the book's, and recordings.
  private mutating func logBeginning() {
    if player.plan.usesRandomness { append(.seed(player.state.random.state)) }
    if player.canRecord { append(.allowRecording) }
    for index in player.plan.options.indices {
      let value = player.options.values[index]
      guard value != player.plan.optionValues[index] else { continue }
      append(.option(player.names.text(of: player.plan.options[index].name), player.value(of: value)))
    }
    for recording in player.recordings.recordings where player.page(of: recording.place) != nil {
      append(.addRecording(recording))
    }
  }

  /// Appends a command for the time that has passed since the last input, and then a command for an input.
  private mutating func append(_ input: Player.Input, after comment: StaticString = "") {
    log += wait
    loggedTick = player.tick.count
    log.append(comment)
    appendLine(of: input)
  }

  /// The command for the time that has passed since the last input, or an empty array if no time has passed.
  private var wait: [UInt8] {
    var line: [UInt8] = []
    let ticks = player.tick.count - loggedTick
    guard ticks > 0 else { return line }
    line.append("wait ")
    TraceText.append(ticks, to: &line)
    line.append(" ticks\n")
    return line
  }

  private mutating func appendLine(of input: Player.Input) {
    let page: Int? =
      switch input {
      case .open(let number): number
      case .addRecording(let recording): player.page(of: recording.place)
      case .deleteRecording(let place): player.page(of: place)
      default: nil
      }
    InputText.quoted.append(input, page: page.map { word(forPage: $0) } ?? [], to: &log)
    log.append(UInt8(ascii: "\n"))
  }

  /// Returns the word for a page: its number, or its name if the number is the name of another page.
  private func word(forPage number: Int) -> [UInt8] {
    var word: [UInt8] = []
    TraceText.append(Int64(number), to: &word)
    let names = player.plan.pageNames
    guard let digits = player.names.find(String(decoding: word, as: UTF8.self)), names.indices.contains(number - 1),
      let name = names[number - 1], names.indices.contains(where: { $0 != number - 1 && names[$0] == digits })
    else { return word }
    word = []
    WordQuotes.appendQuoted(player.names.utf8(of: name), to: &word)
    return word
  }
}
