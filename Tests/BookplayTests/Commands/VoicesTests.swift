import BookFiles
import BookplayCommands
import Foundation
import Testing

/// Tests of the option `--voices`, with which books are read by their readers.
@Suite struct VoicesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // A sound without samples.
    let format = "\u{10}\0\0\0\u{1}\0\u{1}\0\u{40}\u{1F}\0\0\u{40}\u{1F}\0\0\u{1}\0\u{8}\0"
    try folder.write("RIFF\u{24}\0\0\0WAVEfmt \(format)data\0\0\0\0", to: "v.wav")
  }

  private static let book = """
    { identifier = moon; waitForNarration = YES; pages = ( { elements = ( { type = audio; name = v;
        audio = { trackName = "v.wav"; duration = 2; role = narration; }; } ); }, { elements = ( ); } ); }
    """

  /// Writes a file of recordings, each with its page, slot and voice.
  private func voices(_ places: [(Int, String, String)], identifier: String = "moon") throws -> String {
    var file = VoiceFile(identifier: identifier)
    file.entries = places.map { page, slot, voice in
      let place = VoiceRecordings.Place(voice: voice, page: .number(page), slot: slot)
      return VoiceFile.Entry(
        VoiceRecordings.Recording(place, milliseconds: 3000), sound: VoiceSound(type: "audio/mp4", bytes: [1, 2, 3]))
    }
    return try folder.write(String(decoding: file.bytes, as: UTF8.self), to: "voices.plist")
  }

  @Test func `play lasts as long as the reader reads`() throws {
    let book = try folder.write(Self.book, to: "book.plist")
    let file = try voices([(1, "v", "Grandma")])
    let arguments = ["play", book, "--voices", file, "--option", "voice=Grandma", "--format", "jsonl"]
    let outcome = bookplay(arguments)
    #expect(outcome.status == .good, "\(outcome.errors)")
    #expect(outcome.text.contains(#"{"tick":180,"time":3,"page":1,"event":"sound.completed","item":"v"}"#))
    #expect(!outcome.text.contains("recording."))
    #expect(outcome.errors == "")
  }

  @Test func `test runs scripts with recordings`() throws {
    _ = try folder.write(Self.book, to: "book.plist")
    let script = ["expect recording 1 as Grandma", "option voice Grandma", "open 1", "wait for sound.completed v"]
    let path = try folder.write(script.joined(separator: "\n"), to: "book.play")
    let file = try voices([(1, "v", "Grandma")])
    #expect(bookplay(["test", path, "--voices", file]).status == .good)
    #expect(bookplay(["test", path]).status == .bad)
    #expect(bookplay(["test", path, "--voices", file, "--update"]).status == .misuse)
  }

  @Test func `export puts recordings into the page only when it's asked to, and says so`() throws {
    let book = try folder.write(Self.book, to: "book.plist")
    let file = try voices([(1, "v", "Grandma"), (2, "voice", "Grandma")])
    let page = folder.path(of: "moon.html")
    let silent = bookplay(["export", book, "-o", page])
    #expect(!silent.errors.contains("recording"))
    #expect(try !String(contentsOfFile: page, encoding: .utf8).contains(#"id="voices""#))
    let outcome = bookplay(["export", book, "--voices", file, "-o", page])
    #expect(outcome.errors.contains("the page contains 2 recordings of readers' voices"))
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let recording = #"{"voice":"Grandma","language":"","page":1,"item":"v","milliseconds":3000,"#
    // With it, the page refuses voices of other books.
    #expect(text.contains(#""identifier":"moon""#))
    #expect(text.contains(recording + #""type":"audio/mp4","sound":"AQID"}"#))
  }

  @Test func `recordings without a place are reported, and nothing else changes`() throws {
    let book = try folder.write(Self.book, to: "book.plist")
    let file = try voices([(1, "w", "Ann"), (9, "v", "Ann"), (1, "v", "Ann")])
    let outcome = bookplay(["snapshot", book, "--voices", file, "-o", folder.path(of: "a.svg")])
    #expect(outcome.errors.contains("the recording of `w` on page 1 by `Ann` is not played"))
    #expect(outcome.errors.contains("the recording of `v` on page 9 by `Ann` is not played"))
    #expect(!outcome.errors.contains("`v` on page 1"))
  }

  @Test(arguments: [
    ("moon", "recordings = ( );", "does not contain recordings"), ("sun", "", "contains recordings of another book"),
    ("moon", "version = 2; recordings = ( );", "was written by a newer program"), ("moon", "((", "is damaged"),
  ])
  func `files that can't be used are refused`(identifier: String, text: String, message: String) throws {
    let book = try folder.write(Self.book, to: "book.plist")
    let file =
      text.isEmpty
      ? try voices([(1, "v", "Ann")], identifier: identifier) : try folder.write("{ \(text) }", to: "voices.plist")
    for command in ["play", "snapshot", "export"] {
      let outcome = bookplay([command, book, "--voices", file])
      #expect(outcome.status == .misuse)
      #expect(outcome.errors.contains(message))
    }
  }

  @Test func `a file of more than 256 MB is refused without reading it`() throws {
    let book = try folder.write(Self.book, to: "book.plist")
    let file = try folder.write("", to: "voices.plist")
    #expect(truncate(file, off_t(VoiceFile.maxBytes) + 1) == 0)
    let outcome = bookplay(["play", book, "--voices", file])
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains("voices.plist"))
  }
}
