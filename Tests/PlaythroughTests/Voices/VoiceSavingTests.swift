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
      steady.perform(Self.input(to: steady, &first))
      restored.perform(Self.input(to: restored, &second))
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
    var logged = LoggedPlayer(Player(book))
    var kept = VoiceRecordings()
    let place = VoiceRecordings.Place(voice: "Zoe", language: "de", page: .name("first"), slot: "w")
    kept.add(VoiceRecordings.Recording(place, milliseconds: 1234))
    for recording in kept.recordings { logged.perform(.addRecording(recording)) }
    if seed % 2 == 0 { logged.perform(.allowRecording) }
    for _ in 0..<60 { logged.perform(Self.input(to: logged.player, &generator)) }
    let names = ScriptNames(book)
    let reading = Script.read(PropertyList.Source(logged.script), names: names)
    #expect(reading.errors.map(\.message) == [])
    var runner = ScriptRunner(player: Player(book), names: names)
    #expect(runner.run(reading.script)?.message == nil)
    let player = runner.player
    #expect(
      runner.events.map { player.traceLine(of: $0) }
        == logged.player.events.map { logged.player.traceLine(of: $0) })
    #expect(player.recordings.recordings.map(\.place) == logged.player.recordings.recordings.map(\.place))
    #expect(
      player.recordings.recordings.map(\.milliseconds) == logged.player.recordings.recordings.map(\.milliseconds))
    #expect(player.canRecord == logged.player.canRecord)
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
    player.perform(.option("voice", .string("Anna")))
    player.discardEvents()
    #expect(
      String(decoding: LoggedPlayer(player).script, as: UTF8.self) == """
        record possible
        option "voice" "Anna"
        record page 1 "v" 1.5s as "Anna" in "en"
        record page 2 "voice" 1.5s as "Anna" in "en"

        """)
  }

  @Test func `restoring cancels a recording first`() throws {
    var player = Player(try #require(VoiceTests.book(VoiceBook.text)))
    player.perform(.option("voice", .string("Anna")))
    player.open(page: 2)
    let saved = player.save()
    let refusal = player.perform(.beginRecording(nil))
    #expect(refusal == nil)
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
    player.perform(.option("voice", .string("Anna")))
    player.open(page: 1)
    player.perform(.beginRecording(nil))
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

  /// Returns something that a host does.
  private static func input(to player: Player, _ generator: inout SeededGenerator) -> Player.Input {
    let page = Int.random(in: 1...3, using: &generator)
    let voice = voices.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0..<15, using: &generator) {
    case 0: return .open(page: page)
    case 1: return .next
    case 2: return .language(Bool.random(using: &generator) ? "de" : "en")
    // What the options offer depends on the recordings that there are when they are opened.
    case 3: return .openNamed(["cover", "contents"].randomElement(using: &generator) ?? "cover")
    case 4: return .option("voice", .string(voice))
    case 5: return .beginRecording(nil)
    case 6: return .finishRecording(milliseconds: Int.random(in: 0...3000, using: &generator))
    case 7: return .cancelRecording(.denied)
    case 8:
      guard let place = player.recordingPlace(onPage: page, voice: voice) else { return .ticks(.zero) }
      return .addRecording(
        player.makeRecording(at: place, milliseconds: Int.random(in: 100...3000, using: &generator)))
    case 9: return .deleteVoice(voice)
    case 10:
      guard let first = player.recordings.recordings.randomElement(using: &generator) else { return .ticks(.zero) }
      return .deleteRecording(first.place)
    case 11: return .touch(.began, finger: 1, at: Point(x: Double(Int.random(in: 0...150, using: &generator)), y: 20))
    case 12: return .touch(.ended, finger: 1, at: Point(x: 20, y: 20))
    default: return .ticks(Ticks(Int64.random(in: 0...40, using: &generator)))
    }
  }
}
