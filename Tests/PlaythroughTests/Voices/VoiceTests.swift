import BookKit
import Playthrough
import PropertyList
import Testing

/// Tests of recordings: what is heard instead of what, and what happens while one is made.
@Suite struct VoiceTests {
  @Test(arguments: [
    (
      ["option voice A", "record page first w 0.5s", "open 1", "wait 1s"],
      [
        #"option.changed voice value="A""#, "recording.finished A item=w value=0.5", "page.entering",
        "sound.started music",
        "sound.started v", "sound.started w", "sound.completed w",
      ]
    ),
    (
      // The page's own recording comes right after its music, and a page without one stays silent.
      ["record page 2 1s as A", "option voice A", "open 2", "wait 2s", "option voice B", "open 2", "wait 2s"],
      [
        "recording.finished A item=voice value=1", #"option.changed voice value="A""#, "page.entering",
        "sound.started voice",
        "sound.completed voice", #"option.changed voice value="B""#, "page.entering from=2",
      ]
    ),
    (
      ["record page 3 2s as A", "option voice A", "open 3", "wait 1s", "next", "option narration off", "next"],
      [
        "recording.finished A item=voice value=2", #"option.changed voice value="A""#, "page.entering",
        "sound.started voice",
        "sound.started effect", "sound.completed effect", "page.refused reason=narration",
        "option.changed narration value=false",
      ]
    ),
    (
      // A tap plays the page's own recording again.
      ["record page 3 0.5s as A", "option voice A", "open 3", "wait 2s", "tap pad"],
      [
        "recording.finished A item=voice value=0.5", #"option.changed voice value="A""#, "page.entering",
        "sound.started voice",
        "sound.started effect", "sound.completed voice", "sound.completed effect", "sound.started voice",
        "sound.started effect",
      ]
    ),
    (
      // A voice counts from the next start on, and only in its language.
      ["record page 2 1s as A in de", "open 2", "option voice A", "open 2", "language de"],
      [
        "recording.finished A item=voice value=1", "page.entering", #"option.changed voice value="A""#,
        "page.entering from=2",
        "language.changed de", "page.entering from=2", "sound.started voice",
      ]
    ),
  ])
  func `recordings sound instead of the book's sounds`(script: [String], expected: [String]) throws {
    #expect(VoiceBook.events(of: try TracedBook(VoiceBook.text, script)) == expected)
  }

  @Test(arguments: [
    (["record end 2.5s"], ["recording.finished A item=w value=2.5"], true),
    (["record end 2500ms"], ["recording.finished A item=w value=2.5"], true),
    (["record end 0.1239s"], ["recording.finished A item=w value=0.123"], true),
    (["record end 600s"], ["recording.finished A item=w value=600"], true),
    (["record end 0.0999s"], ["recording.cancelled A item=w reason=short"], true),
    (["record end 600.001s"], ["recording.cancelled A item=w reason=long"], true),
    (["record cancel"], ["recording.cancelled A item=w reason=reader"], true),
    (["record cancel denied"], ["recording.cancelled A item=w reason=denied"], true),
    (["record cancel missing"], ["recording.cancelled A item=w reason=missing"], true),
    (["record cancel full"], ["recording.cancelled A item=w reason=full"], true),
    (["next", "previous", "back", "open options"], Array(repeating: "page.refused reason=recording", count: 4), false),
    (["tap pad"], ["touch.refused reason=recording x=125 y=25"], false),
    (["press pad as 1"], ["touch.refused reason=recording x=125 y=25"], false),
    (
      ["option voice B", "record end 1s"], [#"option.changed voice value="B""#, "recording.finished A item=w value=1"],
      true
    ),
    (["language en"], [], false),
    (["wait 5s"], [], false),
  ])
  func `while something is recorded, nothing sounds and nothing is touched or turned`(
    script: [String], expected: [String], opensAgain: Bool
  ) throws {
    let start = ["option voice A", "press pad", "record begin w", "release"]
    let played = try TracedBook(VoiceBook.text, start + script)
    let opening = ["page.entering", "sound.started music", "sound.started v", "sound.started w"]
    let stopping = [
      "touch.cancelled pad x=125 y=25", "drag.ended pad x=100 y=0", "sound.stopped music", "sound.stopped v",
      "sound.stopped w", "recording.started A item=w",
    ]
    let again = opensAgain ? ["page.entering from=1"] + opening.dropFirst() : []
    #expect(
      VoiceBook.events(of: played) == [#"option.changed voice value="A""#] + opening + stopping + expected + again)
  }

  @Test func `another language cancels a recording first`() throws {
    let played = try TracedBook(VoiceBook.text, ["option voice A", "open 2", "record begin", "language de"])
    #expect(
      VoiceBook.events(of: played) == [
        #"option.changed voice value="A""#, "page.entering", "recording.started A item=voice",
        "recording.cancelled A item=voice reason=reader", "language.changed de", "page.entering from=2",
      ])
  }

  @Test func `recordings are deleted in the order of pages, slots and languages`() throws {
    let played = try TracedBook(
      VoiceBook.text,
      [
        "record page 2 1s as A in de", "record page 2 1s as A", "record page first w 1s as A",
        "record page first 1s as A",
        "record page 2 1s as B", "option voice A", "open 2", "expect recording 2 voice as A in de", "mark",
        "record delete A", "expect no recording first as A", "expect option voice = \"\"", "record delete 2 as B",
      ])
    #expect(
      Array(VoiceBook.events(of: played).suffix(7)) == [
        "recording.deleted A item=v", "recording.deleted A item=w", "sound.stopped voice",
        "recording.deleted A item=voice", "recording.deleted A item=voice", #"option.changed voice value="""#,
        "recording.deleted B item=voice",
      ])
    #expect(played.runner.events.filter { $0.kind == .recordingDeleted }.map(\.page) == [1, 1, 2, 2, 2])
  }

