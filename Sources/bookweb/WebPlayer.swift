import BookKit
import PropertyList

/// A book played by a web page: the implementation of the page's calls, without the memory for exchanging bytes.
final class WebPlayer {
  var logged: LoggedPlayer
  var assets: WebAssets
  var frame = FrameRecords()
  private let book: Book
  /// The choices last sent to the page.
  private var choices: [Choice] = []
  /// How far the touches of fingers are from where the fingers are, because of reduced motion.
  private var shifts: [Int: Point] = [:]
  /// The page at rest that was requested last.
  var still: Player?

  /// Opens a book from binary property lists with the book and the facts about its files; `nil` if it isn't a book.
  init?(book bytes: [UInt8], facts: [UInt8], reducesMotion: Bool) {
    guard let list = PropertyList.read(PropertyList.Source(bytes)).document, let book = Book.read(list).book else {
      return nil
    }
    self.book = book
    assets = WebAssets(facts.isEmpty ? nil : PropertyList.read(PropertyList.Source(facts)).document)
    var settings = Player.Settings()
    settings.reducesMotion = reducesMotion
    let player = Player(book, assets: assets.catalog, settings: settings)
    logged = LoggedPlayer(player, edition: FNV1a.hash(facts, after: FNV1a.hash(bytes)))
  }

  // MARK: - Inputs

  /// Performs an input of the reader or the page, and returns whether the player accepts it.
  @discardableResult func perform(_ input: Player.Input) -> Bool { logged.perform(input) == nil }

  func advance(microseconds: Double) {
    guard microseconds >= 1, microseconds < 1e15 else { return }
    perform(.time(ElapsedTime(Int64(microseconds), perSecond: 1_000_000)))
  }

  /// The phases of a touch, in the order in which the web page numbers them.
  static let touchPhases: [Player.TouchPhase] = [.began, .moved, .ended, .cancelled]

  /// Handles a phase of a touch, and returns the element on which the touch began, if any.
  @discardableResult func touch(_ phase: Int, finger: Int, x: Double, y: Double) -> Int? {
    let phases = WebPlayer.touchPhases
    guard phases.indices.contains(phase), finger >= 0, finger < Int(Int32.max),
      // Finger 0 is reserved for drags in scripts.
      perform(.touch(phases[phase], finger: finger + 1, at: place(of: finger, phases[phase], x, y)))
    else { return nil }
    return logged.player.touchedElement(finger: finger + 1)
  }

  /// Returns where a touch goes: with reduced motion, to where the element is on which it began.
  private func place(of finger: Int, _ phase: Player.TouchPhase, _ x: Double, _ y: Double) -> Point {
    let point = Point(x: x, y: y)
    if phase == .began {
      let place = logged.player.place(ofDrawn: point)
      shifts[finger] = place == point ? nil : Point(x: place.x - x, y: place.y - y)
    }
    guard let shift = shifts[finger] else { return point }
    return Point(x: x + shift.x, y: y + shift.y)
  }

  /// Replays a phase of a touch in a playthrough exactly, without logging it.
  func replayTouch(_ phase: Int, finger: Int, x: Double, y: Double) {
    let phases = WebPlayer.touchPhases
    guard phases.indices.contains(phase), finger >= 0, x.isFinite, y.isFinite else { return }
    logged.player.perform(.touch(phases[phase], finger: finger, at: Point(x: x, y: y)))
  }

  /// Performs the choice at an index in the list last sent to the page.
  func choose(_ index: Int) -> Bool {
    guard choices.indices.contains(index), logged.player.choices.contains(choices[index]) else { return false }
    let names = logged.player.names
    return perform(.choose(names.text(of: choices[index].item), target: names.text(of: choices[index].target)))
  }

  // MARK: - Outputs

  /// Returns the events since the last call as lines of a trace.
  func takeEvents() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(128 * logged.player.events.count)
    let lines = EventLineWriter(names: logged.player.names, tickRate: logged.player.tickRate)
    lines.append(logged.player.events, to: &bytes)
    logged.player.discardEvents()
    return bytes
  }

  func choicesJSON() -> [UInt8] {
    choices = logged.player.choices
    let (elements, names) = (logged.player.elements, logged.player.names)
    var json = JSONMembers()
    json.begin("[")
    for choice in choices {
      json.begin("{")
      json.add("element", elements.firstIndex { $0.name == choice.item })
      json.add("item", names.utf8(of: choice.item))
      json.add("target", names.utf8(of: choice.target))
      if choice.label != choice.target { json.add("label", names.utf8(of: choice.label)) }
      let corners = logged.player.corners(ofTargetOf: choice)
      if !corners.isEmpty {
        json.begin("area", "[")
        for corner in corners {
          json.add(corner.x)
          json.add(corner.y)
        }
        json.end("]")
      }
      json.end("}")
    }
    json.end("]")
    return json.bytes
  }

  /// Returns the constant properties of the book and its current language, as JSON.
  func bookJSON() -> [UInt8] {
    let names = logged.player.names
    var json = JSONMembers()
    json.begin("{")
    add("title", logged.player.title, to: &json)
    add("author", book.author, to: &json)
    add("illustrator", book.illustrator, to: &json)
    add("publisher", book.publisher, to: &json)
    json.add("width", logged.player.canvas.width)
    json.add("height", logged.player.canvas.height)
    json.add("tickRate", logged.player.tickRate)
    json.begin("languages", "[")
    for code in logged.player.languages { json.add(Array(code.utf8)[...]) }
    json.end("]")
    json.begin("languageNames", "[")
    for code in logged.player.languages { json.add(Array(logged.player.name(ofLanguage: code).utf8)[...]) }
    json.end("]")
    if !logged.player.language.utf8.isEmpty { add("language", logged.player.language, to: &json) }
    json.add("hasCredits", if: logged.player.hasCredits)
    addSections(to: &json)
    json.add("hasGames", if: !logged.player.games.isEmpty)
    if !logged.player.fonts.isEmpty {
      json.begin("fonts", "[")
      for font in logged.player.fonts {
        json.begin("{")
        json.add("name", names.utf8(of: font.name))
        json.add("asset", assets.number(of: font.file, in: names))
        json.end("}")
      }
      json.end("]")
    }
    json.begin("contents", "[")
    for entry in logged.player.tableOfContents {
      json.begin("{")
      json.add("page", entry.page)
      json.add("name", entry.name.map { names.utf8(of: $0) })
      json.add("title", entry.title.map { names.utf8(of: $0) })
      json.add("thumbnail", entry.thumbnail.map { assets.number(of: $0, in: names) })
      json.end("}")
    }
    json.end("]")
    json.end("}")
    return json.bytes
  }

  func add(_ key: StaticString, _ text: String?, to json: inout JSONMembers) {
    if let text { json.add(key, Array(text.utf8)[...]) }
  }
}

// MARK: - Saving

extension WebPlayer {
  /// Restores a reader's state; returns 0 on success, otherwise the number of the reason.
  func restore(_ bytes: [UInt8]) -> Int32 {
    do throws(Bookmark.RestoringError) {
      try Bookmark.restore(bytes, to: &logged)
      return 0
    } catch {
      return error.rawValue
    }
  }
}
