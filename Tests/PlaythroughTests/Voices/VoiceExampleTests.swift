import Testing

/// Tests of two books that a reader reads aloud, whose traces are written down word for word.
@Suite struct VoiceExampleTests {
  /// A book that reads three words in two seconds.
  static let book = """
    { waitForNarration = YES; pages = ( { elements = ( { type = text; name = t; text = "one two three";
          readAlong = { audio = v; starts = (0, "0.5", 1); }; },
        { type = audio; name = v; audio = { trackName = "v.wav"; duration = 2; role = narration; }; } ); },
      { elements = ( ); } ); }
    """

  @Test func `a recording replaces the narration, and the words follow it`() throws {
    let played = try TracedBook(
      VoiceExampleTests.book,
      [
        "record page 1 3s as Grandma", "option voice Grandma", "open 1", "wait 1s", "next",
        "wait for sound.completed v",
      ])
    #expect(
      played.trace == [
        #"{"tick":0,"page":1,"event":"recording.finished","item":"v","name":"Grandma","value":3}"#,
        #"{"tick":0,"event":"option.changed","name":"voice","value":"Grandma"}"#,
        #"{"tick":0,"page":1,"event":"page.entering"}"#,
        #"{"tick":0,"page":1,"event":"item.added","item":"t"}"#,
        #"{"tick":0,"page":1,"event":"item.added","item":"v"}"#,
        #"{"tick":0,"page":1,"event":"sound.started","item":"v"}"#,
        #"{"tick":0,"page":1,"event":"word.spoken","item":"t","index":0,"text":"one"}"#,
        #"{"tick":0,"page":1,"event":"page.entered"}"#,
        #"{"tick":45,"time":0.75,"page":1,"event":"word.spoken","item":"t","index":1,"text":"two"}"#,
        #"{"tick":60,"time":1,"page":1,"event":"page.refused","reason":"narration"}"#,
        #"{"tick":90,"time":1.5,"page":1,"event":"word.spoken","item":"t","index":2,"text":"three"}"#,
        #"{"tick":180,"time":3,"page":1,"event":"sound.completed","item":"v"}"#,
      ])
  }

  @Test func `a page is opened again when its recording is finished`() throws {
    let played = try TracedBook(
      VoiceExampleTests.book,
      ["option voice Grandma", "open 1", "wait 0.5s", "record begin", "next", "record end 4.2s"])
    #expect(
      played.trace == [
        #"{"tick":0,"event":"option.changed","name":"voice","value":"Grandma"}"#,
        #"{"tick":0,"page":1,"event":"page.entering"}"#,
        #"{"tick":0,"page":1,"event":"item.added","item":"t"}"#,
        #"{"tick":0,"page":1,"event":"item.added","item":"v"}"#,
        #"{"tick":0,"page":1,"event":"sound.started","item":"v"}"#,
        #"{"tick":0,"page":1,"event":"word.spoken","item":"t","index":0,"text":"one"}"#,
        #"{"tick":0,"page":1,"event":"page.entered"}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"word.spoken","item":"t","index":1,"text":"two"}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"sound.stopped","item":"v"}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"recording.started","item":"v","name":"Grandma"}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"page.refused","reason":"recording"}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"recording.finished","item":"v","name":"Grandma","value":4.2}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"page.exiting"}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"page.entering","from":1}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"item.added","item":"t"}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"item.added","item":"v"}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"sound.started","item":"v"}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"word.spoken","item":"t","index":0,"text":"one"}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"page.exited"}"#,
        #"{"tick":30,"time":0.5,"page":1,"event":"page.entered"}"#,
      ])
  }
}
