import BookFiles
import Testing

/// Tests of the files that take recordings from one device to another.
@Suite struct VoiceFileTests {
  /// Returns a sound of silence, 8,000 bytes a second.
  private static func wave(milliseconds: Int) -> [UInt8] {
    let count = milliseconds * 8
    func bytes(_ number: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(number >> (8 * $0) & 255) } }
    let format = bytes(1, 2) + bytes(1, 2) + bytes(8000, 4) + bytes(8000, 4) + bytes(1, 2) + bytes(8, 2)
    return Array("RIFF".utf8) + bytes(36 + count, 4) + Array("WAVEfmt ".utf8) + bytes(16, 4) + format
      + Array("data".utf8) + bytes(count, 4) + Array(repeating: 128, count: count)
  }

  private static func place(
    _ voice: String = "Grandma", page: VoiceRecordings.Page = .number(1), slot: String = "v"
  ) -> VoiceRecordings.Place {
    VoiceRecordings.Place(voice: voice, language: "en", page: page, slot: slot)
  }

  private static func entry(_ place: VoiceRecordings.Place, milliseconds: Int = 1500) -> VoiceFile.Entry {
    VoiceFile.Entry(
      VoiceRecordings.Recording(place, milliseconds: milliseconds, wordsHash: 0x0123_4567_89AB_CDEF),
      sound: VoiceSound(type: "audio/wav", bytes: wave(milliseconds: milliseconds)))
  }

  @Test func `a file that was written is read as it was`() throws {
    var file = VoiceFile(identifier: "moon & sun")
    file.entries = [
      Self.entry(Self.place()), Self.entry(Self.place("Zoë <3", page: .name("sea")), milliseconds: 333),
      Self.entry(Self.place(page: .name("7"), slot: "voice")),
    ]
    let read = try VoiceFile(file.bytes)
    #expect(read == file)
    #expect(String(decoding: file.bytes.prefix(5), as: UTF8.self) == "<?xml")
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("<string>0123456789abcdef</string>"))
  }

  @Test(
    arguments: [
      ("2.5", 2500, nil), ("4.35", 4350, nil), ("0.1239", 123, nil), ("7", 7000, nil),
      // A sound that says how long it is counts more than the file.
      ("9", 1500, 1500), ("9", 9000, 100), ("9", 101, 101),
    ] as [(String, Int, Int?)])
  func `a recording is as long as its sound, or else as the file says`(
    duration: String, milliseconds: Int, sound: Int?
  ) throws {
    let bytes = sound.map { Self.wave(milliseconds: $0) } ?? Array("opaque".utf8)
    let hex = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    let text = """
      { version = 1; recordings = (
          { voice = A; page = "1"; item = v; duration = "\(duration)"; sound = <\(hex)>; } ); }
      """
    let file = try VoiceFile(Array(text.utf8))
    #expect(file.omissions == [])
    #expect(file.entries.map(\.recording.milliseconds) == [milliseconds])
    #expect(
      file.entries.map(\.recording.place) == [
        VoiceRecordings.Place(voice: "A", page: .name("1"), slot: "v")
      ])
  }

  @Test(arguments: [
    ("", VoiceFile.ReadingError.unreadable), ("<plist>", .unreadable), ("{ version = 1; recordings = ( ;", .unreadable),
    ("( )", .notVoices), ("{ }", .notVoices), ("{ version = 1; }", .notVoices),
    ("{ version = 1; recordings = { }; }", .notVoices), ("{ version = x; recordings = ( ); }", .notVoices),
    ("{ recordings = ( ); }", .notVoices), ("{ version = 2; recordings = ( ); }", .unknownVersion),
    ("{ pages = ( ); }", .notVoices),
  ])
  func `what isn't a file of recordings is refused`(text: String, failure: VoiceFile.ReadingError) {
    #expect(throws: failure) { try VoiceFile(Array(text.utf8)) }
  }

  @Test(arguments: [
    ("voice = A; page = \"1\"; item = v; duration = 1;", "it is damaged"),
    ("voice = A; page = \"1\"; item = v; duration = 1; sound = text;", "it is damaged"),
    ("voice = A; page = \"1\"; item = v; duration = 1; sound = <>;", "it is damaged"),
    ("voice = A; page = \"1\"; item = v; sound = <00>;", "it is damaged"),
    ("voice = A; page = \"1\"; item = v; duration = long; sound = <00>;", "it is damaged"),
    ("voice = A; page = ( ); item = v; duration = 1; sound = <00>;", "it is damaged"),
    ("voice = A; item = v; duration = 1; sound = <00>;", "it is damaged"),
    ("page = \"1\"; item = v; duration = 1; sound = <00>;", "it is damaged"),
    ("voice = ( ); page = \"1\"; item = v; duration = 1; sound = <00>;", "it is damaged"),
    ("voice = A; page = \"1\"; duration = 1; sound = <00>;", "it is damaged"),
    ("voice = \"\"; page = \"1\"; item = v; duration = 1; sound = <00>;", "no voice can have that name"),
    ("voice = \"a\\nb\"; page = \"1\"; item = v; duration = 1; sound = <00>;", "no voice can have that name"),
    (
      "voice = A; page = \"1\"; item = v; duration = \"0.099\"; sound = <00>;",
      "it is shorter than 0.1 s or longer than 600 s"
    ),
    (
      "voice = A; page = \"1\"; item = v; duration = \"600.001\"; sound = <00>;",
      "it is shorter than 0.1 s or longer than 600 s"
    ),
  ])
  func `a recording that can't be used is left out, and the others are read`(keys: String, reason: String) throws {
    let good = "{ voice = B; page = \"2\"; item = v; duration = 1; words = xyz; sound = <00>; }"
    let file = try VoiceFile(Array("{ version = 1; recordings = ( { \(keys) }, \(good), text ); }".utf8))
    #expect(Self.reasons(file.omissions) == [reason, "it is damaged"])
    #expect(file.entries.map(\.recording.place.voice) == ["B"])
    #expect(file.entries[0].recording.wordsHash == nil)
  }

  private static func reasons(_ omissions: [VoiceFile.Omission]) -> [String?] {
    omissions.map { $0.description.split(separator: " is left out: ").last.map { String($0) } }
  }

  @Test func `files damaged in any place are refused or read in part`() throws {
    var file = VoiceFile(identifier: "moon")
    file.entries = [Self.entry(Self.place(), milliseconds: 101), Self.entry(Self.place(slot: "w"), milliseconds: 102)]
    let bytes = file.bytes
    for position in stride(from: 0, to: bytes.count, by: 37) {
      var damaged = bytes
      damaged[position] ^= 0x15
      for candidate in [damaged, Array(bytes[..<position])] {
        guard let read = try? VoiceFile(candidate) else { continue }
        #expect(read.entries.count + read.omissions.count <= 2)
        #expect(read.entries.allSatisfy { VoiceRecordings.isValidLength(milliseconds: $0.recording.milliseconds) })
      }
    }
  }

  @Test func `adding recordings replaces those of equal places, and stops where there is no more room`() {
    var voices = KeptVoices()
    var file = VoiceFile()
    file.entries = (1...17).map { Self.entry(Self.place("voice \($0)"), milliseconds: 200) }
    #expect(Self.reasons(voices.add(file)) == ["there are too many voices or recordings"])
    #expect(voices.recordings.voices.count == 16 && voices.sounds.count == 16)
    file.entries = [Self.entry(Self.place("voice 3"), milliseconds: 400)]
    #expect(voices.add(file) == [])
    #expect(voices.recordings.recordings[2].milliseconds == 400)
    #expect(voices.sounds[2].milliseconds == 400)
    file.entries = (1...2000).map { Self.entry(Self.place("voice 1", slot: "s\($0)"), milliseconds: 200) }
    #expect(voices.add(file).count == 16)
    #expect(voices.recordings.recordings.count == VoiceRecordings.maxRecordings)
    #expect(voices.makeFile(identifier: "x").entries.count == VoiceRecordings.maxRecordings)
  }

  @Test(
    arguments: [
      ("moon", "moon", true), ("moon", "sun", false), (nil, "sun", true), ("moon", nil, true),
    ] as [(String?, String?, Bool)])
  func `recordings of another book are refused`(file: String?, book: String?, belongs: Bool) throws {
    let identifier = book.map { "identifier = \($0);" } ?? ""
    let text = "{ \(identifier) pages = ( { elements = ( ); } ); }"
    let list = try PropertyList(reading: PropertyList.Source(text: text))
    let read = try #require(Book.read(list).book)
    let voices = VoiceFile(identifier: file)
    if belongs {
      try voices.check(belongsTo: read)
    } else {
      #expect(throws: VoiceFile.ReadingError.otherBook) { try voices.check(belongsTo: read) }
    }
  }
}
