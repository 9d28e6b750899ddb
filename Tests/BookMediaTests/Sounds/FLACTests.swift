import BookKit
import BookMedia
import Testing

/// Tests with FLAC files, whose first block has all the facts.
struct FLACTests {
  private static func file(rate: Int, samples: Int, block: Int = 0) -> ByteBuilder {
    ByteBuilder().text("fLaC").big(block, 1).big(34, 3).zeros(10).big(rate << 44 | samples, 8).zeros(16)
  }

  static let cases = [
    MediaCase("plain", file(rate: 8000, samples: 800), as: "a.flac", is: .sound(duration: 0.1)),
    MediaCase(
      "after a tag", ByteBuilder().text("ID3").big(3, 2).zeros(5).raw(file(rate: 8000, samples: 800).bytes),
      as: "a.flac",
      is: .sound(duration: 0.1)),
    MediaCase("streamed", file(rate: 8000, samples: 0), as: "a.flac", is: .sound(duration: nil)),
    MediaCase("a rate of 0", file(rate: 0, samples: 800), as: "a.flac", is: .unreadable(.damaged(.noRate))),
    MediaCase(
      "another block first", file(rate: 8000, samples: 800, block: 4), as: "a.flac",
      is: .unreadable(.damaged(.header))),
    MediaCase("no block", ByteBuilder().text("fLaC"), as: "a.flac", is: .unreadable(.truncated)),
  ]

  @Test(arguments: cases) func `a FLAC file is as long as its samples`(example: MediaCase) { example.check() }
}
