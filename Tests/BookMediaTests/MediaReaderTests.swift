import BookKit
import BookMedia
import Testing

/// Tests of how a file's name and first bytes together determine its format.
struct MediaReaderTests {
  private static func facts(_ file: ByteBuilder, _ name: String) -> AssetFacts {
    MediaReader.facts(of: file.bytes, named: name)
  }

  @Test(arguments: ["a.png", "a.mp3", "a.txt", ""])
  func `a file without bytes is empty`(name: String) {
    let facts = MediaReader.facts(of: [], named: name)
    #expect(facts.content == .unreadable(.empty))
    #expect(facts.error == .empty)
    #expect(facts.byteCount == 0)
  }

  @Test(arguments: Fixture.names)
  func `a file under a foreign name keeps its contents and has a fault`(file: String) throws {
    let bytes = try Fixture.bytes(of: file)
    let facts = MediaReader.facts(of: bytes, named: "images/x.svg")
    #expect(facts.error == .misnamed(found: facts.format))
    #expect(facts.content == (try Fixture.facts(of: file).content))
    #expect(MediaReader.facts(of: bytes, named: "x.dat").error == nil)
    #expect(MediaReader.facts(of: bytes, named: "x").content == facts.content)
  }

  @Test(arguments: Fixture.names, [0, 1, 11, 200, 100_000])
  func `bytes that are known already needn't be read again`(file: String, count: Int) throws {
    let bytes = try Fixture.bytes(of: file)
    let facts = MediaReader.facts(ofFileNamed: file, size: bytes.count, beginning: Array(bytes.prefix(count))) {
      #expect($0 + $1 > count)
      return Array(bytes[$0..<($0 + $1)])
    }
    #expect(facts == (try Fixture.facts(of: file)))
  }

  @Test func `AAC may come in MPEG-4, but not the other way round`() throws {
    #expect(MediaReader.facts(of: try Fixture.bytes(of: "moov-last.m4a"), named: "a.aac").error == nil)
    let stream = MediaReader.facts(of: try Fixture.bytes(of: "stream.aac"), named: "a.m4a")
    #expect(stream.error == .misnamed(found: .adts))
  }

  @Test(
    arguments: [
      (ByteBuilder().text("BM").zeros(12).little(40, 4), .bmp), (ByteBuilder().text("II*\0").zeros(9), .tiff),
      (ByteBuilder().text("MM\0*").zeros(9), .tiff), (ByteBuilder().big(24, 4).text("ftypheic").zeros(9), .heif),
      (ByteBuilder().big(24, 4).text("ftypavif").zeros(9), .avif), (ByteBuilder().big(0x1A45_DFA3, 4).zeros(9), .webm),
      (ByteBuilder().text("%PDF-1.7 ..."), .pdf), (ByteBuilder().text(" <!DocType HTML><p>"), .html),
      (ByteBuilder().text("<!-- 404 --><html lang='en'>"), .html),
    ] as [(ByteBuilder, AssetFormat)])
  func `unsupported formats are recognised`(file: ByteBuilder, format: AssetFormat) {
    let facts = MediaReaderTests.facts(file, "moon.jpg")
    #expect(facts.format == format)
    #expect(facts.error == .misnamed(found: format))
    #expect(MediaReaderTests.facts(file, "moon.xyz").error == nil)
  }

  @Test(arguments: ["a.wma", "a.txt", "a"])
  func `an unknown format isn't a fault where none was promised`(name: String) {
    let facts = MediaReaderTests.facts(ByteBuilder().text("neither picture nor sound").zeros(1), name)
    #expect(facts == AssetFacts(format: .unknown, byteCount: 26, content: .unknown))
    #expect(facts.error == nil)
  }

  @Test(arguments: [
    ("Once upon a time\n", true), ("Es war einmal ein König,\r\n\tder hieß …", true), ("Once\u{0}upon a time", false),
    (String(repeating: "a", count: 511) + "ö and more", true), ("short", false),
  ])
  func `text is recognised by its characters`(text: String, isText: Bool) {
    let facts = MediaReaderTests.facts(ByteBuilder().text(text), "notes.txt")
    #expect(facts.format == (isText ? .text : .unknown))
    #expect(facts.error == nil)
  }

  @Test(arguments: [
    "a.png", "a.jpg", "a.gif", "a.webp", "a.svg", "a.wav", "a.aif", "a.caf", "a.mp3", "a.m4a", "a.aac", "a.ogg",
    "a.flac",
  ])
  func `bytes of no format under a promising name are a fault`(name: String) {
    let facts = MediaReaderTests.facts(ByteBuilder().text("neither picture nor sound"), name)
    #expect(facts.content == .unreadable(.misnamed(found: .unknown)))
    #expect(MediaReaderTests.facts(ByteBuilder().text("RIFF"), name).error == .truncated)
  }

  @Test func `the size of a picture and the length of a sound are known`() throws {
    let picture = try Fixture.facts(of: "colours.png")
    #expect(picture.size?.width == 40)
    #expect(picture.size?.height == 30)
    #expect(picture.duration == nil)
    let sound = try Fixture.facts(of: "plain.wav")
    #expect(sound.duration == 0.2)
    #expect(sound.size == nil)
  }

  @Test func `every fixture is in a table`() {
    let listed = SoundFixtureTests.seconds.map(\.file) + PictureFixtureTests.sizes.map(\.file)
    #expect(listed.sorted() == Fixture.names)
  }
}
