import BookKit
import PropertyList

/// A book as a page plays it: what the page calls, but for the memory through which bytes go.
final class WebPlayer {
  var recorded: RecordedPlayer
  var assets: WebAssets
  var frame = FrameRecords()
  private let book: Book
  private let lines: EventLine
  /// The choices that the page was told of last.
  private var choices: [Choice] = []

  /// The book in a binary property list, with what is known of its files in another; nothing when it is no book.
  init?(book bytes: [UInt8], facts: [UInt8], reducesMotion: Bool) {
    guard let list = PropertyList.read(PropertyList.Source(bytes)).document, let book = Book.read(list).book else {
      return nil
    }
    self.book = book
    assets = WebAssets(facts.isEmpty ? nil : PropertyList.read(PropertyList.Source(facts)).document)
    var settings = Player.Settings()
    settings.reducesMotion = reducesMotion
    let player = Player(book, assets: assets.catalog, settings: settings)
    lines = EventLine(names: player.names, tickRate: player.tickRate)
    recorded = RecordedPlayer(player, edition: FNV1a.hash(facts, after: FNV1a.hash(bytes)))
  }

  // MARK: - Inputs

  /// Lets a whole number of millionths of a second pass.
  func advance(microseconds: Double) {
    guard microseconds >= 1, microseconds < 1e15 else { return }
    recorded.advance(by: ElapsedTime(Int64(microseconds), perSecond: 1_000_000))
  }

  /// Hands in what a finger does; `phase` counts from 0: began, moved, ended, cancelled.
  func touch(_ phase: Int, finger: Int, x: Double, y: Double) {
    let phases: [Player.TouchPhase] = [.began, .moved, .ended, .cancelled]
    guard phases.indices.contains(phase), finger >= 0, finger < Int(Int32.max) else { return }
    // Finger 0 is the one with which scripts drag.
    recorded.touch(phases[phase], id: finger + 1, at: Point(x: x, y: y))
  }

  /// Changes to the language with that code.
  func changeLanguage(to code: [UInt8]) { recorded.changeLanguage(to: String(decoding: code, as: UTF8.self)) }

  /// Does the choice at a place in the list that was told last.
  func choose(_ index: Int) -> Bool {
    guard choices.indices.contains(index), recorded.player.choices.contains(choices[index]) else { return false }
    return recorded.choose(choices[index])
  }

  // MARK: - What the page reads

  /// What happened since this was last asked, as a trace.
  func takeEvents() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(128 * recorded.player.events.count)
    for event in recorded.player.events { lines.append(event, to: &bytes) }
    recorded.player.discardEvents()
    return bytes
  }

  /// What there is to choose instead of dragging.
  func tellChoices() -> [UInt8] {
    choices = recorded.player.choices
    let (elements, names) = (recorded.player.elements, recorded.player.names)
    var json = JSONMembers()
    json.begin("[")
    for choice in choices {
      json.begin("{")
      json.add("element", elements.firstIndex { $0.name == choice.item })
      json.add("item", names.utf8(of: choice.item))
      json.add("target", names.utf8(of: choice.target))
      if choice.label != choice.target { json.add("label", names.utf8(of: choice.label)) }
      json.end("}")
    }
    json.end("]")
    return json.bytes
  }

  /// What of the book stays the same, and its language.
  func tellBook() -> [UInt8] {
    let names = recorded.player.names
    var json = JSONMembers()
    json.begin("{")
    add("title", recorded.player.title, to: &json)
    add("author", book.author, to: &json)
    add("illustrator", book.illustrator, to: &json)
    add("publisher", book.publisher, to: &json)
    json.key("width")
    json.add(recorded.player.canvas.width)
    json.key("height")
    json.add(recorded.player.canvas.height)
    json.add("tickRate", recorded.player.tickRate)
    json.key("languages")
    json.begin("[")
    for code in recorded.player.languages { json.add(Array(code.utf8)[...]) }
    json.end("]")
    if !recorded.player.language.utf8.isEmpty { add("language", recorded.player.language, to: &json) }
    json.add("hasCredits", if: recorded.player.hasCredits)
    json.key("contents")
    json.begin("[")
    for entry in recorded.player.contents {
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

  private func add(_ key: StaticString, _ text: String?, to json: inout JSONMembers) {
    if let text { json.add(key, Array(text.utf8)[...]) }
  }

  /// The credit that is shown.
  func tellCredit() -> [UInt8] {
    let names = recorded.player.names
    var json = JSONMembers()
    json.begin("{")
    if let credit = recorded.player.shownCredit {
      json.add("index", credit.index)
      json.add("name", credit.name.map { names.utf8(of: $0) })
      json.add("role", credit.role.map { names.utf8(of: $0) })
      json.add("avatar", credit.avatar.map { assets.number(of: $0, in: names) })
      json.add("twitter", credit.twitter.map { names.utf8(of: $0) })
      json.add("web", credit.web.map { names.utf8(of: $0) })
    }
    json.end("}")
    return json.bytes
  }
}

// MARK: - Going on another day

extension WebPlayer {
  /// Goes to where a reader was; 0 when that could be done, otherwise the number of the reason.
  func restore(_ bytes: [UInt8]) -> Int32 {
    do throws(Bookmark.Failure) {
      try Bookmark.restore(bytes, to: &recorded)
      return 0
    } catch {
      return error.rawValue
    }
  }
}
