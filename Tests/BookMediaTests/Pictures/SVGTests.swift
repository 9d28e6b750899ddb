import BookKit
import BookMedia
import Testing

/// Tests that an SVG picture has the size that browsers give it.
struct SVGTests {
  private static func svg(_ attributes: String, before: String = "") -> ByteBuilder {
    ByteBuilder().text("\(before)<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)><g/></svg>\n")
  }

  private static func sized(_ attributes: String, _ width: Double, _ height: Double) -> MediaCase {
    MediaCase(attributes, svg(attributes), as: "a.svg", is: .picture(width: width, height: height))
  }

  static let sizes = [
    sized("width='40' height='30'", 40, 30),
    sized("width=\"40px\" height = \"30PX\"", 40, 30),
    sized("width='1in' height='72pt'", 96, 96),
    sized("width='25.4mm' height='2.54cm'", 96, 96),
    sized("width='2em' height='2ex'", 32, 16),
    sized("width='1e2' height='+.5e1'", 100, 5),
    sized("width=' 40 ' height='1pc'", 40, 16),
    sized("viewBox='0 0 40 30'", 40, 30),
    sized("viewBox='-10,-10 40.5, 30'", 40.5, 30),
    sized("width='100%' height='100%' viewBox='0 0 40 30'", 40, 30),
    sized("width='80' viewBox='0 0 40 30'", 80, 60),
    sized("height='60' viewBox='0 0 40 30'", 80, 60),
    sized("width='80'", 80, 150),
    sized("", 300, 150),
    sized("width='-5' height='ten'", 300, 150),
    sized("width='0x10' height='nan'", 300, 150),
    sized("width='&#52;0' height='&w;'", 300, 150),
    sized("viewBox='0 0 0 0'", 300, 150),
    sized("data-width='1' width='40' height='30' width='7'", 40, 30),
  ]

  private static let size = "width='40' height='30'"

  static let surroundings = [
    MediaCase(
      "a declaration, a comment and a type",
      svg(
        size,
        before: "\u{FEFF}<?xml version='1.0'?>\n<!-- <svg width='1'> --><!DOCTYPE svg PUBLIC \"-//W3C//DTD\" 'x>'>\n"),
      as: "a.svg", is: .picture(width: 40, height: 30)),
    MediaCase(
      "entities that would never end", svg(size, before: "<!DOCTYPE svg [<!ENTITY a '&a;&a;]>'><!-- don't --> ]>"),
      as: "a.svg", is: .picture(width: 40, height: 30)),
    MediaCase(
      "a prefix", ByteBuilder().text("<s:svg xmlns:s='http://www.w3.org/2000/svg' \(size)></s:svg>"), as: "a.svg",
      is: .picture(width: 40, height: 30)),
    MediaCase("empty", ByteBuilder().text("<svg \(size) />"), as: "a.svg", is: .picture(width: 40, height: 30)),
    MediaCase(
      "UTF-16", ByteBuilder().raw(svg("\(size) id='\u{1F319}'", before: "\u{FEFF}").bytes.utf16), as: "a.svg",
      is: .picture(width: 40, height: 30)),
    MediaCase("0 wide", svg("width='0' height='30'"), as: "a.svg", is: .unreadable(.damaged(.noArea))),
    MediaCase("no end", ByteBuilder().text("<svg \(size)><g>"), as: "a.svg", is: .unreadable(.truncated)),
    MediaCase("half a tag", ByteBuilder().text("<svg \(size) id='moon"), as: "a.svg", is: .unreadable(.truncated)),
    MediaCase(
      "a tag that is none", ByteBuilder().text("<svg \(size) & ></svg>"), as: "a.svg",
      is: .unreadable(.damaged(.structure))),
    MediaCase(
      "another element", ByteBuilder().text("<?xml version='1.0'?><plist></plist>"), as: "a.svg",
      is: .unreadable(.misnamed(found: .unknown))),
    MediaCase(
      "a comment without end", ByteBuilder().text("<!-- <svg></svg>"), as: "a.svg",
      is: .unreadable(.misnamed(found: .unknown))),
  ]

  @Test(arguments: sizes) func `the size comes from the attributes`(example: MediaCase) { example.check() }
  @Test(arguments: surroundings) func `only the outermost element counts`(example: MediaCase) { example.check() }
}

extension [UInt8] {
  /// This UTF-8 text as UTF-16, with the least significant byte first.
  fileprivate var utf16: [UInt8] {
    String(decoding: self, as: UTF8.self).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }
}
