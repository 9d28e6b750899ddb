import BookKit
import Playthrough
import PropertyList
import Testing

/// Tests of how commands about recordings are read and written.
@Suite struct VoiceScriptTests {
  @Test(arguments: [
    "record possible", "record begin", "record begin v", "record end 4.2s", "record end 30 ticks", "record cancel",
    "record cancel denied", "record cancel missing", "record cancel full", "record page 1 3s as Grandma",
    "record page 1 w 0.5s", "record page 2 voice 250ms as \"Grandma Mary\" in de", "record delete 1",
    "record delete 1 w as Ann in de", "record delete Grandma", "record delete \"Grandma Mary\"",
    "expect recording 1", "expect recording 2 voice as Ann", "expect no recording 1 w as Ann in de",
    "expect recording.finished Grandma item=v", "expect no recording.cancelled reason=full",
    "wait for recording.finished Grandma page=2 value=3", "expect sound.started voice",
  ])
  func `commands are written as they were read`(line: String) throws {
    let book = try #require(VoiceTests.book(VoiceBook.text))
    let reading = Script.read(PropertyList.Source(text: line), for: book)
    #expect(reading.errors.map(\.message) == [])
    let commands = reading.script.steps.map { $0.command }
    let written = ScriptText(ScriptNames(book)).lines(of: commands)
    let again = Script.read(PropertyList.Source(written), for: book)
    #expect(again.errors.map(\.message) == [])
    #expect(again.script.steps.map { $0.command } == commands)
    let text = String(decoding: written, as: UTF8.self)
    #expect(text == line + "\n" || line.contains("ms"), "\(text)")
  }

  @Test(arguments: [
    ("record", "`begin`, `end TIME`, `cancel`, `page PAGE TIME`, `delete PAGE` or `possible` is missing here"),
    (
      "record start",
      "`begin`, `end TIME`, `cancel`, `page PAGE TIME`, `delete PAGE` or `possible` is expected, not `start`"
    ),
    ("record end", "a time such as 2s, 0.5s, 250ms or 30 ticks is missing here"),
    ("record begin pad", "no sound of the book is called `pad`"),
    ("record begin x", "no sound of the book is called `x`"),
    ("record cancel short", "`denied`, `missing` or `full` is expected, not `short`"),
    ("record page 9 1s", "there is no page 9: the book has 3 pages"),
    ("record page 1 0.09s", "a recording lasts from 0.1s to 600s"),
    ("record page 1 601s", "a recording lasts from 0.1s to 600s"),
    ("record page 1 1s as \"\"", "`` cannot be the name of a voice"),
    ("record page 1 1s in fr", "the book has no language `fr`"),
    ("record page 1 1s by Ann", "`by` is not expected here"),
    ("record delete", "a page or a voice is missing here"),
    ("record delete Ann v", "no page of the book is called `Ann`"),
    ("record possible twice", "`twice` is not expected here"), ("expect recording", "`recording` is not an event"),
    ("expect sound.started vioce", "no sound of the book is called `vioce`"),
    ("expect recording.finished Ann item=pad", "`pad` is a text, which never emits `recording.finished`"),
  ])
  func `mistakes are reported where they are`(line: String, message: String) throws {
    let book = try #require(VoiceTests.book(VoiceBook.text))
    let reading = Script.read(PropertyList.Source(text: line), for: book)
    #expect(reading.errors.map(\.message) == [message])
  }

  @Test(arguments: [
    ("expect recording on stage", "{ type = text; name = recording; text = x; }"),
    ("expect recording.x = 5", "{ type = text; name = recording; text = x; x = 5; }"),
    ("tap voice", "{ type = text; name = voice; text = x; width = 9; height = 9; touchable = YES; }"),
  ])
  func `lines about elements mean what they always meant`(line: String, element: String) throws {
    _ = try TracedBook("( { elements = ( \(element) ); } )", [line])
  }

  @Test(arguments: [("A", true), ("", false), (String(repeating: "é", count: 40), true), ("a\u{85}b", false)])
  func `a voice has a name of 1 to 40 characters`(name: String, isValid: Bool) throws {
    #expect(VoiceRecordings.isValidVoice(name) == isValid)
    var player = Player(try #require(VoiceTests.book(VoiceBook.text)))
    let canBe = player.perform(.option("voice", .string(name))) == nil
    #expect(canBe == (isValid || name.isEmpty))
  }

  @Test(arguments: [
    (String(repeating: "é", count: 41), false), ("a\"b", false), ("a\nb", false), ("a\u{7F}", false), ("é ü", true),
    ("\u{A0}", true), ("🐮", true),
  ])
  func `some characters can't be in the name of a voice`(name: String, isValid: Bool) {
    #expect(VoiceRecordings.isValidVoice(name) == isValid)
  }

  @Test func `there is room for 16 voices`() throws {
    let voices = (1...16).map { "record page 2 1s as V\($0)" }
    let more = ["record page 2 1s as V17", "record page 3 1s as V16", "option voice V18", "open 2", "record begin"]
    let played = try TracedBook(VoiceBook.text, voices + more)
    #expect(played.runner.player.recordings.voices.count == 16)
    #expect(
      Array(VoiceBook.events(of: played).suffix(5)) == [
        "recording.cancelled V17 item=voice reason=full", "recording.finished V16 item=voice value=1",
        #"option.changed voice value="V18""#, "page.entering", "recording.cancelled V18 item=voice reason=full",
      ])
    #expect(played.runner.player.slotBeingRecorded == nil)
  }

  @Test func `the options offer voices, and recording where it's possible`() throws {
    let script = [
      "open options", "expect voice.1 off stage", "expect recording.1 off stage", "record possible",
      "record page 1 1s as Ann", "option voice Ben", "open options", "expect voice.1.visible = false",
      "expect voice.3.visible = true", "tap voice.3", "expect option voice = \"\"", "tap voice.1", "tap voice.2",
      "expect option voice = \"\"", "tap recording.1", "expect option recording = on", "open cover",
      "expect listen on stage",
    ]
    let played = try TracedBook("( { elements = ( ); } )", script)
    #expect(
      played.runner.player.offeredOptions.map { played.runner.player.names.text(of: $0.name) } == [
        "sound", "narration", "turnPages", "voice", "reducedMotion", "textSize", "recording",
      ])
  }

  @Test func `a recording knows the words that it was read from`() throws {
    var player = try TracedBook(
      VoiceBook.text, ["option voice A", "open 2", "record begin", "record end 1s", "record page 1 v 1s"]
    ).runner.player
    // FNV-1a of the texts that follow the slot, or else of all texts.
    #expect(
      player.recordings.recordings.compactMap { $0.wordsHash.map { VoiceRecordings.hexadecimal(ofWordsHash: $0) } } == [
        Self.hash("Once upon a time"), Self.hash("one two"),
      ])
    #expect(player.voiceSlots.map(\.hasNewText) == [false])
    let kept = player.recordings
    player = Player(try #require(VoiceTests.book(VoiceBook.text.replacing("Once upon", with: "Twice upon"))))
    player.adopt(recordings: kept)
    player.adopt(option: "voice", value: .string("A"))
    player.open(page: 2)
    #expect(player.voiceSlots.map(\.hasNewText) == [true])
    #expect(player.playingSounds.map(\.recording) == [0])
  }

  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
