import BookFiles
import Testing

/// Tests of the samples about recordings of voices.
@Suite struct VoiceSamples {
  @Test func `recordings are listed by their places`() {
    // sample: Sources/BookKit/Sections/VoiceRecordings.swift
    var recordings = VoiceRecordings()
    let place = VoiceRecordings.Place(voice: "Grandma", page: .number(1), slot: "v")
    recordings.add(VoiceRecordings.Recording(place, milliseconds: 3000))
    // end
    #expect(recordings.index(of: place) == 0 && recordings.voices == ["Grandma"])
  }

  @Test func `a file of voices is handed to a player`() throws {
    let printed = Printed()
    func print(_ words: Any...) { printed(words) }
    let book = try ExampleBook.book("( { elements = ( { type = text; text = One; } ); } )")
    var player = Player(book)
    let recordings = """
      { voice = Grandma; page = "1"; item = voice; duration = 3; sound = <00>; },
      { voice = Grandma; page = "2"; item = voice; duration = 0; sound = <00>; }
      """
    let bytes = Array("{ version = 1; recordings = ( \(recordings) ); }".utf8)
    // sample: Sources/BookFiles/Voices/VoiceFile.swift
    let file = try VoiceFile(bytes)
    var voices = KeptVoices()
    for reason in voices.add(file) { print(reason.description) }
    player.adopt(recordings: voices.recordings)
    // end
    #expect(player.recordings.voices == ["Grandma"])
    #expect(
      printed.lines == [
        "the recording of `voice` on page `2` by `Grandma` is left out: it is shorter than 0.1 s or longer than 600 s"
      ])
  }
}
