import BookKit
import BookMedia
import Testing

/// Tests with pictures written by encoders.
struct PictureFixtureTests {
  static let sizes: [(file: String, format: AssetFormat, width: Double, height: Double)] = [
    ("colours.png", .png, 40, 30),
    ("photo.jpg", .jpeg, 40, 30),
    ("moving.gif", .gif, 24, 18),
    ("lossy.webp", .webp, 40, 30),
    ("lossless.webp", .webp, 24, 18),
    ("moving.webp", .webp, 24, 18),
  ]

  @Test(arguments: sizes)
  func `a picture has a size`(file: String, format: AssetFormat, width: Double, height: Double) throws {
    let facts = try Fixture.facts(of: file)
    #expect(facts.format == format)
    #expect(facts.error == nil)
    #expect(facts.content == .picture(width: width, height: height))
    #expect(CountedFile(try Fixture.bytes(of: file)).facts(named: file) == facts, "read in parts")
  }

  @Test(arguments: sizes.map(\.file))
  func `a picture that was cut anywhere ends too early`(file: String) throws {
    let bytes = try Fixture.bytes(of: file)
    var spared: [Int] = []
    for count in 1..<bytes.count {
      let facts = MediaReader.facts(of: Array(bytes.prefix(count)), named: file)
      if facts.error == nil { spared.append(count) }
      #expect(facts.error == .truncated || facts.error == nil, "after \(count) bytes")
    }
    // A GIF can end after a complete picture.
    #expect(spared.count <= (file == "moving.gif" ? 3 : 0), "after \(spared) bytes")
  }
}
