import PropertyList

@testable import BookKit

/// The result of playing a little book.
struct PlayedBook {
  /// The lines of its trace, one for each event.
  var trace: [String] = []
  /// The expectations that weren't met.
  var failedExpectations: [String] = []
}

extension LittleBook {
  /// Returns a player of the book.
  func player() -> Player? { reading.document.flatMap { player(of: $0) } }

  /// Returns a player of the book read from another form.
  func player(of list: PropertyList) -> Player? {
    guard let book = Book.read(list).book else { return nil }
    var settings = Player.Settings()
    settings.reducesMotion = hasReducedMotion
    return Player(book, assets: catalog, settings: settings)
  }

  /// Plays the book, optionally splitting every stretch of time into single ticks.
  func played(splitting splits: Bool = false) -> PlayedBook {
    played(by: player(), splitting: splits)
  }

  /// Plays the inputs of the book on `player`.
  func played(by player: Player?, splitting splits: Bool = false) -> PlayedBook {
    var played = PlayedBook()
    guard var player else { return PlayedBook(trace: ["no book"]) }
    var lines = LittleBookLines(player: player)
    for input in inputs {
      if !input.act(on: &player, splitting: splits) {
        if let failedExpectation = input.failedExpectation(on: player) {
          played.failedExpectations.append(failedExpectation)
        }
      }
      for event in player.takeEvents() { played.trace.append(lines.line(of: event)) }
    }
    return played
  }

  private var catalog: AssetCatalog {
    AssetCatalog(
      files.compactMap { file in
        switch file {
        case .sound(let name, let seconds):
          AssetPath(name).map { path in
            let facts = AssetFacts(format: .wave, byteCount: 1, content: .sound(duration: seconds))
            return AssetCatalog.Asset(path: path, facts: facts)
          }
        case .picture(let name, let width, let height):
          AssetPath(name).map { path in
            let facts = AssetFacts(format: .png, byteCount: 1, content: .picture(width: width, height: height))
            return AssetCatalog.Asset(path: path, facts: facts)
          }
        }
      })
  }
}

extension LittleBook.Input {
  /// Performs a reader's action or lets time pass.
  ///
  /// - Returns: Whether the input does either; otherwise it is an expectation.
  func act(on player: inout Player, splitting splits: Bool) -> Bool {
    switch self {
    case .open(let page): player.open(page: page)
    case .openCredits: player.perform(.openCredits)
    case .next: player.turnToNextPage()
    case .previous: player.turnToPreviousPage()
    case .seed(let seed): player.perform(.seed(seed))
    case .loudness(let loudness): player.perform(.loudness(loudness))
    case .shake: player.perform(.shake)
    case .language(let code): player.perform(.language(code))
    case .ticks(let count):
      if splits {
        for _ in 0..<count { player.advance(by: Ticks(1)) }
      } else {
        player.advance(by: Ticks(count))
      }
    case .seconds(let text): player.advance(by: ElapsedTime(decimal: text))
    case .press(let id, let x, let y): player.touch(.began, finger: id, at: Point(x: x, y: y))
    case .move(let id, let x, let y): player.touch(.moved, finger: id, at: Point(x: x, y: y))
    case .release(let id): player.touch(.ended, finger: id, at: player.position(ofTouch: id))
    case .cancel(let id): player.touch(.cancelled, finger: id, at: player.position(ofTouch: id))
    case .tap(let x, let y):
      player.touch(.began, at: Point(x: x, y: y))
      player.touch(.ended, at: Point(x: x, y: y))
    case .choose(let item, let target):
      guard let item = player.name(item), let target = player.name(target) else { return true }
      player.choose(Choice(item: item, target: target))
    case .tapCreditLink(.twitter): player.perform(.tapCredit(.twitter))
    case .tapCreditLink(.web): player.perform(.tapCredit(.web))
    case .tapCreditLink(.publisher): player.perform(.tapCredit(.publisher))
    default: return false
    }
    return true
  }

  /// Returns how the player differs from the expectation, or `nil` if it doesn't.
  func failedExpectation(on player: Player) -> String? {
    switch self {
    case .expect(let what, let number):
      guard case .number(let found)? = player.value(what), abs(found - number) <= 0.001 else {
        return "\(what) is \(String(describing: player.value(what))), not \(number), at \(player.tick.count)"
      }
    case .expectText(let what, let text):
      let found = player.value(what).map { player.text(of: $0) }
      if found != text { return "\(what) is \(found ?? "nothing"), not \(text), at \(player.tick.count)" }
    case .expectTruth(let what, let isTrue):
      if player.truth(what) != isTrue { return "\(what) is not \(isTrue) at \(player.tick.count)" }
    case .expectOnStage(let item, let isOnStage):
      let found = player.name(item).flatMap { player.isOnStage($0) } ?? false
      if found != isOnStage { return "\(item) on stage is \(found) at \(player.tick.count)" }
    case .expectPage(let page):
      if player.page != page { return "page \(player.page ?? 0), not \(page), at \(player.tick.count)" }
    case .expectChoices(let choices):
      let found = player.choices.map { "\(player.names.text(of: $0.item))>\(player.names.text(of: $0.target))" }
      if found != choices { return "choices \(found), not \(choices), at \(player.tick.count)" }
    default: break
    }
    return nil
  }
}

extension Player {
  fileprivate func name(_ text: String) -> Name? { names.find(text.utf8) }

  fileprivate func position(ofTouch id: Int) -> Point {
    touchIndex(id).map { state.touches[$0].position } ?? Point(x: 0, y: 0)
  }

  /// Returns the value of `a.x`, or of a variable `$apples`.
  fileprivate func value(_ what: String) -> Event.Datum? {
    if what.hasPrefix("$") { return name(String(what.dropFirst())).flatMap { value(ofVariable: $0) } }
    guard let point = what.lastIndex(of: ".") else { return nil }
    guard let item = name(String(what[..<point])) else { return nil }
    if what.hasSuffix(".progress") { return progress(of: item).map { .number($0) } }
    return Property(Array(what[what.index(after: point)...].utf8)).flatMap { value($0, of: item) }
  }

  fileprivate func truth(_ what: String) -> Bool? {
    if what.hasSuffix(".visible") { return name(String(what.dropLast(8))).flatMap { isVisible($0) } }
    guard case .boolean(let isTrue)? = value(what) else { return nil }
    return isTrue
  }

  fileprivate func text(of value: Event.Datum) -> String {
    switch value {
    case .text(let name): return names.text(of: name)
    case .color(let color):
      let digits = [color.red, color.green, color.blue, color.alpha].map { byte in
        let hexadecimal = String(byte, radix: 16, uppercase: true)
        return hexadecimal.count < 2 ? "0" + hexadecimal : hexadecimal
      }
      return "#" + digits.joined()
    case .number(let number): return "\(number)"
    case .boolean(let isTrue): return "\(isTrue)"
    }
  }
}

extension ElapsedTime {
  /// Creates an exact time from a decimal.
  init(decimal text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    var scale: Int64 = 1
    for _ in 0..<(parts.count > 1 ? parts[1].count : 0) { scale *= 10 }
    self.init(Int64(parts.joined()) ?? 0, perSecond: scale)
  }
}