  @Test(arguments: [
    ("record begin", "no voice is chosen"), ("record page 1 1s", "no voice is chosen"),
    ("record delete 1", "no voice is chosen"), ("record end 1s", "nothing is being recorded"),
    ("record cancel", "nothing is being recorded"), ("record delete A", "there are no recordings of `A`"),
    ("record delete 1 as A", "there is no such recording"),
    ("record page 2 v 1s as A", "`v` cannot be recorded on page 2"),
    ("open options\nrecord begin", "recordings are made on pages only"),
    ("option voice A\nrecord begin voice", "`voice` cannot be recorded on page 1"),
    ("option voice A\nrecord begin\nrecord begin", "something is being recorded already; end or cancel it first"),
    ("expect recording 1 as A", "there is no recording of `v` on page 1 as A"),
    ("record page 1 1s as A\nexpect no recording 1 as A", "there is a recording of `v` on page 1 as A"),
  ])
  func `what can't be done with recordings fails a script at its turn`(script: String, message: String) throws {
    let book = try #require(Self.book(VoiceBook.text))
    let reading = Script.read(PropertyList.Source(text: script), for: book)
    #expect(reading.errors.map(\.message) == [])
    var runner = ScriptRunner(player: Player(book), names: ScriptNames(book))
    #expect(runner.run(reading.script)?.message == message)
  }

  @Test(arguments: [
    ("{ type = audio; name = v; audio = { trackName = v; role = narration; }; }", ["v"]),
    ("{ type = audio; name = v; audio = { trackName = v; role = effect; }; }", ["voice"]),
    ("{ type = audio; name = v; audio = { trackName = v; }; }", ["v"]),
    ("{ type = audio; name = v; offStage = YES; audio = { trackName = v; }; }", ["voice"]),
    ("{ type = text; name = voice; text = x; }", ["voice"]),
    (
      """
      { type = group; elements = ( { type = audio; name = w; audio = { trackName = w; role = narration; }; } ); },
      { type = audio; name = v; audio = { trackName = v; role = narration; }; }
      """, ["w", "v"]
    ),
    (
      """
      { type = audio; name = v; audio = { trackName = v; role = narration; }; },
      { type = audio; name = v; audio = { trackName = w; role = narration; }; }
      """, ["v"]
    ),
    (
      """
      { type = audio; name = v; audio = { trackName = v; };
        trigger = { triggeringItem = t; triggerIsATouch = YES; }; },
      { type = text; name = t; text = x; touchable = YES; }, { type = audio; name = w; audio = { trackName = w; }; }
      """, ["w"]
    ),
  ])
  func `a page has a slot for each narration, or else its own`(elements: String, slots: [String]) throws {
    let book = try #require(Self.book("( { elements = ( \(elements) ); } )"))
    var player = Player(book)
    player.open(page: 1)
    #expect(player.voiceSlots.map { player.names.text(of: $0.name) } == slots)
    player.perform(.openNamed("contents"))
    #expect(player.voiceSlots == [])
  }

  @Test func `a condition can ask whether the page is recorded`() throws {
    let book = """
      ( { elements = ( { type = text; name = mark; text = x; visibleIf = "page.recorded"; } ); }, { elements = ( ); } )
      """
    let player = try TracedBook(
      book,
      [
        "record page 1 1s as A", "open 1", "expect mark.visible = false", "option voice A",
        "expect mark.visible = true",
        "option voice B", "expect mark.visible = false",
      ]
    ).runner.player
    #expect(player.recordings.voices == ["A"])
  }

  @Test func `recordings are heard at their own loudness and from their beginning`() throws {
    var player = try TracedBook(
      VoiceBook.text,
      ["record page 2 1s as A", "record page first 1.5s as A", "option voice A", "open first", "wait 0.5s"]
    ).runner.player
    let sound = try #require(player.playingSounds.first { $0.recording != nil })
    #expect(sound.recording == 1)
    #expect(sound.file == nil && sound.start == 0 && sound.elapsed == 0.5 && sound.duration == 1.5)
    #expect(sound.role == .narration && sound.volume == 1)
    player.perform(.option("narration", .boolean(false)))
    #expect(player.playingSounds.first { $0.recording != nil }?.volume == 0)
    player.perform(.deleteRecording(player.recordings.recordings[0].place))
    #expect(player.playingSounds.first { $0.playsRecording }?.recording == 0)
  }

  @Test func `a book without roles reads with its first sound, and its recording holds back turns`() throws {
    let book = """
      { waitForNarration = YES; pages = (
        { elements = ( { type = audio; name = v; audio = { trackName = "v.wav"; duration = 2; }; } ); },
        { elements = ( ); } ); }
      """
    #expect(try TracedBook(book, ["open 1", "next"]).openings == ["page 1", "page 2"])
    let recorded = ["record page 1 3s as A", "option voice A", "open 1", "next", "option recording on", "next"]
    #expect(try TracedBook(book, recorded).openings == ["page 1", "refused narration", "page 2"])
  }

  static func book(_ text: String) -> Book? {
    PropertyList.read(PropertyList.Source(text: text)).document.flatMap { Book.read($0).book }
  }
}
