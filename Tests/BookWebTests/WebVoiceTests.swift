import BookKit
import Testing

@testable import bookweb

/// Tests of what a web page does with recordings of voices.
@Suite struct WebVoiceTests {
  private static let book = """
    { pages = ( { name = sea; elements = ( { type = audio; name = v;
        audio = { trackName = "v.wav"; duration = <*I2>; role = narration; }; } ); }, { elements = ( ); } ); }
    """

  private func player() throws -> WebPlayer {
    try #require(WebBook.player(Self.book, files: [("v.wav", 2, -1)]))
  }

  private func add(_ texts: [String], milliseconds: Int, to player: WebPlayer) -> Bool {
    player.addRecording(Array(texts.joined(separator: "\0").utf8), milliseconds: milliseconds)
  }

  @Test func `recordings that the page has kept are heard, and are in the script`() throws {
    let player = try player()
    #expect(add(["Ann", "", "sea", "1", "v", "0123456789abcdef"], milliseconds: 3000, to: player))
    #expect(add(["Ann", "", "", "2", "voice", ""], milliseconds: 1500, to: player))
    player.perform(.option("voice", .string("Ann")))
    player.logged.perform(.begin)
    let sounds = player.logged.player.playingSounds
    #expect(sounds.map(\.recording) == [0] && sounds.map(\.duration) == [3])
    #expect(
      WebBook.text(player.voicesJSON()) == #"{"slots":[{"name":"v","recording":0,"hasNewText":true}],"recordings":["#
        + #"{"voice":"Ann","language":"","page":"sea","item":"v","milliseconds":3000,"words":"0123456789abcdef"},"#
        + #"{"voice":"Ann","language":"","page":2,"item":"voice","milliseconds":1500}]}"#)
    #expect(
      WebBook.text(player.logged.script) == """
        record page 1 "v" 3s as "Ann"
        record page 2 "voice" 1.5s as "Ann"
        option "voice" "Ann"
        open 1

        """)
  }

  @Test func `a recording is made, and deleted again`() throws {
    let player = try player()
    player.logged.perform(.allowRecording)
    player.logged.perform(.begin)
    #expect(!player.beginRecording([]))
    player.perform(.option("voice", .string("Ann")))
    #expect(player.beginRecording([]))
    #expect(WebBook.text(player.voicesJSON()).hasPrefix(#"{"recorded":"v","voice":"Ann","#))
    player.cancelRecording(1)
    #expect(WebBook.text(player.takeEvents()).contains(#""name":"Ann","reason":"denied"}"#))
    #expect(player.beginRecording(Array("v".utf8)))
    let isKept = player.perform(.finishRecording(milliseconds: 250))
    #expect(isKept && player.logged.player.recordings.recordings.map(\.milliseconds) == [250])
    #expect(!player.deleteRecording(1) && player.deleteRecording(0))
    #expect(WebBook.text(player.voicesJSON()) == #"{"slots":[{"name":"v"}],"recordings":[]}"#)
    #expect(WebBook.text(player.optionsJSON()).contains(#""voice":"""#))
  }

  @Test(arguments: [
    [], ["Ann"], ["Ann", "", "sea", "0", "v", ""], ["Ann", "", "sea", "x", "v", ""], ["", "", "sea", "1", "v", ""],
    ["Ann", "", "sea", "1", "v", "", ""],
  ])
  func `texts that describe no recording are ignored`(texts: [String]) throws {
    let player = try player()
    #expect(!add(texts, milliseconds: 3000, to: player))
    #expect(player.logged.player.recordings.isEmpty)
  }
}
