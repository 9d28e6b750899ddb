import PropertyList
import Testing

@testable import BookKit

/// Tests of what can be heard, and from which position.
@Suite struct PlayingSoundTests {
  private static let book = """
    { title = Band; tickRate = <*I10>; pages = ( {
      music = { trackName = "tune.mp3"; duration = <*R4>; loop = <*BY>; volume = <*R0.5>; };
      rules = ( { when = { event = tap; item = bell; }; do = ( { action = playSound; trackName = "ding.wav"; } ); } );
      elements = (
        { type = audio; name = voice; audio = { trackName = "voice.mp3"; duration = <*R3>; role = narration;
          offset = <*R1>; }; tweens = ( { properties = { volume = <*R0>; }; duration = <*R2>; delay = <*R1>; } ); },
        { type = text; name = bell; text = Bell; width = <*I50>; height = <*I50>; } ); } ); }
    """

  private func player() throws -> Player {
    var options = ReadingOptions()
    options.acceptsGNUstepValues = true
    let list = try #require(PropertyList.read(PropertyList.Source(text: Self.book), options: options).document)
    let path = try #require(AssetPath("ding.wav"))
    let facts = AssetFacts(format: .wave, byteCount: 1, content: .sound(duration: 2))
    return Player(
      try #require(Book.read(list).book), assets: AssetCatalog([AssetCatalog.Asset(path: path, facts: facts)]))
  }

  /// Returns a line for each sound.
  private func listing(_ player: Player) -> [String] {
    player.playingSounds.map { sound in
      let file = sound.file.map { player.names.text(of: $0) } ?? "-"
      let kind = sound.element.map { "element \($0)" } ?? (sound.isPageMusic ? "music" : "file")
      return "\(sound.id) \(file) \(kind) \(sound.role) pass \(sound.repeatCount) "
        + "\(sound.elapsed) of \(sound.duration) at \(sound.volume)\(sound.loops ? " loops" : "")"
    }
  }

  @Test func `playing sounds have a position and a volume`() throws {
    var player = try player()
    #expect(listing(player) == [])
    player.open(page: 1)
    #expect(listing(player) == ["1 tune.mp3 music effect pass 0 0.0 of 4.0 at 0.5 loops"])
    player.advance(by: Ticks(20))
    player.touch(.began, at: Point(x: 5, y: 5))
    player.touch(.ended, at: Point(x: 5, y: 5))
    player.advance(by: Ticks(5))
    #expect(
      listing(player) == [
        "1 tune.mp3 music effect pass 0 2.5 of 4.0 at 0.5 loops",
        "2 voice.mp3 element 0 narration pass 0 1.5 of 3.0 at 0.25",
        "3 ding.wav file effect pass 0 0.5 of 2.0 at 1.0",
      ])
    player.advance(by: Ticks(16))
    #expect(listing(player) == ["1 tune.mp3 music effect pass 1 0.1 of 4.0 at 0.5 loops"])
  }

  @Test func `a sound that begins inside its file says where, in every time round`() throws {
    let book = LittleBook(
      "", page: "{type=audio; name=a; audio={trackName=\"s.wav\"; start=1.5; loop=yes;};}",
      files: [.sound("s.wav", seconds: 2)], inputs: [], trace: "")
    var player = try #require(book.player())
    player.open(page: 1)
    player.advance(by: Ticks(7))
    let sound = try #require(player.playingSounds.first)
    #expect([sound.start, sound.elapsed, sound.duration] == [1.5, 0.2, 0.5] && sound.repeatCount == 1)
  }

  @Test func `a restored player goes on with its sounds where they were`() throws {
    var player = try player()
    player.open(page: 1)
    player.advance(by: Ticks(20))
    player.touch(.began, at: Point(x: 5, y: 5))
    player.touch(.ended, at: Point(x: 5, y: 5))
    player.advance(by: Ticks(7))
    let bytes = try player.save().bytes(for: player)
    var other = try self.player()
    try other.restore(SavedState(bytes: bytes, for: other))
    #expect(listing(other) == listing(player))
    #expect(listing(other).count == 3)
  }

  @Test func `reduced motion can be switched while a book is played, and nothing else happens by it`() throws {
    var players = [try player(), try player()]
    for index in players.indices {
      players[index].open(page: 1)
      if index == 1 { players[index].reducesMotion = true }
      players[index].advance(by: Ticks(15))
      if index == 1 { players[index].reducesMotion = false }
      players[index].advance(by: Ticks(30))
    }
    #expect(players[0].events == players[1].events)
    #expect(!players[1].settings.reducesMotion)
  }
}
