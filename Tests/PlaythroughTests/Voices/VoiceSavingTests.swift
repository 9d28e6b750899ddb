import BookKit
import BookTestSupport
import Playthrough
import PropertyList
import Testing

/// Tests that saved states and recorded scripts continue with recordings as if nothing had happened.
@Suite struct VoiceSavingTests {
  private static let voices = ["Anna", "Ben"]

  @Test(arguments: 0..<TestLength.pick(8, long: 20) as Range<UInt64>)
  func `continuing from a saved state changes nothing`(seed: UInt64) throws {
    let blank = Player(try #require(VoiceTests.book(VoiceBook.text)))
    var (steady, restored) = (blank, blank)
    var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
    for _ in 0..<60 {
      Self.act(on: &steady, &first)
      Self.act(on: &restored, &second)
      #expect(restored.events.map { restored.traceLine(of: $0) } == steady.events.map { steady.traceLine(of: $0) })
      #expect(restored.equivalenceHash == steady.equivalenceHash)
      steady.discardEvents()
      // A state knows nothing of a recording that is being made.
      guard restored.slotBeingRecorded == nil else {
        restored.discardEvents()
        continue
      }
      let bytes = try restored.save().bytes(for: restored)
      var next = blank
      next.adopt(recordings: restored.recordings)
      next.adopt(keptOptions: restored.keptOptions)
      try next.restore(SavedState(bytes: bytes, for: next))
      let again = try next.save().bytes(for: next)
      #expect(String(decoding: again, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
      restored = next
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a recorded script reproduces the events, whatever was recorded`(seed: UInt64) throws {
    let book = try #require(VoiceTests.book(VoiceBook.text))
    var generator = SeededGenerator(seed: seed)
    var recorded = RecordedPlayer(Player(book))
    var kept = VoiceRecordings()
    let place = VoiceRecordings.Place(voice: "Zoe", language: "de", page: .name("first"), slot: "w")
    kept.add(VoiceRecordings.Recording(place, milliseconds: 1234))
    recorded.adopt(recordings: kept)
    if seed % 2 == 0 { recorded.allowRecording() }
    for _ in 0..<60 { Self.act(on: &recorded, &generator) }
    let names = ScriptNames(book)
    let reading = Script.read(PropertyList.Source(recorded.script), names: names)
    #expect(reading.errors.map(\.message) == [])
    var runner = ScriptRunner(player: Player(book), names: names)
    #expect(runner.run(reading.script)?.message == nil)
    let player = runner.player
    #expect(
      runner.events.map { player.traceLine(of: $0) }
        == recorded.player.events.map { recorded.player.traceLine(of: $0) })
    #expect(player.recordings.recordings.map(\.place) == recorded.player.recordings.recordings.map(\.place))
    #expect(
      player.recordings.recordings.map(\.milliseconds) == recorded.player.recordings.recordings.map(\.milliseconds))
    #expect(player.canRecord == recorded.player.canRecord)
  }

  @Test func `a recorded script begins with the recordings that there are`() throws {
    var player = Player(try #require(VoiceTests.book(VoiceBook.text)))
    var kept = VoiceRecordings()
    let places = [
      VoiceRecordings.Place(voice: "Anna", language: "en", page: .name("first"), slot: "v"),
      VoiceRecordings.Place(voice: "Anna", language: "en", page: .number(2), slot: "voice"),
      VoiceRecordings.Place(voice: "Anna", language: "en", page: .number(9), slot: "voice"),
      VoiceRecordings.Place(voice: "Anna", language: "fr", page: .number(2), slot: "voice"),
    ]
    for place in places { kept.add(VoiceRecordings.Recording(place, milliseconds: 1500)) }
    player.adopt(recordings: kept)
    player.canRecord = true
    player.set(option: "voice", to: .string("Anna"))
    player.discardEvents()
    #expect(
      String(decoding: RecordedPlayer(player).script, as: UTF8.self) == """
        record possible
        option "voice" "Anna"
        record page 1 "v" 1.5s as "Anna" in "en"
        record page 2 "voice" 1.5s as "Anna" in "en"

        """)
  }

  @Test func `restoring cancels a recording first`() throws {
    var player = Player(try #require(VoiceTests.book(VoiceBook.text)))
    player.set(option: "voice", to: .string("Anna"))
    player.open(page: 2)
    let saved = player.save()
    let begins = player.beginRecording()
    #expect(begins)
    player.advance(by: Ticks(5))
    player.discardEvents()
    try player.restore(saved)
    #expect(player.events.map(\.kind) == [.recordingCancelled])
    #expect(player.events.first?.reason == .reader)
    #expect(player.slotBeingRecorded == nil && player.tick == Ticks(0) && player.page == 2)
  }

  @Test func `a state that was saved while something is recorded knows nothing of it`() throws {
    let blank = Player(try #require(VoiceTests.book(VoiceBook.text)))
    var player = blank
    player.set(option: "voice", to: .string("Anna"))
    player.open(page: 1)
    player.beginRecording()
    var later = blank
    try later.restore(SavedState(bytes: player.save().bytes(for: player), for: later))
    #expect(later.slotBeingRecorded == nil && later.playingSounds == [])
    let turns = later.turnToNextPage()
    #expect(turns)
  }

  @Test func `a recording that is gone gives way to the book's sound`() throws {
    let blank = Player(try #require(VoiceTests.book(VoiceBook.text)))
    var player = try TracedBook(
      VoiceBook.text, ["record page 1 5s as A", "record page 2 5s as A", "option voice A", "open 1", "wait 1s"]
    ).runner.player
    for page in 1...2 {
      player.open(page: page)
      player.advance(by: Ticks(60))
      var later = blank
      try later.restore(SavedState(bytes: player.save().bytes(for: player), for: later))
      later.advance(by: Ticks(240))
      let ends = later.events.filter { $0.kind == .soundCompleted }
      #expect(ends.map { $0.tick.count - player.tick.count } == (page == 1 ? [60] : []))
    }
  }

  // MARK: - Input

  private static func act(on player: inout Player, _ generator: inout SeededGenerator) {
    let page = Int.random(in: 1...3, using: &generator)
    let voice = voices.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: player.open(page: page)
    case 1: player.turnToNextPage()
    case 2: player.changeLanguage(to: Bool.random(using: &generator) ? "de" : "en")
    // What the options offer depends on the recordings that there are when they are opened.
    case 3: player.open(named: "contents")
    case 4: player.set(option: "voice", to: .string(voice))
    case 5: player.beginRecording()
    case 6: player.finishRecording(milliseconds: Int.random(in: 0...3000, using: &generator))
    case 7: player.cancelRecording(.denied)
    case 8:
      guard let place = player.recordingPlace(onPage: page, voice: voice) else { return }
      player.add(player.makeRecording(at: place, milliseconds: Int.random(in: 100...3000, using: &generator)))
    case 9: player.deleteVoice(voice)
    case 10:
      if let first = player.recordings.recordings.randomElement(using: &generator) {
        player.deleteRecording(at: first.place)
      }
    case 11: player.touch(.began, at: Point(x: 20, y: 20))
    default: player.advance(by: Ticks(Int64.random(in: 0...40, using: &generator)))
    }
  }

  private static func act(on recorded: inout RecordedPlayer, _ generator: inout SeededGenerator) {
    let page = Int.random(in: 1...3, using: &generator)
    let voice = voices.randomElement(using: &generator) ?? ""
    let point = Point(x: Double(Int.random(in: 0...150, using: &generator)), y: 20)
    switch Int.random(in: 0..<15, using: &generator) {
    case 0: recorded.open(page: page)
    case 1: recorded.turnToNextPage()
    case 2: recorded.changeLanguage(to: Bool.random(using: &generator) ? "de" : "en")
    case 3: recorded.open(named: ["cover", "options"].randomElement(using: &generator) ?? "cover")
    case 4: recorded.set(option: "voice", to: .string(voice))
    case 5: recorded.beginRecording()
    case 6: recorded.finishRecording(milliseconds: Int.random(in: 0...3000, using: &generator))
    case 7: recorded.cancelRecording(.missing)
    case 8:
      guard let place = recorded.player.recordingPlace(onPage: page, voice: voice) else { return }
      recorded.add(
        recorded.player.makeRecording(at: place, milliseconds: Int.random(in: 100...3000, using: &generator)))
    case 9: recorded.deleteVoice(voice)
    case 10:
      if let first = recorded.player.recordings.recordings.randomElement(using: &generator) {
        recorded.deleteRecording(at: first.place)
      }
    case 11: recorded.touch(.began, at: point)
    case 12: recorded.touch(.ended, at: point)
    default: recorded.advance(by: Ticks(Int64.random(in: 0...40, using: &generator)))
    }
  }
}
