import BookChecking
import BookKit
import BookTestSupport
import PropertyList
import Testing

/// Tests with books whose end is missing.
@Suite struct CutOffBookTests {
  /// A book without mistakes in which everything is named before it is defined.
  private static let whole = """
    { title = "The Moon"; languages = (en, it); variables = { stars = 0; done = NO; };
      rules = ( { when = { event = tap; item = star; }; if = "stars < 3 and not done"; do = (
        { action = set; variable = stars; by = 1; }, { action = set; variable = done; to = YES; },
        { action = goToPage; page = night; }, { action = hide; item = hill; } ); } );
      pages = (
        { name = evening; elements = (
          { type = activearea; name = area; x = 10; y = 10; width = 90; height = 90; isActive = NO; },
          { type = image; name = star; fileName = "star.png"; altText = "A star"; x = 2000; width = 120; height = 120;
            trigger = { triggeringItem = moon; triggerIsATween = YES; triggeringTweenNumber = rise; };
            tweens = ( { properties = { x = 20; }; duration = 2; } ); },
          { type = group; name = sky; elements = (
            { type = image; name = moon; fileName = "moon.png"; altText = "The moon"; width = 240; height = 240;
              draggable = YES; dropTargets = ( { name = well; x = 9; y = 9; width = 199; height = 199; } );
              tweens = ( { name = rise; keyTimes = (0, 1); keyframes = { y = (9, 300); }; duration = 3; } ); } ); },
          { type = image; name = hill; fileName = "hill.png"; altText = "A hill"; y = 576; width = 1024;
            height = 192; },
          { type = audio; name = voice; audio = { trackName = "v.wav"; role = narration; duration = 2; };
            localized = { it = { audio = { trackName = "v-it.wav"; duration = 2; role = narration; }; }; };
            trigger = { triggeringItem = area; triggerIsATouch = YES; }; } );
          rules = ( { when = { event = page.entered; }; do = ( { action = activate; item = area; } ); } ); },
        { name = night; elements = ( { type = text; name = line; text = "Good night."; x = 100; y = 100; width = 800;
          height = 80; localized = { it = { text = "Buona notte."; }; }; } );
          rules = ( { when = { event = variable.changed; variable = done; };
            do = ( { action = previousPage; } ); } ); } );
    }
    """

  private static func findings(in bytes: some Sequence<UInt8>) -> [String] {
    BookCheck.check(PropertyList.Source(Array(bytes), name: "")).diagnostics
      .filter { ![.malformedPlist, .looseType].contains($0.rule) }
      .map { "\($0.rule.keyword) \($0.subject)" }
  }

  @Test func `the complete book has no findings`() {
    #expect(Self.findings(in: Self.whole.utf8) == [])
  }

  @Test(arguments: 0..<8) func `wherever its file ends, nothing is missing or unused`(from start: Int) {
    for count in stride(from: 3 * start, to: Self.whole.utf8.count - 2, by: 24) {
      let findings = Self.findings(in: Self.whole.utf8.prefix(count))
      #expect(findings == [], "the first \(count) bytes: …\(Self.whole.utf8.prefix(count).suffix(40))")
    }
  }

  @Test(arguments: 0..<8) func `wherever its file ends in XML, nothing is missing or unused`(from start: Int) throws {
    let list = try #require(PropertyList.read(PropertyList.Source(text: Self.whole)).document)
    let xml = try #require(list.written(as: .xml).bytes)
    for count in stride(from: 3 * start, to: xml.count - 20, by: TestLength.pick(288, long: 24)) {
      let end = String(decoding: xml.prefix(count).suffix(40), as: UTF8.self)
      #expect(Self.findings(in: xml.prefix(count)) == [], "the first \(count) bytes: …\(end)")
    }
  }

  @Test func `mistakes before the end are reported`() {
    let text = """
      { pages = ( { elements = ( { type = imgae; }, { type = text; name = a; text = A; widht = 9; },
        { type = imagee; x = te
      """
    #expect(Self.findings(in: text.utf8) == ["unknown-type imgae", "unknown-key widht", "unknown-type imagee"])
  }
}
