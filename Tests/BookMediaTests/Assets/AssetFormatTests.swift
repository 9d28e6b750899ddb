import BookKit
import Testing

/// Tests of formats inferred from file extensions, and of how formats and faults are described.
struct AssetFormatTests {
  @Test(
    arguments: [
      ("moon.png", .png), ("Moon.JPG", .jpeg), ("a.b.jpeg", .jpeg), ("x/y.z/song.Mp3", .mp3), ("a.m4a", .mp4),
      ("a.aac", .adts), ("a.aiff", .aiff), ("a.opus", .ogg), ("a.TTF", .trueType), ("a.otf", .openType),
      ("a.ttc", .fontCollection),
      ("a.woff2", .webFont), ("moon", nil), ("moon.", nil), (".png", nil),
      ("x/.png", nil), ("png", nil), ("x.png/moon", nil), ("a.wma", nil), ("a.pngx", nil), ("a.pn", nil), ("", nil),
    ] as [(String, AssetFormat?)])
  func `an extension implies a format`(name: String, format: AssetFormat?) {
    #expect(AssetFormat(extensionOf: name) == format)
  }

  @Test func `only AAC and fonts may come in another format than promised`() {
    let others: [(found: AssetFormat, promised: AssetFormat)] = [
      (.mp4, .adts), (.trueType, .openType), (.openType, .trueType),
    ]
    for found in AssetFormat.allCases {
      for promised in AssetFormat.allCases {
        let isKept = found == promised || others.contains { $0 == (found, promised) }
        #expect(found.matchesExtension(of: promised) == isKept)
      }
    }
  }

  @Test func `every format and every damage has its own words`() {
    #expect(Set(AssetFormat.allCases.map(\.title)).count == AssetFormat.allCases.count)
    #expect(Set(AssetError.Damage.allCases.map(\.message)).count == AssetError.Damage.allCases.count)
  }

  @Test(
    arguments: [
      (.empty, "is empty"), (.truncated, "ends too early"),
      (.damaged(.noArea), "is damaged: its picture has no area"),
      (.damaged(.noOutlines), "is damaged: it contains no TrueType outlines"),
      (.misnamed(found: .jpeg), "is a JPEG file, but its name says otherwise"),
      (.misnamed(found: .html), "is a web page, but its name says otherwise"),
      (.misnamed(found: .unknown), "is not of the type in its name"),
    ] as [(AssetError, String)])
  func `a fault has a message`(fault: AssetError, message: String) {
    #expect(fault.message == message)
  }
}
